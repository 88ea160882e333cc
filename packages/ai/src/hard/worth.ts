/** What an imagined position is worth to the hard level: as it stands after the opponent's likely answer. */
import {
  type Applied,
  applyAction,
  type Battle,
  isRefusal,
  type Move,
  otherSeat,
  type Seat,
} from '@pokesol/engine';
import { evaluate, WON } from '../evaluate.ts';
import type { Question } from '../question.ts';

/** What a card of the deck is worth here: enough to draw more only for want of Pokémon or energy. */
const DECK_CARD = 14;

/** One planning: whose it is, and how many actions it has tried. */
export type Search = { readonly question: Question; readonly seat: Seat; spent: number };

/** Tries one action; `null` where it is not allowed. */
export function step(search: Search, battle: Battle, move: Move): Applied | null {
  search.spent += 1;
  const applied = applyAction(battle, move);
  return isRefusal(applied) ? null : applied;
}

/** If the turn ends here; minus infinity where it cannot, as a question is open. */
export function restingWorth(search: Search, battle: Battle): number {
  const { seat } = search;
  if (battle.state.phase === 'ended') return endedWorth(battle, seat);
  const after = step(search, battle, { type: 'endTurn', seat })?.battle;
  if (after === undefined) return Number.NEGATIVE_INFINITY;
  return after.state.phase === 'ended' ? endedWorth(after, seat) : answeredWorth(search, after);
}

/** The same with an attack before the end: cards drawn before attacking would look wasted otherwise. */
export function attackingWorth(search: Search, battle: Battle): number {
  const value = restingWorth(search, battle);
  const { seat } = search;
  const { active } = battle.state.sides[seat];
  if (active === null) return value;
  const attacked = step(search, battle, { type: 'attack', seat, pokemon: active.id, attack: 0 });
  return attacked === null ? value : Math.max(value, restingWorth(search, attacked.battle));
}

const endedWorth = ({ state }: Battle, seat: Seat): number =>
  state.winner === null ? 0 : state.winner === seat ? WON : -WON;

/** The opponent brings the Pokémon forward that hurts most, and attacks. */
function answeredWorth(search: Search, battle: Battle): number {
  const { seat, question } = search;
  const other = otherSeat(seat);
  let worst = Number.POSITIVE_INFINITY;
  for (const ready of comeForward(search, battle, other)) {
    const { active } = ready.state.sides[other];
    const attack = active && ({ type: 'attack', seat: other, pokemon: active.id, attack: 0 } as const);
    const after = (attack === null ? null : step(search, ready, attack))?.battle ?? ready;
    worst = Math.min(worst, evaluate(after, seat, question.personality, DECK_CARD));
  }
  return worst;
}

function comeForward(search: Search, battle: Battle, seat: Seat): readonly Battle[] {
  const { active, bench } = battle.state.sides[seat];
  if (active !== null) return [battle];
  return bench.flatMap(
    ({ id }) => step(search, battle, { type: 'promote', seat, pokemon: id })?.battle ?? [],
  );
}
