/** Several ways in one text, of which the player takes one or more: bullets, «or», a condition or a player that is named first. */
import type { Selector, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { act, acts } from './acts.ts';
import { whose } from './cards.ts';
import { amount, number, status } from './numbers.ts';
import { pickCards } from './picks.ts';
import { play } from './plays.ts';
import { defending } from './pokemon.ts';
import { sought } from './sought.ts';
import { topPlays } from './topPlays.ts';

/** With the full stop that ends it. */
export const modes = listPhrase<Step>('modes');
/** One of them within a sentence. */
export const ways = listPhrase<Step>('ways');

const way = listPhrase<Step>('way');
way.says`${acts}`.means((steps) => steps);
way.says`${play}`.means((steps) => steps);
way.says`${topPlays}`.means((steps) => steps);

// As bullets.
const bullet = listPhrase<Step>('bullet');
bullet.says`• ${way}.`.or`• ${way}`.means((steps) => steps);
modes.says`choose 1: ${bullet} ${bullet}`.means((a, b) => [{ do: 'chooseModes', modes: [a, b] }]);
modes.says`${act}, and then choose 1: ${bullet} ${bullet}`.means((first, a, b) => [
  ...first,
  { do: 'chooseModes', modes: [a, b] },
]);
modes.says`choose 1: ${bullet} ${bullet} ${bullet}`.means((a, b, c) => [
  { do: 'chooseModes', modes: [a, b, c] },
]);
modes.says`choose 1 or (both|more): ${bullet} ${bullet}`.means((a, b) => [
  { do: 'chooseModes', modes: [a, b], more: true },
]);
modes.says`choose 1 or more: ${bullet} ${bullet} ${bullet}`.means((a, b, c) => [
  { do: 'chooseModes', modes: [a, b, c], more: true },
]);
modes.says`choose 1 or more: ${bullet} ${bullet} ${bullet} ${bullet}`.means((a, b, c, d) => [
  { do: 'chooseModes', modes: [a, b, c, d], more: true },
]);

// In a row.
modes.reads`${way}. or, ${way}.`.means((a, b) => [{ do: 'chooseModes', modes: [a, b] }]);
/** The same in one sentence, where no bullets are. */
export const eitherOr = listPhrase<Step>('eitherOr');
eitherOr.says`choose 1: ${acts}; or ${acts}`.means((a, b) => [{ do: 'chooseModes', modes: [a, b] }]);
ways.reads`choose 1: ${acts}; or search your deck for ${sought}, reveal it, put it into your hand, and then shuffle your deck`.means(
  (a, cards) => [
    {
      do: 'chooseModes',
      modes: [
        a,
        [
          { do: 'move', cards, to: 'hand', shown: true },
          { do: 'shuffle', whose: 'own' },
        ],
      ],
    },
  ],
);
ways.reads`${act}, or ${act}`.means((a, b) => [{ do: 'chooseModes', modes: [a, b] }]);

// A condition that is named first.
const ofThat = phrase<Selector>('hasThatCondition');
ofThat.says`${defending} is now affected by that special condition`.means((on) => on);
ways.says`choose either ${status} or ${status}. ${ofThat}`.means((a, b, on) => [
  {
    do: 'chooseModes',
    modes: [[{ do: 'afflict', on, status: a }], [{ do: 'afflict', on, status: b }]],
  },
]);
ways.says`choose either ${status}, ${status}, or ${status}. ${ofThat}`.means((a, b, c, on) => [
  {
    do: 'chooseModes',
    modes: [
      [{ do: 'afflict', on, status: a }],
      [{ do: 'afflict', on, status: b }],
      [{ do: 'afflict', on, status: c }],
    ],
  },
]);
ways.reads`choose whether ${defending} becomes ${status}, ${status}, or ${status}`.means((on, a, b, c) => [
  {
    do: 'chooseModes',
    modes: [
      [{ do: 'afflict', on, status: a }],
      [{ do: 'afflict', on, status: b }],
      [{ do: 'afflict', on, status: c }],
    ],
  },
]);
ways.reads`choose whether ${defending} becomes ${status} or ${status}`.means((on, a, b) => [
  {
    do: 'chooseModes',
    modes: [[{ do: 'afflict', on, status: a }], [{ do: 'afflict', on, status: b }]],
  },
]);
ways.says`look at the top ${amount} card of either player's deck and put them back on top of that player's deck in any order`.means(
  (count) => [
    {
      do: 'chooseModes',
      modes: [[{ do: 'orderTop', whose: 'own', count }], [{ do: 'orderTop', whose: 'opponent', count }]],
    },
  ],
);
ways.says`choose (a|1) special condition. ${ofThat}`.means((on) => [
  {
    do: 'chooseModes',
    modes: [
      [{ do: 'afflict', on, status: 'sleep' }],
      [{ do: 'afflict', on, status: 'burn' }],
      [{ do: 'afflict', on, status: 'confusion' }],
      [{ do: 'afflict', on, status: 'paralysis' }],
      [{ do: 'afflict', on, status: 'poison' }],
    ],
  },
]);

// A player who is named first, or whose things are either's.
const top = (of: Whose) => ({ pile: 'deck', whose: of, top: 1 }) as const;
const lookAndDiscard = (of: Whose): readonly Step[] => [
  { do: 'look', cards: top(of) },
  { do: 'may', yes: [{ do: 'move', cards: top(of), to: 'discard' }] },
];
ways.says`look at the top card of either player's deck. you may discard that card [or return it to the top of the deck]`.means(
  () => [{ do: 'chooseModes', modes: [lookAndDiscard('own'), lookAndDiscard('opponent')] }],
);
ways.says`look at the top card of ${whose} deck. you may discard that card`.means((of) => [
  { do: 'look', cards: { pile: 'deck', whose: of, top: 1 } },
  { do: 'may', yes: [{ do: 'move', cards: { pile: 'deck', whose: of, top: 1 }, to: 'discard' }] },
]);
ways.says`look at the top card of your deck. you may put that card into your hand. if you don't, discard that card and draw ${number} card`.means(
  (n) => [
    { do: 'look', cards: { pile: 'deck', whose: 'own', top: 1 } },
    {
      do: 'chooseModes',
      modes: [
        [{ do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'hand' }],
        [
          { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
          { do: 'draw', whose: 'own', cards: n },
        ],
      ],
    },
  ],
);
ways.says`look at the top ${amount} card of your deck and put them back in any order or shuffle them into your deck`.means(
  (count) => [
    { do: 'orderTop', whose: 'own', count },
    { do: 'chooseModes', modes: [[], [{ do: 'shuffle', whose: 'own' }]] },
  ],
);
const newHand = (of: Whose, cards: Extract<Step, { do: 'draw' }>['cards']): readonly Step[] => [
  { do: 'move', cards: { pile: 'hand', whose: of }, to: 'deck' },
  { do: 'shuffle', whose: of },
  { do: 'draw', whose: of, cards },
];
const chosenPlayer = oneOf<'player'>('chosenPlayer', [
  ['choose a player', 'player'],
  ['choose you or your opponent', 'player'],
]);
ways.says`${chosenPlayer}. that player shuffles their hand into their deck and draws ${amount} card`.means(
  (_player, n) => [{ do: 'chooseModes', modes: [newHand('own', n), newHand('opponent', n)] }],
);
ways.says`look at your opponent's hand, then ${chosenPlayer}. that player shuffles their hand into their deck and draws up to ${amount} card`.means(
  (_player, most) => [
    { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
    {
      do: 'chooseModes',
      modes: [newHand('own', { upTo: most }), newHand('opponent', { upTo: most })],
    },
  ],
);

// What is attached, of one kind or another.
const IN_PLAY = {
  both: { whose: 'both', place: 'inPlay' },
  theirs: { whose: 'opponent', place: 'inPlay' },
} as const;
const discardOff = (on: Selector): readonly (readonly Step[])[] => [
  [{ do: 'move', cards: pickCards({ from: { on, part: 'tools' }, min: 1, max: 1 }), to: 'discard' }],
  [
    {
      do: 'move',
      cards: pickCards({
        from: { on, part: 'energy', where: { specialEnergy: true } },
        min: 1,
        max: 1,
      }),
      to: 'discard',
    },
  ],
];
ways.says`choose a pokémon tool or special energy card attached to a pokémon in play { yours or your opponent's } and discard it`.means(
  () => [{ do: 'chooseModes', modes: discardOff(IN_PLAY.both) }],
);
ways.says`discard a pokémon tool or special energy card from 1 of your opponent's pokémon, or discard any stadium card in play`.means(
  () => [
    {
      do: 'chooseModes',
      modes: [...discardOff(IN_PLAY.theirs), [{ do: 'move', cards: { stadium: true }, to: 'discard' }]],
    },
  ],
);
ways.says`choose up to ${amount} pokémon tool card attached to pokémon in play { yours or your opponent's } and discard them`.means(
  (max) => [
    {
      do: 'move',
      cards: pickCards({ from: { on: { whose: 'both', place: 'inPlay' }, part: 'tools' }, min: 1, max }),
      to: 'discard',
    },
  ],
);
ways.says`choose a pokémon tool attached to any pokémon, or any stadium in play, and put it in the lost zone`.means(
  () => [
    {
      do: 'chooseModes',
      modes: [
        [
          {
            do: 'move',
            cards: pickCards({
              from: { on: { whose: 'both', place: 'inPlay' }, part: 'tools' },
              min: 1,
              max: 1,
              as: '@tool',
            }),
            to: 'lost',
          },
        ],
        [{ do: 'move', cards: { stadium: true }, to: 'lost' }],
      ],
    },
  ],
);
