/** What a determinized position is worth to the hard level: as it stands after the opponent's likely answer. */
import { factsOf, otherSeat, type Seat } from '@pokesol/engine';
import type { Applied, Battle, Move } from '@pokesol/engine/classic';
import { type EvaluationWeights, evaluate } from '../evaluate.ts';
import type { Question } from '../question.ts';
import { attackOf, tryAction } from '../simulate.ts';

/**
 * Picked on one set of deals and confirmed on another: with the same deck on both sides they beat the medium level's weights
 * by 30 Elo (95%: 19 to 40), and battles do not get longer.
 */
const WEIGHTS: EvaluationWeights = { deckCard: 250, trainer: 16, falls: 15, damage: 1.2 };

/** One planning: whose it is, and how many actions it has tried. */
export type Search = { readonly question: Question; readonly seat: Seat; spent: number };

/** Tries one action; `null` where it is not allowed. */
export function step(search: Search, battle: Battle, move: Move): Applied | null {
  search.spent += 1;
  return tryAction(battle, move);
}

/** If the turn ends here; minus infinity where it cannot, as a question is open or no Pokémon has come forward. */
export function restingValue(search: Search, battle: Battle): number {
  const { seat } = search;
  if (battle.state.phase === 'ended') return worthOf(search, battle);
  const after = step(search, battle, { type: 'endTurn', seat })?.battle;
  if (after === undefined) return Number.NEGATIVE_INFINITY;
  return after.state.phase === 'ended' ? worthOf(search, after) : answeredWorth(search, after);
}

/** The same with an attack before the end: cards drawn before attacking would look wasted otherwise. */
export function attackingValue(search: Search, battle: Battle): number {
  const attacked = attacks(search, battle, search.seat);
  return Math.max(
    restingValue(search, battle),
    attacked === null ? Number.NEGATIVE_INFINITY : restingValue(search, attacked),
  );
}

const worthOf = ({ question, seat }: Search, battle: Battle): number =>
  evaluate(battle, seat, question.personality, WEIGHTS);

/** The opponent brings the Pokémon forward that hurts most, gives it the energy it needs, and attacks. */
function answeredWorth(search: Search, battle: Battle): number {
  const other = otherSeat(search.seat);
  let worst = Number.POSITIVE_INFINITY;
  for (const forward of comeForward(search, battle, other)) {
    const ready = supplied(search, forward, other);
    worst = Math.min(worst, worthOf(search, attacks(search, ready, other) ?? ready));
  }
  return worst;
}

function attacks(search: Search, battle: Battle, seat: Seat): Battle | null {
  const attack = attackOf(battle, seat);
  return attack === null ? null : (step(search, battle, attack)?.battle ?? null);
}

function supplied(search: Search, battle: Battle, seat: Seat): Battle {
  const { active, hand } = battle.state.sides[seat];
  if (active === null || active.energy.length > 0) return battle;
  const card = hand.find((each) => factsOf(battle, each).kind === 'energy');
  if (card === undefined) return battle;
  return step(search, battle, { type: 'attach', seat, card, pokemon: active.id })?.battle ?? battle;
}

function comeForward(search: Search, battle: Battle, seat: Seat): readonly Battle[] {
  const { active, bench } = battle.state.sides[seat];
  if (active !== null) return [battle];
  return bench.flatMap(
    ({ id }) => step(search, battle, { type: 'promote', seat, pokemon: id })?.battle ?? [],
  );
}
