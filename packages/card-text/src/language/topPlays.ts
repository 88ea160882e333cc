/** What trainers do with cards from an end of the deck, by what they turn out to be; and what coins say of how many. */
import type { Quantity, Step } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import { cardNoun } from './cards.ts';
import { amount, count, number } from './numbers.ts';
import { pickCards } from './picks.ts';
import { benchGroup, inPlayGroup, oneOfGroup } from './pokemon.ts';

/** Without the full stop that ends it. */
export const topPlays = listPhrase<Step>('topPlays');

const DECK = { pile: 'deck', whose: 'own' } as const;
/** So many cards on top. */
const taken = (top: Quantity, max: number) =>
  pickCards({ from: { ...DECK, top }, random: true, min: max, max });
topPlays.says`discard the top ${amount} card of your deck. if any of those card are ${cardNoun}, put them into your hand`.means(
  (n, where) => [
    { do: 'move', cards: taken(n, 60), to: 'discard' },
    { do: 'move', cards: { bound: '?cards', where }, to: 'hand' },
  ],
);
topPlays.says`discard the top ${amount} card of your deck. if any of those card are ${cardNoun}, attach them to ${oneOfGroup}`.means(
  (n, where, to) => [
    { do: 'move', cards: taken(n, 60), to: 'discard' },
    { do: 'attachEnergy', cards: { bound: '?cards', where }, to },
  ],
);
topPlays.says`discard the top card of your deck. if that card is a ${cardNoun}, attach it to ${oneOfGroup}`.means(
  (where, to) => [
    { do: 'move', cards: taken(1, 1), to: 'discard' },
    {
      do: 'if',
      is: { quantity: { cards: { bound: '?card', where } }, atLeast: 1 },
      yes: [{ do: 'attachEnergy', cards: { bound: '?card' }, to }],
    },
  ],
);
topPlays.says`reveal the top card of your deck. if that card is a ${cardNoun}, attach it to ${oneOfGroup}. if it is not a ${cardNoun}, put it into your hand`.means(
  (where, to, not) => [
    { do: 'reveal', cards: taken(1, 1) },
    {
      do: 'if',
      is: { quantity: { cards: { bound: '?card', where } }, atLeast: 1 },
      yes: [{ do: 'attachEnergy', cards: { bound: '?card' }, to }],
    },
    {
      do: 'if',
      is: { not: { quantity: { cards: { bound: '?card', where: not } }, atLeast: 1 } },
      yes: [{ do: 'move', cards: { bound: '?card' }, to: 'hand' }],
    },
  ],
);
topPlays.says`discard the top ${amount} card of your deck. if any of those card are ${cardNoun}, attach them to ${inPlayGroup} in any way you like`.means(
  (n, where, among) => [
    { do: 'move', cards: taken(n, 60), to: 'discard' },
    { do: 'attachEach', cards: { bound: '?cards', where }, among },
  ],
);
// What is not attached lies where it lay.
topPlays.says`reveal the top card of your deck. if that card is a ${cardNoun}, attach it to ${oneOfGroup}. if it is not a ${cardNoun}, return it to the top of your deck`.means(
  (where, to, _other) => [
    { do: 'reveal', cards: taken(1, 1) },
    {
      do: 'if',
      is: { quantity: { cards: { bound: '?card', where } }, atLeast: 1 },
      yes: [{ do: 'attachEnergy', cards: { bound: '?card' }, to }],
    },
  ],
);
const shown = phrase<'shown'>('showsTop');
shown.says`reveal`.means(() => 'shown');
topPlays.says`${shown} the top ${amount} card of your deck. put (all|any) ${cardNoun} (you find there|there) into your hand and discard the rest`.means(
  (_shown, n, where) => [
    { do: 'reveal', cards: taken(n, 60) },
    { do: 'move', cards: { bound: '?cards', where }, to: 'hand' },
    { do: 'move', cards: { bound: '?cards', where: { not: where } }, to: 'discard' },
  ],
);
topPlays.reads`reveal the top ${amount} card of your deck and put all ${cardNoun} you find there into your hand. discard the other card`
  .or`show the top ${amount} card of your deck to all players. put any ${cardNoun} there into your hand and discard the rest`.means(
  (n, where) => [
    { do: 'reveal', cards: taken(n, 60) },
    { do: 'move', cards: { bound: '?cards', where }, to: 'hand' },
    { do: 'move', cards: { bound: '?cards', where: { not: where } }, to: 'discard' },
  ],
);

// Attached where the player likes.
topPlays.says`look at the top ${amount} card of your deck and attach ${count} ${cardNoun} you find there to ${benchGroup} in any way you like. shuffle the other card back into your deck`.means(
  (top, many, where, among) => [
    { do: 'attachEach', cards: pickCards({ from: { ...DECK, where, top }, ...many }), among },
    { do: 'shuffle', whose: 'own' },
  ],
);

topPlays.says`reveal the top ${amount} card of your opponent's deck. you may choose any number of ${cardNoun} you find there and put (those pokémon|them) onto their bench. your opponent shuffles the other card back into their deck`.means(
  (top, where) => [
    { do: 'reveal', cards: { pile: 'deck', whose: 'opponent', top } },
    {
      do: 'bench',
      cards: pickCards({ from: { pile: 'deck', whose: 'opponent', where, top }, min: 0, max: 60 }),
      whose: 'opponent',
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);

// From below.
topPlays.says`draw ${amount} card from the bottom of your deck`.means((bottom) => [
  { do: 'move', cards: { ...DECK, bottom }, to: 'hand' },
]);
topPlays.says`discard your hand and draw ${amount} card from the bottom of your deck`.means((bottom) => [
  { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'discard' },
  { do: 'move', cards: { ...DECK, bottom }, to: 'hand' },
]);

// As often as there are heads.
topPlays.says`for each heads, put ${number} ${cardNoun} from your discard pile into your hand`.means(
  (n, where) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: n, max: n }),
          to: 'hand',
        },
      ],
    },
  ],
);
topPlays.says`for each heads, shuffle ${number} ${cardNoun} from your discard pile into your deck`.means(
  (n, where) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: n, max: n }),
          to: 'deck',
        },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
);
topPlays.says`put a number of card up to the number of heads from your discard pile on top of your deck in any order`.means(
  () => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [
        {
          do: 'may',
          yes: [
            {
              do: 'move',
              cards: pickCards({ from: { pile: 'discard', whose: 'own' }, min: 1, max: 1 }),
              to: 'deckTop',
            },
          ],
        },
      ],
    },
  ],
);
topPlays.says`if heads, put a ${cardNoun} from your discard pile, if any, into your hand`.means((where) => [
  {
    do: 'if',
    is: { heads: '?coin' },
    yes: [
      {
        do: 'move',
        cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1 }),
        to: 'hand',
      },
    ],
  },
]);
topPlays.says`if tails, put a ${cardNoun} from your discard pile, if any, into your hand`.means((where) => [
  {
    do: 'if',
    is: { not: { heads: '?coin' } },
    yes: [
      {
        do: 'move',
        cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1 }),
        to: 'hand',
      },
    ],
  },
]);
topPlays.says`if heads, put all card in your hand on top of your deck. then [,] search your deck for any ${number} card and put it into your hand. shuffle your deck afterward`.means(
  (n) => [
    {
      do: 'if',
      is: { heads: '?coin' },
      yes: [
        { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'deckTop' },
        { do: 'move', cards: pickCards({ from: DECK, min: n, max: n }), to: 'hand' },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
);
topPlays.says`if either of them is heads, look at your opponent's hand. for each heads, choose ${number} card from your opponent's hand and put it on the bottom of your opponent's deck in any order`.means(
  (n) => [
    {
      do: 'if',
      is: { heads: '?coins' },
      yes: [
        { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
        {
          do: 'repeat',
          times: { heads: '?coins' },
          steps: [
            {
              do: 'move',
              cards: pickCards({ from: { pile: 'hand', whose: 'opponent' }, min: n, max: n }),
              to: 'deckBottom',
            },
          ],
        },
      ],
    },
  ],
);
topPlays.says`reveal the top ${amount} card of your deck. your opponent chooses ${number} of those card. put those card into your hand and put other 2 card on top of your deck. shuffle your deck afterward`.means(
  (top, n) => [
    { do: 'reveal', cards: { ...DECK, top } },
    { do: 'move', cards: pickCards({ from: { ...DECK, top }, by: 'opponent', min: n, max: n }), to: 'hand' },
    { do: 'shuffle', whose: 'own' },
  ],
);

topPlays.says`look at the top ${amount} card of your deck. if any of them are ${cardNoun}, you may show 1 of them to your opponent and put it into your hand. shuffle your deck afterward`.means(
  (top, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...DECK, where, top }, min: 0, max: 1 }),
      to: 'hand',
      shown: true,
    },
    { do: 'shuffle', whose: 'own' },
  ],
);

topPlays.says`reveal the top card of your deck. if that card is a ${cardNoun}, attach it to ${oneOfGroup}. if it is not, return it to the top of your deck`.means(
  (where, to) => [
    { do: 'reveal', cards: taken(1, 1) },
    {
      do: 'if',
      is: { quantity: { cards: { bound: '?card', where } }, atLeast: 1 },
      yes: [{ do: 'attachEnergy', cards: { bound: '?card' }, to }],
    },
  ],
);
topPlays.says`discard the top ${amount} card of your deck, and attach any energy card you discarded in this way to ${benchGroup} in any way you like`.means(
  (n, among) => [
    { do: 'move', cards: taken(n, 60), to: 'discard' },
    { do: 'attachEach', cards: { bound: '?cards', where: { kind: 'energy' } }, among },
  ],
);
topPlays.says`for each heads, choose a ${cardNoun} from your discard pile, show it to your opponent, and put it into your hand`.means(
  (where) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1 }),
          to: 'hand',
          shown: true,
        },
      ],
    },
  ],
);
