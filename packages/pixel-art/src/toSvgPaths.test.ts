/** One path for each colour, one bar for pixels side by side. */
import { expect, test } from 'vitest';
import { ShadedCanvas } from './shadedCanvas.ts';
import { toSvgPaths } from './toSvgPaths.ts';

test('pixels of one colour side by side become one bar, clear ones none', () => {
  const canvas = new ShadedCanvas(4, 2);
  canvas.rows(0, 0, ['aab.', '.bba'], { a: 'ff0000', b: '00ff00' });
  expect(toSvgPaths(canvas.picture())).toEqual([
    { fill: '#ff0000', d: 'M0 0h2v1h-2zM3 1h1v1h-1z' },
    { fill: '#00ff00', d: 'M2 0h1v1h-1zM1 1h2v1h-2z' },
  ]);
});
