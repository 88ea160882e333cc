/** Checks `isVisible` against the `checkVisibility` of browsers that have it. */
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { isVisible } from './isVisible.ts';

const BOXES = [
  { name: 'plain', style: {}, is: true },
  { name: 'not displayed', style: { display: 'none' }, is: false },
  { name: 'without a box of its own', style: { display: 'contents' }, is: false },
  { name: 'hidden', style: { visibility: 'hidden' }, is: false },
  { name: 'collapsed', style: { visibility: 'collapse' }, is: false },
  { name: 'without width and height', style: { width: 0, height: 0 }, is: true },
  { name: 'transparent', style: { opacity: 0 }, is: true },
] as const;

test.each(BOXES)('$name: $is', async ({ style, is }) => {
  await show(
    <button type="button" style={style}>
      Draw
    </button>,
  );
  await expect.poll(readAll).toEqual([is]);
});

test('what it lies in counts, and a visible part of something hidden is visible', async () => {
  await show(
    <>
      <div style={{ display: 'none' }}>
        <button type="button">one</button>
      </div>
      <div style={{ visibility: 'hidden' }}>
        <button type="button">two</button>
        <button type="button" style={{ visibility: 'visible' }}>
          three
        </button>
      </div>
    </>,
  );
  await expect.poll(readAll).toEqual([false, false, true]);
});

/** The result for every button, after checking that the browser's own method agrees. */
function readAll(): boolean[] {
  const all = [...document.querySelectorAll('button')];
  expect(all.map(isVisible)).toEqual(all.map((each) => each.checkVisibility({ visibilityProperty: true })));
  return all.map(isVisible);
}
