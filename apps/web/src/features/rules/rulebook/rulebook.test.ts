/** The page of rules has a place for every rule that a refusal names, and names none that the rules do not have. */
import { readFileSync } from 'node:fs';
import { OFFICIAL_REFUSALS } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { RULEBOOK } from './index.ts';

const numbers = RULEBOOK.flatMap(({ number, rules }) => [number, ...rules.map((rule) => rule.number)]);

describe('the page of rules', () => {
  test.each(Object.entries(OFFICIAL_REFUSALS).map(([code, { rule }]) => [code, rule] as const))(
    'has the rule behind %s, %s',
    (_, rule) => expect(numbers).toContain(rule),
  );

  test('has each place once, in its chapter and in order', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(RULEBOOK.map(({ number }) => number)).toEqual(RULEBOOK.map((_, index) => String(index + 1)));
    for (const { number, rules } of RULEBOOK) {
      expect(rules.map((rule) => rule.number.split('.')[0])).toEqual(rules.map(() => number));
      const places = rules.map((rule) => Number.parseInt(rule.number.split('.')[1] ?? '', 10));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  test('names only rules of the documented game', () => {
    const documented = readFileSync(new URL('../../../../../../docs/rules.md', import.meta.url), 'utf8');
    const unknown = numbers.filter((number) =>
      number.includes('.')
        ? !new RegExp(`(^|[ (])${number.replace('.', '\\.')}[ ,;:).]`, 'm').test(documented)
        : !documented.includes(`**${number}. `),
    );
    expect(unknown).toEqual([]);
  });
});
