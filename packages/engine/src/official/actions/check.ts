/** Whether an action is allowed now: the one judgement behind both `legalActions` and `applyAction`. */
import type { Seat } from '../../kernel/ids.ts';
import type { Action } from '../model/actions.ts';
import type { Reason } from '../model/refusals.ts';
import type { Battle } from '../model/state.ts';
import { actionRuleOf } from './registry.ts';

/** The reason against the action, or `null` if it is allowed. */
export function check(battle: Battle, action: Action): Reason | null {
  const { state } = battle;
  if (state.phase === 'ended') return 'ENDED';
  switch (action.type) {
    case 'concede':
    case 'choose':
    case 'pick':
      break;
    case 'timeOut':
      if (!isToMove(battle, action.seat)) return 'NOT_YOUR_TURN';
      break;
    default:
      if (state.phase === 'setup') return 'SETUP';
      if (state.choice !== null) return state.choice.seat === action.seat ? 'CHOICE_OPEN' : 'NOT_YOUR_TURN';
      if (state.current !== action.seat) return 'NOT_YOUR_TURN';
      // Between two attacks of a turn there is nothing else (rule 11.15).
      if (
        action.type !== 'attack' &&
        action.type !== 'endTurn' &&
        state.thisTurn.some(({ what }) => what === 'mayAttackAgain')
      )
        return 'ONLY_ATTACK_AGAIN';
  }
  return actionRuleOf(action).check(battle, action);
}

/** Whether the battle waits for that seat: to answer, or to go on with its turn. */
export function isToMove({ state }: Battle, seat: Seat): boolean {
  if (state.phase === 'ended') return false;
  return state.choice === null ? state.current === seat : state.choice.seat === seat;
}
