/** Simulated opponents: three of ten look like a person, the others say what they are, each level is met as often. */
import { TIERS } from '@pokesol/ai';
import { LEVELS } from '@pokesol/ai/classic';
import { seedRandom } from '@pokesol/engine';
import { describe, expect, test } from 'vitest';
import { classicOpponent } from './opponents.ts';

const DRAWN = 10_000;

describe('ten thousand simulated opponents', () => {
  const opponents = Array.from({ length: DRAWN }, (_, i) => classicOpponent(seedRandom(`opponent ${i}`)));
  const share = (isOne: (each: (typeof opponents)[number]) => boolean) =>
    opponents.filter(isOne).length / DRAWN;

  test('look like a person in 30% of the cases', () => {
    // Four standard deviations of ten thousand draws.
    expect(Math.abs(share(({ kind }) => kind === 'simulated') - 0.3)).toBeLessThan(0.0184);
    expect(share(({ kind }) => kind === 'simulated' || kind === 'ai')).toBe(1);
  });

  test('play at every level equally often, whatever they look like', () => {
    for (const level of LEVELS) {
      expect(Math.abs(share((each) => each.level === level) - 1 / 3)).toBeLessThan(0.0189);
      expect(Math.abs(share((each) => each.level === level && each.kind === 'ai') - 0.7 / 3)).toBeLessThan(
        0.017,
      );
    }
  });

  test('say their tier when they are an AI, and have sixty cards and no wallet', () => {
    for (const { kind, name, level, deck, wallet } of opponents) {
      if (kind === 'ai') expect(name.startsWith(`${TIERS[level ?? 'easy']} `)).toBe(true);
      expect(deck).toHaveLength(60);
      expect(wallet).toBeNull();
    }
  });
});
