/** What few attacks do, each in words of its own. */
import { STATUSES } from '@pokesol/engine';
import type { Condition, Modifier, Selector, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { act, acts } from './acts.ts';
import { cardNoun } from './cards.ts';
import { condition } from './conditions.ts';
import { relative } from './describing.ts';
import { eitherOr, ways } from './modes.ts';
import { amount, cardName, colorless, less, number, ownName, status } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { benchGroup, defending, inPlayGroup, oneOfGroup, self } from './pokemon.ts';
import { coin } from './results.ts';
import type { Statement } from './statement.ts';
import { topPlays } from './topPlays.ts';
import { does } from './worth.ts';

/** Without the full stop that ends it. */
export const rareAttacks = listPhrase<Statement>('rareAttacks');
/** With what ends in brackets. */
export const wholeRareAttacks = listPhrase<Statement>('wholeRareAttacks');

rareAttacks.says`${ways}`.means((steps) => steps);
rareAttacks.says`${eitherOr}`.means((steps) => steps);
rareAttacks.says`${topPlays}`.means((steps) => steps);
rareAttacks.says`if ${coin}, ${ways}`.means((is, yes) => [{ do: 'if', is, yes }]);

// Another number for each number of heads.
const exactly = (heads: number): Condition => ({
  all: [
    { quantity: { heads: '@coins' }, atLeast: heads },
    { not: { quantity: { heads: '@coins' }, atLeast: heads + 1 } },
  ],
});
rareAttacks.says`flip 3 coin. if 1 of them is heads, ${does} ${amount} damage. if 2 of them are heads, ${does} ${amount} damage. if all of them are heads, ${does} ${amount} damage`.means(
  (_a, one, _b, two, _c, all) => [
    { do: 'flip', coins: 3, as: '@coins' },
    {
      part: 'damage',
      amount: {
        sum: [
          { when: exactly(1), then: one },
          { when: exactly(2), then: two },
          { when: { allHeads: '@coins' }, then: all },
        ],
      },
    },
  ],
);
rareAttacks.says`flip a coin for each of your pokémon in play { including ${self} }. this attack does ${amount} damage times the number of heads`.means(
  (_self, n) => [
    { do: 'flip', coins: { count: { whose: 'own', place: 'inPlay' } }, as: '@coins' },
    { part: 'damage', amount: { product: [n, { heads: '@coins' }] } },
  ],
);
rareAttacks.says`your opponent flips ${amount} coin. for each tails, ${act}`.means((coins, steps) => [
  { do: 'flip', coins, as: '@coins' },
  { do: 'repeat', times: { difference: [coins, { heads: '@coins' }] }, steps },
]);
rareAttacks.says`your opponent flips ${amount} coin. for each tails, that player discards ${number} card from their hand`.means(
  (coins, n) => [
    { do: 'flip', coins, as: '@coins' },
    {
      do: 'repeat',
      times: { difference: [coins, { heads: '@coins' }] },
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { pile: 'hand', whose: 'opponent' }, by: 'opponent', min: n, max: n }),
          to: 'discard',
        },
      ],
    },
  ],
);
rareAttacks.says`during your next turn, flip ${amount} coin instead of (2|1|3|4) for ${self}'s ${ownName} attack`.means(
  (coins, on, attack) => [
    { do: 'place', modifier: { change: 'attackCoins', attack, coins }, on, window: 'duringOwnNextTurn' },
  ],
);

// Conditions by the number of energy cards.
const conditions = listPhrase<Step>('severalConditions');
conditions.says`${defending} is now ${status}`.means((on, a) => [{ do: 'afflict', on, status: a }]);
conditions.says`${defending} is now ${status} and ${status}`.means((on, a, b) => [
  { do: 'afflict', on, status: a },
  { do: 'afflict', on, status: b },
]);
conditions.says`${defending} is now ${status}, ${status}, and ${status}`.means((on, a, b, c) => [
  { do: 'afflict', on, status: a },
  { do: 'afflict', on, status: b },
  { do: 'afflict', on, status: c },
]);
rareAttacks.says`if ${number} energy is attached to ${self}, ${conditions}`.means((n, energy, yes) => [
  {
    do: 'if',
    is: {
      all: [
        { quantity: { energy }, atLeast: n },
        { not: { quantity: { energy }, atLeast: { sum: [n, 1] } } },
      ],
    },
    yes,
  },
]);
rareAttacks.says`if ${number} or more energy is attached to ${self}, ${conditions}`.means(
  (units, among, yes) => [{ do: 'if', is: { exists: { among, where: { energyAtLeast: { units } } } }, yes }],
);

// Counters.
const DOWN_TO_TEN = (on: Selector): Step => ({
  do: 'putCounters',
  on,
  counters: { difference: [{ inCounters: { remainingHp: on } }, 1] },
});
rareAttacks.says`put damage counter on both active pokémon until the remaining hp of each pokémon is 10`.means(
  () => [DOWN_TO_TEN('defending'), DOWN_TO_TEN('self')],
);
rareAttacks.says`switch all damage counter on ${self} with those on ${defending}`.means((on, other) => [
  { do: 'swapCounters', on, with: other },
]);
const THEIRS = { whose: 'opponent', place: 'inPlay' } as const;
rareAttacks.says`move as many damage counter on your opponent's pokémon as you like to any of your opponent's other pokémon in any way you like`.means(
  () => [
    {
      do: 'may',
      yes: [
        {
          do: 'moveCounters',
          from: pickPokemon({ from: { ...THEIRS, where: { damaged: true } }, min: 1, max: 1, as: '@from' }),
          to: pickPokemon({ from: { ...THEIRS, notIn: '?pokemon' }, min: 1, max: 1, as: '@to' }),
          counters: { upTo: 60 },
        },
      ],
      again: 10,
    },
  ],
);

// What holds only between two Pokémon.
const against = (modifier: Modifier): readonly Statement[] => [
  { do: 'place', modifier, on: 'defending', window: 'duringOpponentsNextTurn', tied: true },
];
rareAttacks.says`${defending} can't attack ${self} during your opponent's next turn`.means(() =>
  against({ change: 'cannot', what: 'attack' }),
);
rareAttacks.says`if heads, ${defending} can't attack ${self} during your opponent's next turn`.means(() => [
  { do: 'if', is: { heads: '?coin' }, yes: against({ change: 'cannot', what: 'attack' }) as Step[] },
]);
const theirTurn = oneOf<'duringOpponentsNextTurn' | 'duringOwnNextTurn'>('turnOfTheAttack', [
  ["during your opponent's next turn", 'duringOpponentsNextTurn'],
  ['during your next turn', 'duringOwnNextTurn'],
]);
rareAttacks.says`if ${defending} attacks ${self} ${theirTurn}, any damage done by the attack is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, _self, window, by) => [
    { do: 'place', modifier: { change: 'damageDealt', by, after: true }, on, window, tied: true },
  ],
);
rareAttacks.says`until ${self} leaves the active spot, ${defending}'s attacks cost ${colorless} more, and ${defending} can't retreat. this effect can't be applied more than once`.means(
  (_self, on, by, again) => [
    { do: 'place', modifier: { change: 'attackCost', by }, on, window: 'whileActive', tied: true },
    {
      do: 'place',
      modifier: { change: 'cannot', what: 'retreat' },
      on: again,
      window: 'whileActive',
      tied: true,
    },
  ],
);

// The Defending Pokémon's own kind.
rareAttacks.says`if ${defending} isn't colorless, this attack does ${amount} damage to each benched pokémon of the same type as ${defending} { including your own }`.means(
  (on, n, sameTypeAs) => [
    {
      do: 'if',
      is: { not: { exists: { among: on, where: { card: { type: 'Colorless' } } } } },
      yes: [{ do: 'damage', to: { whose: 'both', place: 'bench', sameTypeAs }, amount: n }],
    },
  ],
);
rareAttacks.says`if ${self} was attacked last turn, do the final result of that attack on ${self} to ${defending}`.means(
  (of, _self, to) => [
    { do: 'damage', to, amount: { damaged: of, in: 'lastTurn' }, plain: true },
    ...STATUSES.map(
      (each): Step => ({
        do: 'if',
        is: { afflictedLastTurn: 'self', status: each },
        yes: [{ do: 'afflict', on: 'defending', status: each }],
      }),
    ),
  ],
);

// Where there were two of them.
rareAttacks.says`move ${number} energy card attached to ${defending} to the other defending pokémon`.means(
  (n, on) => [
    {
      do: 'if',
      is: { quantity: { count: { whose: 'opponent', place: 'active' } }, atLeast: 2 },
      yes: [
        {
          do: 'attachEnergy',
          cards: pickCards({ from: { on, part: 'energy' }, min: n, max: n }),
          to: { whose: 'opponent', place: 'active' },
        },
      ],
    },
  ],
);
const noOther = oneOf<'noOther'>('noOtherPokemon', [
  [
    "{ if your opponent doesn't have any benched pokémon or other active pokémon, this attack does nothing. }",
    'noOther',
  ],
]);
wholeRareAttacks.says`if heads, your opponent returns ${defending} and all card attached to it to their hand. ${noOther}`.means(
  (on) => [
    {
      do: 'if',
      is: { all: [{ heads: '?coin' }, { exists: { whose: 'opponent', place: 'bench' } }] },
      yes: [{ do: 'takeBack', on, to: 'hand', all: true }],
    },
  ],
);

// Of the opponent's next turn.
rareAttacks.says`if heads, your opponent can't draw a card at the beginning of their next turn`.means(() => [
  {
    do: 'if',
    is: { heads: '?coin' },
    yes: [{ do: 'forbid', whose: 'opponent', what: ['turnDraw'], window: 'duringOpponentsNextTurn' }],
  },
]);
rareAttacks.says`during your opponent's next turn, pokémon can't be played from your opponent's hand to evolve ${defending}`
  .or`your opponent can't play any pokémon from their hand to evolve ${defending} during their next turn`.means(
  (on) => [
    { do: 'place', modifier: { change: 'cannot', what: 'evolve' }, on, window: 'duringOpponentsNextTurn' },
  ],
);
rareAttacks.says`your opponent's active pokémon is now asleep. during pokémon checkup, your opponent flips ${number} coin instead of 1. if either of them is tails, that pokémon is still asleep`.means(
  (coins) => [{ do: 'afflict', on: 'defending', status: 'sleep', coins }],
);
rareAttacks.says`if this pokémon was damaged by an attack during your opponent's last turn, this attack does that much more damage`.means(
  () => [{ part: 'more', amount: { damaged: 'self', in: 'lastTurn' } }],
);
rareAttacks.says`during your next turn, if any of your current active pokémon does damage to any defending pokémon, the attack does ${amount} more damage { before applying weakness and resistance }`.means(
  (by) => [
    {
      do: 'place',
      modifier: { change: 'damageDealt', by },
      on: { whose: 'own', place: 'active' },
      window: 'duringOwnNextTurn',
    },
  ],
);

// Out of the deck.
rareAttacks.says`search your deck for ${cardName} and ${cardName}, or ${cardName} and ${cardName} card. show (1|a) card or both card of a pair to your opponent and put them into your hand. shuffle your deck afterward`.means(
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
rareAttacks.says`search your deck for a number of ${cardNoun} up to the number of heads and put them onto your bench. then [,] shuffle your deck`.means(
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
rareAttacks.says`attach a number of ${cardNoun} up to the number of heads from your discard pile to ${benchGroup} in any way you like`.means(
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

// Others' attacks.
rareAttacks.reads`if heads, choose a attack from 1 of ${inPlayGroup} [in play] and use it as this attack`.means(
  (of) => [
    {
      do: 'if',
      is: { heads: '?coin' },
      yes: [
        { do: 'chooseAttack', of, as: '@attack' },
        { do: 'copyAttack', attack: '@attack' },
      ],
    },
  ],
);

// Once as long as it is in play.
rareAttacks.says`if tails, this attack does nothing. either way, you can't use this attack again as long as ${self} stays in play { even putting ${self} on the bench won't let you use it again }`.means(
  (on, _self) => [
    {
      part: 'before',
      steps: [
        {
          do: 'place',
          modifier: { change: 'cannotUse', attack: { bound: 'thisAttack' } },
          on,
          window: 'whileInPlay',
        },
      ],
    },
    { part: 'stops', is: { not: { heads: '?coin' } } },
  ],
);

// Types.
const other = oneOf<'notColorless'>('anyTypeButColorless', [
  ['a type of your choice other than colorless', 'notColorless'],
]);
const TYPES = [
  ...(['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'] as const),
  ...(['Fairy', 'Dragon'] as const),
];
rareAttacks.says`if ${defending} has a weakness, you may change it to ${other}`.means((on) => [
  {
    do: 'if',
    is: { exists: { whose: 'opponent', place: 'active', where: { weak: true } } },
    yes: [
      {
        do: 'may',
        yes: [
          { do: 'chooseType', from: TYPES, as: '@type' },
          {
            do: 'place',
            modifier: { change: 'weakness', type: { bound: '@type' } },
            on,
            window: 'whileActive',
          },
        ],
      },
    ],
  },
]);
rareAttacks.says`change ${self}'s resistance to ${other}`.means((on) => [
  { do: 'chooseType', from: TYPES, as: '@type' },
  { do: 'place', modifier: { change: 'resistance', type: { bound: '@type' } }, on, window: 'whileActive' },
]);
rareAttacks.says`heal all damage from each of your benched pokémon. if you healed any damage in this way, ${acts}`.means(
  (yes) => [
    {
      do: 'if',
      is: { exists: { whose: 'own', place: 'bench', where: { damaged: true } } },
      yes: [{ do: 'heal', on: { whose: 'own', place: 'bench' }, counters: 'all' }, ...yes],
    },
  ],
);

// Out of play into the deck.
rareAttacks.says`choose 1 of your benched ${cardName} and shuffle that pokémon and all attached card into your deck. if you can't shuffle a ${cardName} into your deck, this attack does nothing`.means(
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
wholeRareAttacks.says`shuffle each player's active pokémon and all attached card into their deck. { you choose a new active pokémon first. }`.means(
  () => [
    { do: 'takeBack', on: { whose: 'own', place: 'active' }, to: 'deck', all: true },
    { do: 'takeBack', on: 'defending', to: 'deck', all: true },
    { do: 'shuffle', whose: 'own' },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
rareAttacks.says`you may discard as many ${cardNoun} as you like from your hand. this attack does ${amount} damage for each type of basic energy you discarded in this way`.means(
  (where, n) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'hand', whose: 'own', where }, min: 0, max: 60 }),
      to: 'discard',
    },
    { part: 'damage', amount: { product: [n, { energyTypes: { bound: '?done' } }] } },
  ],
);
rareAttacks.says`put up to ${amount} damage counter on ${self}. this attack does ${amount} damage for each damage counter you placed in this way`.means(
  (max, on, n) => [
    {
      part: 'before',
      steps: [
        { do: 'chooseNumber', max, as: '@number' },
        { do: 'putCounters', on, counters: { chosen: '@number' } },
      ],
    },
    { part: 'damage', amount: { product: [n, { chosen: '@number' }] } },
  ],
);
rareAttacks.says`put all energy attached to ${defending} into your opponent's hand`.means((on) => [
  { do: 'move', cards: { on, part: 'energy' }, to: 'hand' },
]);
rareAttacks.says`if ${condition}, put all energy attached to ${defending} into your opponent's hand`.means(
  (is, on) => [{ do: 'if', is, yes: [{ do: 'move', cards: { on, part: 'energy' }, to: 'hand' }] }],
);

// Stadiums.
rareAttacks.says`if your opponent has a stadium [card] in play, discard it`.means(() => [
  {
    do: 'if',
    is: { stadium: true, whose: 'opponent' },
    yes: [{ do: 'move', cards: { stadium: true }, to: 'discard' }],
  },
]);
rareAttacks.says`if you use this attack when ${condition}, you win this game`.means((is) => [
  { do: 'if', is, yes: [{ do: 'win' }] },
]);
rareAttacks.says`draw ${number} card. if you do, ${acts}`.means((cards, yes) => [
  {
    do: 'if',
    is: { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 },
    yes: [{ do: 'draw', whose: 'own', cards }, ...yes],
  },
]);
rareAttacks.says`during your opponent's next turn, any damage done by attacks from ${defending} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, by) => [
    {
      do: 'place',
      modifier: { change: 'damageDealt', by, after: true },
      on,
      window: 'duringOpponentsNextTurn',
    },
  ],
);
rareAttacks.reads`during your opponent's next turn, any damage to ${self} by attacks is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => [
    { do: 'place', modifier: { change: 'damageTaken', by }, on, window: 'duringOpponentsNextTurn' },
  ],
);
rareAttacks.says`discard the top ${amount} card of your deck. this attack does ${amount} damage times the number of ${cardNoun} discarded`
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
rareAttacks.says`discard the top ${amount} card of your deck. if any of those card are ${cardNoun}, attach them to ${self}`.means(
  (n, where, to) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'deck', whose: 'own', top: n }, random: true, min: 60, max: 60 }),
      to: 'discard',
    },
    { do: 'attachEnergy', cards: { bound: '?cards', where }, to },
  ],
);
rareAttacks.says`discard (a|any) stadium [card] in play. if you can't, this attack does nothing`.means(() => [
  { part: 'stops', is: { not: { stadium: true } } },
  { do: 'move', cards: { stadium: true }, to: 'discard' },
]);
rareAttacks.says`this attack does ${amount} damage to ${oneOfGroup} for each damage counter on that pokémon`.means(
  (n, to) => [{ do: 'damage', to, amount: { product: [n, { counters: { bound: '?pokemon' } }] } }],
);
rareAttacks.says`choose ${number} of ${benchGroup}. shuffle those pokémon and all attached card into your opponent's deck`.means(
  (n, from) => [
    { do: 'takeBack', on: pickPokemon({ from, min: n, max: n }), to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
rareAttacks.says`during your opponent's next turn, pokémon ${relative} can't attack, those that come later too`.means(
  (where) => [
    {
      do: 'cover',
      whose: 'opponent',
      where,
      modifier: { change: 'cannot', what: 'attack' },
      window: 'duringOpponentsNextTurn',
    },
  ],
);
rareAttacks.says`put a number of card up to the number of heads from your discard pile into your hand`.means(
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
