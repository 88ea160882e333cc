/** How much damage an attack does, as its text counts it. */
import { oneOf, phrase } from '../grammar/phrase.ts';
import { amount } from './numbers.ts';
import { each } from './quantities.ts';
import type { Part } from './statement.ts';

/** Said of the damage alone. */
export const worth = phrase<Part>('worth');
export const does = oneOf<'does'>('does', [
  ['this attack does', 'does'],
  ['does', 'does'],
]);
worth.says`${does} ${amount} damage for each ${each}`
  .or`${does} ${amount} damage times the (number|amount|total number|total amount) of ${each}`.means(
  (_does, n, of) => ({
    part: 'damage',
    amount: { product: [n, of] },
  }),
);
worth.says`${does} ${amount} more damage for each ${each}`.or`${does} ${amount} more for each ${each}`
  .or`${does} ${amount} more damage times the (number|amount|total number|total amount) of ${each}`.means(
  (_does, n, of) => ({
    part: 'more',
    amount: { product: [n, of] },
  }),
);
worth.says`this attack does ${amount} less damage for each ${each}`.means((n, of) => ({
  part: 'less',
  amount: { product: [n, of] },
}));
