/** What a test run says at its end, and what it counts. */
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.mjs';
import { summary } from './summary.mjs';

const STAGES = [
  { name: 'types and lint', from: 0, to: 12_340 },
  { name: 'browser', from: 12_000, to: 75_000 },
];
const passed = (name, ms) => ({ name, outcome: 'passed', ms });
const end = (tests, failures = []) =>
  summary({ stages: STAGES, total: 80_000, installed: 5_000, tests, failures });

test('the last line counts every test of every runner', () => {
  const tests = [passed('a', 1), passed('b', 2), { name: 'c', outcome: 'skipped', ms: 0 }];
  expect(end(tests).at(-1)).toBe('2 passed, 0 failed, 1 skipped');
  expect(end(tests).slice(-4)).toEqual(['Skipped:', '  c', '', '2 passed, 0 failed, 1 skipped']);
});

test('skipped tests that need the same are one line, the others are named', () => {
  const names = [
    'a.test.ts › of the cards (needs the data, see DATA) › one',
    'a.test.ts › of the cards (needs the data, see DATA) › two',
    'a.test.ts › rests',
    'b.test.ts › all (needs the data, see DATA)',
    'b.test.ts › draws (needs a screen)',
  ];
  const lines = end(names.map((name) => ({ name, outcome: 'skipped', ms: 0 })));
  expect(lines.slice(lines.indexOf('Skipped:') + 1)).toEqual([
    '  3 tests in 2 files need the data, see DATA',
    '  1 test in 1 file needs a screen',
    '  a.test.ts › rests',
    '',
    '0 passed, 0 failed, 5 skipped',
  ]);
});

test('what failed without being a test counts as failed', () => {
  expect(end([passed('a', 1)], ['types', 'browser: no report']).at(-1)).toBe('1 passed, 2 failed, 0 skipped');
});

test('each stage is named with its time, and the whole with and without the installation', () => {
  expect(end([]).slice(1, 5)).toEqual([
    'Stages, some of them side by side:',
    '   12.3 s  types and lint  (0:00 to 0:12)',
    '   63.0 s  browser  (0:12 to 1:15)',
    '   80.0 s  in all; 75.0 s without the installation',
  ]);
});

test('the ten slowest tests are named, slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => passed(`test ${index}`, index * 1000));
  const lines = end(tests);
  const from = lines.indexOf('Slowest tests:') + 1;
  expect(lines.slice(from, from + 11)).toEqual([
    ...Array.from(
      { length: 10 },
      (_, index) => `${(11 - index).toFixed(1).padStart(7)} s  test ${11 - index}`,
    ),
    '',
  ]);
});

test('the names of what failed come again just before the last line', () => {
  expect(end([{ name: 'a.test.ts › b', outcome: 'failed', ms: 1 }], ['types']).slice(-5)).toEqual([
    'Failed:',
    '  a.test.ts › b',
    '  types',
    '',
    '0 passed, 2 failed, 0 skipped',
  ]);
});

const vitestTest = (title, status, duration) => ({ ancestorTitles: ['', 'a deck'], title, status, duration });

test("Vitest's report: tests by file, group and title", () => {
  const testResults = [
    {
      name: '/repo/packages/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        vitestTest('holds', 'passed', 5),
        vitestTest('breaks', 'failed', 6),
        vitestTest('waits', 'pending'),
        vitestTest('comes', 'todo'),
      ],
    },
  ];
  expect(readVitest({ testResults }, '/repo')).toEqual({
    tests: [
      { name: 'packages/a.test.ts › a deck › holds', outcome: 'passed', ms: 5 },
      { name: 'packages/a.test.ts › a deck › breaks', outcome: 'failed', ms: 6 },
      { name: 'packages/a.test.ts › a deck › waits', outcome: 'skipped', ms: 0 },
      { name: 'packages/a.test.ts › a deck › comes', outcome: 'skipped', ms: 0 },
    ],
    failures: [],
  });
});

test("Vitest's report: a file that failed without a failed test is a failure of its own", () => {
  const file = {
    name: '/repo/a.test.ts',
    status: 'failed',
    message: 'No such module\nat …',
    assertionResults: [],
  };
  const skipped = {
    ...file,
    name: '/repo/b.test.ts',
    assertionResults: [vitestTest('never ran', 'skipped')],
  };
  expect(readVitest({ testResults: [file, skipped] }, '/repo').failures).toEqual([
    'a.test.ts: No such module',
    'b.test.ts: No such module',
  ]);
});

const spec = (title, status, ...durations) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

test("Playwright's report: tests of all groups; passed at the second attempt is failed", () => {
  const suites = [
    {
      title: 'store.spec.ts',
      file: 'store.spec.ts',
      specs: [spec('buys', 'expected', 10), spec('wavers', 'flaky', 10, 20)],
      suites: [{ title: 'a phone', specs: [spec('turns', 'unexpected', 5), spec('rests', 'skipped')] }],
    },
  ];
  expect(readPlaywright({ suites, errors: [{ message: 'no server\nat …' }] }, 'e2e')).toEqual({
    tests: [
      { name: 'e2e/store.spec.ts › buys', outcome: 'passed', ms: 10 },
      { name: 'e2e/store.spec.ts › wavers', outcome: 'failed', ms: 30 },
      { name: 'e2e/store.spec.ts › a phone › turns', outcome: 'failed', ms: 5 },
      { name: 'e2e/store.spec.ts › a phone › rests', outcome: 'skipped', ms: 0 },
    ],
    failures: ['no server'],
    outlines: [],
  });
});

test("Playwright's report names what shows how a failed test's page looked", () => {
  const attachments = [
    { name: 'screenshot', path: '/tmp/page.png' },
    { name: 'error-context', path: '/tmp/page.md' },
  ];
  const tests = [{ status: 'unexpected', results: [{ duration: 5, attachments }] }];
  const suites = [{ title: 'a', file: 'a.spec.ts', specs: [{ title: 'fails', tests }] }];
  expect(readPlaywright({ suites, errors: [] }, 'e2e').outlines).toEqual(['/tmp/page.md']);
});
