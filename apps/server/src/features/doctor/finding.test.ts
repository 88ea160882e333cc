/** A check that throws or hangs is a finding of its own, and its line stays readable. */
import { expect, test } from 'vitest';
import { findings, line, ok, reason } from './finding.ts';

test('what a check throws is found wrong, by its last cause', async () => {
  const run = async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  };
  expect(await findings({ about: 'it', run })).toEqual([
    { level: 'wrong', about: 'it', text: 'could not be looked at: connect ECONNREFUSED' },
  ]);
  expect(reason(Object.assign(new Error(''), { code: 'ENOENT' }))).toBe('ENOENT');
});

test('a check that never ends is found wrong', async () => {
  const run = () => new Promise<never>(() => {});
  expect(await findings({ about: 'it', run }, 10)).toEqual([
    { level: 'wrong', about: 'it', text: 'no answer within 0.01 seconds.' },
  ]);
});

test('a line has columns', () => {
  expect(line(ok('disk', '3 GB free'), 10)).toBe('ok     disk      3 GB free');
});
