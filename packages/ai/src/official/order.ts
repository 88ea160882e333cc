/** In which order a turn does what it does anyway: cards are drawn before what depends on them, and used before they are discarded. */
import type { Seat } from '@pokesol/engine';
import type { Battle, Move } from '@pokesol/engine/official';
import { drawBeside, drawnBeside } from './course.ts';
import type { Planned } from './planned.ts';

/** A first move with its answers, and what it is worth. */
type FirstMove = {
  readonly battle: Battle;
  readonly moves: readonly Planned[];
  readonly value: number;
};

/** Another card might have been better there. */
const DEPENDENT: ReadonlySet<Move['type']> = new Set(['attach', 'evolve', 'retreat']);
const DRAWING: ReadonlySet<Move['type']> = new Set(['trainer', 'ability', 'cardAbility', 'stadium']);
/** Uses a card of the hand. */
const USING: ReadonlySet<Move['type']> = new Set(['attach', 'evolve', 'bench']);

/**
 * A draw that keeps the hand and would be made after the plan's first move, to go before it where that depends on what is drawn;
 * `null` where the plan may begin as it does. `worthOf`: of a battle, the attack still to come.
 */
export function drawnFirst(
  seat: Seat,
  planned: readonly Planned[],
  firsts: readonly FirstMove[],
  worthOf: (battle: Battle) => number,
): readonly Planned[] | null {
  const [begin] = planned;
  if (begin === undefined || !DEPENDENT.has(begin.move.type)) return null;
  const own = firsts.find(({ moves }) => moves.every(({ move }, place) => planned[place]?.move === move));
  if (own === undefined || own.battle.state.choice !== null) return null;
  const draws = firsts.filter(({ battle, moves: [first] }) => {
    if (first === undefined || !DRAWING.has(first.move.type)) return false;
    const drawn = drawnBeside(first.before, battle, seat, first.move);
    if (drawn === 0) return false;
    const later = drawBeside(own.battle, seat, first.move);
    // Some cards are drawn up to a number in the hand: the more of it was played, the more.
    if (later === null || later.drawn > drawn) return false;
    const isPlanned = planned.some(({ move }) => isSame(move, first.move));
    return isPlanned || worthOf(later.after) > worthOf(own.battle);
  });
  return highest(draws)?.moves ?? null;
}

/** Cards of the hand that are of use, to go before a move that discards it; `null` where the plan may begin as it does. */
export function usedFirst(
  seat: Seat,
  planned: readonly Planned[],
  firsts: readonly FirstMove[],
  resting: number,
): readonly Planned[] | null {
  const [begin] = planned;
  if (begin === undefined || !DRAWING.has(begin.move.type)) return null;
  const own = firsts.find(({ moves }) => moves[0]?.move === begin.move);
  if (own === undefined || keepsHand(begin, own.battle, seat)) return null;
  const best = highest(
    firsts.filter(({ moves: [first] }) => first !== undefined && USING.has(first.move.type)),
  );
  return best !== null && best.value > resting ? best.moves : null;
}

const isSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

function keepsHand({ before, move }: Planned, after: Battle, seat: Seat): boolean {
  const held = new Set(after.state.sides[seat].hand);
  return before.state.sides[seat].hand.every(
    (card) => held.has(card) || ('card' in move && move.card === card),
  );
}

function highest(firsts: readonly FirstMove[]): FirstMove | null {
  let found: FirstMove | null = null;
  for (const first of firsts) if (found === null || first.value > found.value) found = first;
  return found;
}
