/** Plays what was recorded again, whatever the rules: from its beginning, one action after another. */
import { isRefusal, type Refusal, type Result } from './result.ts';

/** One entry for the beginning, with `action: null`, and one for each action; the refusal of one that is not allowed ends it. */
export function playAgain<Step extends { readonly battle: unknown }, Action, Reason extends Refusal>(
  begun: Result<Step, Reason>,
  actions: readonly Action[],
  apply: (battle: Step['battle'], action: Action) => Result<Step, Reason>,
): Result<readonly (Step & { readonly action: Action | null })[], Reason> {
  if (isRefusal(begun)) return begun;
  const steps: (Step & { readonly action: Action | null })[] = [{ ...begun, action: null }];
  let battle: Step['battle'] = begun.battle;
  for (const action of actions) {
    const applied = apply(battle, action);
    if (isRefusal(applied)) return applied;
    ({ battle } = applied);
    steps.push({ ...applied, action });
  }
  return steps;
}
