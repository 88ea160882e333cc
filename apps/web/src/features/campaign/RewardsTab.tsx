/** What a victory pays, by difficulty, and what the points will be good for. */
import type { CampaignOpponent } from '@pokesol/protocol';
import { DIFFICULTIES } from '@pokesol/protocol/constants';
import { formatNumber } from '../../platform/format.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { TrainerPortrait } from '../trainer/index.ts';
import { DIFFICULTY_FACTS, DifficultyBadge } from './DifficultyBadge.tsx';
import './progress.css';

/** Without its list of trainers it still says what each difficulty pays. */
export function RewardsTab({ opponents }: { opponents: readonly CampaignOpponent[] }) {
  return (
    <>
      <h2 className="pixel-title rewards-title">Poke Points per Victory</h2>
      <ul className="rewards">
        {DIFFICULTIES.map((difficulty) => {
          const { points, words } = DIFFICULTY_FACTS[difficulty];
          const trainers = opponents.filter((opponent) => opponent.difficulty === difficulty);
          return (
            <li key={difficulty} className="reward" data-difficulty={difficulty}>
              <DifficultyBadge difficulty={difficulty} />
              <p className="reward-points">{points}</p>
              <p className="quiet">Poke Points. {words}.</p>
              <ul className="reward-trainers">
                {trainers.map(({ id, name, victoryReward }) => (
                  <li key={id}>
                    <TrainerPortrait id={id} className="details-portrait" />
                    <span className="takes-rest">{name}</span>
                    <b>{formatNumber(victoryReward)}</b>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <aside className="shop-note" aria-labelledby="shop-title">
        <PixelIcon name="store" className="rewards-shop-icon" />
        <div>
          <h2 id="shop-title" className="pixel-title small-title">
            Coming Soon: Poke Points Shop
          </h2>
          <p className="rewards-shop-text">
            Your points will buy booster packs, rare cards and exclusive items.
          </p>
        </div>
      </aside>
    </>
  );
}
