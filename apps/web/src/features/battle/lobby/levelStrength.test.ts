/** Every level that can be chosen is described by a measured figure, by either rules. */
import { expect, test } from 'vitest';
import { levelsOf } from '../data/rules.ts';
import { strengthText } from './levelStrength.ts';

test.each(['classic', 'official'] as const)(
  '%s: each level has its own line of what was measured',
  (rules) => {
    const texts = levelsOf(rules).map((level) => strengthText(rules, level));
    for (const each of texts)
      expect(each).toMatch(/^(To begin with: w|W)ins \d\d of 100 battles against [A-Z][a-z]+\.$/);
    const shares = texts.map((each) => Number(/\d+/.exec(each)?.[0]));
    expect(new Set(texts).size).toBe(texts.length);
    expect(shares[0]).toBeLessThan(50);
    for (const share of shares.slice(1)) expect(share).toBeGreaterThan(50);
  },
);
