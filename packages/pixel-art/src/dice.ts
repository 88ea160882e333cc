/** A repeatable stream of choices from a text: for looks, not for chance. */
import { hashOf } from './hash.ts';

export type Dice = {
  /** From 0 up to but not including 1. */
  share(): number;
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

export function diceFor(text: string): Dice {
  let state = hashOf(text);
  // mulberry32
  function share(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    share,
    between: (low, high) => low + share() * (high - low),
    chance: (limit) => share() < limit,
    pick: (choices) => choices[Math.floor(share() * choices.length)] ?? choices[0],
  };
}
