/**
 * How often each level takes what is certain in a turn: positions of self-play, proved by the solver with a large budget, and some
 * made by hand. `FIND=100 npm run bench tactics` looks for so many of each era anew and writes `tacticsFound.ts`.
 */
import { writeFileSync } from 'node:fs';
import { OFFICIAL_LEVELS, type OfficialLevel, THINKING } from '@pokesol/ai/official';
import {
  HAND_MADE,
  type HandMade,
  ORDER_PUZZLES,
  PRICE_PUZZLES,
  TRAP,
  TRAPS,
  takenInTurn,
  thinkingPlayer,
} from '@pokesol/ai/official/testing';
import type { Battle } from '@pokesol/engine/official';
import { expectFigure } from './expectFigure.ts';
import { FOUND } from './tacticsFound.ts';
import { dealerOf, type Era, findPositions, foundIn, lineOf, positionAt } from './tacticsPositions.ts';

const { FIND } = process.env;
const ERAS: readonly Era[] = ['base', 'middle', 'modern'];
/** Of a hundred positions. */
const RIGHT = { hard: 85, expert: 97 } as const;

type Kind = 'battle' | 'two Prizes and more' | 'one Prize' | 'by hand' | 'order' | 'price' | 'trap';
const KINDS: readonly Kind[] = [
  ...(['battle', 'two Prizes and more', 'one Prize'] as const),
  ...(['by hand', 'order', 'price', 'trap'] as const),
];
type Puzzle = {
  readonly kind: Kind;
  readonly name: string;
  /** Whether the Prizes that were taken, 100 for the battle, are right. */
  readonly isRight: (taken: number) => boolean;
  readonly start: Battle;
  readonly seat: 0 | 1;
};

const kindOf = (gain: number): Kind =>
  gain >= 100 ? 'battle' : gain >= 2 ? 'two Prizes and more' : 'one Prize';

export function benchTactics(): void {
  const found =
    FIND === undefined ? FOUND : ERAS.flatMap((era) => [...findPositions(era, Number(FIND))]).map(lineOf);
  if (FIND !== undefined) write(found);
  const puzzles = [...byHand(), ...ofSelfPlay(found)];
  console.log(`\nCertain Prizes of a turn: ${puzzles.length} positions`);
  let below = -1;
  for (const level of OFFICIAL_LEVELS) {
    const right = puzzles.filter((puzzle) => isSolvedBy(puzzle, level));
    const share = (100 * right.length) / puzzles.length;
    const lines = KINDS.map((kind) => {
      const [part, all] = [right, puzzles].map(
        (list) => list.filter((puzzle) => puzzle.kind === kind).length,
      );
      return `${kind} ${part} of ${all}`;
    });
    console.log(`  ${level.padEnd(6)} ${share.toFixed(1)}% right: ${lines.join(', ')}`);
    expectFigure(`${level} solves more than the level below`, share > below);
    if (level === 'hard' || level === 'expert')
      expectFigure(`${level} takes what is certain in ${RIGHT[level]}%`, share >= RIGHT[level]);
    below = share;
  }
}

const isSolvedBy = ({ start, seat, isRight, name }: Puzzle, level: OfficialLevel): boolean =>
  isRight(takenInTurn(start, seat, thinkingPlayer(THINKING[level]), `${level} ${name}`));

const byHand = (): readonly Puzzle[] => [
  ...puzzlesOf('by hand', HAND_MADE),
  ...puzzlesOf('order', ORDER_PUZZLES),
  ...puzzlesOf('price', PRICE_PUZZLES),
  ...puzzlesOf('trap', [TRAP, ...TRAPS]),
];

const puzzlesOf = (kind: Kind, made: readonly HandMade[]): readonly Puzzle[] =>
  made.map(({ title, gain, battle }) => ({
    kind,
    name: title,
    isRight: (taken) => (gain === 0 ? taken === 0 : taken >= gain),
    start: battle(),
    seat: 0,
  }));

const ofSelfPlay = (found: readonly string[]): readonly Puzzle[] =>
  ERAS.flatMap((era) => {
    const deal = dealerOf(era);
    return found
      .filter((line) => line.startsWith(era))
      .map((line) => {
        const { battle, after, gain } = foundIn(line);
        const { battle: start, seat } = positionAt(deal(battle), after);
        return { kind: kindOf(gain), name: line, isRight: (taken: number) => taken >= gain, start, seat };
      });
  });

function write(lines: readonly string[]): void {
  const header =
    '/** Written by `FIND=100 npm run bench tactics`: era, battle, actions before the position, Prizes that are certain, moves to take them. */';
  const text = lines.map((line) => `'${line}',`).join('\n');
  writeFileSync(
    new URL('./tacticsFound.ts', import.meta.url),
    `${header}\nexport const FOUND: readonly string[] = [\n${text}\n];\n`,
  );
}
