/** Slips as people make them: for a turn a kind of move is overlooked, or the stronger attack. Nothing is thrown away by one. */
import type { Random } from '@pokesol/engine';
import { type BattleView, forecastOf, type Move } from '@pokesol/engine/official';
import { best } from '../pick.ts';
import { guessBattle } from './guess.ts';

/** `attack`: the one of most damage, where another one can be used. */
const OVERSIGHTS = ['attach', 'evolve', 'trainer', 'ability', 'attack'] as const;
export type Oversight = (typeof OVERSIGHTS)[number];

/** What is overlooked in that turn, and nothing else until it is over. */
export type Slip = { readonly turn: number; readonly overlooked: readonly Oversight[] };

/** The slip of this turn: the one in mind, or a new one. `slips`: the chance of each oversight. */
export function slipOf(
  { turn, current, seat }: BattleView,
  before: Slip | null,
  slips: number,
  random: Random,
): Slip | null {
  if (slips === 0 || turn === 0 || current !== seat) return null;
  if (before?.turn === turn) return before;
  return { turn, overlooked: OVERSIGHTS.filter(() => random.below(1000) < 1000 * slips) };
}

/** The moves that come to mind. Answers always do, and the end of the turn. */
export function noticed(view: BattleView, legal: readonly Move[], slip: Slip | null): readonly Move[] {
  if (slip === null || slip.overlooked.length === 0 || view.choice !== null) return legal;
  const { overlooked } = slip;
  const missed = overlooked.includes('attack') ? strongestOf(view, legal) : null;
  const kinds: readonly string[] = overlooked.filter((kind) => kind !== 'attack');
  const kindOf = ({ type }: Move): string => (type === 'cardAbility' ? 'ability' : type);
  return legal.filter((move) => move !== missed && !kinds.includes(kindOf(move)));
}

/** Of several attacks the one of most damage. */
function strongestOf(view: BattleView, legal: readonly Move[]): Move | null {
  const attacks = legal.filter((move) => move.type === 'attack' && move.pokemon === undefined);
  if (attacks.length < 2) return null;
  const battle = guessBattle(view, 'strongest');
  const { active } = battle.state.sides[view.seat];
  const blows = active === null ? [] : forecastOf(battle, view.seat, active);
  return best(attacks, (move) => (move.type === 'attack' ? (blows[move.attack]?.most ?? 0) : 0));
}
