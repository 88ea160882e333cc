/** Searches of decks and discard piles, and looks at the top of a deck: verb × cards × where they go × what becomes of the rest. */
import type { CardFilter, Cards, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { cardNoun, type Many, mixture } from './cards.ts';
import { amount, cardName, count, nameOfSelf, number } from './numbers.ts';
import { pickCards } from './picks.ts';
import { benchGroup, inPlayGroup, oneTarget, self } from './pokemon.ts';

/** A search, with the shuffle that ends it. */
export const searching = listPhrase<Step>('searching');

/** Of a kind that is named nobody need find any in a place that the opponent does not see (rule 10). */
const found = phrase<Many>('found');
found.says`up to ${amount}`.means((max) => ({ min: 0, max }));
found.reads`${number}`.means((max) => ({ min: 0, max }));
found.reads`any number of`.means(() => ({ min: 0, max: 60 }));
/** «A card» is always found. */
const foundAny = phrase<Many>('foundAny');
foundAny.says`${number}`.means((n) => ({ min: n, max: n }));
foundAny.says`up to ${amount}`.means((max) => ({ min: 1, max }));
foundAny.reads`any ${amount}`.means((n) => ({ min: n, max: n }));
foundAny.reads`any`.means(() => ({ min: 1, max: 1 }));

/** What ends a search. */
export const shuffled = oneOf<'shuffled'>('shuffled', [
  ['. Then, shuffle your deck', 'shuffled'],
  ['. Shuffle your deck', 'shuffled'],
  ['. Shuffle your deck afterward', 'shuffled'],
  [', then shuffle your deck', 'shuffled'],
  ['and shuffle your deck', 'shuffled'],
  [', and then shuffle your deck', 'shuffled'],
]);
const SHUFFLE: Step = { do: 'shuffle', whose: 'own' };
const DECK = { pile: 'deck', whose: 'own' } as const;

/** Where what was found goes, and who sees it on its way. */
type Goes = { readonly to: 'hand' | 'discard' | 'deckTop' | 'deck'; readonly shown?: true };
export const goes = oneOf<Goes>(
  'goes',
  ['it', 'them', 'that card', 'those cards'].flatMap((card) => {
    const open: Goes = { to: 'hand', shown: true };
    const put = ['it', 'them'].flatMap((again) => [
      [`, reveal ${card}, and put ${again} into your hand`, open] as const,
      [`, show ${card} to your opponent, and put ${again} into your hand`, open] as const,
      [`, show ${card} to your opponent and put ${again} into your hand`, open] as const,
      [`. Show ${card} to your opponent and put ${again} into your hand`, open] as const,
      [`. Show ${card} to your opponent, and put ${again} into your hand`, open] as const,
      [`. Show ${card} to your opponent, then put ${again} into your hand`, open] as const,
      [`, show ${card} to your opponent, then put ${again} into your hand`, open] as const,
      [`and reveal ${card}. put ${again} into your hand`, open] as const,
    ]);
    return [
      ...put,
      [`and put ${card} into your hand`, { to: 'hand' }] as const,
      [`, and put ${card} into your hand`, { to: 'hand' }] as const,
      [`and discard ${card}`, { to: 'discard' }] as const,
    ];
  }),
);

/** Cards of the own deck that are searched for. */
export const sought = phrase<Cards>('sought');
sought.says`${found} ${cardNoun}`.means((many, where) => pickCards({ from: { ...DECK, where }, ...many }));
sought.says`${found} ${mixture}`.means((many, where) => pickCards({ from: { ...DECK, where }, ...many }));
sought.reads`${found} card ${mixture}`.means((many, where) =>
  pickCards({ from: { ...DECK, where }, ...many }),
);
sought.reads`any ${cardNoun}`.means((where) => pickCards({ from: { ...DECK, where }, min: 0, max: 1 }));
sought.reads`${cardName}`.means((name) => pickCards({ from: { ...DECK, where: { name } }, min: 0, max: 1 }));
sought.says`${foundAny} card`.means((many) => pickCards({ from: DECK, ...many }));
sought.says`${found} ${cardNoun} of different types`.means((many, where) =>
  pickCards({ from: { ...DECK, where }, different: 'types', ...many }),
);
sought.reads`${found} different types of ${cardNoun}`.means((many, where) =>
  pickCards({ from: { ...DECK, where }, different: 'types', ...many }),
);
sought.says`${found} ${cardNoun} with different names`.means((many, where) =>
  pickCards({ from: { ...DECK, where }, different: 'names', ...many }),
);

searching.says`search your deck for ${sought} ${goes} ${shuffled}`.means((cards, where) => [
  { do: 'move', cards, ...where },
  SHUFFLE,
]);
searching.says`search your deck for ${sought} and ${sought} ${goes} ${shuffled}`.means((a, b, where) => [
  { do: 'move', cards: a, ...where },
  { do: 'move', cards: b, ...where },
  SHUFFLE,
]);
searching.says`search your deck for ${sought}, ${sought}, and ${sought} ${goes} ${shuffled}`.means(
  (a, b, c, where) => [
    { do: 'move', cards: a, ...where },
    { do: 'move', cards: b, ...where },
    { do: 'move', cards: c, ...where },
    SHUFFLE,
  ],
);
searching.says`search your deck for ${sought} and put (it|them) onto your bench ${shuffled}`.means(
  (cards) => [{ do: 'bench', cards, whose: 'own' }, SHUFFLE],
);
searching.says`search your deck for ${sought} and attach (it|them) to ${oneTarget} ${shuffled}`.means(
  (cards, to) => [{ do: 'attachEnergy', cards, to }, SHUFFLE],
);
/** Each card where the player likes. */
for (const among of [inPlayGroup, benchGroup])
  searching.says`search your deck for ${sought} and attach (it|them) to ${among} in any way you like ${shuffled}`.means(
    (cards, pokemon) => [{ do: 'attachEach', cards, among: pokemon }, SHUFFLE],
  );

/** What evolves from the own Pokémon, onto it. */
searching.says`search your deck for a card that evolves from ${nameOfSelf} and put it onto ${self} to evolve it ${shuffled}`.means(
  (evolvesFrom, on) => [
    { do: 'evolve', card: pickCards({ from: { ...DECK, where: { evolvesFrom } }, min: 0, max: 1 }), on },
    SHUFFLE,
  ],
);
searching.reads`search your deck for a card that evolves from ${nameOfSelf} and put it onto ${self}. { this counts as evolving ${self}. } shuffle your deck afterward`.means(
  (evolvesFrom, on) => [
    { do: 'evolve', card: pickCards({ from: { ...DECK, where: { evolvesFrom } }, min: 0, max: 1 }), on },
    SHUFFLE,
  ],
);
searching.reads`search your deck for a card that evolves from ${nameOfSelf} and put it on ${self}. { this counts as evolving ${self}. } shuffle your deck afterward`.means(
  (evolvesFrom, on) => [
    { do: 'evolve', card: pickCards({ from: { ...DECK, where: { evolvesFrom } }, min: 0, max: 1 }), on },
    SHUFFLE,
  ],
);
searching.says`search your deck for ${sought}, shuffle your deck, then put (that card|those card) on top of it`.means(
  (cards) => [SHUFFLE, { do: 'move', cards, to: 'deckTop' }],
);

/** The discard pile lies open: what is there is taken. */
searching.says`search your discard pile for ${count} ${cardNoun} ${goes}`.means((many, where, into) => [
  { do: 'move', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), ...into },
]);
searching.says`search your discard pile for ${count} ${mixture} ${goes}`.means((many, where, into) => [
  { do: 'move', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), ...into },
]);

/** The own deck's top, so many cards of it. */
const top = phrase<number>('top');
top.says`the top ${amount} card of your deck`.means((n) => n);
top.reads`the top ${amount} card from your deck`.means((n) => n);
top.reads`${amount} card from the top of your deck`.means((n) => n);

searching.says`look at ${top} and put them back in any order`.means((count) => [
  { do: 'orderTop', whose: 'own', count },
]);
searching.reads`look at ${top} and put them back on top of your deck in any order`.means((count) => [
  { do: 'orderTop', whose: 'own', count },
]);
searching.reads`look at [up to] ${top} and rearrange them as you like`.means((count) => [
  { do: 'orderTop', whose: 'own', count },
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
      'put the other 6 cards back on top of your deck. Shuffle your deck afterward',
      'then, shuffle the other cards back into your deck',
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
      'put the 2 other cards back on top of your deck in any order',
    ],
    (n) => [{ do: 'move', cards: inAnyOrder(n), to: 'deckTop' }],
  ],
];

/** One kind or several. */
const kinds = phrase<CardFilter>('kinds');
kinds.says`${cardNoun}`.means((where) => where);
kinds.says`${mixture}`.means((where) => where);

for (const [name, texts, steps] of RESTS) {
  const rest = oneOf<'rest'>(
    name,
    texts.map((text) => [text, 'rest'] as const),
  );
  searching.says`look at ${top} and put ${foundAny} of them into your hand. ${rest}`.means(
    (n, many, _rest) => [
      { do: 'move', cards: pickCards({ from: { ...DECK, top: n }, ...many }), to: 'hand' },
      ...steps(n),
    ],
  );
  searching.reads`look at ${top}, choose ${foundAny} of them, and put (it|them) into your hand. ${rest}`.means(
    (n, many, _rest) => [
      { do: 'move', cards: pickCards({ from: { ...DECK, top: n }, ...many }), to: 'hand' },
      ...steps(n),
    ],
  );
  searching.reads`look at ${top}. choose ${foundAny} of (them|those cards) and put (it|them) into your hand. ${rest}`.means(
    (n, many, _rest) => [
      { do: 'move', cards: pickCards({ from: { ...DECK, top: n }, ...many }), to: 'hand' },
      ...steps(n),
    ],
  );
  searching.says`look at ${top}. you may reveal ${found} ${kinds} you find there and put (it|them) into your hand. ${rest}`.means(
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
  searching.reads`look at ${top} (, reveal|and reveal) ${found} ${kinds} you find there, and put (it|them) into your hand. ${rest}`.means(
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
  searching.says`look at ${top} and attach ${found} ${kinds} you find there to ${oneTarget}. ${rest}`.means(
    (n, many, where, to, _rest) => [
      { do: 'attachEnergy', cards: pickCards({ from: { ...DECK, where, top: n }, ...many }), to },
      ...steps(n),
    ],
  );
  searching.says`look at ${top} and attach ${found} ${kinds} you find there to ${inPlayGroup} in any way you like. ${rest}`.means(
    (n, many, where, among, _rest) => [
      { do: 'attachEach', cards: pickCards({ from: { ...DECK, where, top: n }, ...many }), among },
      ...steps(n),
    ],
  );
  searching.reads`look at ${top}, choose as many ${cardNoun} as you like, and attach them to ${inPlayGroup} in any way you like. ${rest}`.means(
    (n, where, among, _rest) => [
      { do: 'attachEach', cards: pickCards({ from: { ...DECK, where, top: n }, min: 0, max: 60 }), among },
      ...steps(n),
    ],
  );
  searching.says`look at ${top} and attach all ${cardNoun} you find there to ${oneTarget}. ${rest}`.means(
    (n, where, to, _rest) => [
      { do: 'attachEnergy', cards: pickCards({ from: { ...DECK, where, top: n }, min: 60, max: 60 }), to },
      ...steps(n),
    ],
  );
  searching.reads`look at ${top} (. you may choose|. choose|, choose|, and choose) ${found} ${kinds} [you find there|from those cards|from them] ${goes}. ${rest}`.means(
    (n, many, where, into, _rest) => [
      { do: 'move', cards: pickCards({ from: { ...DECK, where, top: n }, ...many }), ...into },
      ...steps(n),
    ],
  );
}
searching.says`look at the bottom ${amount} card of your deck. you may reveal ${found} ${kinds} you find there and put (it|them) onto your bench. shuffle the other card back into your deck`.means(
  (n, many, where) => [
    { do: 'bench', cards: pickCards({ from: { ...DECK, where, bottom: n }, ...many }), whose: 'own' },
    SHUFFLE,
  ],
);
