/** Energy discarded, attached, moved. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase } from '../grammar/phrase.ts';
import { cardNoun, chosenCards } from './cards.ts';
import { count, tens, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import {
  attacking,
  benchGroup,
  defending,
  inPlayGroup,
  oneOfGroup,
  oneTarget,
  ownActive,
  pokemonPronoun,
  self,
  target,
} from './pokemon.ts';

/** What is done with energy. */
export const movingEnergy = listPhrase<Step>('movingEnergy');
for (const on of [self, defending, attacking, pokemonPronoun, ownActive]) {
  movingEnergy.says`discard ${count} energy [card] [attached] from ${on}`.means((many, it) => [
    { do: 'move', cards: pickCards({ from: { on: it, part: 'energy' }, ...many }), to: 'discard' },
  ]);
  movingEnergy.reads`discard ${count} energy [card] attached to ${on}`.means((many, it) => [
    { do: 'move', cards: pickCards({ from: { on: it, part: 'energy' }, ...many }), to: 'discard' },
  ]);
  movingEnergy.says`discard ${count} ${type} energy [card] from ${on}`.means((many, providing, it) => [
    { do: 'move', cards: pickCards({ from: { on: it, part: 'energy', providing }, ...many }), to: 'discard' },
  ]);
  movingEnergy.reads`discard ${count} ${type} energy [card] attached to ${on}`.means(
    (many, providing, it) => [
      {
        do: 'move',
        cards: pickCards({ from: { on: it, part: 'energy', providing }, ...many }),
        to: 'discard',
      },
    ],
  );
  movingEnergy.says`discard all energy [card] from ${on}`.means((it) => [
    { do: 'move', cards: { on: it, part: 'energy' }, to: 'discard' },
  ]);
  movingEnergy.reads`discard all energy [card] attached to ${on}`.means((it) => [
    { do: 'move', cards: { on: it, part: 'energy' }, to: 'discard' },
  ]);
  movingEnergy.says`discard all ${type} energy [card] from ${on}`.means((providing, it) => [
    { do: 'move', cards: { on: it, part: 'energy', providing }, to: 'discard' },
  ]);
  movingEnergy.reads`discard all ${type} energy [card] attached to ${on}`.means((providing, it) => [
    { do: 'move', cards: { on: it, part: 'energy', providing }, to: 'discard' },
  ]);
  movingEnergy.says`discard ${count} special energy [card] from ${on}`.means((many, it) => [
    {
      do: 'move',
      cards: pickCards({ from: { on: it, part: 'energy', where: { specialEnergy: true } }, ...many }),
      to: 'discard',
    },
  ]);
  movingEnergy.reads`discard ${count} special energy [card] attached to ${on}`.means((many, it) => [
    {
      do: 'move',
      cards: pickCards({ from: { on: it, part: 'energy', where: { specialEnergy: true } }, ...many }),
      to: 'discard',
    },
  ]);
}
movingEnergy.says`attach ${chosenCards} to ${oneTarget}`.means((cards, to) => [
  { do: 'attachEnergy', cards, to },
]);
for (const [from, to] of [
  [self, oneOfGroup],
  [defending, oneOfGroup],
] as const) {
  movingEnergy.says`move ${count} energy [card] from ${from} to ${to}`.means((many, on, onto) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: onto },
  ]);
  movingEnergy.reads`move ${count} energy [card] attached to ${from} to ${to}`.means((many, on, onto) => [
    { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: onto },
  ]);
  movingEnergy.says`move ${count} ${type} energy [card] from ${from} to ${to}`.means(
    (many, providing, on, onto) => [
      {
        do: 'attachEnergy',
        cards: pickCards({ from: { on, part: 'energy', providing }, ...many }),
        to: onto,
      },
    ],
  );
}

// Off several Pokémon, into hands, onto many.
movingEnergy.says`discard ${count} energy [card] from ${inPlayGroup}`.means((many, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'discard' },
]);
movingEnergy.says`discard ${count} ${type} energy [card] from ${inPlayGroup}`.means((many, providing, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy', providing }, ...many }), to: 'discard' },
]);
movingEnergy.says`discard all pokémon tool [card] (from|attached to) ${target}`.means((on) => [
  { do: 'move', cards: { on, part: 'tools' }, to: 'discard' },
]);
movingEnergy.says`discard ${count} pokémon tool [card] (from|attached to) ${oneTarget}`.means((many, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'tools' }, ...many }), to: 'discard' },
]);
movingEnergy.says`discard ${count} pokémon tool [card] from ${inPlayGroup}`.means((many, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'tools' }, ...many }), to: 'discard' },
]);
movingEnergy.says`put ${count} energy [card] attached to ${oneTarget} into (your|their|your opponent's) hand`.means(
  (many, on) => [{ do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'hand' }],
);
movingEnergy.says`put ${count} ${type} energy [card] attached to ${oneTarget} into (your|their) hand`.means(
  (many, providing, on) => [
    { do: 'move', cards: pickCards({ from: { on, part: 'energy', providing }, ...many }), to: 'hand' },
  ],
);
movingEnergy.says`move ${count} energy [card] from ${defending} to 1 of their benched pokémon`.means(
  (many, on) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on, part: 'energy' }, ...many }),
      to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
    },
  ],
);
movingEnergy.reads`if ${defending} has any energy card attached to it, choose ${count} of them and discard (it|them)`.means(
  (on, many) => [{ do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'discard' }],
);

movingEnergy.says`move all energy from ${self} to ${oneOfGroup}`.means((on, to) => [
  { do: 'attachEnergy', cards: { on, part: 'energy' }, to },
]);
movingEnergy.reads`move all energy [card] attached to ${self} to ${oneOfGroup}`.means((on, to) => [
  { do: 'attachEnergy', cards: { on, part: 'energy' }, to },
]);
movingEnergy.reads`discard ${count} energy [card] attached to ${self} and heal ${tens} damage from it`.means(
  (many, on, counters) => [
    { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'discard' },
    { do: 'heal', on: 'self', counters },
  ],
);
movingEnergy.reads`discard ${count} ${type} energy [card] attached to ${self} and heal ${tens} damage from it`.means(
  (many, providing, on, counters) => [
    { do: 'move', cards: pickCards({ from: { on, part: 'energy', providing }, ...many }), to: 'discard' },
    { do: 'heal', on: 'self', counters },
  ],
);

/** All of it, with a name for what was discarded: for «in this way» and «if you do». */
export const discardingAll = listPhrase<Step>('discardingAll');
const ALL = { min: 60, max: 60 } as const;
discardingAll.says`discard all energy [card] (from|attached to) ${self}`.means((on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...ALL }), to: 'discard' },
]);
discardingAll.says`discard all ${type} energy [card] (from|attached to) ${self}`.means((providing, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy', providing }, ...ALL }), to: 'discard' },
]);
discardingAll.says`discard (a|any|that) stadium [card] in play`.means(() => [
  { do: 'move', cards: pickCards({ from: { stadium: true }, ...ALL }), to: 'discard' },
]);
movingEnergy.reads`search your discard pile for ${count} ${cardNoun} and attach (it|them) to ${oneTarget}`.means(
  (many, where, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), to },
  ],
);
movingEnergy.says`discard ${count} basic energy [card] (from|attached to) ${self}`.means((many, on) => [
  {
    do: 'move',
    cards: pickCards({ from: { on, part: 'energy', where: { basicEnergy: true } }, ...many }),
    to: 'discard',
  },
]);
movingEnergy.says`discard ${count} energy [card] (from|attached to) ${oneOfGroup}`.means((many, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'discard' },
]);
movingEnergy.reads`(return|put) ${count} energy [card] attached to ${self} to your hand`.means((many, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'hand' },
]);
for (const from of [self, defending])
  movingEnergy.reads`move ${count} ${type} energy [card] attached to ${from} to ${oneOfGroup}`.means(
    (many, providing, on, to) => [
      { do: 'attachEnergy', cards: pickCards({ from: { on, part: 'energy', providing }, ...many }), to },
    ],
  );

// Onto several, each card where the player likes.
for (const among of [inPlayGroup, benchGroup]) {
  movingEnergy.says`attach ${chosenCards} to ${among} in any way you like`.means((cards, pokemon) => [
    { do: 'attachEach', cards, among: pokemon },
  ]);
  movingEnergy.says`move all energy from ${self} to ${among} in any way you like`.means((on, pokemon) => [
    { do: 'attachEach', cards: { on, part: 'energy' }, among: pokemon },
  ]);
}
