/** Checks when a part falls below its baseline: a lower score, or an unexplained survivor. */
import { expect, test } from 'vitest';
import { accepted, type Baseline, type Change, judge } from './judge.ts';
import { runOf } from './report.ts';

const change = (was: string, more: Partial<Change> = {}): Change => ({
  file: 'a.ts',
  line: `if (${was}) return;`,
  was,
  becomes: 'false',
  ...more,
});
const why = 'The type gives it already.';
const KNOWN: Baseline = {
  mutants: 102,
  killed: 99,
  score: 99,
  equal: [
    { ...change('x'), why },
    { ...change('y'), why },
  ],
  open: [change('z')],
};

test('a run as good as the baseline passes, and lists what is still to be done', () => {
  const run = { mutants: 102, killed: 99, survivors: [change('x'), change('y'), change('z')] };
  expect(judge(run, KNOWN)).toEqual({
    score: 99,
    failures: [],
    notes: [expect.stringMatching(/^still lives: a\.ts\n.*\n {4}z {2}→ {2}false$/)],
  });
  expect(accepted(run, KNOWN)).toEqual(KNOWN);
});

test('a better run passes, names what the baseline need no longer hold, and raises it when it is accepted', () => {
  const run = { mutants: 102, killed: 101, survivors: [change('x')] };
  const { score, failures, notes } = judge(run, KNOWN);
  expect([score, failures]).toEqual([100, []]);
  expect(notes).toHaveLength(2);
  for (const note of notes) expect(note).toMatch(/^lives no longer, take it out of the baseline/);
  expect(accepted(run, KNOWN)).toEqual({
    mutants: 102,
    killed: 101,
    score: 100,
    equal: KNOWN.equal.slice(0, 1),
    open: [],
  });
});

test.each([
  ['in another place', change('new')],
  ['in another file', change('x', { file: 'b.ts' })],
  ['on another line', change('x', { line: 'while (x) next();' })],
  ['by another change', change('x', { becomes: 'true' })],
  ['a second time', change('x')],
])('a survivor %s fails, however high the score', (_, survivor) => {
  const run = { mutants: 1002, killed: 1000, survivors: [change('x'), survivor] };
  const { score, failures } = judge(run, KNOWN);
  expect(score).toBeGreaterThan(KNOWN.score);
  expect(failures).toEqual([expect.stringMatching(/^lives, and the baseline knows nothing of it/)]);
  expect(accepted(run, KNOWN).open).toEqual([survivor]);
});

test('a lower score fails, also when every survivor is known: the code has become less', () => {
  const run = { mutants: 52, killed: 49, survivors: [change('x'), change('y'), change('z')] };
  expect(judge(run, KNOWN).failures).toEqual(['the score fell from 99% to 98%']);
});

test('a part without a baseline has everything to explain', () => {
  const run = { mutants: 3, killed: 2, survivors: [change('x')] };
  expect(judge(run)).toMatchObject({ score: 66.66, failures: [expect.any(String)] });
  expect(accepted(run)).toEqual({ mutants: 3, killed: 2, score: 66.66, equal: [], open: [change('x')] });
});

test('a report is read without line numbers: what stood there, and what stands there instead', () => {
  const source = 'const a = 1;\n  if (a === b) {\n    stop();\n  }\n';
  const at = (start: [number, number], end: [number, number]) => ({
    start: { line: start[0], column: start[1] },
    end: { line: end[0], column: end[1] },
  });
  const mutants = [
    { status: 'Survived', replacement: 'true', location: at([2, 7], [2, 14]) },
    { status: 'NoCoverage', replacement: '{}', location: at([2, 16], [4, 4]) },
    { status: 'Killed', location: at([1, 1], [1, 2]) },
    { status: 'Timeout', location: at([1, 1], [1, 2]) },
    { status: 'RuntimeError', location: at([1, 1], [1, 2]) },
    { status: 'Ignored', location: at([1, 1], [1, 2]) },
  ];
  const line = 'if (a === b) {';
  expect(runOf({ files: { 'a.ts': { source, mutants } } })).toEqual({
    mutants: 4,
    killed: 2,
    survivors: [
      { file: 'a.ts', line, was: 'a === b', becomes: 'true' },
      { file: 'a.ts', line, was: '{ stop(); }', becomes: '{}' },
    ],
  });
});
