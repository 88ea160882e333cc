/** What few attacks do, each in words of its own. */
import { STATUSES } from '@pokesol/engine';
import type { Condition, Modifier, Selector, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { act, acts } from './acts.ts';
import { condition } from './conditions.ts';
import { eitherOr, ways } from './modes.ts';
import { amount, colorless, less, number, ownName, status } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { defending, inPlayGroup, oneOfGroup, self } from './pokemon.ts';
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
wholeRareAttacks.says`shuffle each player's active pokémon and all attached card into their deck. { you choose a new active pokémon first. }`.means(
  () => [
    { do: 'takeBack', on: { whose: 'own', place: 'active' }, to: 'deck', all: true },
    { do: 'takeBack', on: 'defending', to: 'deck', all: true },
    { do: 'shuffle', whose: 'own' },
    { do: 'shuffle', whose: 'opponent' },
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
rareAttacks.says`discard (a|any) stadium [card] in play. if you can't, this attack does nothing`.means(() => [
  { part: 'stops', is: { not: { stadium: true } } },
  { do: 'move', cards: { stadium: true }, to: 'discard' },
]);
rareAttacks.says`this attack does ${amount} damage to ${oneOfGroup} for each damage counter on that pokémon`.means(
  (n, to) => [{ do: 'damage', to, amount: { product: [n, { counters: { bound: '?pokemon' } }] } }],
);
