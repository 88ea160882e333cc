/** Special Conditions, damage besides the printed number, counters, healing. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { exception } from './describing.ts';
import { amount, count, number, ownName, status, tens } from './numbers.ts';
import { pickPokemon } from './picks.ts';
import {
  activeTarget,
  anyGroup,
  attacking,
  benchGroup,
  benchTarget,
  defending,
  inPlayGroup,
  inPlayTarget,
  it,
  oneOfGroup,
  pokemonPronoun,
  self,
  selfOrOne,
  target,
  theirActive,
} from './pokemon.ts';
import { each } from './quantities.ts';
import { spread } from './spread.ts';

/** What is done to Pokémon. */
export const harming = listPhrase<Step>('harming');
harming.says`${target} is now ${status}`.or`${target} is now ${status} { after doing damage }`
  .or`${target} is also ${status}`.means((on, s) => [{ do: 'afflict', on, status: s }]);
harming.says`${target} is now ${status} and ${status}`.means((on, a, b) => [
  { do: 'afflict', on, status: a },
  { do: 'afflict', on, status: b },
]);
harming.says`${target} is now ${status}, ${status}, and ${status}`.means((on, a, b, c) => [
  { do: 'afflict', on, status: a },
  { do: 'afflict', on, status: b },
  { do: 'afflict', on, status: c },
]);
harming.says`both active pokémon are now ${status}`.means((s) => [
  { do: 'afflict', on: { whose: 'own', place: 'active' }, status: s },
  { do: 'afflict', on: 'defending', status: s },
]);
harming.says`both active pokémon${exception} are now ${status}`.means((where, s) => [
  { do: 'afflict', on: { whose: 'both', place: 'active', where }, status: s },
]);
harming.reads`${defending} is now ${status}, ${status}, ${status}, or ${status} { your choice }`.means(
  (on, a, b, c, d) => [
    {
      do: 'chooseModes',
      modes: [
        [{ do: 'afflict', on, status: a }],
        [{ do: 'afflict', on, status: b }],
        [{ do: 'afflict', on, status: c }],
        [{ do: 'afflict', on, status: d }],
      ],
    },
  ],
);
harming.says`${self} and ${defending} are now ${status}`
  .or`both ${self} and ${defending} are now ${status}`.means((_self, _it, s) => [
  { do: 'afflict', on: 'self', status: s },
  { do: 'afflict', on: 'defending', status: s },
]);
harming.says`remove all special conditions from ${target}`
  .or`remove all special conditions affecting ${target}`
  .or`${target} recovers from all special conditions`.means((on) => [{ do: 'cure', on, statuses: 'all' }]);
harming.says`${target} is no longer ${status}, ${status}, ${status}, or ${status}`.means((on, a, b, c, d) => [
  { do: 'cure', on, statuses: [a, b, c, d] },
]);

// Damage besides the printed number, counters, healing.
const does = oneOf<'does'>('does', [
  ['this attack does', 'does'],
  ['this attack also does', 'does'],
  ['does', 'does'],
]);
for (const whom of [benchTarget, inPlayTarget])
  harming.says`${does} ${amount} damage to ${whom}`.means((_does, n, to) => [
    { do: 'damage', to, amount: n },
  ]);
harming.says`${does} ${amount} damage to ${spread}`.means((_does, n, to) => [
  { do: 'damage', to, amount: n },
]);
harming.reads`do ${amount} damage to ${spread}`.means((n, to) => [{ do: 'damage', to, amount: n }]);
harming.says`this attack does the same amount of damage done to ${self} to ${defending}`.means(
  (damaged, to) => [{ do: 'damage', to, amount: { damaged, in: 'lastTurn' } }],
);
// Where no number is printed beside the text (see `assemble.ts`).
harming.says`${does} ${amount} damage to ${defending}`.means((_does, n, to) => [
  { do: 'damage', to, amount: n },
]);
harming.says`${self} [also] does ${amount} damage to itself`.means((_self, n) => [
  { do: 'damage', to: 'self', amount: n },
]);
harming.reads`this attack does ${amount} damage to ${self}`.means((n) => [
  { do: 'damage', to: 'self', amount: n },
]);
harming.says`put ${number} damage counter on ${target}`.means((counters, on) => [
  { do: 'putCounters', on, counters },
]);
harming.says`put ${number} damage counter on ${anyGroup} in any way you like`.means((counters, among) => [
  { do: 'distribute', among, counters },
]);
harming.says`choose ${count} of ${anyGroup}`.means((many, from) => [
  { do: 'choosePokemon', from, ...many, as: '@chosen' },
]);
harming.says`put ${number} damage counter on ${target} for each ${each}`.means((n, on, of) => [
  { do: 'putCounters', on, counters: { product: [n, of] } },
]);
harming.says`${does} ${amount} damage to ${target} for each ${each}`.means((_does, n, to, of) => [
  { do: 'damage', to, amount: { product: [n, of] } },
]);
harming.reads`${does} ${amount} damage for each ${each} to ${target}`
  .or`${does} ${amount} damage times the (number|amount) of ${each} to ${target}`.means(
  (_does, n, of, to) => [{ do: 'damage', to, amount: { product: [n, of] } }],
);
// As strong as the damage that was done.
harming.says`heal from ${self} the same amount of damage you did to ${defending}`
  .or`remove from ${self} the number of damage counter equal to the damage you did to ${defending}`
  .or`after your attack, remove from ${self} the number of damage counter equal to the damage you did to ${defending}`.means(
  (on, damaged) => [{ do: 'heal', on, counters: { inCounters: { damaged, in: 'thisTurn' } } }],
);
// A Poison of its own number.
const between = oneOf<'between'>('between', [
  ['during pokémon checkup', 'between'],
  ['between turns', 'between'],
]);
harming.says`${target} is now poisoned. ${between}, put ${number} damage counter on that pokémon instead of 1`.means(
  (on, _between, counters) => [{ do: 'afflict', on, status: 'poison', counters }],
);
harming.reads`${target} is now poisoned. put ${number} damage counter instead of 1 on (that pokémon|the defending pokémon) ${between}`.means(
  (on, counters) => [{ do: 'afflict', on, status: 'poison', counters }],
);
harming.says`heal ${tens} damage from ${target}`.means((counters, on) => [{ do: 'heal', on, counters }]);
harming.says`heal all damage from ${target}`.or`remove all damage counter from ${target}`.means((on) => [
  { do: 'heal', on, counters: 'all' },
]);
harming.reads`remove ${number} damage counter from ${target}`.means((counters, on) => [
  { do: 'heal', on, counters },
]);
harming.says`${pokemonPronoun} is knocked out`.means((on) => [{ do: 'knockOut', on }]);
harming.says`knock out ${oneOfGroup}`.means((on) => [{ do: 'knockOut', on }]);
harming.says`knock out ${theirActive}`.means((on) => [{ do: 'knockOut', on }]);
harming.reads`knock out ${target}`.means((on) => [{ do: 'knockOut', on }]);
harming.says`${attacking} is knocked out`.means((on) => [{ do: 'knockOut', on }]);
harming.says`${defending} is knocked out`.means((on) => [{ do: 'knockOut', on }]);
harming.reads`heal ${tens} damage from ${self}, and it recovers from all special conditions`.means(
  (counters, on) => [
    { do: 'heal', on, counters },
    { do: 'cure', on, statuses: 'all' },
  ],
);
harming.reads`heal ${tens} damage from ${oneOfGroup}, and it recovers from all special conditions`.means(
  (counters, on) => [
    { do: 'heal', on, counters },
    { do: 'cure', on: { bound: '?pokemon' }, statuses: 'all' },
  ],
);
harming.reads`heal ${tens} damage from ${activeTarget}, and it recovers from all special conditions`.means(
  (counters, on) => [
    { do: 'heal', on, counters },
    { do: 'cure', on, statuses: 'all' },
  ],
);
harming.reads`heal ${tens} damage from each of ${anyGroup}, and they recover from all special conditions`.means(
  (counters, on) => [
    { do: 'heal', on, counters },
    { do: 'cure', on, statuses: 'all' },
  ],
);
harming.reads`remove ${number} damage counter from ${self}, and it recovers from all special conditions`.means(
  (counters, on) => [
    { do: 'heal', on, counters },
    { do: 'cure', on, statuses: 'all' },
  ],
);
harming.reads`(choose 1 of your opponent's benched pokémon and|if your opponent has any benched pokémon, choose 1 of them and) this attack does ${amount} damage to it`.means(
  (n) => [
    {
      do: 'damage',
      to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
      amount: n,
    },
  ],
);

// Out of play.
harming.says`put ${selfOrOne} and all (attached cards|cards attached to it) into your hand`.means((on) => [
  { do: 'takeBack', on, to: 'hand', all: true },
]);
harming.reads`return ${self} and all cards attached to it to your hand`.means((on) => [
  { do: 'takeBack', on, to: 'hand', all: true },
]);
harming.says`put ${defending} and all (attached cards|cards attached to it) into (your opponent's|their) hand`.means(
  (on) => [{ do: 'takeBack', on, to: 'hand', all: true }],
);
harming.says`shuffle ${self} and all (attached cards|cards attached to it) into your deck`.means((on) => [
  { do: 'takeBack', on, to: 'deck', all: true },
  { do: 'shuffle', whose: 'own' },
]);
harming.says`shuffle ${defending} and all (attached cards|cards attached to it) into (their|your opponent's) deck`.means(
  (on) => [
    { do: 'takeBack', on, to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);

// Another's attack.
for (const whose of [defending, inPlayGroup, benchGroup])
  harming.says`choose 1 of ${whose}'s attacks and use it as this attack`.means((of) => [
    { do: 'chooseAttack', of, as: '@attack' },
    { do: 'copyAttack', attack: '@attack' },
  ]);
const exceptCost = oneOf<'except'>('exceptCost', [
  [
    'except for its Energy costs and anything else required in order to use that attack, such as discarding Energy cards',
    'except',
  ],
  ['except for its Energy cost', 'except'],
  ['except for its Energy costs and anything else required in order to use that attack', 'except'],
]);
harming.reads`choose 1 of ${defending}'s attacks. ${ownName} copies that attack ${exceptCost}`.means((of) => [
  { do: 'chooseAttack', of, as: '@attack' },
  { do: 'copyAttack', attack: '@attack' },
]);
harming.reads`${target} is now poisoned. it now takes 20 poison damage instead of 10 after each player's turn [{ even if it was already poisoned }]`.means(
  (on) => [{ do: 'afflict', on, status: 'poison', counters: 2 }],
);
harming.reads`remove all special conditions and ${number} damage counter from ${target}`.means(
  (counters, on) => [
    { do: 'cure', on, statuses: 'all' },
    { do: 'heal', on, counters },
  ],
);
harming.reads`heal ${tens} damage and remove all special conditions from ${target}`.means((counters, on) => [
  { do: 'heal', on, counters },
  { do: 'cure', on, statuses: 'all' },
]);
harming.says`put damage counter on ${target} equal to the number of ${each}`.means((on, counters) => [
  { do: 'putCounters', on, counters },
]);
harming.reads`${it} is now ${status}`.means((on, s) => [{ do: 'afflict', on, status: s }]);
harming.reads`heal ${tens} damage from ${it}`.means((counters, on) => [{ do: 'heal', on, counters }]);
harming.reads`put ${number} damage counter on ${it}`.means((counters, on) => [
  { do: 'putCounters', on, counters },
]);
harming.reads`remove ${number} damage counter from ${it}`.means((counters, on) => [
  { do: 'heal', on, counters },
]);
harming.reads`heal all damage from ${it}`.means((on) => [{ do: 'heal', on, counters: 'all' }]);
harming.reads`both ${defending} and ${self} are now ${status}`.means((_it, _self, s) => [
  { do: 'afflict', on: 'self', status: s },
  { do: 'afflict', on: 'defending', status: s },
]);
harming.reads`heal from ${self} ${tens} damage for each ${each}`
  .or`heal from ${self} ${tens} damage times the (number|amount) of ${each}`.means((on, n, of) => [
  { do: 'heal', on, counters: { product: [n, of] } },
]);
harming.says`heal ${tens} damage from ${self} for each ${each}`.means((n, on, of) => [
  { do: 'heal', on, counters: { product: [n, of] } },
]);
harming.says`move all damage counter from ${selfOrOne} to ${target}`.means((from, to) => [
  { do: 'moveCounters', from, to, counters: 'all' },
]);
harming.says`move ${number} damage counter from ${self} to ${target}`.means((counters, from, to) => [
  { do: 'moveCounters', from, to, counters },
]);
// To whom Weakness and Resistance mean nothing.
const untouched = oneOf<'plain'>('untouchedDamage', [
  [", and don't apply Weakness and Resistance to this damage", 'plain'],
]);
harming.says`${self} does ${amount} damage to itself${untouched}`.means((_self, n) => [
  { do: 'damage', to: 'self', amount: n, plain: true },
]);
harming.says`does ${amount} damage to ${oneOfGroup}${untouched}`.means((n, to) => [
  { do: 'damage', to, amount: n, plain: true },
]);
