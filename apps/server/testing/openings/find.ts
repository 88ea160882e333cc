/**
 * `npm run tool -- openings [name …]`: finds a battle for each wish that has none or whose battle is broken; for one that is
 * named, in any case. Writes `found.ts`.
 */
import { writeFileSync } from 'node:fs';
import type { BattleOpening } from './opening.ts';
import { checkOpening, openingOf, wishOf } from './openings.ts';
import { search } from './search.ts';
import { OPENING_NAMES, type OpeningName } from './wishes.ts';

const HEADER = `/** Written by \`npm run tool -- openings\`: the chance and the moves of every opening. */
import type { FoundOpening } from './openings.ts';
import type { OpeningName } from './wishes.ts';

export const FOUND: Readonly<Record<OpeningName, FoundOpening>> = {`;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !OPENING_NAMES.some((each) => each === name));
if (unknown.length > 0) {
  console.error(`There is no wish for ${unknown.join(', ')}. There are: ${OPENING_NAMES.join(', ')}`);
  process.exit(1);
}

const entries = OPENING_NAMES.map((name) => {
  const { chance, moves } = (named.includes(name) ? undefined : sound(name)) ?? found(name);
  // A move a line: so they are read and compared.
  const lines = moves.map((move) => JSON.stringify(move)).join(',\n');
  return `${name}: { chance: ${JSON.stringify(chance)}, moves: [\n${lines}\n] }`;
});
writeFileSync(new URL('./found.ts', import.meta.url), `${HEADER}${entries.join(',')}};\n`);

function sound(name: OpeningName): BattleOpening | undefined {
  try {
    checkOpening(name);
    return openingOf(name);
  } catch {
    return undefined;
  }
}

function found(name: OpeningName): BattleOpening {
  const { opening, attempts } = search(name, wishOf(name));
  console.log(`${name}: battle ${attempts}, ${opening.moves.length} moves`);
  return opening;
}
