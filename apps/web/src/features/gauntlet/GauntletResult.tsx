/** What a deck wins, the result first, then by opponent, with what can be looked at and tried next. */
import { summaryOf } from '@pokesol/ai/gauntlet';
import { useId } from 'react';
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { TypeIcon } from '../card/index.ts';
import { gauntletCommand } from './command.ts';
import { GauntletProgress } from './GauntletProgress.tsx';
import type { GauntletRun } from './gauntletRun.ts';
import { type FactsById, type GauntletState, opponentsOf } from './gauntlets.ts';
import { battleEndText, percentText, rangeText, spokenRate } from './gauntletText.ts';
import { LostBattles } from './LostBattles.tsx';
import { PartText } from './PartText.tsx';
import { RangeBar } from './RangeBar.tsx';

type ResultProps = { run: GauntletRun; state: GauntletState; onSwap: () => void };

export function GauntletResult({ run, state, onSwap }: ResultProps) {
  const opponents = opponentsOf(run);
  const summary = summaryOf(run.outcomes, opponents.length);
  const { all, first, second, medianTurn } = summary;
  const title = useId();
  return (
    <div className="gauntlet-columns">
      <div className="stack-12">
        <section aria-label="Result" className="gauntlet-box">
          <p className="gauntlet-result">
            <b className="gauntlet-share">{all.of === 0 ? '–' : percentText(all.share)}</b>
            <span>
              {all.of === 0 ? (
                'No battle is over yet.'
              ) : (
                <>
                  <b>{state.status === 'done' ? 'won' : 'won so far'}</b>, true rate most likely{' '}
                  {rangeText(all)}%
                </>
              )}
            </span>
          </p>
          <GauntletProgress run={run} state={state} />
        </section>
        <section aria-labelledby={title} className="stack-8">
          <h2 id={title} className="pixel-title gauntlet-heading">
            By opponent
          </h2>
          <ul className="gauntlet-opponents">
            {opponents.map(({ id, name, setName, year, lines }, place) => {
              const rate = summary.opponents[place] ?? all;
              return (
                <li key={id} className="gauntlet-opponent">
                  <span className="sr-only">{spokenRate(name, rate)}</span>
                  <span aria-hidden="true" className="gauntlet-type">
                    <TypeIcon type={typeOf(lines, state.facts)} />
                  </span>
                  <span aria-hidden="true" className="gauntlet-name">
                    <b>{name}</b>
                    <small>{rate.of === 0 ? `${setName}, ${year}` : `${rate.won} of ${rate.of} won`}</small>
                  </span>
                  <RangeBar low={rate.low} high={rate.high} mark={rate.of === 0 ? undefined : rate.share} />
                  <span aria-hidden="true" className="gauntlet-percent">
                    <b>{rate.of === 0 ? '–' : percentText(rate.share)}</b>
                    <small>{rate.of === 0 ? '' : rangeText(rate)}</small>
                  </span>
                </li>
              );
            })}
          </ul>
          <p className="hint">
            Left of the line, the deck loses more than it wins. In 95 of 100 such runs the true rate lies
            within the bar; four times as many battles halve its length.
          </p>
        </section>
      </div>
      <aside className="stack-12">
        <dl className="gauntlet-figures">
          <Figure
            name="going first"
            value={first.of === 0 ? '–' : percentText(first.share)}
            range={first.of === 0 ? '' : rangeText(first)}
          />
          <Figure
            name="second"
            value={second.of === 0 ? '–' : percentText(second.share)}
            range={second.of === 0 ? '' : rangeText(second)}
          />
          <Figure name="turns, median" value={String(medianTurn ?? '–')} range="" />
        </dl>
        {all.of > 0 && (
          <section className="gauntlet-ways stack-8">
            <h2 className="pixel-title gauntlet-heading">How they ended</h2>
            <Ways name="Won" ways={summary.wonBy} />
            <Ways name="Lost" ways={summary.lostBy} />
            {summary.drawn > 0 && <p>{summary.drawn} drawn; a draw is not a win.</p>}
          </section>
        )}
        <LostBattles run={run} />
        <section className="gauntlet-box stack-12">
          <h2 className="pixel-title gauntlet-heading">What if?</h2>
          <p>
            Swap up to four cards and play the same {counted(run.battles, 'battle')} again with both lists.
          </p>
          <Button
            aria-disabled={state.facts === null || undefined}
            onClick={() => state.facts !== null && onSwap()}
          >
            Try a swap
          </Button>
        </section>
        <PartText run={run} facts={state.facts} />
        <Repeat run={run} />
      </aside>
    </div>
  );
}

function Figure({ name, value, range }: { name: string; value: string; range: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> <small>{range}</small>
      </dd>
    </div>
  );
}

function Ways({ name, ways }: { name: string; ways: ReturnType<typeof summaryOf>['wonBy'] }) {
  if (ways.length === 0) return null;
  return (
    <p>
      <b>{name}:</b> {ways.map(({ ending, times }) => `${battleEndText(ending)} ${times}`).join(' · ')}
    </p>
  );
}

export function Repeat({ run }: { run: GauntletRun }) {
  return (
    <div className="gauntlet-repeat">
      <p>
        Seed <b>{run.seed}</b>: anyone can repeat this run and get the same numbers. It stays in this browser
        until you share it.
      </p>
      {run.opponents !== null && (
        <CopyText
          what="the command that repeats it"
          text={gauntletCommand(run)}
          short="npm run battle -- --gauntlet …"
        />
      )}
    </div>
  );
}

/** The type of most of its Pokémon. */
function typeOf(lines: GauntletRun['lines'], facts: FactsById | null): string {
  const counts = new Map<string, number>();
  for (const { cardId, quantity } of lines) {
    const card = facts?.[cardId];
    if (card?.kind !== 'pokemon') continue;
    for (const type of card.types) counts.set(type, (counts.get(type) ?? 0) + quantity);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? 'Colorless';
}
