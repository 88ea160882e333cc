/** Whether a trainer or an ability may be used: its price is there in full, and something would change (rules 3.6, 10). */
import type { Step } from '../model/language.ts';
import type { Reason } from '../model/refusals.ts';
import type { Table } from '../model/state.ts';
import type { Context } from '../query/context.ts';
import { stepRuleOf } from '../steps/registry.ts';

const reasonAgainst = (table: Table, context: Context, step: Step): Reason | null =>
  stepRuleOf(step).possible?.(table, context, step) ?? null;

/** What must be there, or the rest has nothing to work on. */
const isDemand = (step: Step): boolean =>
  ((step.do === 'choosePokemon' || step.do === 'chooseCards') && step.min > 0) ||
  step.do === 'chooseAttack' ||
  step.do === 'bindAll' ||
  step.do === 'bench';

/** Whether a step works on what an earlier one chooses, so that nobody can say yet what it would find. */
const later = new WeakMap<Step, boolean>();
function isLater(step: Step): boolean {
  const known = later.get(step);
  if (known !== undefined) return known;
  // Whether the Bench has a place is known before the card for it is.
  // So is for whom something is done, whatever its steps call them.
  // Of modes the first step alone decides whether there is something to work on.
  const asked =
    step.do === 'forEach'
      ? step.pokemon
      : step.do === 'chooseModes'
        ? step.modes.map(([first]) => first)
        : step;
  const found = step.do !== 'bench' && JSON.stringify(asked).includes('"bound":');
  later.set(step, found);
  return found;
}

export function reasonAgainstUse(
  table: Table,
  context: Context,
  price: readonly Step[],
  steps: readonly Step[],
): Reason | null {
  for (const step of price) {
    const reason = isLater(step) ? null : reasonAgainst(table, context, step);
    if (reason !== null) return reason;
  }
  const reasons = steps.map((step) => (isLater(step) ? null : reasonAgainst(table, context, step)));
  for (const [index, step] of steps.entries()) {
    const reason = reasons[index] ?? null;
    if (isDemand(step) && reason !== null) return reason;
  }
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}
