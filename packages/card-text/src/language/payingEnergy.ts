/** Energy that an attack is paid with: of several types, as much as one likes, off any Pokémon, to any place. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { cardNoun } from './cards.ts';
import { count, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { defending, inPlayGroup, oneOfGroup, self } from './pokemon.ts';

/** What is done with energy of the own Pokémon. */
export const payingEnergy = listPhrase<Step>('payingEnergy');
// One of each of several types.
payingEnergy.says`discard a ${type} energy [card] and a ${type} energy [card] attached to ${self}`.means(
  (a, b, on) => [
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing: a }, min: 1, max: 1, as: '@a' }),
      to: 'discard',
    },
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing: b }, min: 1, max: 1, as: '@b' }),
      to: 'discard',
    },
  ],
);
payingEnergy.says`discard a ${type} energy [card], (a|) ${type} energy [card], and (a|) ${type} energy [card] attached to ${self}`.means(
  (a, b, c, on) => [
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing: a }, min: 1, max: 1, as: '@a' }),
      to: 'discard',
    },
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing: b }, min: 1, max: 1, as: '@b' }),
      to: 'discard',
    },
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing: c }, min: 1, max: 1, as: '@c' }),
      to: 'discard',
    },
  ],
);
// Off several Pokémon.
payingEnergy.reads`discard ${count} energy [card] attached to (any of|all of|) ${inPlayGroup} in any way you like`.means(
  (many, on) => [{ do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'discard' }],
);
const asMany = oneOf<'asMany'>('asManyAsLiked', [['as you like', 'asMany']]);
payingEnergy.reads`discard as many energy card ${asMany} attached to ${inPlayGroup}`.means((_liked, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, min: 0, max: 60 }), to: 'discard' },
]);
payingEnergy.reads`discard as many ${type} energy card ${asMany} attached to ${inPlayGroup}`.means(
  (providing, _liked, on) => [
    {
      do: 'move',
      cards: pickCards({ from: { on, part: 'energy', providing }, min: 0, max: 60 }),
      to: 'discard',
    },
  ],
);
payingEnergy.says`put as many energy card attached to ${inPlayGroup} ${asMany} in the lost zone`.means(
  (on) => [{ do: 'move', cards: pickCards({ from: { on, part: 'energy' }, min: 0, max: 60 }), to: 'lost' }],
);
payingEnergy.reads`(return|put) any number of basic ${type} energy card attached to all of ${inPlayGroup} (to|into) your hand`.means(
  (providing, on) => [
    {
      do: 'move',
      cards: pickCards({
        from: { on, part: 'energy', where: { basicEnergy: true }, providing },
        min: 0,
        max: 60,
      }),
      to: 'hand',
    },
  ],
);
// Chosen first.
const gone = oneOf<'lost' | 'deckBottom' | 'discard'>('goneTo', [
  ['in the lost zone', 'lost'],
  ["on the bottom of your opponent's deck", 'deckBottom'],
  ["at the bottom of your opponent's deck", 'deckBottom'],
]);
for (const on of [self, defending, oneOfGroup]) {
  payingEnergy.says`(choose|remove) ${count} energy [card] attached to ${on} and put (it|them|that card|those card) ${gone}`.means(
    (many, those, to) => [
      { do: 'move', cards: pickCards({ from: { on: those, part: 'energy' }, ...many }), to },
    ],
  );
}
// Attached, and what hangs on it.
payingEnergy.reads`choose as many ${cardNoun} from your hand ${asMany} and attach them to ${inPlayGroup} in any way you like`.means(
  (where, _liked, among) => [
    {
      do: 'attachEach',
      cards: pickCards({ from: { pile: 'hand', whose: 'own', where }, min: 0, max: 60 }),
      among,
    },
  ],
);
payingEnergy.reads`take ${count} ${cardNoun} from your discard pile and attach (it|them) to ${self}`.means(
  (many, where, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), to },
  ],
);
payingEnergy.reads`if there are any ${type} energy card in your discard pile, attach 1 of them to ${self}`.means(
  (of, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { pile: 'discard', whose: 'own', where: { kind: 'energy', type: of } },
        min: 1,
        max: 1,
      }),
      to,
    },
  ],
);
// To the Bench, or nowhere.
const NO_BENCH = { exists: { whose: 'own', place: 'bench' } } as const;
payingEnergy.says`take (a|1) ${type} energy card attached to ${self} and attach it to 1 of your benched pokémon. if you have no benched pokémon, discard that energy card`.means(
  (providing, on) => [
    { do: 'chooseCards', from: { on, part: 'energy', providing }, min: 1, max: 1, as: '@taken' },
    {
      do: 'if',
      is: NO_BENCH,
      yes: [
        {
          do: 'attachEnergy',
          cards: { bound: '@taken' },
          to: pickPokemon({ from: { whose: 'own', place: 'bench' }, min: 1, max: 1 }),
        },
      ],
      no: [{ do: 'move', cards: { bound: '@taken' }, to: 'discard' }],
    },
  ],
);
payingEnergy.says`take all energy card attached to ${self} and attach them to your benched pokémon { in any way you choose }. if you have no benched pokémon, discard all energy card attached to ${self}`.means(
  (on) => [
    {
      do: 'if',
      is: NO_BENCH,
      yes: [
        {
          do: 'attachEach',
          cards: { on, part: 'energy' },
          among: { whose: 'own', place: 'bench' },
        },
      ],
      no: [{ do: 'move', cards: { on, part: 'energy' }, to: 'discard' }],
    },
  ],
);
// Energy of the opponent's Pokémon, to another of them.
payingEnergy.reads`move ${count} energy [card] attached to ${defending} to another of your opponent's pokémon`.means(
  (many, on) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on, part: 'energy' }, ...many }),
      to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
    },
  ],
);
payingEnergy.reads`if ${defending} has any basic energy card attached to it, choose 1 of them. if your opponent has any benched pokémon, choose 1 of them and attach that energy card to it`.means(
  (on) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on, part: 'energy', where: { basicEnergy: true } }, min: 1, max: 1 }),
      to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
    },
  ],
);
payingEnergy.reads`choose ${count} energy card attached to ${defending} and return (it|them) to (your opponent's|their) hand`.means(
  (many, on) => [{ do: 'move', cards: pickCards({ from: { on, part: 'energy' }, ...many }), to: 'hand' }],
);
// For each Prize one at most.
payingEnergy.says`count the number of prize card your opponent has taken. search your discard pile for up to that many ${type} energy card and attach them to ${self}`.means(
  (of, to) => [
    {
      do: 'repeat',
      times: { difference: [6, { cards: { pile: 'prizes', whose: 'opponent' } }] },
      steps: [
        {
          do: 'attachEnergy',
          cards: pickCards({
            from: { pile: 'discard', whose: 'own', where: { kind: 'energy', type: of } },
            min: 0,
            max: 1,
          }),
          to,
        },
      ],
    },
  ],
);
// Many of a kind by heads.
payingEnergy.says`discard a number of ${type} energy card attached to ${self} equal to the number of heads`.means(
  (providing, on) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { on, part: 'energy', providing }, min: 1, max: 1 }),
          to: 'discard',
        },
      ],
    },
  ],
);
