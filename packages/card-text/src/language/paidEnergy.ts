/** Coins and damage by the cards that an attack was paid with, or that it took off a deck. */
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { cardNoun } from './cards.ts';
import { discardingAll } from './energy.ts';
import { amount, type } from './numbers.ts';
import { pickCards } from './picks.ts';
import { defending, self } from './pokemon.ts';
import { coin } from './results.ts';
import type { Statement } from './statement.ts';

export const paidEnergy = listPhrase<Statement>('paidEnergy');
const ofIt = oneOf<'done'>('ofWhatWasDone', [
  ...['card', 'energy card', 'basic energy card'].flatMap((what) =>
    [
      'you discarded',
      'you discarded in this way',
      'you returned',
      'you attached',
      'attached in this way',
      'discarded in this way',
    ].map((how) => [`${what} ${how}`, 'done'] as const),
  ),
  ['of those card', 'done'],
]);
const DONE = { cards: { bound: '?done' } } as const;
const BY_IT = { do: 'flip', coins: DONE, as: '@coins' } as const;
const flipsByIt = oneOf<'flips'>('flipsByIt', [
  ['flip a coin for each energy card you discarded', 'flips'],
  ['flip a coin for each card you discarded', 'flips'],
  ['flip a coin for each energy card you discarded in this way', 'flips'],
  ['flip a coin for each card you discarded in this way', 'flips'],
]);
paidEnergy.says`${discardingAll}. ${flipsByIt}`.means((steps) => [...steps, BY_IT]);
paidEnergy.says`${acts}. ${flipsByIt}`.means((steps) => [...steps, BY_IT]);
for (const done of [acts, discardingAll]) {
  paidEnergy.says`you may ${done}. if you do, this attack does ${amount} more damage for each ${ofIt}`.means(
    (yes, n) => [
      { do: 'may', yes },
      { part: 'more', amount: { product: [n, DONE] } },
    ],
  );
  paidEnergy.reads`you may ${done}. if you do, this attack does ${amount} damage plus ${amount} more damage for each ${ofIt}`.means(
    (yes, damage, n) => [
      { do: 'may', yes },
      { part: 'base', damage },
      { part: 'more', amount: { product: [n, DONE] } },
    ],
  );
}
paidEnergy.reads`${acts}. if you do, this attack does ${amount} damage plus ${amount} more damage for each ${ofIt}`.means(
  (steps, damage, n) => [
    ...steps,
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, DONE] } },
  ],
);
paidEnergy.says`you may ${discardingAll}. if you do, ${acts}`.means((all, yes) => [
  { do: 'may', yes: [...all, { do: 'if', is: { some: '?done' }, yes }] },
]);
const instead = oneOf<'is'>('baseDamageBecomes', [["this attack's base damage is", 'is']]);
for (const done of [acts, discardingAll])
  paidEnergy.says`[before doing damage,] you may ${done}. if you do, ${instead} ${amount} instead of ${amount}`.means(
    (yes, _is, then, of) => [
      { do: 'may', yes },
      { part: 'instead', is: { some: '?done' }, then, of },
    ],
  );

// One of those that the sentence before spoke of.
paidEnergy.says`if ${defending} has any energy card attached to it, flip a coin. if ${coin}, choose 1 of those energy card and discard it`.means(
  (on, shows) => [
    {
      do: 'if',
      is: { exists: { whose: 'opponent', place: 'active', where: { energy: 'any' } } },
      yes: [
        { do: 'flip', coins: 1, as: '@coins' },
        {
          do: 'if',
          is: shows,
          yes: [
            { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, min: 1, max: 1 }), to: 'discard' },
          ],
        },
      ],
    },
  ],
);
paidEnergy.reads`use this attack only if there are any ${type} energy card attached to ${self}. flip a coin. if ${coin}, discard 1 of those (energy card|card)`.means(
  (providing, on, is) => [
    { part: 'needs', is: { exists: { among: 'self', where: { energy: providing } } } },
    { do: 'flip', coins: 1, as: '@coins' },
    {
      do: 'if',
      is,
      yes: [
        {
          do: 'move',
          cards: pickCards({ from: { on, part: 'energy', providing }, min: 1, max: 1 }),
          to: 'discard',
        },
      ],
    },
  ],
);

// Off the top of a deck: counted where they lie, before they go.
const whoseTop = oneOf<'own' | 'opponent'>('whoseTop', [
  ['your deck', 'own'],
  ["your opponent's deck", 'opponent'],
]);
paidEnergy.says`discard the top ${amount} card (of|from) ${whoseTop}. this attack does ${amount} damage (for each|times the number of) ${cardNoun} (you discarded in this way|discarded in this way)`.means(
  (top, whose, n, where) => [
    { part: 'damage', amount: { product: [n, { cards: { pile: 'deck', whose, top, where } }] } },
    { do: 'move', cards: { pile: 'deck', whose, top }, to: 'discard' },
  ],
);
const BOTH_TOPS = [
  { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
  { do: 'move', cards: { pile: 'deck', whose: 'opponent', top: 1 }, to: 'discard' },
] as const;
const bothTops = oneOf<'both'>('bothTops', [
  ['each player discards the top card of their deck', 'both'],
  ["discard the top card of each player's deck", 'both'],
]);
paidEnergy.says`${bothTops}. this attack does ${amount} damage times the number of ${cardNoun} discarded in this way`.means(
  (_both, n, where) => [
    {
      part: 'damage',
      amount: {
        product: [
          n,
          {
            sum: [
              { cards: { pile: 'deck', whose: 'own', top: 1, where } },
              { cards: { pile: 'deck', whose: 'opponent', top: 1, where } },
            ],
          },
        ],
      },
    },
    ...BOTH_TOPS,
  ],
);
paidEnergy.reads`${bothTops}. this attack does ${amount} damage plus ${amount} more damage for each ${cardNoun} discarded in this way`.means(
  (_both, damage, n, where) => [
    { part: 'base', damage },
    {
      part: 'more',
      amount: {
        product: [
          n,
          {
            sum: [
              { cards: { pile: 'deck', whose: 'own', top: 1, where } },
              { cards: { pile: 'deck', whose: 'opponent', top: 1, where } },
            ],
          },
        ],
      },
    },
    ...BOTH_TOPS,
  ],
);
paidEnergy.says`${bothTops}. this attack does ${amount} more damage for each ${cardNoun} discarded in this way`.means(
  (_both, n, where) => [
    {
      part: 'more',
      amount: {
        product: [
          n,
          {
            sum: [
              { cards: { pile: 'deck', whose: 'own', top: 1, where } },
              { cards: { pile: 'deck', whose: 'opponent', top: 1, where } },
            ],
          },
        ],
      },
    },
    ...BOTH_TOPS,
  ],
);
paidEnergy.reads`${discardingAll}. this attack does ${amount} damage plus ${amount} more damage for each ${ofIt}`.means(
  (steps, damage, n) => [
    ...steps,
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, DONE] } },
  ],
);
paidEnergy.says`${discardingAll}. this attack does ${amount} damage for each type of basic energy you discarded in this way`.means(
  (steps, n) => [...steps, { part: 'damage', amount: { product: [n, { energyTypes: { bound: '?done' } }] } }],
);
paidEnergy.says`you may have your opponent shuffle their hand into their deck. if you do, ${acts}`.means(
  (yes) => [
    {
      do: 'may',
      yes: [
        { do: 'move', cards: { pile: 'hand', whose: 'opponent' }, to: 'deck' },
        { do: 'shuffle', whose: 'opponent' },
        ...yes,
      ],
    },
  ],
);
