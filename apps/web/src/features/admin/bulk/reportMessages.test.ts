/** The check of a file is reported in whole sentences, for one card and for many. */
import type { BulkReport } from '@pokesol/protocol';
import { expect, it } from 'vitest';
import { bulkHeadlineOf, problemText } from './reportMessages.ts';

const report = (facts: Partial<BulkReport>): BulkReport => ({
  created: 0,
  dryRun: true,
  rows: 0,
  unchanged: 0,
  problems: [],
  problemCount: 0,
  sample: [],
  ...facts,
});

it('says what a file would do', () => {
  expect(bulkHeadlineOf(report({}))).toBe('There is no card in this file.');
  expect(bulkHeadlineOf(report({ rows: 1, created: 1 }))).toBe(
    'Everything is in order: 1 card can be imported.',
  );
  expect(bulkHeadlineOf(report({ rows: 3000, created: 2000, unchanged: 1000 }))).toBe(
    'Everything is in order: 2,000 cards can be imported. 1,000 others of this file are already here and stay as they are.',
  );
  expect(bulkHeadlineOf(report({ rows: 2, unchanged: 2 }))).toBe(
    'All 2 cards of this file are already here: there is nothing to import.',
  );
  expect(bulkHeadlineOf(report({ rows: 2, problemCount: 1 }))).toBe(
    '1 thing to fix before this file can be imported.',
  );
});

it('names every problem by its place', () => {
  expect(
    problemText([
      { line: 0, message: 'No column is called name' },
      { line: 3, field: 'hp', message: 'Expected number, received string' },
      { line: 4, message: 'Too many cells' },
    ]),
  ).toBe(
    'The whole file: No column is called name\nLine 3, hp: Expected number, received string\nLine 4: Too many cells\n',
  );
});
