/** Two versions of a deck on the same battles: the sentence before the numbers, the range, and where they differ. */

import { comparisonOf, type ListLine, swapBetween } from '@pokesol/ai/gauntlet';
import { counted } from '../../platform/format.ts';
import { cx } from '../../ui/cx.ts';
import { GauntletProgress } from './GauntletProgress.tsx';
import { Repeat } from './GauntletResult.tsx';
import type { GauntletRun, SwapRun } from './gauntletRun.ts';
import { type FactsById, type GauntletState, opponentsOf } from './gauntlets.ts';
import { differenceText, settledText, signedText, VERDICT_NAMES } from './gauntletText.ts';
import { PartText } from './PartText.tsx';
import { RangeBar } from './RangeBar.tsx';

type SwapResultProps = { run: GauntletRun; swap: SwapRun; state: GauntletState };

/** Half of the axis of differences, in shares of all battles. */
const AXIS = 0.25;
const onAxis = (share: number): number => Math.min(1, Math.max(0, 0.5 + share / (2 * AXIS)));

export function SwapResult({ run, swap, state }: SwapResultProps) {
  const opponents = opponentsOf(run);
  const comparison = comparisonOf(run.outcomes, swap.outcomes, opponents.length);
  const { battles, low, high, difference, verdict, both, onlyOld, onlyNew, neither } = comparison;
  const isDone = state.status === 'done';
  const changes = swapBetween(run.lines, swap.lines);
  return (
    <div className="gauntlet-columns">
      <div className="stack-12">
        <ul className="swap-changes">
          <Change word="Out" lines={changes.out} facts={state.facts} />
          <Change word="In" lines={changes.in} facts={state.facts} />
        </ul>
        <section aria-label="Verdict" className="gauntlet-box stack-8">
          <div role="status">
            <h2 className="pixel-title gauntlet-heading">
              {battles === 0
                ? 'Not compared yet'
                : isDone
                  ? VERDICT_NAMES[verdict]
                  : `So far: ${VERDICT_NAMES[verdict].toLowerCase()}`}
            </h2>
          </div>
          {battles > 0 && (
            <>
              <p>{differenceText(comparison)}</p>
              <RangeBar
                low={onAxis(low)}
                high={onAxis(high)}
                mark={onAxis(difference)}
                ends={['old list better', 'new list better']}
              />
              <p className="hint">{settledText(comparison)}</p>
            </>
          )}
          {!isDone && <GauntletProgress run={run} state={state} />}
        </section>
        {battles > 0 && (
          <table className="swap-square">
            <caption className="sr-only">{counted(battles, 'battle')}, by who won them</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">new list wins</th>
                <th scope="col">new list loses</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">old list wins</th>
                <Cell count={both} name="both" />
                <Cell count={onlyOld} name="only the old" tone="old" />
              </tr>
              <tr>
                <th scope="row">old list loses</th>
                <Cell count={onlyNew} name="only the new" tone="new" />
                <Cell count={neither} name="neither" />
              </tr>
            </tbody>
          </table>
        )}
      </div>
      <aside className="stack-12">
        {battles > 0 && (
          <section className="stack-8">
            <h2 className="pixel-title gauntlet-heading">Where it helped</h2>
            <ul className="stack-8">
              {opponents
                .map(({ id, name }, place) => ({ id, name, ...comparison.opponents[place] }))
                .sort((a, b) => (b.more ?? 0) - (a.more ?? 0))
                .map(({ id, name, more = 0, of = 0 }) => (
                  <li key={id} className={cx('swap-opponent', more > 0 && 'is-more', more < 0 && 'is-less')}>
                    <b className="grows">{name}</b>
                    <span>
                      {signedText(more)} of {of}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        )}
        <PartText run={run} facts={state.facts} />
        <Repeat run={run} />
      </aside>
    </div>
  );
}

type ChangeProps = { word: 'Out' | 'In'; lines: readonly ListLine[]; facts: FactsById | null };

function Change({ word, lines, facts }: ChangeProps) {
  const said = lines
    .map(({ cardId, quantity }) => `${quantity} × ${facts?.[cardId]?.name ?? cardId}`)
    .join(', ');
  return (
    <li className={word === 'Out' ? 'swap-change is-out' : 'swap-change is-in'}>
      <b>{word}:</b> {said}
    </li>
  );
}

function Cell({ count, name, tone }: { count: number; name: string; tone?: 'old' | 'new' }) {
  return (
    <td className="swap-cell" data-tone={tone}>
      <b>{count}</b>
      <span>{name}</span>
    </td>
  );
}
