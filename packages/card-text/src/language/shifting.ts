/** Energy that goes from one Pokémon to another: how much, of which kind × off whom × onto whom. */
import type { Place, Selector, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import type { Many } from './cards.ts';
import { described } from './describing.ts';
import { energyByCard, energyKind } from './energyKinds.ts';
import { count, type } from './numbers.ts';
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
shifting.says`move ${count} ${energyKind} ${attached} 1 of ${ofKind} to ${onto}`.means(
  (many, kind, _at, from, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy', ...kind },
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
shifting.says`move all ${energyKind} attached to your active pokémon to ${self}`.means((kind, to) => [
  {
    do: 'attachEnergy',
    cards: pickCards({ from: { on: { whose: 'own', place: 'active' }, part: 'energy', ...kind }, ...ALL }),
    to,
  },
]);

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
shifting.says`move ${any} ${energyKind} ${attached} ${givers} to ${selfOrIt}`.means(
  (_any, kind, _at, on, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy', ...kind }, ...ANY }), to },
  ],
);
shifting.says`move ${any} ${energyByCard} ${attached} ${anyGroup} to ${selfOrIt}`.means(
  (_any, where, _at, on, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy', where }, ...ANY }), to },
  ],
);
shifting.reads`move ${any} energy [card] ${attached} ${anyGroup} to ${selfOrIt}`.means(
  (_any, _at, on, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...ANY }), to },
  ],
);

// From all to all: a card that goes back to where it was is not moved.
const others = oneOf<Selector>('amongThemselves', [
  ['your pokémon to your other pokémon', { whose: 'own', place: 'inPlay' }],
  ["your opponent's pokémon to your opponent's other pokémon", { whose: 'opponent', place: 'inPlay' }],
  ["your opponent's pokémon to their other pokémon", { whose: 'opponent', place: 'inPlay' }],
]);
shifting.says`move ${any} ${energyKind} ${attached} ${others} in any way you like`.means(
  (_any, kind, _at, on) => [
    { do: 'attachEach', cards: pickCards({ from: { on, part: 'energy', ...kind }, ...ANY }), among: on },
  ],
);
// The others of its player are all on the Bench.
shifting.says`move ${count} ${energyByCard} ${attached} ${defending} to another of (their|your opponent's) pokémon`.means(
  (many, where, _at, on) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on, part: 'energy', where }, ...many }),
      to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
    },
  ],
);
shifting.says`move ${count} ${energyByCard} ${attached} ${giver} to ${onto}`.means(
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
shifting.reads`move as many ${energyKind} attached to ${self} as you like to ${newActive}`.means(
  (kind, from, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on: from, part: 'energy', ...kind }, ...ANY }), to },
  ],
);
shifting.says`move ${count} energy [card] ${attached} ${anyGroup} to ${oneOfGroup}`.means(
  (many, _at, on, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to },
  ],
);
