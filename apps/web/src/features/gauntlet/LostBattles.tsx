/** The lost battles that a player may want to see, of different opponents first; each opens as a replay. */
import { battlePlace } from '@pokesol/ai/gauntlet';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import type { GauntletRun } from './gauntletRun.ts';
import { opponentsOf } from './gauntlets.ts';
import { battleEndText } from './gauntletText.ts';
import { battleHref } from './triedDeck.ts';

const SHOWN = 3;

export function LostBattles({ run }: { run: GauntletRun }) {
  const opponents = opponentsOf(run);
  const lost = run.outcomes
    .map((outcome, battle) => ({ ...outcome, battle, ...battlePlace(battle, Math.max(1, opponents.length)) }))
    .filter(({ result }) => result === 'lost');
  const firstOfEach = lost.filter(
    ({ opponent }, place) => lost.findIndex((each) => each.opponent === opponent) === place,
  );
  const shown = [...new Set([...firstOfEach, ...lost])].slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className="stack-8">
      <h2 className="pixel-title gauntlet-heading">Lost battles to look at</h2>
      <ul className="stack-8">
        {shown.map(({ battle, opponent, turn, ending }) => {
          const against = `Against ${opponents[opponent]?.name ?? 'an opponent'}, turn ${turn}`;
          return (
            <li key={battle} className="gauntlet-lost">
              <span className="grows">
                <b>{against}</b>
                <small>{battleEndText(ending)}</small>
              </span>
              <Link
                href={battleHref(run.deckKey, battle)}
                aria-label={`Replay: ${against}`}
                className={buttonClass('secondary')}
              >
                Replay
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
