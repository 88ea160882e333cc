/** Energy that goes from one Pokémon to another: how much, of which kind × off whom × onto whom. */
import type { CardFilter, Place, Selector, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import type { Many } from './cards.ts';
import { described } from './describing.ts';
import { cardName, count, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { anyGroup, defending, oneOfGroup, ownActive, self } from './pokemon.ts';

/** From one to another. */
export const shifting = listPhrase<Step>('shifting');

/** Out of whom the one is chosen that gives. */
type Group = { readonly whose: Whose; readonly place: Place; readonly other?: true };
const giver = oneOf<Group>('giver', [
  ['1 of your pokémon', { whose: 'own', place: 'inPlay' }],
  ['1 of your benched pokémon', { whose: 'own', place: 'bench' }],
  ['1 of your other pokémon', { whose: 'own', place: 'inPlay', other: true }],
  ["1 of your opponent's pokémon", { whose: 'opponent', place: 'inPlay' }],
  ["1 of your opponent's benched pokémon", { whose: 'opponent', place: 'bench' }],
]);
/** Any other than the one that gave. */
const another = phrase<Selector>('another');
another.says`another of your pokémon`.or`a different one`.means(() =>
  pickPokemon({ from: { whose: 'own', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
);
another.says`another of (their|your opponent's) pokémon`.means(() =>
  pickPokemon({ from: { whose: 'opponent', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
);
const onto = phrase<Selector>('onto');
for (const one of [another, self, ownActive]) onto.says`${one}`.means((to) => to);
const attached = oneOf<'attached'>('attached', [
  ['from', 'attached'],
  ['attached to', 'attached'],
  ['attached', 'attached'],
]);

/** Energy off that one, onto the other; what it was taken off has such energy. */
const ofAny = (many: Many, from: Selector, to: Selector): readonly Step[] => [
  { do: 'attachEnergy', cards: pickCards({ from: { on: from, part: 'energy' }, ...many }), to },
];
const BASIC = { basicEnergy: true } as const;
const SPECIAL = { specialEnergy: true } as const;

shifting.says`move ${count} energy [card] ${attached} ${giver} to ${onto}`.means((many, _at, from, to) =>
  ofAny(many, pickPokemon({ from: { ...from, where: { energy: 'any' } }, min: 1, max: 1, as: '@from' }), to),
);
shifting.says`move ${count} ${type} energy [card] ${attached} ${giver} to ${onto}`.means(
  (many, providing, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({ from: { ...from, where: { energy: providing } }, min: 1, max: 1, as: '@from' }),
          part: 'energy',
          providing,
        },
        ...many,
      }),
      to,
    },
  ],
);
shifting.reads`take ${count} ${type} energy [card] attached to ${giver} and attach (it|them) to ${onto}`.means(
  (many, providing, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({ from: { ...from, where: { energy: providing } }, min: 1, max: 1, as: '@from' }),
          part: 'energy',
          providing,
        },
        ...many,
      }),
      to,
    },
  ],
);
shifting.says`move ${count} special energy [card] ${attached} ${giver} to ${onto}`.means(
  (many, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: pickPokemon({ from: { ...from, where: SPECIAL }, min: 1, max: 1, as: '@from' }),
          part: 'energy',
          where: SPECIAL,
        },
        ...many,
      }),
      to,
    },
  ],
);

/** Of a kind. */
const ofKind = phrase<Selector>('ofKind');
ofKind.says`your ${described}`.means((where) => ({ whose: 'own', place: 'inPlay', where }));
ofKind.says`your benched ${described}`.means((where) => ({ whose: 'own', place: 'bench', where }));
ofKind.says`your opponent's ${described}`.means((where) => ({ whose: 'opponent', place: 'inPlay', where }));
/** One of a kind, onto which it may go. */
const oneOfKind = phrase<Selector>('oneOfKind');
oneOfKind.says`1 of your ${described}`.means((where) =>
  pickPokemon({ from: { whose: 'own', place: 'inPlay', where }, min: 1, max: 1 }),
);
oneOfKind.says`1 of your benched ${described}`.means((where) =>
  pickPokemon({ from: { whose: 'own', place: 'bench', where }, min: 1, max: 1 }),
);
onto.says`${oneOfKind}`.means((to) => to);
shifting.says`move ${count} energy [card] ${attached} 1 of ${ofKind} to ${onto}`.means(
  (many, _at, from, to) => ofAny(many, pickPokemon({ from, min: 1, max: 1, as: '@from' }), to),
);
shifting.says`move ${count} ${type} energy [card] ${attached} 1 of ${ofKind} to ${onto}`.means(
  (many, providing, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy', providing },
        ...many,
      }),
      to,
    },
  ],
);
shifting.reads`take ${count} ${type} energy [card] attached to 1 of ${ofKind} and attach (it|them) to ${onto}`.means(
  (many, providing, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy', providing },
        ...many,
      }),
      to,
    },
  ],
);
shifting.reads`move ${count} energy [card] ${attached} ${ofKind} to ${another}`.means((many, _at, from, to) =>
  ofAny(many, pickPokemon({ from, min: 1, max: 1, as: '@from' }), to),
);

// All that one has.
const ALL = { min: 60, max: 60 } as const;
/** With a name for what was moved, as «if you do» asks for it. */
shifting.says`move all energy [card] attached to your active pokémon to ${self}`.means((to) => [
  {
    do: 'attachEnergy',
    cards: pickCards({ from: { on: { whose: 'own', place: 'active' }, part: 'energy' }, ...ALL }),
    to,
  },
]);
shifting.says`move all ${type} energy [card] attached to your active pokémon to ${self}`.means(
  (providing, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { whose: 'own', place: 'active' }, part: 'energy', providing },
        ...ALL,
      }),
      to,
    },
  ],
);

/** Out of several at once. */
const givers = oneOf<Group>('givers', [
  ['your other pokémon', { whose: 'own', place: 'inPlay', other: true }],
  ['your benched pokémon', { whose: 'own', place: 'bench' }],
]);
const any = oneOf<'any'>('anyOf', [
  ['any amount of', 'any'],
  ['any number of', 'any'],
  ['as many', 'any'],
]);
const ANY = { min: 0, max: 60 } as const;
/** Its own Pokémon, where no other was spoken of. */
const selfOrIt = phrase<Selector>('selfOrIt');
selfOrIt.says`${self}`.means((it) => it);
selfOrIt.reads`it`.means(() => 'self');
shifting.says`move ${any} energy [card] ${attached} ${givers} to ${selfOrIt}`.means((_any, _at, on, to) => [
  { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...ANY }), to },
]);
shifting.says`move ${any} ${type} energy [card] ${attached} ${givers} to ${selfOrIt}`.means(
  (_any, providing, _at, on, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy', providing }, ...ANY }), to },
  ],
);

// From all to all: a card that goes back to where it was is not moved.
const others = oneOf<Selector>('amongThemselves', [
  ['your pokémon to your other pokémon', { whose: 'own', place: 'inPlay' }],
  ["your opponent's pokémon to your opponent's other pokémon", { whose: 'opponent', place: 'inPlay' }],
  ["your opponent's pokémon to their other pokémon", { whose: 'opponent', place: 'inPlay' }],
]);
shifting.says`move ${any} energy [card] ${attached} ${others} in any way you like`.means((_any, _at, on) => [
  { do: 'attachEach', cards: pickCards({ from: { on, part: 'energy' }, ...ANY }), among: on },
]);
shifting.says`move ${any} ${type} energy [card] ${attached} ${others} in any way you like`.means(
  (_any, providing, _at, on) => [
    { do: 'attachEach', cards: pickCards({ from: { on, part: 'energy', providing }, ...ANY }), among: on },
  ],
);
shifting.says`move ${any} special energy [card] ${attached} ${others} in any way you like`.means(
  (_any, _at, on) => [
    {
      do: 'attachEach',
      cards: pickCards({ from: { on, part: 'energy', where: SPECIAL }, ...ANY }),
      among: on,
    },
  ],
);
// Energy of other kinds: which one is taken is asked among all that have such.
const kindOfEnergy = phrase<CardFilter>('kindOfEnergy');
kindOfEnergy.says`basic energy [card]`.means(() => BASIC);
kindOfEnergy.says`basic ${type} energy [card]`.means((of) => ({ basicEnergy: true, type: of }));
kindOfEnergy.says`plasma energy`.means(() => ({ name: 'Plasma Energy' }));
kindOfEnergy.says`${cardName}`.means((name) => ({ name }));
shifting.says`move ${count} ${kindOfEnergy} ${attached} 1 of ${ofKind} to ${onto}`.means(
  (many, where, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy', where },
        ...many,
      }),
      to,
    },
  ],
);
// The others of its player are all on the Bench.
shifting.says`move ${count} ${kindOfEnergy} ${attached} ${defending} to another of (their|your opponent's) pokémon`.means(
  (many, where, _at, on) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on, part: 'energy', where }, ...many }),
      to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
    },
  ],
);
shifting.says`move ${count} ${kindOfEnergy} ${attached} ${giver} to ${onto}`.means(
  (many, where, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy', where },
        ...many,
      }),
      to,
    },
  ],
);
shifting.says`move ${any} ${kindOfEnergy} ${attached} ${anyGroup} to ${selfOrIt}`.means(
  (_any, where, _at, on, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy', where }, ...ANY }), to },
  ],
);
shifting.reads`move (any amount of|any number of|as many) energy [card] ${attached} ${anyGroup} to ${selfOrIt}`.means(
  (_at, on, to) => [{ do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...ANY }), to }],
);
shifting.says`move ${any} ${kindOfEnergy} ${attached} ${others} in any way you like`.means(
  (_any, where, _at, on) => [
    { do: 'attachEach', cards: pickCards({ from: { on, part: 'energy', where }, ...ANY }), among: on },
  ],
);

// To the one that has come.
const newActive = oneOf<Selector>('newActive', [
  ['the new active pokémon', { whose: 'own', place: 'active' }],
  ['your new active pokémon', { whose: 'own', place: 'active' }],
]);
shifting.says`move ${count} energy [card] (from|attached to) ${self} to ${newActive}`.means(
  (many, from, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on: from, part: 'energy' }, ...many }), to },
  ],
);
shifting.reads`move as many energy [card] attached to ${self} as you like to ${newActive}`.means(
  (from, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on: from, part: 'energy' }, ...ANY }), to },
  ],
);
shifting.reads`move as many ${type} energy [card] attached to ${self} as you like to ${newActive}`.means(
  (providing, from, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on: from, part: 'energy', providing }, ...ANY }), to },
  ],
);
shifting.says`move ${count} energy [card] ${attached} ${anyGroup} to ${oneOfGroup}`.means(
  (many, _at, on, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to },
  ],
);
const off = oneOf<'off'>('takenOff', [
  ['by putting the highest stage evolution card on it', 'off'],
  ['and put the highest stage evolution card on it', 'off'],
]);
shifting.says`devolve 1 of your opponent's evolved pokémon ${off} into your opponent's hand`.means(() => [
  {
    do: 'devolve',
    on: pickPokemon({
      from: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
      min: 1,
      max: 1,
    }),
    downTo: 'top',
    to: 'hand',
  },
]);
shifting.says`devolve 1 of your evolved pokémon ${off} into your hand`.means(() => [
  {
    do: 'devolve',
    on: pickPokemon({ from: { whose: 'own', place: 'inPlay', where: { evolved: true } }, min: 1, max: 1 }),
    downTo: 'top',
    to: 'hand',
  },
]);
shifting.says`devolve ${defending} ${off} into your opponent's hand`.means((on) => [
  { do: 'devolve', on, downTo: 'top', to: 'hand' },
]);
shifting.says`if your opponent has any evolved pokémon in play, remove the highest stage evolution card from each of them and put those card back into (their|his or her) hand`.means(
  () => [
    {
      do: 'devolve',
      on: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
      downTo: 'top',
      to: 'hand',
    },
  ],
);
shifting.says`remove the highest stage evolution card from each of your opponent's benched evolved pokémon and put those card back into (their|his or her) hand`.means(
  () => [
    {
      do: 'devolve',
      on: { whose: 'opponent', place: 'bench', where: { evolved: true } },
      downTo: 'top',
      to: 'hand',
    },
  ],
);
shifting.says`move (any number of|any amount of) basic ${type} energy [card] attached to your pokémon to ${self}`.means(
  (of, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          on: { whose: 'own', place: 'inPlay' },
          part: 'energy',
          where: { basicEnergy: true, type: of },
        },
        min: 0,
        max: 60,
      }),
      to,
    },
  ],
);
const offAlone = oneOf<'off'>('takenOffAlone', [
  ['by removing the highest stage evolution card from it', 'off'],
]);
shifting.says`devolve 1 of your opponent's evolved pokémon ${offAlone}. your opponent shuffles that card into (their) deck`.means(
  () => [
    {
      do: 'devolve',
      on: pickPokemon({
        from: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
        min: 1,
        max: 1,
      }),
      downTo: 'top',
      to: 'deck',
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
shifting.reads`devolve 1 of your opponent's evolved pokémon by shuffling the highest stage evolution card on it into your opponent's deck`.means(
  () => [
    {
      do: 'devolve',
      on: pickPokemon({
        from: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
        min: 1,
        max: 1,
      }),
      downTo: 'top',
      to: 'deck',
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
shifting.says`if your opponent has any evolved pokémon in play, choose 1 of them and flip a coin. if heads, remove the highest stage evolution card on that pokémon and have your opponent shuffle it into their deck`.means(
  () => [
    {
      do: 'choosePokemon',
      from: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
      min: 1,
      max: 1,
      as: '@whom',
    },
    {
      do: 'if',
      is: { some: '@whom' },
      yes: [
        { do: 'flip', coins: 1, as: '@coin' },
        {
          do: 'if',
          is: { heads: '@coin' },
          yes: [
            { do: 'devolve', on: { bound: '@whom' }, downTo: 'top', to: 'deck' },
            { do: 'shuffle', whose: 'opponent' },
          ],
        },
      ],
    },
  ],
);
shifting.reads`move (any number of|any amount of) ${type} energy [card] from your other pokémon to ${self}`.means(
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
shifting.says`devolve 1 of your opponent's benched evolved pokémon ${off} into your opponent's hand`.means(
  () => [
    {
      do: 'devolve',
      on: pickPokemon({
        from: { whose: 'opponent', place: 'bench', where: { evolved: true } },
        min: 1,
        max: 1,
      }),
      downTo: 'top',
      to: 'hand',
    },
  ],
);
