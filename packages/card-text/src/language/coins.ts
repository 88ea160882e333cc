/** Coins that are flipped. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase } from '../grammar/phrase.ts';
import { amount, number } from './numbers.ts';
import { each } from './quantities.ts';

/** One or several coins. */
export const flipping = listPhrase<Step>('flipping');
flipping.says`flip ${number} coin`.means((coins) => [{ do: 'flip', coins, as: '@coins' }]);
flipping.says`flip a coin until you get tails`.means(() => [
  { do: 'flip', coins: 1, untilTails: true, as: '@coins' },
]);
flipping.says`flip a coin for each ${each}`
  .or`flip a number of coin equal to the (number|amount|total number|total amount) of ${each}`.means(
  (coins) => [{ do: 'flip', coins, as: '@coins' }],
);
// The other player throws it: chance is the same.
flipping.reads`your opponent flips ${number} coin`.means((coins) => [{ do: 'flip', coins, as: '@coins' }]);
flipping.reads`your opponent flips a coin for each of their benched pokémon`
  .or`your opponent flips a number of coin equal to the number of pokémon on their bench`.means(() => [
  { do: 'flip', coins: { count: { whose: 'opponent', place: 'bench' } }, as: '@coins' },
]);
flipping.says`flip a number of coin equal to the (number|amount) of ${each}, ${amount} at most`.means(
  (coins, most) => [{ do: 'flip', coins: { least: [coins, most] }, as: '@coins' }],
);
