/** `applyAction` of the official rules: one action, judged and carried out; the battle it was given never changes. */
import type { Result } from '../../kernel/result.ts';
import { type Action, isAction } from '../model/actions.ts';
import type { BattleEvent } from '../model/events.ts';
import { type OfficialRefusal, refusal } from '../model/refusals.ts';
import type { Battle } from '../model/state.ts';
import { settle } from '../query/settled.ts';
import { run } from '../resolve/run.ts';
import { draftOf } from '../table/draft.ts';
import { check } from './check.ts';
import { actionRuleOf } from './registry.ts';

/** The battle after an action, and what happened. */
export type Applied = { readonly battle: Battle; readonly events: readonly BattleEvent[] };

/**
 * Carries out an action. Takes anything from outside: what has no action's shape, or is not allowed now, comes back as
 * a refusal, and nothing has happened.
 */
export function applyAction(battle: Battle, action: Action): Result<Applied, OfficialRefusal> {
  if (!isAction(action)) return refusal('MALFORMED_ACTION');
  const reason = check(battle, action);
  if (reason !== null) return refusal(reason);
  const answers = 'answers' in action ? action.answers : undefined;
  const draft = draftOf(battle, answers === undefined ? null : { seat: action.seat, answers: [...answers] });
  actionRuleOf(action).perform(draft, action);
  if (draft.state.choice === null) run(draft);
  const { printed, printing } = battle;
  settle(draft.state);
  return { battle: { rules: 'official', printed, printing, state: draft.state }, events: draft.events };
}
