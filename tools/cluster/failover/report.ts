/** What a drill found, as a table and in words. */
import type { Outcome } from './rounds.ts';

const MOST_TOLD = 10;

export function printOutcomes(outcomes: readonly Outcome[]): void {
  console.table(
    Object.fromEntries(
      outcomes.map((outcome) => [
        outcome.name,
        {
          rounds: outcome.rounds,
          's without writes': range(outcome.pauses.map(({ seconds }) => seconds)),
          load: range(outcome.pauses.map(({ load }) => load)),
          acknowledged: outcome.acknowledged,
          '503': outcome.answered503,
          unanswered: outcome.unanswered,
          'had happened': outcome.hadHappened,
          'report lost, swept': outcome.swept,
          streams: outcome.streams,
          'looked for': outcome.looked,
          LOST: outcome.lost.length,
          wrong: outcome.wrong.length,
        },
      ]),
    ),
  );
  for (const { name, lost, wrong } of outcomes)
    for (const each of [...lost, ...wrong].slice(0, MOST_TOLD)) console.log(`${name}: ${each}`);
}

/** The middle one, and from the least to the most. */
function range(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number): string => (sorted[index] ?? 0).toFixed(1);
  return sorted.length < 2
    ? at(0)
    : `${at(Math.floor(sorted.length / 2))} (${at(0)} to ${at(sorted.length - 1)})`;
}
