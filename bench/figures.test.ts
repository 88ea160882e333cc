/** The table of figures: names what fell out of its range, and keeps the last five of each. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figureTable } from './figures.ts';

let complaints: string[];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void complaints.push(line));
});
afterEach(() => {
  process.exitCode = undefined;
});

test('what stays within its range is a row and no more', () => {
  const table = figureTable({ 'a poll': [{ on: '2026-11-26', value: 0.39 }] });
  table.note({ name: 'a poll', value: 0.6183, of: 'a bare route', least: 0.5, aim: 0.75 });
  expect(table.text().split('\n')).toEqual([
    '        now    of            expected  aim   the last ones',
    'a poll  0.618  a bare route  ≥ 0.5     0.75  0.39',
  ]);
  expect(complaints).toEqual([]);
  expect(process.exitCode).toBeUndefined();
});

test.each([
  { value: 0.4, range: { least: 0.5 }, says: '≥ 0.5' },
  { value: 12, range: { most: 10 }, says: '≤ 10' },
  { value: 3, range: { least: 1, most: 2 }, says: '1 to 2' },
  { value: Number.NaN, range: { least: 1 }, says: '≥ 1' },
])('$value falls out of $says: it is named, and the run fails', ({ value, range, says }) => {
  const table = figureTable({});
  table.note({ name: 'a poll', value, of: 'a bare route', ...range });
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(`a poll: ${value}, not ${says}`);
  expect(process.exitCode).toBe(1);
});

test('a run that measured nothing prints nothing', () => expect(figureTable({}).text()).toBe(''));

test('the last five of each are kept, and those of what was not measured stay', () => {
  const before = ['21', '22', '23', '24', '25'].map((day, value) => ({ on: `2026-11-${day}`, value }));
  const table = figureTable({ 'a poll': before, idle: before.slice(0, 1) });
  table.note({ name: 'a poll', value: 5.5555, of: 'a bare route' });
  expect(table.withThese('2026-11-28')).toEqual({
    'a poll': [...before.slice(1), { on: '2026-11-28', value: 5.56 }],
    idle: before.slice(0, 1),
  });
});
