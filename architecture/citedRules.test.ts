/** The rules that refusals, words and tests of the official rules cite are those that `docs/rules.md` has. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as meanings from '../packages/cards/src/official/meanings.ts';
import { OFFICIAL_REFUSALS } from '../packages/engine/src/official/model/refusals.ts';

const ROOT = new URL('../', import.meta.url);
const RULES = readFileSync(new URL('docs/rules.md', ROOT), 'utf8');
const printed = RULES.split('## The printed game')[1]?.split('\n### ')[0] ?? '';

/** «- 3.4 One energy …», «6.3 Weakness …» within a paragraph, «**10. Words.**»; «(3.4)» only cites. */
const isThere = (rule: string) =>
  rule.includes('.')
    ? new RegExp(`(?:^|[ (])${rule.replace('.', '\\.')} [A-Za-z«*]`, 'm').test(printed)
    : printed.includes(`**${rule}. `);

test.each([...new Set(Object.values(OFFICIAL_REFUSALS).map(({ rule }) => rule))])(
  'of a refusal: rule %s',
  (rule) => expect(isThere(rule)).toBe(true),
);

test('of a word of the effect language', () => {
  const words = Object.values(meanings).flatMap((group) => Object.entries(group));
  const missing = words.filter(([, { rule }]) => !rule.split(', ').every(isThere));
  expect(words.length).toBeGreaterThan(100);
  expect(missing.map(([word, { rule }]) => `${word}: ${rule}`)).toEqual([]);
});

/** `'7.2, 7.6a: …'` of a test, and «(rules 3.4, 10.12)» of a comment. */
const CITED = /(?:\((?:in )?['"`]|\brules? )(\d{1,2}\.\d+[a-z]?(?:(?:, | and )\d{1,2}\.\d+[a-z]?)*)\b/g;
test('of a test or comment of the engine', () => {
  const folder = new URL('packages/engine/src/official/', ROOT);
  const cited = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(CITED)].flatMap(([, rules = '']) =>
        rules.split(/, | and /).map((rule) => ({ file, rule })),
      ),
    );
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ rule }) => !isThere(rule))).toEqual([]);
});

test('a rule that is not there is found out', () => {
  expect(['3.99', '77', '1'].map(isThere)).toEqual([false, false, true]);
});
