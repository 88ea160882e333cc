/** An import is reported in whole sentences, dry run or not. */
import { describe, expect, it } from 'vitest';
import { importHeadlineOf, remarksOf } from './reportMessages.ts';
import { sampleReport as report } from './sampleReport.ts';

describe('the report of an import', () => {
  it('says how many cards are here now', () => {
    expect(importHeadlineOf(report({}))).toBe('Imported 102 cards from Base');
  });

  it('says what a dry run found', () => {
    expect(importHeadlineOf(report({ dryRun: true, unchanged: 102 }))).toBe('Base: nothing would change.');
    expect(importHeadlineOf(report({ dryRun: true, added: 1, changed: 2000 }))).toBe(
      'Base: 1 card would be added, 2,000 cards would change. Nothing is written yet.',
    );
  });

  it('names cards that are missing, before and after', () => {
    expect(remarksOf(report({}))).toEqual([]);
    expect(remarksOf(report({ dryRun: true, unreadCount: 1 }))).toEqual([
      '1 card cannot be read, so the set is imported only without it.',
    ]);
    expect(remarksOf(report({ unreadCount: 3 }))).toEqual([
      '3 cards could not be read and were left out. Import the set again once the catalogue is fixed.',
    ]);
  });

  it('names the packs that lag behind', () => {
    expect(remarksOf(report({ packsBehind: ['Base Booster'] }))[0]).toMatch(/^«Base Booster» does not draw/);
    expect(remarksOf(report({ packsBehind: ['A', 'B', 'C'] }))[0]).toMatch(/^«A», «B» and «C» do not draw/);
  });
});
