/** `legalActions` of the official rules: every move that a seat may make now. */
import type { Seat } from '../../kernel/ids.ts';
import type { Action, Move } from '../model/actions.ts';
import type { Battle } from '../model/state.ts';
import { check, isToMove } from './check.ts';
import { ACTION_RULES } from './registry.ts';

const ANSWERS = [ACTION_RULES.choose, ACTION_RULES.pick] as const;
const IN_TURN = [
  ACTION_RULES.bench,
  ACTION_RULES.assemble,
  ACTION_RULES.evolve,
  ACTION_RULES.attach,
  ACTION_RULES.trainer,
  ACTION_RULES.ability,
  ACTION_RULES.cardAbility,
  ACTION_RULES.stadium,
  ACTION_RULES.retreat,
  ACTION_RULES.attack,
  ACTION_RULES.endTurn,
] as const;

/**
 * The moves `applyAction` accepts from that seat now, in a fixed order, of equal cards in the hand one; empty while the
 * battle waits for the other seat, and when it has ended. Of a question for several things each is listed by itself
 * (`pick`), so that the list never grows beyond what is offered; the whole answer (`choose`) is taken as well.
 */
export function legalActions(battle: Battle, seat: Seat): readonly Move[] {
  if (!isToMove(battle, seat)) return [];
  const moves: Action[] = [];
  for (const { offers } of battle.state.choice === null ? IN_TURN : ANSWERS)
    for (const move of offers(battle, seat)) if (check(battle, move) === null) moves.push(move);
  return moves as readonly Action[] as readonly Move[];
}
