/** How many of something a player has: so many at least or at most, none, more than the other. */
import type { Condition, Quantity, Selector } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { cardNoun, cardsIn } from './cards.ts';
import { either, relative } from './describing.ts';
import { amount, number, oneOver, type } from './numbers.ts';

export const comparing = phrase<Condition>('comparing');

/** Cards that a player has, and Pokémon and energy that are not counted by their words alone. */
const ownCards = phrase<Quantity>('ownCards');
ownCards.says`${cardsIn}`.means((cards) => ({ cards }));
ownCards.says`card in the lost zone`.means(() => ({ cards: { pile: 'lost', whose: 'own' } }));
ownCards.says`${cardNoun} in the lost zone`.means((where) => ({
  cards: { pile: 'lost', whose: 'own', where },
}));
ownCards.says`prize card (remaining|left)`.means(() => ({ cards: { pile: 'prizes', whose: 'own' } }));
ownCards.says`${type} energy in play`.means((of) => ({
  energy: { whose: 'own', place: 'inPlay' },
  type: of,
}));
ownCards.says`energy in play`.or`energy [card] attached to [all of] your pokémon`.means(() => ({
  energy: { whose: 'own', place: 'inPlay' },
}));
const theirCards = phrase<Quantity>('theirCards');
theirCards.says`card in (their|his or her) hand`.means(() => ({
  cards: { pile: 'hand', whose: 'opponent' },
}));
theirCards.says`${cardNoun} in (their|his or her) discard pile`.means((where) => ({
  cards: { pile: 'discard', whose: 'opponent', where },
}));
theirCards.says`card in (their|his or her) (discard pile)`.means(() => ({
  cards: { pile: 'discard', whose: 'opponent' },
}));
theirCards.says`card in (their|his or her) deck`.means(() => ({
  cards: { pile: 'deck', whose: 'opponent' },
}));
theirCards.says`prize card (remaining|left)`.means(() => ({ cards: { pile: 'prizes', whose: 'opponent' } }));
theirCards.says`energy in play`.means(() => ({ energy: { whose: 'opponent', place: 'inPlay' } }));

const ownPokemon = phrase<Selector>('ownPokemon');
ownPokemon.says`${either} in play`.means((where) => ({ whose: 'own', place: 'inPlay', where }));
ownPokemon.reads`pokémon in play ${relative}`.means((where) => ({ whose: 'own', place: 'inPlay', where }));
ownPokemon.says`${either} on your bench`.or`benched ${either}`.means((where) => ({
  whose: 'own',
  place: 'bench',
  where,
}));
const theirPokemon = phrase<Selector>('theirPokemon');
theirPokemon.says`${either} in play`.means((where) => ({ whose: 'opponent', place: 'inPlay', where }));
theirPokemon.reads`pokémon in play ${relative}`.means((where) => ({
  whose: 'opponent',
  place: 'inPlay',
  where,
}));
theirPokemon.says`${either} on (their|his or her) bench`.or`benched ${either}`.means((where) => ({
  whose: 'opponent',
  place: 'bench',
  where,
}));
/** Of any description. */
const allOwn = phrase<Selector>('allOwn');
allOwn.says`${ownPokemon}`.means((group) => group);
allOwn.says`pokémon in play`.means(() => ({ whose: 'own', place: 'inPlay' }));
const allTheirs = phrase<Selector>('allTheirs');
allTheirs.says`${theirPokemon}`.means((group) => group);
allTheirs.says`pokémon in play`.means(() => ({ whose: 'opponent', place: 'inPlay' }));

const you = oneOf<'own'>('youHave', [
  ['you have', 'own'],
  ["you've", 'own'],
]);
const they = oneOf<'opponent'>('theyHave', [['your opponent has', 'opponent']]);
const youLack = oneOf<'own'>('youLack', [
  ["you don't have", 'own'],
  ['you do not have', 'own'],
]);
const theyLack = oneOf<'opponent'>('theyLack', [
  ["your opponent doesn't have", 'opponent'],
  ['your opponent does not have', 'opponent'],
]);

for (const [has, lacks, cards, pokemon, all] of [
  [you, youLack, ownCards, ownPokemon, allOwn],
  [they, theyLack, theirCards, theirPokemon, allTheirs],
] as const) {
  comparing.says`${has} ${amount} or more ${cards}`.means((_who, atLeast, quantity) => ({
    quantity,
    atLeast,
  }));
  comparing.reads`${has} at least ${number} ${cards}`.means((_who, atLeast, quantity) => ({
    quantity,
    atLeast,
  }));
  comparing.says`${has} ${amount} or (fewer|less) ${cards}`.means((_who, n, quantity) => ({
    not: { quantity, atLeast: { sum: [n, 1] } },
  }));
  comparing.says`${has} (fewer|less) than ${number} ${cards}`.means((_who, atLeast, quantity) => ({
    not: { quantity, atLeast },
  }));
  comparing.says`${has} (exactly|only) ${number} ${cards}`.means((_who, n, quantity) => ({
    all: [{ quantity, atLeast: n }, { not: { quantity, atLeast: { sum: [n, 1] } } }],
  }));
  comparing.says`${has} no ${cards}`.means((_who, quantity) => ({ not: { quantity, atLeast: 1 } }));
  comparing.reads`${has} any ${cards}`.means((_who, quantity) => ({ quantity, atLeast: 1 }));
  comparing.reads`${lacks} any ${cards}`.means((_who, quantity) => ({ not: { quantity, atLeast: 1 } }));
  comparing.says`${has} ${amount} or more ${all}`.or`${has} at least ${amount} ${all}`.means(
    (_who, atLeast, count) => ({
      quantity: { count },
      atLeast,
    }),
  );
  comparing.says`${has} ${oneOver} or (fewer|less) ${all}`.means((_who, atLeast, count) => ({
    not: { quantity: { count }, atLeast },
  }));
  comparing.says`${has} exactly ${amount} ${all}`.means((_who, n, count) => ({
    all: [{ quantity: { count }, atLeast: n }, { not: { quantity: { count }, atLeast: { sum: [n, 1] } } }],
  }));
  comparing.says`${has} (any|a|) ${pokemon}`.means((_who, exists) => ({ exists }));
  comparing.says`${has} no ${pokemon}`.means((_who, exists) => ({ not: { exists } }));
  comparing.reads`${lacks} (any|a|) ${pokemon}`.means((_who, exists) => ({ not: { exists } }));
}

/** Of both players: the words, and what they count of each. */
const BOTH: readonly (readonly [words: string, theirs: string, own: Quantity, opponent: Quantity])[] = [
  ...(['remaining', 'left'] as const).map(
    (behind) =>
      [
        `prize cards ${behind}`,
        `prize cards ${behind}`,
        { cards: { pile: 'prizes', whose: 'own' } },
        { cards: { pile: 'prizes', whose: 'opponent' } },
      ] as const,
  ),
  [
    'cards in your hand',
    'cards in their hand',
    { cards: { pile: 'hand', whose: 'own' } },
    { cards: { pile: 'hand', whose: 'opponent' } },
  ],
  [
    'benched pokémon',
    'benched pokémon',
    { count: { whose: 'own', place: 'bench' } },
    { count: { whose: 'opponent', place: 'bench' } },
  ],
  [
    'pokémon in play',
    'pokémon in play',
    { count: { whose: 'own', place: 'inPlay' } },
    { count: { whose: 'opponent', place: 'inPlay' } },
  ],
  [
    'energy in play',
    'energy in play',
    { energy: { whose: 'own', place: 'inPlay' } },
    { energy: { whose: 'opponent', place: 'inPlay' } },
  ],
  [
    'cards in your deck',
    'cards in their deck',
    { cards: { pile: 'deck', whose: 'own' } },
    { cards: { pile: 'deck', whose: 'opponent' } },
  ],
];
const more = oneOf<Condition>(
  'moreThanTheOther',
  BOTH.flatMap(([words, theirs, own, opponent]) =>
    [theirs, theirs.replace('their', 'his or her')].flatMap((ofThem) => [
      [
        `you have more ${words} than your opponent`,
        { quantity: own, atLeast: { sum: [opponent, 1] } },
      ] as const,
      [
        `you have fewer ${words} than your opponent`,
        { quantity: opponent, atLeast: { sum: [own, 1] } },
      ] as const,
      [
        `you have less ${words} than your opponent`,
        { quantity: opponent, atLeast: { sum: [own, 1] } },
      ] as const,
      [
        `your opponent has more ${ofThem} than you`,
        { quantity: opponent, atLeast: { sum: [own, 1] } },
      ] as const,
      [
        `your opponent has more ${ofThem} than you do`,
        { quantity: opponent, atLeast: { sum: [own, 1] } },
      ] as const,
      [
        `your opponent has fewer ${ofThem} than you`,
        { quantity: own, atLeast: { sum: [opponent, 1] } },
      ] as const,
      [
        `you have as many ${words} as your opponent`,
        {
          all: [
            { quantity: own, atLeast: opponent },
            { quantity: opponent, atLeast: own },
          ],
        },
      ] as const,
      [
        `you have the same number of ${words} as your opponent`,
        {
          all: [
            { quantity: own, atLeast: opponent },
            { quantity: opponent, atLeast: own },
          ],
        },
      ] as const,
    ]),
  ),
);
comparing.says`${more}`.means((is) => is);
comparing.says`you have at least ${amount} more prize card (remaining|left) than your opponent`.means(
  (n) => ({
    quantity: { cards: { pile: 'prizes', whose: 'own' } },
    atLeast: { sum: [{ cards: { pile: 'prizes', whose: 'opponent' } }, n] },
  }),
);
