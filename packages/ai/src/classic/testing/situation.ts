/** A question to the AI from a battle at hand, with everything ordinary left out. */
import { SEATS, type Seat, seedRandom } from '@pokesol/engine';
import { type Battle, isToMove, legalActions, viewFor } from '@pokesol/engine/classic';
import { NEUTRAL } from '../../personality.ts';
import type { Ask } from '../chooseAction.ts';

export const situation = (battle: Battle, seat: Seat = 0, seed = 'ask'): Omit<Ask, 'level'> => ({
  view: viewFor(battle, seat),
  legal: legalActions(battle, seat),
  personality: NEUTRAL,
  random: seedRandom(seed),
});

/** Whom the battle waits for; throws when it has ended. */
export function waitedFor(battle: Battle): Seat {
  const seat = SEATS.find((each) => isToMove(battle, each));
  if (seat === undefined) throw new Error('The battle has ended');
  return seat;
}
