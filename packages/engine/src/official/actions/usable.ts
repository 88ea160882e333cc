/** Whether a trainer or an ability may be used: its price is there in full, and something would change (rules 3.6, 10). */
import type { Step } from '../model/language.ts';
import type { Reason } from '../model/refusals.ts';
import type { Table } from '../model/state.ts';
import type { Context } from '../query/context.ts';
import { stepRuleOf } from '../steps/registry.ts';

/** The lists of steps to which coins or a player's yes may lead; `null` where the step itself does something. */
function waysOf(step: Step): readonly (readonly Step[])[] | null {
  // How a coin falls is no change: only what follows from it.
  if (step.do === 'flip') return [];
  if (step.do === 'may') return [step.yes];
  if (step.do === 'if') return asksCoins(step.is) ? [step.yes, step.no ?? []] : null;
  return step.do === 'repeat' && asksCoins(step.times) ? [step.steps] : null;
}
const asksCoins = (part: object | number): boolean => /"(heads|allHeads)":/.test(JSON.stringify(part));

function reasonAgainst(table: Table, context: Context, step: Step): Reason | null {
  const ways = waysOf(step);
  if (ways === null)
    return isLater(step) ? null : (stepRuleOf(step).possible?.(table, context, step) ?? null);
  const reasons = ways.flatMap((steps) =>
    steps.length === 0 ? [] : [reasonAgainstUse(table, context, [], steps)],
  );
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? 'NO_CHANGE') : null;
}

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

/** Whether the cards that it takes are known to be none, since nothing was there to choose them from. */
const takesFrom = (none: ReadonlySet<string>, step: Step): boolean =>
  (step.do === 'move' || step.do === 'reveal' || step.do === 'bench' || step.do === 'attachEnergy') &&
  'bound' in step.cards &&
  none.has(step.cards.bound);

export function reasonAgainstUse(
  table: Table,
  context: Context,
  price: readonly Step[],
  steps: readonly Step[],
): Reason | null {
  for (const step of price) {
    const reason = reasonAgainst(table, context, step);
    if (reason !== null) return reason;
  }
  const none = new Set<string>();
  const reasons = steps.map((step) => {
    const reason = takesFrom(none, step) ? 'NO_CHANGE' : reasonAgainst(table, context, step);
    if (step.do === 'chooseCards' && reason !== null) none.add(step.as);
    return reason;
  });
  for (const [index, step] of steps.entries()) {
    const reason = reasons[index] ?? null;
    if (isDemand(step) && reason !== null) return reason;
  }
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}
