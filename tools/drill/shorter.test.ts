/** The rules that a drill runs are the shipped ones, but for their times. */
import { expect, test } from 'vitest';
import { shorterPage, shorterRules } from './shorter.ts';

test('windows, waits and thresholds in minutes are shorter, thresholds of another kind stay', () => {
  const rules = `
      - alert: One
        expr: rate(a[20m]) > 0.25 and min_over_time(b[1m] offset 2h) > 600 * 1024 and c > 5 * 60
        for: 2m
      - alert: Two
        expr: changes(d[15m]) >= 3`;
  expect(shorterRules(rules, { by: 60, except: { Two: 15 } })).toBe(`
      - alert: One
        expr: rate(a[20s]) > 0.25 and min_over_time(b[8s] offset 120s) > 600 * 1024 and c > 5
        for: 2s
      - alert: Two
        expr: changes(d[60s]) >= 3`);
});

test('so are the ages that a page asks for', () => {
  expect(shorterPage("now() - interval '5 minutes' or interval '1 day'", 60)).toBe(
    "now() - interval '5 seconds' or interval '1 day'",
  );
});
