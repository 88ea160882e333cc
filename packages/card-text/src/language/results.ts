/** What coins show: what follows «if» after a flip. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { amount, number } from './numbers.ts';

/** What a coin shows. */
export const coin = phrase<Condition>('coin');
coin.says`heads`.means(() => ({ heads: '?coin' }));
coin.says`tails`.means(() => ({ not: { heads: '?coin' } }));
export const coins = phrase<Condition>('coins');
coins.says`both of them are heads`.or`(both are heads|both coins are heads|both of them is heads)`.means(
  () => ({ quantity: { heads: '?coins' }, atLeast: 2 }),
);
coins.says`(any of them|either of them|either) is heads`.or`either of the coin is heads`
  .or`(any of them are heads|any of them are heads|1 or more of them is heads|at least 1 of them is heads)`
  .or`1 or both of them are heads`.means(() => ({ heads: '?coins' }));
coins.says`${number} of them (is|are) heads`.or`exactly ${number} of them (is|are) heads`
  .or`(you get|exactly) ${number} heads`.or`(exactly|only) ${number} (is|are) heads`.means((n) => ({
  all: [
    { quantity: { heads: '?coins' }, atLeast: n },
    { not: { quantity: { heads: '?coins' }, atLeast: { sum: [n, 1] } } },
  ],
}));
coins.says`either of them is tails`.or`1 or both of them are tails`.means(() => ({
  not: { quantity: { heads: '?coins' }, atLeast: 2 },
}));
coins.says`both of them are tails`.or`(both are tails|all of them are tails)`
  .or`(all of them are tails|you get no heads)`.means(() => ({ not: { heads: '?coins' } }));
coins.says`${amount} or more of them are heads`.or`you get ${amount} or more heads`.means((atLeast) => ({
  quantity: { heads: '?coins' },
  atLeast,
}));
coins.says`all of them are heads`.or`(all are heads|they are all heads)`.means(() => ({
  allHeads: '?coins',
}));
coins.says`at least ${number} of them are heads`.or`you get at least ${number} heads`
  .or`all ${number} [of them] are heads`.means((atLeast) => ({
  quantity: { heads: '?coins' },
  atLeast,
}));
