/** What is so of hands, decks, discard piles, Prizes. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { cardsIn } from './cards.ts';
import { amount, cardName, number } from './numbers.ts';

export const ofPiles = phrase<Condition>('ofPiles');
ofPiles.says`you have exactly ${number} card in your hand`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
ofPiles.says`you have no card in your hand`.means(() => ({
  not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 1 },
}));
ofPiles.says`you have (fewer|less) than ${number} card in your hand`.means((n) => ({
  not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: n },
}));
ofPiles.says`you have ${number} or more ${cardsIn}`.means((atLeast, cards) => ({
  quantity: { cards },
  atLeast,
}));
ofPiles.says`you have more prize card remaining than your opponent`
  .or`you have more prize card left than your opponent`.means(() => ({
  quantity: { cards: { pile: 'prizes', whose: 'own' } },
  atLeast: { sum: [{ cards: { pile: 'prizes', whose: 'opponent' } }, 1] },
}));
ofPiles.says`your opponent has ${amount} or fewer prize card remaining`
  .or`your opponent has ${amount} or (less|fewer) prize card left`.means((n) => ({
  not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [n, 1] } },
}));
ofPiles.says`you have ${amount} or (fewer|less) prize card (remaining|left)`.means((n) => ({
  not: { quantity: { cards: { pile: 'prizes', whose: 'own' } }, atLeast: { sum: [n, 1] } },
}));
ofPiles.says`your opponent has ${amount} or more card in (their|his or her) hand`.means((atLeast) => ({
  quantity: { cards: { pile: 'hand', whose: 'opponent' } },
  atLeast,
}));
ofPiles.says`you have ${amount} or (fewer|less) ${cardsIn}`.means((n, cards) => ({
  not: { quantity: { cards }, atLeast: { sum: [n, 1] } },
}));
ofPiles.says`you have the same number of card in your hand as your opponent`.means(() => ({
  all: [
    {
      quantity: { cards: { pile: 'hand', whose: 'own' } },
      atLeast: { cards: { pile: 'hand', whose: 'opponent' } },
    },
    {
      quantity: { cards: { pile: 'hand', whose: 'opponent' } },
      atLeast: { cards: { pile: 'hand', whose: 'own' } },
    },
  ],
}));
ofPiles.says`there are ${amount} or fewer card in your deck`.means((n) => ({
  not: { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: { sum: [n, 1] } },
}));
ofPiles.says`your opponent has ${amount} or more prize card remaining`
  .or`your opponent has ${amount} or more (prizes|prize card) [left]`.means((atLeast) => ({
  quantity: { cards: { pile: 'prizes', whose: 'opponent' } },
  atLeast,
}));
ofPiles.reads`your opponent has (only|exactly) ${number} (prize|prizes)`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
ofPiles.says`your opponent has exactly ${number} prize card remaining`
  .or`your opponent has (only|exactly) ${number} prize card (left|remaining)`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
ofPiles.says`you don't have any ${cardsIn}`.means((cards) => ({ not: { quantity: { cards }, atLeast: 1 } }));
ofPiles.says`you don't have ${number} or more ${cardsIn}`.or`you have fewer than ${number} ${cardsIn}`.means(
  (atLeast, cards) => ({
    not: { quantity: { cards }, atLeast },
  }),
);
ofPiles.says`you have more card in your hand than your opponent`.means(() => ({
  quantity: { cards: { pile: 'hand', whose: 'own' } },
  atLeast: { sum: [{ cards: { pile: 'hand', whose: 'opponent' } }, 1] },
}));
ofPiles.says`your opponent has more card in (their) hand than you`.means(() => ({
  quantity: { cards: { pile: 'hand', whose: 'opponent' } },
  atLeast: { sum: [{ cards: { pile: 'hand', whose: 'own' } }, 1] },
}));
ofPiles.says`your opponent has ${number} or more card in (their) hand`.means((atLeast) => ({
  quantity: { cards: { pile: 'hand', whose: 'opponent' } },
  atLeast,
}));
ofPiles.says`there are any ${cardsIn}`.or`you have ${cardsIn}`.or`you have any ${cardsIn}`.means((cards) => ({
  quantity: { cards },
  atLeast: 1,
}));
ofPiles.reads`${cardName} is in your discard pile`.means((name) => ({
  quantity: { cards: { pile: 'discard', whose: 'own', where: { name } } },
  atLeast: 1,
}));
ofPiles.says`you have the same number of card or less in your hand as your opponent`.means(() => ({
  quantity: { cards: { pile: 'hand', whose: 'opponent' } },
  atLeast: { cards: { pile: 'hand', whose: 'own' } },
}));
ofPiles.says`you have exactly ${number} prize card remaining`
  .or`you have (only|exactly) ${number} prize card (left|remaining)`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'prizes', whose: 'own' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'prizes', whose: 'own' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
/** So many Prizes of the opponent, neither more nor fewer. */
const theirPrizes = phrase<Condition>('theirPrizes');
theirPrizes.says`${amount}`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
ofPiles.says`your opponent has exactly ${theirPrizes}, ${theirPrizes}, or ${theirPrizes} prize card remaining`.means(
  (a, b, c) => ({ any: [a, b, c] }),
);
ofPiles.says`you don't have exactly ${number} card in your hand`.means((n) => ({
  not: {
    all: [
      { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: n },
      { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: { sum: [n, 1] } } },
    ],
  },
}));

const BOTH_PRIZES = {
  sum: [{ cards: { pile: 'prizes', whose: 'own' } }, { cards: { pile: 'prizes', whose: 'opponent' } }],
} as const;
ofPiles.says`the total of both players' remaining prize card is ${amount} or less`.means((n) => ({
  not: { quantity: BOTH_PRIZES, atLeast: { sum: [n, 1] } },
}));
ofPiles.says`the total of both players' remaining prize card is ${amount} or more`.means((atLeast) => ({
  quantity: BOTH_PRIZES,
  atLeast,
}));
