/** The names AI opponents go by. */
import { seedRandom } from '@pokesol/engine';
import { expect, test } from 'vitest';
import { LEVELS } from './levels.ts';
import { opponentName } from './opponentName.ts';

test('a tier by level, and many first names', () => {
  const random = seedRandom('names');
  const tiers = {
    easy: /^Rookie [A-Z][a-z]+$/,
    medium: /^Expert [A-Z][a-z]+$/,
    hard: /^Champion [A-Z][a-z]+$/,
  };
  for (const level of LEVELS) {
    const names = Array.from({ length: 60 }, () => opponentName(level, random));
    expect(names.filter((name) => !tiers[level].test(name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(10);
  }
  expect(opponentName('easy', seedRandom('one'))).toBe(opponentName('easy', seedRandom('one')));
});
