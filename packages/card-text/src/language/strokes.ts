/** Damage and counters of Powers, which are no attacks. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { amount, number, status, tens } from './numbers.ts';
import { attacking, defending, oneTarget, pokemonPronoun, self, target } from './pokemon.ts';
import { each } from './quantities.ts';

/** With the words on Weakness and Resistance that end it, and their full stop. */
export const striking = listPhrase<Step>('striking');
const does = oneOf<'does'>('powerDoes', [
  ['this power does', 'does'],
  ['do', 'does'],
]);
const untouched = oneOf<'untouched'>('untouched', [
  ["(Don't apply Weakness and Resistance.)", 'untouched'],
  ["Don't apply Weakness and Resistance.", 'untouched'],
]);
const applied = oneOf<'applied'>('applied', [
  ['(Apply Weakness and Resistance.)', 'applied'],
  ['Apply Weakness and Resistance.', 'applied'],
]);
// What nothing changes lies there as counters.
striking.reads`${does} ${tens} damage to ${target}. ${untouched}`.means((_does, counters, on) => [
  { do: 'putCounters', on, counters },
]);
striking.says`${does} ${amount} damage to ${oneTarget}. ${applied}`.means((_does, n, to) => [
  { do: 'damage', to, amount: n },
]);
striking.reads`${self} does ${amount} damage to ${pokemonPronoun}. ${applied}`.means((_self, n, to) => [
  { do: 'damage', to, amount: n },
]);

striking.says`this power does ${amount} damage for each ${each} to the pokémon that knocked out ${self}. ${applied}`.means(
  (n, of, _self) => [{ do: 'damage', to: 'attacker', amount: { product: [n, of] } }],
);

/** Conditions with a number of counters of their own, said as an order. */
export const poisoning = listPhrase<Step>('poisoning');
const ownNumber = oneOf<'between'>('ownNumber', [
  ['on that Pokémon between turns', 'between'],
  ['on that Pokémon during Pokémon Checkup', 'between'],
]);
poisoning.reads`choose 1 of ${defending}. that pokémon is now poisoned. put ${number} damage counter instead of 1 ${ownNumber}`.means(
  (on, counters) => [{ do: 'afflict', on, status: 'poison', counters }],
);
poisoning.says`choose 1 of ${defending}. that pokémon is now ${status} and poisoned. put ${number} damage counter instead of 1 ${ownNumber}`.means(
  (on, other, counters) => [
    { do: 'afflict', on, status: other },
    { do: 'afflict', on, status: 'poison', counters },
  ],
);
poisoning.reads`${attacking} is now poisoned. put ${number} damage counter instead of 1 ${ownNumber}`.means(
  (on, counters) => [{ do: 'afflict', on, status: 'poison', counters }],
);
