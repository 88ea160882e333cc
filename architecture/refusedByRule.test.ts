/** The rule that a refusal of an official battle names is one that `docs/rules.md` has. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OFFICIAL_REFUSALS } from '../packages/engine/src/official/model/refusals.ts';

const RULES = readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8');
const printed = RULES.split('## The printed game')[1]?.split('\n### ')[0] ?? '';

/** «- 3.4 One energy …», «6.3 Weakness …» within a paragraph, «**10. Words.**». */
const isThere = (rule: string) =>
  rule.includes('.')
    ? new RegExp(`(?:^|[ (])${rule.replace('.', '\\.')} [A-Z«*]`, 'm').test(printed)
    : printed.includes(`**${rule}. `);

test.each([...new Set(Object.values(OFFICIAL_REFUSALS).map(({ rule }) => rule))])('rule %s', (rule) => {
  expect(isThere(rule)).toBe(true);
});

test('a rule that is not there is found out', () => {
  expect(['3.99', '77', '1'].map(isThere)).toEqual([false, false, true]);
});
