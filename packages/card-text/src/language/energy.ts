/** Energy and Tools on Pokémon: discarded, attached, moved, taken back. */
import type { Cards, Selector, Step } from '@pokesol/engine/official';
import { either, listPhrase, oneOf, type Phrase, phrase } from '../grammar/phrase.ts';
import { cardNoun, chosenCards } from './cards.ts';
import { energyKind } from './energyKinds.ts';
import { count, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import {
  anyGroup,
  attacking,
  defending,
  inPlayGroup,
  oneOfGroup,
  oneTarget,
  ownActive,
  pokemonPronoun,
  self,
  target,
  theirActive,
} from './pokemon.ts';

/** The energy of a kind on such Pokémon: on the one that is said, or on any of a group. */
function energyOn(name: string, ...places: readonly Phrase<Selector>[]) {
  const energy = phrase<Cards>(name);
  const place = either(`${name} on`, ...places);
  energy.says`${energyKind} (from|attached to) ${place}`.means((of, on) => ({ on, part: 'energy', ...of }));
  return energy;
}

/** Of one Pokémon, of several, of this one, of the opponent's Active. */
const ofOne = energyOn(
  'energyOfOne',
  self,
  defending,
  theirActive,
  attacking,
  pokemonPronoun,
  ownActive,
  oneOfGroup,
);
const ofMany = energyOn('energyOfMany', inPlayGroup);
const ofAny = either('energyOfAny', ofOne, ofMany);
const ofOwn = energyOn('energyOfOwn', self, ownActive);
const ofSelf = energyOn('energyOfSelf', self);
const ofAttacker = energyOn('energyOfAttacker', attacking);
const ofDefending = energyOn('energyOfDefending', defending);
const ofAnyOne = energyOn('energyOfAnyOne', oneOfGroup);
/** Of one or of any of several. */
const groupOrSelf = either<Selector>('groupOrSelf', self, anyGroup);
/** Of each of them. */
const eachOf = phrase<Selector>('eachOfThem');
eachOf.says`(each of|all of) ${anyGroup}`.means((all) => all);
eachOf.reads`(each pokémon|all pokémon in play|each pokémon in play|each pokémon { both yours and your opponent's })`.means(
  () => ({
    whose: 'both',
    place: 'inPlay',
  }),
);
eachOf.says`both active pokémon`.means(() => ({ whose: 'both', place: 'active' }));
const ofEach = energyOn('energyOfEach', eachOf);

/** What is done with energy. */
export const movingEnergy = listPhrase<Step>('movingEnergy');
movingEnergy.says`discard ${count} ${ofAny}`.means((many, from) => [
  { do: 'move', cards: pickCards({ from, ...many }), to: 'discard' },
]);
movingEnergy.reads`discard ${count} ${ofOne}, if (it has any|any)`
  .or`choose ${count} ${ofOne}[, if any,] and discard (it|them)`.means((many, from) => [
  { do: 'move', cards: pickCards({ from, ...many }), to: 'discard' },
]);
movingEnergy.says`discard all ${ofOne}`.means((cards) => [{ do: 'move', cards, to: 'discard' }]);
movingEnergy.reads`if ${defending} has any energy card attached to it, choose ${count} of them and discard (it|them)`.means(
  (on, many) => [{ do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'discard' }],
);

movingEnergy.says`discard all ${ofEach}`.means((cards) => [{ do: 'move', cards, to: 'discard' }]);
movingEnergy.reads`discard as many ${ofAny} as you like`.means((from) => [
  { do: 'move', cards: pickCards({ from, min: 0, max: 60 }), to: 'discard' },
]);
movingEnergy.says`discard ${count} in any combination of basic ${type} and basic ${type} energy card (from|attached to) ${groupOrSelf}`.means(
  (many, a, b, on) => [
    {
      do: 'move',
      cards: pickCards({
        from: {
          on,
          part: 'energy',
          where: {
            any: [
              { basicEnergy: true, type: a },
              { basicEnergy: true, type: b },
            ],
          },
        },
        ...many,
      }),
      to: 'discard',
    },
  ],
);
// Of two kinds one each.
movingEnergy.says`discard a ${type} energy [card] and a ${type} energy [card] (from|attached to) ${self}`.means(
  (a, b, on) => [
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing: a }, min: 1, max: 1, as: '@one' }),
      to: 'discard',
    },
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing: b }, min: 1, max: 1, as: '@another' }),
      to: 'discard',
    },
  ],
);
movingEnergy.says`discard a pokémon tool [card] and a special energy [card] (from|attached to) ${defending}`.means(
  (on) => [
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'tools' }, min: 1, max: 1, as: '@one' }),
      to: 'discard',
    },
    {
      do: 'move',
      cards: pickCards({
        from: { on, part: 'energy', where: { specialEnergy: true } },
        min: 1,
        max: 1,
        as: '@another',
      }),
      to: 'discard',
    },
  ],
);
movingEnergy.says`discard all pokémon tool [card] and special energy [card] (from|attached to) ${target}`.means(
  (on) => [
    { do: 'move', cards: { on, part: 'tools' }, to: 'discard' },
    { do: 'move', cards: { on, part: 'energy', where: { specialEnergy: true } }, to: 'discard' },
  ],
);

// Into the deck of the player whose Pokémon it is.
movingEnergy.says`shuffle ${count} ${ofDefending} into (their|your opponent's|his or her) deck`.means(
  (many, from) => [
    { do: 'move', cards: pickCards({ from, ...many }), to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
const ofTheirs = energyOn(
  'energyOfTheirs',
  oneOf<Selector>('eachOfTheirs', [
    ["each of your opponent's pokémon", { whose: 'opponent', place: 'inPlay' }],
  ]),
);
movingEnergy.says`shuffle all ${ofTheirs} into (their|your opponent's|his or her) deck`.means((cards) => [
  { do: 'move', cards, to: 'deck' },
  { do: 'shuffle', whose: 'opponent' },
]);
movingEnergy.says`put all ${ofDefending} into (their|your opponent's|his or her) hand`.means((cards) => [
  { do: 'move', cards, to: 'hand' },
]);

// Back into the hand of the player whose Pokémon it is.
movingEnergy.says`put ${count} ${ofOwn} into your hand`.or`(return|put) ${count} ${ofOwn} to your hand`.means(
  (many, from) => [{ do: 'move', cards: pickCards({ from, ...many }), to: 'hand' }],
);
movingEnergy.says`put ${count} ${ofDefending} into (their|your opponent's) hand`.means((many, from) => [
  { do: 'move', cards: pickCards({ from, ...many }), to: 'hand' },
]);
movingEnergy.says`put ${count} ${ofAttacker} into (their|your opponent's) hand`
  .or`choose ${count} ${ofAttacker} and put (it|them) into (their|your opponent's) hand`.means(
  (many, from) => [{ do: 'move', cards: pickCards({ from, ...many }), to: 'hand' }],
);
movingEnergy.says`put ${count} ${ofAnyOne} into (your|their) hand`
  .or`return ${count} ${ofAnyOne} to your hand`.means((many, from) => [
  { do: 'move', cards: pickCards({ from, ...many }), to: 'hand' },
]);

// Onto Pokémon.
movingEnergy.reads`choose ${chosenCards} and attach it to ${oneTarget}`.means((cards, to) => [
  { do: 'attachEnergy', cards, to },
]);
movingEnergy.says`attach ${chosenCards} to ${oneTarget}`.means((cards, to) => [
  { do: 'attachEnergy', cards, to },
]);
movingEnergy.reads`search your discard pile for ${count} ${cardNoun} and attach (it|them) to ${oneTarget}`.means(
  (many, where, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), to },
  ],
);
for (const energy of [ofSelf, ofDefending])
  movingEnergy.says`move ${count} ${energy} to ${oneOfGroup}`.means((many, from, to) => [
    { do: 'attachEnergy', cards: pickCards({ from, ...many }), to },
  ]);
movingEnergy.says`move ${count} ${ofDefending} to 1 of their benched pokémon`.means((many, from) => [
  {
    do: 'attachEnergy',
    cards: pickCards({ from, ...many }),
    to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
  },
]);
movingEnergy.says`move all ${ofSelf} to ${oneOfGroup}`.means((cards, to) => [
  { do: 'attachEnergy', cards, to },
]);

// Onto several, each card where the player likes.
movingEnergy.says`attach ${chosenCards} to ${anyGroup} in any way you like`.means((cards, pokemon) => [
  { do: 'attachEach', cards, among: pokemon },
]);
movingEnergy.says`attach all ${cardNoun} from your discard pile to ${anyGroup} in any way you like`.means(
  (where, pokemon) => [{ do: 'attachEach', cards: { pile: 'discard', whose: 'own', where }, among: pokemon }],
);
movingEnergy.says`move all ${ofSelf} to ${anyGroup} in any way you like`.means((cards, pokemon) => [
  { do: 'attachEach', cards, among: pokemon },
]);

// Tools.
movingEnergy.says`discard all pokémon tool [card] (from|attached to) ${target}`.means((on) => [
  { do: 'move', cards: { on, part: 'tools' }, to: 'discard' },
]);
for (const on of [oneTarget, inPlayGroup])
  movingEnergy.says`discard ${count} pokémon tool [card] (from|attached to) ${on}`.means((many, those) => [
    { do: 'move', cards: pickCards({ from: { on: those, part: 'tools' }, ...many }), to: 'discard' },
  ]);

/** All of it, with a name for what was discarded: for «in this way» and «if you do». */
export const discardingAll = listPhrase<Step>('discardingAll');
const ALL = { min: 60, max: 60 } as const;
discardingAll.says`discard all ${ofSelf}`.means((from) => [
  { do: 'move', cards: pickCards({ from, ...ALL }), to: 'discard' },
]);
discardingAll.says`(return|put) all ${ofSelf} (to|into) your hand`.means((from) => [
  { do: 'move', cards: pickCards({ from, ...ALL }), to: 'hand' },
]);
discardingAll.says`discard (a|any|that) stadium [card] in play`.means(() => [
  { do: 'move', cards: pickCards({ from: { stadium: true }, ...ALL }), to: 'discard' },
]);
discardingAll.says`discard all pokémon tool [card] (from|attached to) ${defending}`.means((on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'tools' }, ...ALL }), to: 'discard' },
]);
movingEnergy.says`your opponent discards ${count} ${ofDefending}`.means((many, from) => [
  { do: 'move', cards: pickCards({ from, by: 'opponent', ...many }), to: 'discard' },
]);
const ofTheirActive = energyOn('energyOfTheirActive', defending, theirActive);
movingEnergy.says`(return|put) ${count} ${ofTheirActive} (to|into) (your opponent's|their) hand`.means(
  (many, from) => [{ do: 'move', cards: pickCards({ from, ...many }), to: 'hand' }],
);
movingEnergy.says`choose ${count} ${ofAnyOne}. your opponent shuffles (that card|those card) into (their) deck`.means(
  (many, from) => [
    { do: 'move', cards: pickCards({ from, ...many }), to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
movingEnergy.says`put ${count} ${ofAny} in the lost zone`.means((many, from) => [
  { do: 'move', cards: pickCards({ from, ...many }), to: 'lost' },
]);
