/** The openings by name, and whether each still is what its wish asks for. */
import { isAction, type Move } from '@pokesol/engine/classic';
import { FOUND } from './found.ts';
import { type BattleOpening, type OpeningChance, type OpeningLine, playOpening } from './opening.ts';
import { type OpeningName, WISHES, type Wish } from './wishes.ts';

/** An opening as it is written down: its moves are plain data. */
export type FoundOpening = { readonly chance: OpeningChance; readonly moves: readonly object[] };

/** What is wanted of an opening of that name. */
export const wishOf = (name: OpeningName): Wish => WISHES[name];

export function openingOf(name: OpeningName): BattleOpening {
  // A wish that is new has none yet.
  const found: FoundOpening | undefined = FOUND[name];
  if (found === undefined)
    throw new Error(`no opening «${name}» was found: npm run tool -- openings ${name}`);
  return { chance: found.chance, moves: found.moves.map(asMove) };
}

function asMove(value: object): Move {
  if (!isAction(value) || value.type === 'concede' || value.type === 'timeOut')
    throw new Error(`this is no move: ${JSON.stringify(value)}`);
  return value;
}

/** What of a wish does not come true in a line. */
export const unmetIn = ({ wanted }: Wish, line: OpeningLine): string[] =>
  Object.entries(wanted).flatMap(([what, isSo]) => (isSo(line) ? [] : [what]));

/** Plays the opening again. Throws, with what to do, when a change of rules, AI or cards has broken it. */
export function checkOpening(name: OpeningName): void {
  const wish = wishOf(name);
  let broken: string;
  try {
    broken = unmetIn(wish, playOpening(wish.setup, openingOf(name))).join('; ');
  } catch (error) {
    broken = (error as Error).message;
  }
  if (broken !== '')
    throw new Error(
      `The opening «${name}» is not what it was any more (${broken}). ` +
        `If rules, AI or cards were changed on purpose, find another one: npm run tool -- openings ${name}`,
    );
}
