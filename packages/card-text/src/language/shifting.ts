/** What goes from one Pokémon to another: energy and damage counters. */
import type { Selector, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { pokemonOfKind } from './cards.ts';
import { amount, count, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { before, inPlayGroup, ownActive, relative, self } from './pokemon.ts';

/** From one to another. */
export const shifting = listPhrase<Step>('shifting');
/** Its own Pokémon, where no other was spoken of. */
const selfOrIt = phrase<Selector>('selfOrIt');
selfOrIt.says`${self}`.means((it) => it);
selfOrIt.reads`it`.means(() => 'self');

// From one Pokémon to another.
/** Off one of them, which has it. */
const withEnergy = phrase<Selector>('withEnergy');
withEnergy.says`1 of your pokémon`.means(() =>
  pickPokemon({ from: { whose: 'own', place: 'inPlay', where: { energy: 'any' } }, min: 1, max: 1 }),
);
withEnergy.says`1 of your benched pokémon`.means(() =>
  pickPokemon({ from: { whose: 'own', place: 'bench', where: { energy: 'any' } }, min: 1, max: 1 }),
);
withEnergy.says`1 of your other pokémon`.means(() =>
  pickPokemon({
    from: { whose: 'own', place: 'inPlay', where: { energy: 'any' }, other: true },
    min: 1,
    max: 1,
  }),
);
const another = phrase<Selector>('another');
another.says`another of your pokémon`.means(() =>
  pickPokemon({ from: { whose: 'own', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
);
another.reads`a different one`.means(() =>
  pickPokemon({ from: { whose: 'own', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
);
const onto = phrase<Selector>('onto');
onto.says`${another}`.means((to) => to);
onto.says`${self}`.means((to) => to);
onto.says`${ownActive}`.means((to) => to);
const attached = oneOf<'attached'>('attached', [
  ['from', 'attached'],
  ['attached to', 'attached'],
]);
shifting.says`move ${count} energy [card] ${attached} ${withEnergy} to ${onto}`.means((many, _at, on, to) => [
  { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to },
]);
// Of one type: off one that has energy of that type.
shifting.says`move ${count} ${type} energy [card] ${attached} 1 of your pokémon to ${onto}`.means(
  (many, providing, _at, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({
            from: { whose: 'own', place: 'inPlay', where: { energy: providing } },
            min: 1,
            max: 1,
            as: '@from',
          }),
          part: 'energy',
          providing,
        },
        ...many,
      }),
      to,
    },
  ],
);
shifting.says`move ${count} ${type} energy [card] ${attached} 1 of your benched pokémon to ${onto}`.means(
  (many, providing, _at, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({
            from: { whose: 'own', place: 'bench', where: { energy: providing } },
            min: 1,
            max: 1,
            as: '@from',
          }),
          part: 'energy',
          providing,
        },
        ...many,
      }),
      to,
    },
  ],
);
shifting.reads`take ${count} ${type} energy [card] attached to 1 of your pokémon and attach (it|them) to ${onto}`.means(
  (many, providing, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({
            from: { whose: 'own', place: 'inPlay', where: { energy: providing } },
            min: 1,
            max: 1,
            as: '@from',
          }),
          part: 'energy',
          providing,
        },
        ...many,
      }),
      to,
    },
  ],
);
shifting.says`move ${count} ${type} energy [card] ${attached} 1 of your other pokémon to ${self}`.means(
  (many, providing, _at, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({
            from: { whose: 'own', place: 'inPlay', where: { energy: providing }, other: true },
            min: 1,
            max: 1,
            as: '@from',
          }),
          part: 'energy',
          providing,
        },
        ...many,
      }),
      to,
    },
  ],
);
shifting.reads`take ${count} ${type} energy [card] attached to 1 of your other pokémon and attach (it|them) to ${self}`.means(
  (many, providing, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({
            from: { whose: 'own', place: 'inPlay', where: { energy: providing }, other: true },
            min: 1,
            max: 1,
            as: '@from',
          }),
          part: 'energy',
          providing,
        },
        ...many,
      }),
      to,
    },
  ],
);
/** Of a kind. */
const ofKind = phrase<Selector>('ofKind');
ofKind.says`your ${before} pokémon`.means((where) => ({ whose: 'own', place: 'inPlay', where }));
ofKind.says`your ${pokemonOfKind}`.means((tag) => ({
  whose: 'own',
  place: 'inPlay',
  where: { card: { tag } },
}));
ofKind.says`your pokémon ${relative}`.means((where) => ({ whose: 'own', place: 'inPlay', where }));
shifting.says`move ${count} energy [card] ${attached} 1 of ${ofKind} to ${another}`.means(
  (many, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy' },
        ...many,
      }),
      to,
    },
  ],
);
shifting.reads`move ${count} energy [card] ${attached} ${ofKind} to ${another}`.means(
  (many, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy' },
        ...many,
      }),
      to,
    },
  ],
);
shifting.says`move ${count} basic energy [card] ${attached} 1 of ${ofKind} to ${another}`.means(
  (many, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({ from, min: 1, max: 1, as: '@from' }),
          part: 'energy',
          where: { basicEnergy: true },
        },
        ...many,
      }),
      to,
    },
  ],
);
/** With a name for what was moved, as «if you do» asks for it. */
shifting.says`move all energy [card] attached to your active pokémon to ${self}`.means((to) => [
  {
    do: 'attachEnergy',
    cards: pickCards({
      from: { on: { whose: 'own', place: 'active' }, part: 'energy' },
      min: 60,
      max: 60,
    }),
    to,
  },
]);
shifting.says`move all ${type} energy [card] attached to your active pokémon to ${self}`.means(
  (providing, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { whose: 'own', place: 'active' }, part: 'energy', providing },
        min: 60,
        max: 60,
      }),
      to,
    },
  ],
);
shifting.says`move a special energy [card] ${attached} 1 of your pokémon to ${another}`.means((_at, to) => [
  {
    do: 'attachEnergy',
    cards: pickCards({
      from: {
        on: pickPokemon({
          from: { whose: 'own', place: 'inPlay', where: { specialEnergy: true } },
          min: 1,
          max: 1,
          as: '@from',
        }),
        part: 'energy',
        where: { specialEnergy: true },
      },
      min: 1,
      max: 1,
    }),
    to,
  },
]);

// Damage counters. A Pokémon that gives one has one.
const hurt = (from: Whose) =>
  pickPokemon({
    from: { whose: from, place: 'inPlay', where: { damaged: true } },
    min: 1,
    max: 1,
    as: '@from',
  });
shifting.says`move ${amount} damage counter from 1 of your pokémon to another of your pokémon`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt('own'),
      to: pickPokemon({ from: { whose: 'own', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
      counters,
    },
  ],
);
shifting.says`move ${amount} damage counter from 1 of your pokémon to another as long as you don't knock out that pokémon`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt('own'),
      to: pickPokemon({
        from: { whose: 'own', place: 'inPlay', where: { hpLeftOver: 10 }, notIn: '?pokemon' },
        min: 1,
        max: 1,
      }),
      counters,
    },
  ],
);
shifting.says`move ${amount} damage counter from 1 of your opponent's pokémon to another of (your opponent's|their) pokémon`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt('opponent'),
      to: pickPokemon({ from: { whose: 'opponent', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
      counters,
    },
  ],
);
shifting.reads`move ${amount} damage counter from 1 of your opponent's pokémon to another { even if it would knock out the other pokémon }`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt('opponent'),
      to: pickPokemon({ from: { whose: 'opponent', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
      counters,
    },
  ],
);
shifting.says`move ${amount} damage counter from 1 of your ${before} pokémon to another of your ${before} pokémon`.means(
  (counters, from, to) => [
    {
      do: 'moveCounters',
      from: pickPokemon({
        from: { whose: 'own', place: 'inPlay', where: { damaged: true, ...from } },
        min: 1,
        max: 1,
        as: '@from',
      }),
      to: pickPokemon({
        from: { whose: 'own', place: 'inPlay', where: to, notIn: '?pokemon' },
        min: 1,
        max: 1,
      }),
      counters,
    },
  ],
);
shifting.says`move ${amount} damage counter from 1 of your pokémon to ${self} as long as you don't knock out ${self}`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt('own'),
      to: { among: 'self', where: { hpLeftOver: 10 } },
      counters,
    },
  ],
);
shifting.says`move ${amount} damage counter from 1 of ${inPlayGroup} to 1 of ${inPlayGroup}`.means(
  (counters, from, to) => [
    {
      do: 'moveCounters',
      from: pickPokemon({ from, min: 1, max: 1, as: '@from' }),
      to: pickPokemon({ from: to, min: 1, max: 1, as: '@to' }),
      counters,
    },
  ],
);
shifting.says`move up to ${amount} damage counter from 1 of ${inPlayGroup} to 1 of ${inPlayGroup}`.means(
  (upTo, from, to) => [
    {
      do: 'moveCounters',
      from: pickPokemon({ from, min: 1, max: 1, as: '@from' }),
      to: pickPokemon({ from: to, min: 1, max: 1, as: '@to' }),
      counters: { upTo },
    },
  ],
);
shifting.says`move ${amount} damage counter from 1 of your pokémon to ${self}`.means((counters, to) => [
  { do: 'moveCounters', from: hurt('own'), to, counters },
]);
shifting.says`move ${amount} damage counter from 1 of your other pokémon to ${self}`.means((counters, to) => [
  {
    do: 'moveCounters',
    from: pickPokemon({
      from: { whose: 'own', place: 'inPlay', where: { damaged: true }, other: true },
      min: 1,
      max: 1,
    }),
    to,
    counters,
  },
]);

// All that others have, onto one.
shifting.says`move any amount of energy from your other pokémon to ${selfOrIt}`.means((to) => [
  {
    do: 'attachEnergy',
    cards: pickCards({
      from: { on: { whose: 'own', place: 'inPlay', other: true }, part: 'energy' },
      min: 0,
      max: 60,
    }),
    to,
  },
]);
shifting.says`move any amount of ${type} energy from your other pokémon to ${selfOrIt}`.means(
  (providing, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { whose: 'own', place: 'inPlay', other: true }, part: 'energy', providing },
        min: 0,
        max: 60,
      }),
      to,
    },
  ],
);
