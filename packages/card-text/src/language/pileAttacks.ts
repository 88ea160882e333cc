/** What few attacks do with deck, hand and discard pile, each in words of its own. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { cardNoun } from './cards.ts';
import { amount, cardName, number } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { benchGroup, self } from './pokemon.ts';
import type { Statement } from './statement.ts';

export const pileAttacks = listPhrase<Statement>('pileAttacks');
pileAttacks.says`search your deck for ${cardName} and ${cardName}, or ${cardName} and ${cardName} card. show (1|a) card or both card of a pair to your opponent and put them into your hand. shuffle your deck afterward`.means(
  (a, b, c, d) => {
    const found = (name: string, as: string): Step => ({
      do: 'move',
      cards: pickCards({ from: { pile: 'deck', whose: 'own', where: { name } }, min: 0, max: 1, as }),
      to: 'hand',
      shown: true,
    });
    return [
      {
        do: 'chooseModes',
        modes: [
          [found(a, '@a'), found(b, '@b')],
          [found(c, '@c'), found(d, '@d')],
        ],
      },
      { do: 'shuffle', whose: 'own' },
    ];
  },
);
pileAttacks.says`search your deck for a number of ${cardNoun} up to the number of heads and put them onto your bench. then [,] shuffle your deck`.means(
  (where) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [
        {
          do: 'bench',
          cards: pickCards({ from: { pile: 'deck', whose: 'own', where }, min: 0, max: 1 }),
          whose: 'own',
        },
      ],
    },
    { do: 'shuffle', whose: 'own' },
  ],
);
pileAttacks.says`attach a number of ${cardNoun} up to the number of heads from your discard pile to ${benchGroup} in any way you like`.means(
  (where, among) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [
        {
          do: 'may',
          yes: [
            {
              do: 'attachEach',
              cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1 }),
              among,
            },
          ],
        },
      ],
    },
  ],
);
pileAttacks.says`you may discard as many ${cardNoun} as you like from your hand. this attack does ${amount} damage for each type of basic energy you discarded in this way`.means(
  (where, n) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'hand', whose: 'own', where }, min: 0, max: 60 }),
      to: 'discard',
    },
    { part: 'damage', amount: { product: [n, { energyTypes: { bound: '?done' } }] } },
  ],
);
pileAttacks.says`discard the top ${amount} card of your deck. this attack does ${amount} damage times the number of ${cardNoun} discarded`
  .or`discard the top ${amount} card of your deck. this attack does ${amount} damage for each ${cardNoun} that you discarded in this way`.means(
  (top, n, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'deck', whose: 'own', top }, random: true, min: 60, max: 60 }),
      to: 'discard',
    },
    { part: 'damage', amount: { product: [n, { cards: { bound: '?done', where } }] } },
  ],
);
pileAttacks.says`discard the top ${amount} card of your deck. if any of those card are ${cardNoun}, attach them to ${self}`.means(
  (n, where, to) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'deck', whose: 'own', top: n }, random: true, min: 60, max: 60 }),
      to: 'discard',
    },
    { do: 'attachEnergy', cards: { bound: '?cards', where }, to },
  ],
);
pileAttacks.says`put a number of card up to the number of heads from your discard pile into your hand`.means(
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
              to: 'hand',
            },
          ],
        },
      ],
    },
  ],
);
pileAttacks.says`draw ${number} card. if you do, ${acts}`.means((cards, yes) => [
  {
    do: 'if',
    is: { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 },
    yes: [{ do: 'draw', whose: 'own', cards }, ...yes],
  },
]);
pileAttacks.says`choose 1 of your benched ${cardName} and shuffle that pokémon and all attached card into your deck. if you can't shuffle a ${cardName} into your deck, this attack does nothing`.means(
  (name, again) => [
    {
      part: 'stops',
      is: { not: { exists: { whose: 'own', place: 'bench', where: { card: { name: again } } } } },
    },
    {
      do: 'takeBack',
      on: pickPokemon({ from: { whose: 'own', place: 'bench', where: { card: { name } } }, min: 1, max: 1 }),
      to: 'deck',
      all: true,
    },
    { do: 'shuffle', whose: 'own' },
  ],
);
pileAttacks.says`choose ${number} of ${benchGroup}. shuffle those pokémon and all attached card into your opponent's deck`.means(
  (n, from) => [
    { do: 'takeBack', on: pickPokemon({ from, min: n, max: n }), to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
