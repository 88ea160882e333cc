import { expect, test } from 'vitest';
import { report, type Walked } from './table.ts';

const box = { left: 0, top: 0, width: 100, height: 10 };
const walked = (engine: string, more: Partial<Walked> = {}): Walked => ({
  road: 'Binder',
  how: '390 keys',
  engine,
  passed: true,
  seconds: 4,
  places: { binder: { pager: box } },
  ...more,
});

test('a row shows a road in each engine, and the last line has the counts', () => {
  expect(report([walked('chromium'), walked('webkit', { seconds: 12.34 })], { webkit: '2.50' })).toEqual([
    'road              chromium        webkit 2.50',
    'Binder, 390 keys  passed   4.0 s  passed  12.3 s',
    '',
    '2 passed, 0 failed, 0 boxes off.',
  ]);
});

test('a failure shows its error, and a misplaced box shows by how much', () => {
  const places = { binder: { pager: { ...box, top: 27 } } };
  const lines = report(
    [walked('chromium', { passed: false, error: 'no pager' }), walked('webkit', { places })],
    {},
  );
  expect(lines).toContain('failed: chromium, Binder, 390 keys: no pager');
  expect(lines).toContain('binder: pager  webkit  390 keys  top +27');
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 1 boxes off.');
});

test('a road that one engine never ran has a gap and no boxes to compare', () => {
  const lines = report([walked('webkit')], {});
  expect(lines.slice(-1)).toEqual(['1 passed, 0 failed, 0 boxes off.']);
  expect(lines.join()).not.toContain('box off');
});
