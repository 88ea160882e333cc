/** Damage by energy that the cost of the attack leaves over, up to a limit. */
import { listPhrase } from '../grammar/phrase.ts';
import { amount, tens, twenties, type } from './numbers.ts';
import { self } from './pokemon.ts';
import { beyond } from './quantities.ts';
import type { Statement } from './statement.ts';
import { does } from './worth.ts';

export const beyondCost = listPhrase<Statement>('beyondCost');
beyondCost.says`this attack does 10 more damage for each ${type} energy attached to ${self} ${beyond}. you can't add more (than|then) ${tens} damage in this way`.means(
  (unpaid, _self, _beyond, most) => [
    { part: 'more', amount: { product: [10, { least: [{ unpaid }, most] }] } },
  ],
);
beyondCost.reads`${does} ${amount} damage plus 10 (more damage|damage) for each ${type} energy attached to ${self} ${beyond}. you can't add more (than|then) ${tens} damage in this way`.means(
  (_does, damage, unpaid, _self, _beyond, most) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [10, { least: [{ unpaid }, most] }] } },
  ],
);
beyondCost.says`this attack does 20 more damage for each ${type} energy attached to ${self} ${beyond}. you can't add more (than|then) ${twenties} damage in this way`.means(
  (unpaid, _self, _beyond, most) => [
    { part: 'more', amount: { product: [20, { least: [{ unpaid }, most] }] } },
  ],
);
beyondCost.reads`${does} ${amount} damage plus 20 more damage for each ${type} energy attached to ${self} ${beyond}. you can't add more (than|then) ${twenties} damage in this way`.means(
  (_does, damage, unpaid, _self, _beyond, most) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [20, { least: [{ unpaid }, most] }] } },
  ],
);
beyondCost.says`this attack does 10 more damage for each energy attached to ${self} ${beyond}. you can't add more (than|then) ${tens} damage in this way`.means(
  (_self, _beyond, most) => [
    { part: 'more', amount: { product: [10, { least: [{ unpaid: 'any' }, most] }] } },
  ],
);
beyondCost.reads`${does} ${amount} damage plus 10 (more damage|damage) for each energy attached to ${self} ${beyond}. you can't add more (than|then) ${tens} damage in this way`.means(
  (_does, damage, _self, _beyond, most) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [10, { least: [{ unpaid: 'any' }, most] }] } },
  ],
);
