/** A runner that broke off is reported in words. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './run.mjs';
import { resultOf } from './runner.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pokesol-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PASSED = { name: 'a', outcome: 'passed', ms: 1 };
let reports = 0;
function ended(content, code, printed = [], found = { tests: [PASSED], failures: [] }) {
  const report = join(folder, `${reports++}.json`);
  if (content !== undefined) writeFileSync(report, content);
  return resultOf({ name: 'unit tests', code, printed, report, read: () => found });
}

test('a runner that could not begin is reported by the error it printed', () => {
  const printed = [
    '\n\u001b[31m⎯⎯⎯ Unhandled Error ⎯⎯⎯\u001b[39m\n\u001b[31m\u001b[1mError\u001b[22m: Postgres did not start: ',
    'could not create directory\u001b[39m\n at start (x.ts:1)\n',
  ];
  expect(ended(undefined, 1, printed)).toEqual({
    tests: [],
    failures: [
      'unit tests ended before any result: Error: Postgres did not start: could not create directory',
    ],
    outlines: [],
  });
});

test.each([
  [['one\nthe last line\n'], 'the last line'],
  [[], 'it ended with code 7 and no word'],
  [
    ['warning: slow\n', 'EACCES: permission denied, mkdir x\n', 'bye\n'],
    'EACCES: permission denied, mkdir x',
  ],
])('of what was printed, %j, the reason is %s', (printed, reason) =>
  expect(ended(undefined, 7, printed).failures).toEqual([`unit tests ended before any result: ${reason}`]),
);

test('a report that broke off is a failure', () =>
  expect(ended('{"a":', 1, ['Error: no space left\n']).failures).toEqual([
    expect.stringMatching(/^unit tests left a report that cannot be read \(.+\): Error: no space left$/),
  ]));

test('what passed counts, and a code without a failed test is a failure', () => {
  expect(ended('{}', 0)).toEqual({ tests: [PASSED], failures: [], outlines: [] });
  const { tests, failures } = ended('{}', 1, ['Error: a worker died\n']);
  expect([tests, failures]).toEqual([[PASSED], ['unit tests: no test failed, but Error: a worker died']]);
});

test('a failed test explains the code', () => {
  const found = { tests: [{ ...PASSED, outcome: 'failed' }], failures: [], outlines: ['page.md'] };
  expect(ended('{}', 1, ['Error: expected 1\n'], found)).toEqual(found);
});

test('a program that is not there, or that a signal ended, leaves words', async () => {
  const ending = async (...command) => {
    const printed = [];
    const into = [];
    const code = await run(...command, { printed, into });
    return [code, printed.join(''), into.join('')];
  };
  const missing = `${join(folder, 'none')}: spawn ${join(folder, 'none')} ENOENT\n`;
  expect(await ending(join(folder, 'none'), [])).toEqual([1, missing, missing]);
  const killed = `${process.execPath}: a signal ended it: SIGKILL\n`;
  expect(await ending(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"])).toEqual([
    1,
    killed,
    killed,
  ]);
  const said = 'Error: so it is\n';
  expect(await ending(process.execPath, ['-e', "console.error('Error: so it is')"])).toEqual([0, said, said]);
});
