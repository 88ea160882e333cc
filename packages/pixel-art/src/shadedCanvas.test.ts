/** What a canvas makes of shapes, row by row: each colour by one sign. */
import { describe, expect, test } from 'vitest';
import { CLEAR, ramp } from './colours.ts';
import { bevelled, fromAbove } from './lights.ts';
import { ShadedCanvas, type StampOptions } from './shadedCanvas.ts';
import { box, type Shape } from './shapes.ts';

/** Written as one sign each: line, dark, plain, light. */
const TONES = ramp('l d p h');

function rowsOf(canvas: ShadedCanvas): string[] {
  const { width, height, pixels, palette } = canvas.picture({ [CLEAR]: '.' });
  return Array.from({ length: height }, (_, y) =>
    [...pixels.subarray(y * width, (y + 1) * width)].map((index) => palette[index]).join(''),
  );
}

function stamped(shape: Shape, options: StampOptions, canvas = new ShadedCanvas(8, 6)): string[] {
  canvas.stamp(shape, TONES, options);
  return rowsOf(canvas);
}

describe('a stamped shape', () => {
  test('is lit from the upper left, dark at the lower right, and has a line around it', () => {
    expect(stamped(box(1, 1, 5, 4), { lit: 1, shaded: 1 })).toEqual([
      '.lllll..',
      'lhhhhdl.',
      'lhpppdl.',
      'lhpppdl.',
      'ldddddl.',
      '.lllll..',
    ]);
  });

  test('goes on beyond the edges of the canvas: no rim shows there', () => {
    expect(stamped(box(0, 0, 8, 6), {})).toEqual(Array(6).fill('pppppppp'));
  });

  test('has no line when it is flat, and edges on all sides when it is bevelled', () => {
    expect(stamped(box(1, 1, 5, 4), { flat: true, light: bevelled })).toEqual([
      '........',
      '.hhhhh..',
      '.hpppd..',
      '.hpppd..',
      '.hdddd..',
      '........',
    ]);
  });

  test('is lit from above, each unbroken column by itself', () => {
    const steps: Shape = (x, y) => (x < 4 ? y < 6 : y < 2 || y > 4);
    expect(stamped(steps, { flat: true, light: fromAbove })).toEqual([
      'hhhhpppp',
      'ppppdddd',
      'pppp....',
      'pppp....',
      'ddddpppp',
      'dddddddd',
    ]);
  });

  test('covers only what it may', () => {
    const canvas = new ShadedCanvas(8, 6);
    canvas.fill(box(2, 0, 2, 6), 'p');
    expect(stamped(box(0, 2, 8, 2), { on: TONES, lit: 0, shaded: 0 }, canvas)).toEqual([
      '..pp....',
      '..ll....',
      '..pp....',
      '..pp....',
      '..ll....',
      '..pp....',
    ]);
  });
});

describe('a symmetric canvas', () => {
  test('counts from its middle line and mirrors shapes and dots, but not what is one-sided', () => {
    const canvas = new ShadedCanvas(8, 3, { isSymmetric: true });
    canvas.stamp(box(1, 0, 1, 1), TONES, { flat: true, lit: 0, shaded: 0 });
    canvas.stamp(box(2, 2, 2, 1), TONES, { flat: true, lit: 0, shaded: 0, oneSided: true });
    canvas.dot(0, 1, 'l');
    expect(rowsOf(canvas)).toEqual(['..p..p..', '...ll...', '......pp']);
    canvas.recolour(box(0, 0, 2, 1), ['p'], ['d']);
    expect(rowsOf(canvas)).toEqual(['..d..d..', '...ll...', '......pp']);
  });
});

test('a fill takes colours by pixel: none leaves what is there, the clear one takes it away', () => {
  const canvas = new ShadedCanvas(4, 2);
  canvas.fill(box(0, 0, 4, 1), 'p');
  canvas.fill(box(0, 0, 4, 2), (x, y) => (x === 0 ? CLEAR : x === 3 ? undefined : y === 0 ? 'd' : 'h'));
  expect(rowsOf(canvas)).toEqual(['.ddp', '.hh.']);
});

test('a fill with an area stays within it', () => {
  const canvas = new ShadedCanvas(4, 3);
  canvas.fill(box(0, 0, 4, 3), 'p', { left: 1, top: 1, width: 9, height: 1 });
  expect(rowsOf(canvas)).toEqual(['....', '.ppp', '....']);
});

test('a shadow darkens only what is of its ramp', () => {
  const canvas = new ShadedCanvas(5, 1);
  canvas.rows(0, 0, ['ldphx'], { l: 'l', d: 'd', p: 'p', h: 'h', x: 'x' });
  canvas.shadow(box(0, 0, 5, 1), TONES);
  expect(rowsOf(canvas)).toEqual(['lddpx']);
});

test('rows of signs may be large, and come in pairs', () => {
  const canvas = new ShadedCanvas(8, 4);
  canvas.rows(0, 0, ['a.', '.a'], { a: 'p' }, 2);
  expect(rowsOf(canvas)).toEqual(['pp......', 'pp......', '..pp....', '..pp....']);
  canvas.pair(1, 3, ['b', 'bb'].slice(1), { b: 'd' });
  expect(rowsOf(canvas)[3]).toBe('.ddp.dd.');
});

test('a name stands for the colour that the picture is given', () => {
  const canvas = new ShadedCanvas(1, 1);
  canvas.fill(box(0, 0, 1, 1), 'belly');
  expect(canvas.picture({ belly: 'ffcf4d' }).palette).toEqual([CLEAR, 'ffcf4d']);
});

test('more colours than a palette can list are refused', () => {
  const canvas = new ShadedCanvas(300, 1);
  expect(() => canvas.fill(box(0, 0, 300, 1), (x) => `${x}`)).toThrow('too many colours');
});
