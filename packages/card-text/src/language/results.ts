/** What coins show: what follows «if» after a flip. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { amount, number } from './numbers.ts';

/** What a coin shows. */
export const coin = phrase<Condition>('coin');
coin.says`heads`.means(() => ({ heads: '?coin' }));
coin.says`tails`.means(() => ({ not: { heads: '?coin' } }));
export const coins = phrase<Condition>('coins');
coins.says`both of them are heads`.means(() => ({ quantity: { heads: '?coins' }, atLeast: 2 }));
coins.reads`(both are heads|both coins are heads|both of them is heads)`.means(() => ({
  quantity: { heads: '?coins' },
  atLeast: 2,
}));
coins.says`(any of them|either of them|either) is heads`.means(() => ({ heads: '?coins' }));
coins.reads`either of the coin is heads`.means(() => ({ heads: '?coins' }));
coins.says`${number} of them (is|are) heads`.means((n) => ({
  all: [
    { quantity: { heads: '?coins' }, atLeast: n },
    { not: { quantity: { heads: '?coins' }, atLeast: { sum: [n, 1] } } },
  ],
}));
coins.says`either of them is tails`.means(() => ({ not: { quantity: { heads: '?coins' }, atLeast: 2 } }));
coins.reads`(any of them are heads|any of them are heads|1 or more of them is heads|at least 1 of them is heads)`.means(
  () => ({
    heads: '?coins',
  }),
);
coins.reads`1 or both of them are tails`.means(() => ({
  not: { quantity: { heads: '?coins' }, atLeast: 2 },
}));
coins.reads`1 or both of them are heads`.means(() => ({ heads: '?coins' }));
coins.says`both of them are tails`.means(() => ({ not: { heads: '?coins' } }));
coins.reads`(both are tails|all of them are tails)`.means(() => ({ not: { heads: '?coins' } }));
coins.says`${amount} or more of them are heads`.means((atLeast) => ({
  quantity: { heads: '?coins' },
  atLeast,
}));
coins.reads`you get at least ${number} heads`.means((atLeast) => ({
  quantity: { heads: '?coins' },
  atLeast,
}));
coins.reads`you get ${amount} or more heads`.means((atLeast) => ({ quantity: { heads: '?coins' }, atLeast }));
coins.reads`exactly ${number} of them (is|are) heads`.means((n) => ({
  all: [
    { quantity: { heads: '?coins' }, atLeast: n },
    { not: { quantity: { heads: '?coins' }, atLeast: { sum: [n, 1] } } },
  ],
}));
coins.says`all of them are heads`.means(() => ({ allHeads: '?coins' }));
coins.says`at least ${number} of them are heads`.means((atLeast) => ({
  quantity: { heads: '?coins' },
  atLeast,
}));
coins.reads`(you get|exactly) ${number} heads`.means((n) => ({
  all: [
    { quantity: { heads: '?coins' }, atLeast: n },
    { not: { quantity: { heads: '?coins' }, atLeast: { sum: [n, 1] } } },
  ],
}));
coins.reads`(exactly|only) ${number} (is|are) heads`.means((n) => ({
  all: [
    { quantity: { heads: '?coins' }, atLeast: n },
    { not: { quantity: { heads: '?coins' }, atLeast: { sum: [n, 1] } } },
  ],
}));
coins.reads`all ${number} [of them] are heads`.means((atLeast) => ({
  quantity: { heads: '?coins' },
  atLeast,
}));
coins.reads`(all are heads|they are all heads)`.means(() => ({ allHeads: '?coins' }));
coins.reads`(all of them are tails|you get no heads)`.means(() => ({ not: { heads: '?coins' } }));
