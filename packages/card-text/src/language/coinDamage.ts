/** What coins make of the damage beside «more if heads»: none of it, a count that heads alone gives, what tails does besides. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { act, acts } from './acts.ts';
import { condition } from './conditions.ts';
import { discardingAll } from './energy.ts';
import { amount, number } from './numbers.ts';
import { pickPokemon } from './picks.ts';
import { benchTarget, inPlayTarget, self } from './pokemon.ts';
import { each } from './quantities.ts';
import { coin, coins } from './results.ts';
import type { Statement } from './statement.ts';
import { does } from './worth.ts';

const baseIs = oneOf<'is'>('baseIs', [["this attack's base damage is", 'is']]);
export const coinDamage = listPhrase<Statement>('coinDamage');
coinDamage.says`if ${coin}, ${does} ${amount} damage times the (number|amount) of ${each}`.means(
  (is, _does, n, of) => [{ part: 'damage', amount: { product: [n, { when: is, then: of }] } }],
);

// The printed number again, and what is done besides.
for (const asked of [coin, coins]) {
  coinDamage.reads`if ${asked}, this attack does ${amount} damage [to the defending pokémon] (and|plus) ${acts}`.means(
    (is, damage, yes) => [
      { part: 'base', damage },
      { do: 'if', is, yes },
    ],
  );
  coinDamage.reads`if ${asked}, this attack does ${amount} damage`.means((is, damage) => [
    { part: 'base', damage, is },
  ]);
}
coinDamage.reads`if not, this attack does ${amount} damage`.means((damage) => [{ part: 'base', damage }]);

// None of it.
const none = oneOf<'none'>('noDamage', [
  ['no damage', 'none'],
  ['no damage to the defending pokémon', 'none'],
  ['nothing to the defending pokémon', 'none'],
]);
coinDamage.says`if ${coin}, this attack does ${none} (, and|and|. instead,) ${acts}`.means(
  (is, _none, yes) => [
    { part: 'instead', is, then: 0 },
    { do: 'if', is, yes },
  ],
);

// More, and something besides.
coinDamage.reads`if heads, this attack does ${amount} damage plus ${amount} more damage to the defending pokémon and ${acts}`
  .or`if heads, this attack does ${amount} damage plus ${amount} more damage, and, ${acts}`.means(
  (damage, n, yes) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, { heads: '?coin' }] } },
    { do: 'if', is: { heads: '?coin' }, yes },
  ],
);
coinDamage.reads`${does} ${amount} damage plus ${amount} damage for each ${each}`
  .or`${does} ${amount} damage plus ${amount} (more damage|damage) times the (number|amount) of ${each}`.means(
  (_does, damage, n, of) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, of] } },
  ],
);

// Tails are what heads are not.
coinDamage.says`your opponent flips a coin for each ${each}. this attack does ${amount} damage times the number of tails`.means(
  (all, n) => [
    { do: 'flip', coins: all, as: '@coins' },
    { part: 'damage', amount: { product: [n, { difference: [all, { heads: '@coins' }] }] } },
  ],
);
coinDamage.says`flip ${number} coin. this attack does ${amount} damage times the number of heads to the defending pokémon and ${amount} damage times the number of tails to ${self}`.means(
  (coins, n, own, to) => [
    { do: 'flip', coins, as: '@coins' },
    { part: 'damage', amount: { product: [n, { heads: '@coins' }] } },
    { do: 'damage', to, amount: { product: [own, { difference: [coins, { heads: '@coins' }] }] } },
  ],
);
coinDamage.reads`your opponent flips a coin for each of their benched pokémon. this attack does ${amount} damage times the number of tails`
  .or`your opponent flips a number of coin equal to the number of pokémon on their bench. this attack does ${amount} damage times the number of tails`.means(
  (n) => [
    { do: 'flip', coins: { count: { whose: 'opponent', place: 'bench' } }, as: '@coins' },
    {
      part: 'damage',
      amount: {
        product: [n, { difference: [{ count: { whose: 'opponent', place: 'bench' } }, { heads: '@coins' }] }],
      },
    },
  ],
);

coinDamage.reads`if tails, this attack does ${amount} damage plus ${amount} more damage`.means(
  (damage, n) => [
    { part: 'base', damage },
    { part: 'more', amount: { when: { not: { heads: '?coin' } }, then: n } },
  ],
);
coinDamage.says`for each heads, you may ${act}`.means((steps) => [
  { do: 'repeat', times: { heads: '?coins' }, steps: [{ do: 'may', yes: steps }] },
]);
coinDamage.reads`if ${condition}, ${baseIs} ${amount} instead of ${amount} and ${acts}`.means(
  (is, _is, then, of, yes) => [
    { part: 'instead', is, then, of },
    { do: 'if', is, yes },
  ],
);

// What does not hold.
const unlessPrevented = oneOf<'damaged'>('unlessPrevented', [
  ['unless all damage from this attack is prevented', 'damaged'],
]);
coinDamage.reads`${unlessPrevented}, you may ${acts}`.means((_damaged, yes) => [
  {
    do: 'if',
    is: { quantity: { damaged: 'defending', in: 'thisTurn' }, atLeast: 1 },
    yes: [{ do: 'may', yes }],
  },
]);
coinDamage.says`unless ${condition}, ${acts}`.means((is, yes) => [{ do: 'if', is: { not: is }, yes }]);
coinDamage.reads`unless ${condition}, you may ${acts}`.means((is, yes) => [
  { do: 'if', is: { not: is }, yes: [{ do: 'may', yes }] },
]);
for (const asked of [coin, condition])
  coinDamage.says`if ${asked}, you may ${acts}`.means((is, yes) => [
    { do: 'if', is, yes: [{ do: 'may', yes }] },
  ]);
coinDamage.reads`if ${coin} and if ${condition}, ${acts}`.means((shows, is, yes) => [
  { do: 'if', is: { all: [shows, is] }, yes },
]);
coinDamage.reads`if heads and if your opponent has any benched pokémon, choose 1 of them and this attack does ${amount} damage to it`
  .or`if heads, and if your opponent has any benched pokémon, choose 1 of them and this attack does ${amount} damage to it`.means(
  (n) => [
    {
      do: 'if',
      is: { heads: '?coin' },
      yes: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: '@chosen' },
        { do: 'damage', to: { bound: '@chosen' }, amount: n },
      ],
    },
  ],
);
// By the coins, one way or the other.
const ofEach = listPhrase<Step>('doneToGroup');
for (const whom of [benchTarget, inPlayTarget])
  ofEach.reads`do ${amount} damage to ${whom}`.means((n, to) => [{ do: 'damage', to, amount: n }]);
coinDamage.reads`for each heads, ${ofEach}`.means((steps) => [
  { do: 'repeat', times: { heads: '?coins' }, steps },
]);
coinDamage.says`flip ${number} coin. for each heads, ${ofEach}. for each tails, ${ofEach}`.means(
  (n, yes, no) => [
    { do: 'flip', coins: n, as: '@coins' },
    { do: 'repeat', times: { heads: '@coins' }, steps: yes },
    { do: 'repeat', times: { difference: [n, { heads: '@coins' }] }, steps: no },
  ],
);
coinDamage.says`flip ${number} coin. for each heads, ${act}. for each tails, ${act}`.means((n, yes, no) => [
  { do: 'flip', coins: n, as: '@coins' },
  { do: 'repeat', times: { heads: '@coins' }, steps: yes },
  { do: 'repeat', times: { difference: [n, { heads: '@coins' }] }, steps: no },
]);
// Instead of the printed number.
coinDamage.reads`you may ${acts}. if you do, this attack does ${amount} damage`.means((yes, then) => [
  { do: 'may', yes },
  { part: 'instead', is: { some: '?done' }, then },
]);
coinDamage.reads`you may ${discardingAll}. if you do, this attack does ${amount} damage`.means(
  (yes, then) => [
    { do: 'may', yes },
    { part: 'instead', is: { some: '?done' }, then },
  ],
);
coinDamage.says`if your opponent has any benched pokémon, this attack does ${amount} damage to each of them`.means(
  (n) => [{ do: 'damage', to: { whose: 'opponent', place: 'bench' }, amount: n }],
);
coinDamage.says`if your opponent has any benched pokémon, flip a coin. if heads, choose 1 of them and this attack does ${amount} damage to it`.means(
  (n) => [
    { do: 'flip', coins: 1, as: '@coins' },
    {
      do: 'if',
      is: { heads: '@coins' },
      yes: [
        {
          do: 'damage',
          to: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1 }),
          amount: n,
        },
      ],
    },
  ],
);
coinDamage.reads`flip a number of coin equal to the amount of ${each}. this attack does ${amount} damage times the number of heads. you can't flip more than ${number} coin in this way`.means(
  (of, n, most) => [
    { do: 'flip', coins: { least: [of, most] }, as: '@coins' },
    { part: 'damage', amount: { product: [n, { heads: '@coins' }] } },
  ],
);
coinDamage.reads`if heads, this attack does ${amount} damage plus ${amount} (more damage for each|damage times the number of|more damage times the number of) ${each}`.means(
  (damage, n, of) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, { when: { heads: '?coin' }, then: of }] } },
  ],
);
coinDamage.says`if heads, this attack does ${amount} more damage for each ${each}`.means((n, of) => [
  { part: 'more', amount: { product: [n, { when: { heads: '?coin' }, then: of }] } },
]);
