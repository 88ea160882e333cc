/** The command that repeats a gauntlet anywhere: everything that decides its battles stands in it. */
import type { ListLine } from '@pokesol/ai/gauntlet';
import type { GauntletRun } from './gauntletRun.ts';

export function gauntletCommand({
  rules,
  level,
  battles,
  seed,
  lines,
  opponents,
  swap,
}: GauntletRun): string {
  const options = [
    `--rules ${rules}`,
    `--ai ${level}`,
    `--battles ${battles}`,
    `--seed ${quoted(seed)}`,
    `--against ${quoted((opponents ?? []).join())}`,
    `--deck ${quoted(written(lines))}`,
    ...(swap === null ? [] : [`--swap ${quoted(written(swap.lines))}`]),
  ];
  return `npm run battle -- --gauntlet ${options.join(' ')}`;
}

const written = (lines: readonly ListLine[]): string =>
  lines.map(({ cardId, quantity }) => `${quantity} ${cardId}`).join(', ');

/** For every usual shell. */
const quoted = (text: string): string =>
  /^[\w.,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
