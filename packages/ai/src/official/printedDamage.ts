/** What an attack does by itself, as far as its card says: a number for comparing attacks that are not about to be used. */
import { type AttackFacts, isUnreadAttack, type Quantity } from '@pokesol/engine/official';

/** Counts that only the table can tell are taken for this. */
const SOME = 2;

const known = new WeakMap<AttackFacts, number>();

/** Points of damage; a condition, a search and the like count for a little. */
export function printedDamage(attack: AttackFacts): number {
  const before = known.get(attack);
  if (before !== undefined) return before;
  // An attack that the rules refuse is worth nothing (rule 12.5).
  if (isUnreadAttack(attack)) return 0;
  const { effect, damage } = attack;
  const other = 5 * ((effect?.after?.length ?? 0) > 0 ? 1 : 0);
  const worth = Math.min(300, effect?.damage === undefined ? damage : roughly(effect.damage)) + other;
  known.set(attack, worth);
  return worth;
}

function roughly(quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  if ('sum' in quantity) return quantity.sum.reduce<number>((sum, part) => sum + roughly(part), 0);
  if ('product' in quantity) return roughly(quantity.product[0]) * roughly(quantity.product[1]);
  if ('difference' in quantity) return Math.max(0, roughly(quantity.difference[0]) - SOME * 10);
  if ('when' in quantity) return roughly(quantity.then) / 2;
  return 'heads' in quantity ? 1 : SOME;
}
