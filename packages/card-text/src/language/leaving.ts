/** Pokémon that leave play, by whom it is said, and Pokémon that are brought down to a number of HP. */
import type { Selector, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { amount, number } from './numbers.ts';
import { pickPokemon } from './picks.ts';
import { anyGroup, defending, oneOfGroup, pokemonPronoun, self } from './pokemon.ts';
import { each } from './quantities.ts';

export const leaving = listPhrase<Step>('leaving');

/** That of the opponent. */
const theirs = phrase<Selector>('oneOfTheirs');
theirs.says`${defending}`.means((it) => it);
theirs.reads`their active pokémon`.means(() => 'defending');
theirs.says`${pokemonPronoun}`.means((it) => it);
const withAll = oneOf<'all'>('withAll', [
  ['and all attached card', 'all'],
  ['and all card attached to it', 'all'],
]);
leaving.reads`your opponent shuffles ${theirs} ${withAll} into (their) deck`.means((on) => [
  { do: 'takeBack', on, to: 'deck', all: true },
  { do: 'shuffle', whose: 'opponent' },
]);
/** One of the opponent's that is chosen. */
const chosen = phrase<Selector>('chosenOfTheirs');
chosen.says`1 of your opponent's benched pokémon`.means(() =>
  pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
);
chosen.says`1 of your opponent's pokémon`.means(() =>
  pickPokemon({ from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1 }),
);
leaving.says`shuffle ${chosen} ${withAll} into (their|your opponent's) deck`
  .or`choose ${chosen}. (they shuffle|shuffle) that pokémon ${withAll} into (their|your opponent's) deck`.means(
  (on) => [
    { do: 'takeBack', on, to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
leaving.says`shuffle ${pokemonPronoun} ${withAll} into your deck`.means((on) => [
  { do: 'takeBack', on, to: 'deck', all: true },
  { do: 'shuffle', whose: 'own' },
]);
leaving.says`(shuffle|they shuffle) ${pokemonPronoun} ${withAll} into (their|your opponent's) deck`.means(
  (on) => [
    { do: 'takeBack', on, to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
leaving.reads`your opponent (puts|returns) ${theirs} ${withAll} (into|to) (their) hand`.means((on) => [
  { do: 'takeBack', on, to: 'hand', all: true },
]);
leaving.says`(discard|they discard|your opponent discards) ${theirs} ${withAll}`.means((on) => [
  { do: 'takeBack', on, to: 'discard' },
]);

// Down to so many HP, never up.
leaving.says`put damage counter on ${oneOfGroup} until its remaining hp is ${amount}`.means((on, left) => [
  {
    do: 'putCounters',
    on,
    counters: { inCounters: { difference: [{ remainingHp: { bound: '?pokemon' } }, left] } },
  },
]);
for (const one of [self, defending, pokemonPronoun])
  leaving.says`put damage counter on ${one} until its remaining hp is ${amount}`.means((on, left) => [
    { do: 'putCounters', on, counters: { inCounters: { difference: [{ remainingHp: on }, left] } } },
  ]);
leaving.reads`put ${number} damage counter on their active pokémon`.means((counters) => [
  { do: 'putCounters', on: 'defending', counters },
]);
leaving.says`(this attack does|does) ${amount} damage to ${oneOfGroup} for each colorless in its retreat cost`.means(
  (n, to) => [{ do: 'damage', to, amount: { product: [n, { retreatCost: { bound: '?pokemon' } }] } }],
);
leaving.says`${self} [also] does ${amount} damage to itself for each ${each}`.means((_self, n, of) => [
  { do: 'damage', to: 'self', amount: { product: [n, of] } },
]);
leaving.says`both active pokémon are knocked out`.means(() => [
  { do: 'knockOut', on: { whose: 'both', place: 'active' } },
]);
leaving.says`your opponent shuffles all of their benched pokémon and all card attached to them into their deck`.means(
  () => [
    { do: 'takeBack', on: { whose: 'opponent', place: 'bench' }, to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
leaving.reads`${self} [also] does ${amount} damage to itself for each damage counter on it`.means(
  (_self, n) => [{ do: 'damage', to: 'self', amount: { product: [n, { counters: 'self' }] } }],
);
leaving.says`put damage counter on each of ${anyGroup} until its remaining hp is ${amount}`.means(
  (pokemon, left) => [
    {
      do: 'forEach',
      pokemon,
      as: '@each',
      steps: [
        {
          do: 'putCounters',
          on: { bound: '@each' },
          counters: { inCounters: { difference: [{ remainingHp: { bound: '@each' } }, left] } },
        },
      ],
    },
  ],
);
