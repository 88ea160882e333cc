/** Looks at the top of a deck: what is taken, where it goes, and what becomes of the rest. */
import type { Cards, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { cardNoun } from './cards.ts';
import { amount, cardName, number } from './numbers.ts';
import { pickCards } from './picks.ts';
import { inPlayGroup, oneTarget } from './pokemon.ts';
import { DECK, found, foundAny, goes, kinds, SHUFFLE } from './sought.ts';

export const looking = listPhrase<Step>('looking');

/** The own deck's top, so many cards of it. */
const top = phrase<number>('top');
top.says`the top ${amount} card of your deck`.or`the top ${amount} card from your deck`
  .or`${amount} card from the top of your deck`.means((n) => n);

looking.says`look at ${top} and put them back in any order`
  .or`look at ${top} and put them back on top of your deck in any order`
  .or`look at [up to] ${top} and rearrange them as you like`.means((count) => [
  { do: 'orderTop', whose: 'own', count },
]);
looking.says`look at ${top} and put them back in the same order`.means((n) => [
  { do: 'look', cards: { ...DECK, top: n } },
]);

/** Of so many cards on top those that were not taken. */
const others = (n: number): Cards => ({
  ...DECK,
  top: { difference: [n, { cards: { bound: '?done' } }] },
});
/** All of them, one after another as the player likes. */
const inAnyOrder = (n: number): Cards => pickCards({ from: others(n), min: 60, max: 60, as: '@rest' });
const byChance = (n: number): Cards =>
  pickCards({ from: others(n), min: 60, max: 60, random: true, as: '@rest' });

/** What becomes of the cards that were looked at and not taken. */
const RESTS: readonly (readonly [name: string, texts: readonly string[], steps: (n: number) => Step[]])[] = [
  [
    'shuffled back',
    [
      'shuffle the other cards back into your deck',
      'shuffle the other cards into your deck',
      'shuffle the rest into your deck',
      'shuffle the rest back into your deck',
      'put the other cards back on top of your deck. Shuffle your deck afterward',
      ...['2', '3', '4', '5', '6', '7', '8', '9'].map(
        (n) => `put the other ${n} cards back on top of your deck. Shuffle your deck afterward`,
      ),
      'then, shuffle the other cards back into your deck',
      'shuffle your deck afterward',
      'then, shuffle your deck',
    ],
    () => [SHUFFLE],
  ],
  [
    'discarded',
    ['discard the other cards', 'discard the other card', 'discard the other 2 cards', 'discard the rest'],
    (n) => [{ do: 'move', cards: others(n), to: 'discard' }],
  ],
  [
    'put under the deck',
    [
      'put the other cards on the bottom of your deck in any order',
      'put the rest on the bottom of your deck in any order',
      'put the 3 other cards on the bottom of your deck in any order',
    ],
    (n) => [{ do: 'move', cards: inAnyOrder(n), to: 'deckBottom' }],
  ],
  [
    'put under the deck, the one',
    ['put the other card on the bottom of your deck'],
    (n) => [{ do: 'move', cards: others(n), to: 'deckBottom' }],
  ],
  [
    'put under the deck by chance',
    ['shuffle the other cards and put them on the bottom of your deck'],
    (n) => [{ do: 'move', cards: byChance(n), to: 'deckBottom' }],
  ],
  [
    'put into the hand',
    ['put the other cards into your hand', 'put the other card into your hand'],
    (n) => [{ do: 'move', cards: others(n), to: 'hand' }],
  ],
  [
    'lost',
    ['put the other cards in the lost zone', 'put the other card in the lost zone'],
    (n) => [{ do: 'move', cards: others(n), to: 'lost' }],
  ],
  [
    'put back',
    [
      'put the other cards back on top of your deck in any order',
      'put the other card back on top of your deck',
      'put the 2 other cards back on top of your deck in any order',
      'put the other cards back in any order',
    ],
    (n) => [{ do: 'move', cards: inAnyOrder(n), to: 'deckTop' }],
  ],
];

for (const [name, texts, steps] of RESTS) {
  const rest = oneOf<'rest'>(
    name,
    texts.map((text) => [text, 'rest'] as const),
  );
  looking.says`look at ${top} and discard any number of them. ${rest}`.means((n, _rest) => [
    { do: 'move', cards: pickCards({ from: { ...DECK, top: n }, min: 0, max: 60 }), to: 'discard' },
    ...steps(n),
  ]);
  looking.says`look at ${top} and put ${foundAny} of them into your hand. ${rest}`
    .or`look at ${top}, choose ${foundAny} of them, and put (it|them) into your hand. ${rest}`
    .or`look at ${top}. choose ${foundAny} of (them|those cards) and put (it|them) into your hand. ${rest}`.means(
    (n, many, _rest) => [
      { do: 'move', cards: pickCards({ from: { ...DECK, top: n }, ...many }), to: 'hand' },
      ...steps(n),
    ],
  );
  looking.says`look at ${top}. you may reveal ${found} ${kinds} you find there and put (it|them) into your hand. ${rest}`
    .or`look at ${top} (, reveal|and reveal) ${found} ${kinds} you find there, and put (it|them) into your hand. ${rest}`.means(
    (n, many, where, _rest) => [
      {
        do: 'move',
        cards: pickCards({ from: { ...DECK, where, top: n }, ...many }),
        to: 'hand',
        shown: true,
      },
      ...steps(n),
    ],
  );
  looking.says`look at ${top} and attach ${found} ${kinds} you find there to ${oneTarget}. ${rest}`.means(
    (n, many, where, to, _rest) => [
      { do: 'attachEnergy', cards: pickCards({ from: { ...DECK, where, top: n }, ...many }), to },
      ...steps(n),
    ],
  );
  looking.says`look at ${top} and attach ${found} ${kinds} you find there to ${inPlayGroup} in any way you like. ${rest}`.means(
    (n, many, where, among, _rest) => [
      { do: 'attachEach', cards: pickCards({ from: { ...DECK, where, top: n }, ...many }), among },
      ...steps(n),
    ],
  );
  looking.reads`look at ${top}, choose as many ${cardNoun} as you like, and attach them to ${inPlayGroup} in any way you like. ${rest}`.means(
    (n, where, among, _rest) => [
      { do: 'attachEach', cards: pickCards({ from: { ...DECK, where, top: n }, min: 0, max: 60 }), among },
      ...steps(n),
    ],
  );
  looking.reads`look at ${top}. choose as many ${cardNoun} as you like, show them to your opponent, and put them into your hand. ${rest}`.means(
    (n, where, _rest) => [
      {
        do: 'move',
        cards: pickCards({ from: { ...DECK, where, top: n }, min: 0, max: 60 }),
        to: 'hand',
        shown: true,
      },
      ...steps(n),
    ],
  );
  looking.reads`look at ${top} (and attach|. you may attach) (as many|any number of) ${cardNoun} you find there [as you like] to ${oneTarget}. ${rest}`.means(
    (n, where, to, _rest) => [
      { do: 'attachEnergy', cards: pickCards({ from: { ...DECK, where, top: n }, min: 0, max: 60 }), to },
      ...steps(n),
    ],
  );
  looking.says`look at ${top} and put ${found} ${kinds} you find there onto your bench. ${rest}`
    .or`look at ${top}. you may put ${found} ${kinds} you find there onto your bench. ${rest}`.means(
    (n, many, where, _rest) => [
      { do: 'bench', cards: pickCards({ from: { ...DECK, where, top: n }, ...many }), whose: 'own' },
      ...steps(n),
    ],
  );
  looking.says`look at ${top}. you may reveal ${found} ${kinds} you find there { (except for|except) ${cardName} } and put (it|them) into your hand. ${rest}`.means(
    (n, many, where, name, _rest) => [
      {
        do: 'move',
        cards: pickCards({ from: { ...DECK, where: { ...where, not: { name } }, top: n }, ...many }),
        to: 'hand',
        shown: true,
      },
      ...steps(n),
    ],
  );
  looking.says`look at ${top}. you may reveal a ${cardNoun} and a ${cardNoun} you find there and put them into your hand. ${rest}`.means(
    (n, a, b, _rest) => [
      {
        do: 'move',
        cards: pickCards({ from: { ...DECK, where: a, top: n }, min: 0, max: 1, as: '@first' }),
        to: 'hand',
        shown: true,
      },
      {
        do: 'move',
        cards: pickCards({ from: { ...DECK, where: b, top: n }, min: 0, max: 1, as: '@second' }),
        to: 'hand',
        shown: true,
      },
      ...steps(n),
    ],
  );
  looking.says`look at ${top} and attach all ${cardNoun} you find there to ${oneTarget}. ${rest}`.means(
    (n, where, to, _rest) => [
      { do: 'attachEnergy', cards: pickCards({ from: { ...DECK, where, top: n }, min: 60, max: 60 }), to },
      ...steps(n),
    ],
  );
  looking.reads`look at ${top} (. you may choose|. choose|, choose|, and choose) ${found} ${kinds} [you find there|from those cards|from them] ${goes}. ${rest}`.means(
    (n, many, where, into, _rest) => [
      { do: 'move', cards: pickCards({ from: { ...DECK, where, top: n }, ...many }), ...into },
      ...steps(n),
    ],
  );
}
looking.says`look at the bottom ${amount} card of your deck. you may reveal ${found} ${kinds} you find there and put (it|them) onto your bench. shuffle the other card back into your deck`.means(
  (n, many, where) => [
    { do: 'bench', cards: pickCards({ from: { ...DECK, where, bottom: n }, ...many }), whose: 'own' },
    SHUFFLE,
  ],
);
looking.says`look at the bottom ${amount} card of your deck. you may reveal ${found} ${kinds} you find there and put (it|them) into your hand. shuffle the other card back into your deck`.means(
  (n, many, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...DECK, where, bottom: n }, ...many }),
      to: 'hand',
      shown: true,
    },
    SHUFFLE,
  ],
);
looking.reads`look at the ${amount} card from the bottom of your deck. choose ${number} ${cardNoun} you find there, show it to your opponent, and put it into your hand. put the remaining card back on top of your deck. shuffle your deck [afterward]`.means(
  (n, max, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...DECK, where, bottom: n }, min: 0, max }),
      to: 'hand',
      shown: true,
    },
    SHUFFLE,
  ],
);
looking.says`look at the top ${amount} card of your opponent's deck and choose ${number} of them. your opponent shuffles the other card back into their deck. then, put the card you chose on top of their deck`.means(
  (top, n) => [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'opponent', top },
      min: n,
      max: n,
      as: '@card',
    },
    { do: 'shuffle', whose: 'opponent' },
    { do: 'move', cards: { bound: '@card' }, to: 'deckTop' },
  ],
);
looking.says`look at the bottom ${amount} card of your deck and put them on top of your deck in any order`.means(
  (n) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...DECK, bottom: n }, min: 60, max: 60, as: '@rest' }),
      to: 'deckTop',
    },
  ],
);
looking.says`look at the top ${amount} card (of|on) either player's deck (and put them back|and put them back on top of that player's deck|and rearrange them|. put them back) (in any order|in any order you like|as you like)`.means(
  (count) => [
    {
      do: 'chooseModes',
      modes: [[{ do: 'orderTop', whose: 'own', count }], [{ do: 'orderTop', whose: 'opponent', count }]],
    },
  ],
);
looking.says`look at the bottom ${amount} card of your deck. put ${number} of those card into your hand, and then return the remaining card to the bottom of your deck in any order`.means(
  (bottom, n) => [
    { do: 'move', cards: pickCards({ from: { ...DECK, bottom }, min: n, max: n }), to: 'hand' },
    {
      do: 'move',
      cards: pickCards({
        from: { ...DECK, bottom: { difference: [bottom, n] } },
        min: 60,
        max: 60,
        as: '@rest',
      }),
      to: 'deckBottom',
    },
  ],
);
looking.says`look at the top ${amount} card of your opponent's deck and discard any number of ${cardNoun} you find there. your opponent shuffles the other card back into their deck`.means(
  (top, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'deck', whose: 'opponent', where, top }, min: 0, max: 60 }),
      to: 'discard',
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
