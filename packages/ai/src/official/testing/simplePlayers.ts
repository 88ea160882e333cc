/** The two fixed points of the scale of strength: chance, and the most damage at once. */
import { forecastOf, type Move } from '@pokesol/engine/official';
import { best, pickOne } from '../../pick.ts';
import { guessBattle } from '../guess.ts';
import type { OfficialPlayer } from './playOut.ts';

/** Any legal move: Elo 0. */
export const randomPlayer: OfficialPlayer = (_view, legal, random) => pickOne(random, legal);

/** Cards onto the table before anything else; then the attack of most damage; answers by chance. */
const ORDER: readonly Move['type'][] = ['evolve', 'bench', 'attach'];

export const greedyPlayer: OfficialPlayer = (view, legal, random) => {
  if (view.choice !== null) return pickOne(random, legal);
  for (const type of ORDER) {
    const moves = legal.filter((move) => move.type === type);
    const active = moves.find((move) => move.type === 'attach' && move.pokemon === view.you.active?.id);
    if (moves.length > 0) return active ?? pickOne(random, moves);
  }
  const battle = guessBattle(view, 'greedy');
  const { active } = battle.state.sides[view.seat];
  const blows = active === null ? [] : forecastOf(battle, view.seat, active);
  const attacks = legal.filter((move) => move.type === 'attack' && move.pokemon === undefined);
  const strongest = best(attacks, (move) => (move.type === 'attack' ? (blows[move.attack]?.most ?? 0) : 0));
  return strongest ?? legal.find(({ type }) => type === 'endTurn') ?? pickOne(random, legal);
};
