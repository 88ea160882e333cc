/** Healing by a number that is counted, and of conditions one by one. */
import type { Quantity, Selector, Step } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import { number, status } from './numbers.ts';
import { defending, self, target } from './pokemon.ts';
import { each } from './quantities.ts';

export const remedies = listPhrase<Step>('remedies');

/** Of the damage that was done. */
const damageDone = phrase<Quantity>('damageDone');
damageDone.says`the damage you did to ${defending}`.means((damaged) => ({ damaged, in: 'thisTurn' }));
damageDone.reads`the damage done to ${defending} [{ after applying weakness and resistance }]`.means(
  (damaged) => ({ damaged, in: 'thisTurn' }),
);
const byDamage = phrase<Quantity>('byDamage');
byDamage.says`${damageDone}`.means((all) => ({ inCounters: all }));
byDamage.says`half ${damageDone} [{ rounded up to the nearest 10 }]`.means((all) => ({
  inCounters: { half: all, round: 'up' },
}));
/** So many counters. */
const counted = phrase<Quantity>('countersHealed');
counted.says`${byDamage}`.means((many) => many);
counted.says`the (number|amount) of ${each}`.means((many) => many);

const healed = phrase<Selector>('healed');
healed.says`${target}`.means((on) => on);
remedies.says`remove from ${healed} (a|the) number of damage counter equal to ${counted}`.means(
  (on, counters) => [{ do: 'heal', on, counters }],
);
remedies.reads`remove a number of damage counter from ${healed} equal to ${counted}`.means((on, counters) => [
  { do: 'heal', on, counters },
]);
remedies.reads`remove a number of damage counter equal to ${counted} from ${healed}`.means((counters, on) => [
  { do: 'heal', on, counters },
]);
remedies.reads`after doing damage, remove from ${healed} (a|the) number of damage counter equal to ${counted}`.means(
  (on, counters) => [{ do: 'heal', on, counters }],
);
remedies.says`remove ${number} damage counter times the number of ${each} from ${healed}`.means(
  (n, of, on) => [{ do: 'heal', on, counters: { product: [n, of] } }],
);
remedies.says`remove ${number} damage counter from ${healed} for each ${each}`.means((n, on, of) => [
  { do: 'heal', on, counters: { product: [n, of] } },
]);
remedies.reads`remove ${number} damage counter from each of your pokémon, including ${self}`.means(
  (counters) => [{ do: 'heal', on: { whose: 'own', place: 'inPlay' }, counters }],
);
remedies.reads`remove ${number} damage counter from each of your pokémon. remove no damage counter from ${self}`.means(
  (counters) => [{ do: 'heal', on: { whose: 'own', place: 'inPlay', other: true }, counters }],
);
remedies.reads`you and your opponent remove ${number} damage counter from each of your pokémon [with damage counter on them]`.means(
  (counters) => [{ do: 'heal', on: { whose: 'both', place: 'inPlay' }, counters }],
);
remedies.reads`if there are any damage counter on ${self}, remove ${number} of them`.means((on, counters) => [
  { do: 'heal', on, counters },
]);
remedies.reads`remove ${number} damage counter from ${self}, if it has any`.means((counters, on) => [
  { do: 'heal', on, counters },
]);

// One condition.
remedies.says`remove the special condition ${status} from ${target}`.means((each, on) => [
  { do: 'cure', on, statuses: [each] },
]);
remedies.reads`if ${defending} was ${status}, it is no longer ${status}`.means((on, each, _again) => [
  { do: 'cure', on, statuses: [each] },
]);
