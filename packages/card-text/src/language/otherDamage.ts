/** Damage that is another number than the printed one, if something holds. */
import { either, listPhrase, oneOf } from '../grammar/phrase.ts';
import { beforehand } from './beforehand.ts';
import { cardsIn } from './cards.ts';
import { condition } from './conditions.ts';
import { amount } from './numbers.ts';
import { eachThere } from './quantities.ts';
import { coin, coins } from './results.ts';
import type { Statement } from './statement.ts';

export const otherDamage = listPhrase<Statement>('otherDamage');
const asked = either('askedOfDamage', condition, coin, coins, beforehand);
const isNow = oneOf<'is'>('baseDamageIs', [
  ["this attack's base damage is", 'is'],
  ["this attack's damage is", 'is'],
]);
otherDamage.says`if ${asked}, ${isNow} ${amount} [damage] instead of ${amount}`.means(
  (is, _isNow, then, of) => [{ part: 'instead', is, then, of }],
);
otherDamage.reads`if ${asked}, ${isNow} ${amount} [instead]`.means((is, _isNow, then) => [
  { part: 'instead', is, then },
]);
otherDamage.reads`if ${asked}, this attack does ${amount} damage instead`.means((is, then) => [
  { part: 'instead', is, then },
]);
otherDamage.reads`if ${asked}, this attack does ${amount} damage instead of ${amount}`.means(
  (is, then, of) => [{ part: 'instead', is, then, of }],
);
// No more than so much.
otherDamage.says`this attack does ${amount} more damage for each ${eachThere}. you can't add more (than|then) ${amount} damage in this way`.means(
  (n, of, most) => [{ part: 'more', amount: { least: [{ product: [n, of] }, most] } }],
);
otherDamage.reads`does ${amount} damage plus ${amount} more damage for each ${eachThere}. you can't add more (than|then) ${amount} damage in this way`.means(
  (damage, n, of, most) => [
    { part: 'base', damage },
    { part: 'more', amount: { least: [{ product: [n, of] }, most] } },
  ],
);
otherDamage.says`this attack does ${amount} damage for each ${eachThere}. you can't do more than ${amount} damage in this way`.means(
  (n, of, most) => [{ part: 'damage', amount: { least: [{ product: [n, of] }, most] } }],
);
// Then they go back.
otherDamage.says`this attack does ${amount} damage for each ${cardsIn}. then, shuffle those card into your deck`.means(
  (n, cards) => [
    { part: 'damage', amount: { product: [n, { cards }] } },
    { do: 'move', cards, to: 'deck' },
    { do: 'shuffle', whose: 'own' },
  ],
);
