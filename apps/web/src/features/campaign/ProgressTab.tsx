/** How far this player has come: the stage, the way behind and ahead, and every trainer in one list. */
import type { CampaignOpponent, CampaignStats } from '@pokesol/protocol';
import { formatNumber } from '../../platform/format.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { TrainerPortrait } from '../trainer/index.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import { type Standing, standingOf } from './messages.ts';
import { TrainerRecords } from './TrainerRecords.tsx';
import './progress.css';

type ProgressTabProps = { opponents: readonly CampaignOpponent[]; stats: CampaignStats };

export function ProgressTab({ opponents, stats }: ProgressTabProps) {
  const stage = opponents.find(({ order }) => order === stats.currentCampaignStage);
  return (
    <div className="progress">
      <div className="progress-side">
        <section className="progress-stage" aria-labelledby="stage-title">
          {stage !== undefined && <TrainerPortrait id={stage.id} className="progress-portrait" />}
          <div className="can-shrink">
            <h2 id="stage-title" className="quiet">
              Current Stage
            </h2>
            <p className="progress-number">{stats.currentCampaignStage}</p>
            {stage !== undefined && (
              <p>
                {stage.name}, {stage.location}
              </p>
            )}
          </div>
        </section>
        <ProgressBar opponents={opponents} />
        <dl className="progress-totals">
          <div>
            <dt>Total Wins</dt>
            <dd className="good">{formatNumber(stats.campaignVictories)}</dd>
          </div>
          <div>
            <dt>Poke Points</dt>
            <dd className="gold">
              <PixelIcon name="star" className="icon-20" />
              {formatNumber(stats.pokePoints)}
            </dd>
          </div>
        </dl>
      </div>
      <section className="details" aria-labelledby="details-title">
        <h2 id="details-title" className="pixel-title progress-title">
          Opponent Details
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <ol className="details-list" tabIndex={0} aria-labelledby="details-title">
          {opponents.map((opponent) => (
            <OpponentRow key={opponent.id} opponent={opponent} />
          ))}
        </ol>
      </section>
    </div>
  );
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  defeated: 'Defeated',
  unlocked: 'Unlocked',
  locked: 'Locked',
};

function OpponentRow({ opponent }: { opponent: CampaignOpponent }) {
  const { id, name, location, difficulty } = opponent;
  const standing = standingOf(opponent);
  return (
    <li className="details-row" data-standing={standing}>
      <span className="details-dot" aria-hidden="true" />
      <TrainerPortrait id={id} className="details-portrait" />
      <div className="takes-rest">
        <p className="is-strong">{name}</p>
        <p className="hint">
          {location} · {STANDINGS[standing]}
        </p>
      </div>
      <TrainerRecords opponent={opponent} />
      <DifficultyBadge difficulty={difficulty} />
    </li>
  );
}

/** The overall progress: a step for each trainer, filled where it is defeated. */
function ProgressBar({ opponents }: { opponents: readonly CampaignOpponent[] }) {
  const defeated = opponents.filter((opponent) => standingOf(opponent) === 'defeated').length;
  const total = opponents.length;
  return (
    <section className="progress-overall" aria-labelledby="overall-title">
      <div className="progress-overall-head">
        <h2 id="overall-title" className="quiet">
          Overall Progress
        </h2>
        <p className="is-strong">
          {defeated} / {total}
        </p>
      </div>
      <div
        role="progressbar"
        aria-labelledby="overall-title"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={defeated}
        aria-valuetext={`${defeated} of ${total} opponents defeated`}
        className="progress-bar"
      >
        {opponents.map((opponent) => (
          <span key={opponent.id} data-standing={standingOf(opponent)} />
        ))}
      </div>
    </section>
  );
}
