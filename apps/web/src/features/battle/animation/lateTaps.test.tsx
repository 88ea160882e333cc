/** A tap on a button that is gone by the time the page gets it presses nothing that lies there now. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { catchLateTaps } from './lateTaps.ts';

const onClick = vi.fn();
const box = { left: 0, right: 400, top: 0, bottom: 100 };
let end = (): void => {};

beforeEach(async () => {
  onClick.mockClear();
  show(
    <button type="button" onClick={onClick}>
      Campaign
    </button>,
  );
  await expect.element(page.getByRole('button')).toBeVisible();
  end = catchLateTaps(window, box, 1_000);
});
afterEach(() => end());

/** One that was made at that moment and arrives now. */
function arrive(type: string, madeAt: number, more: MouseEventInit = {}): void {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    detail: 1,
    clientX: 50,
    clientY: 50,
    ...more,
  });
  Object.defineProperty(event, 'timeStamp', { value: madeAt });
  document.querySelector('button')?.dispatchEvent(event);
}
const tap = (madeAt: number, more: MouseEventInit = {}) => {
  for (const type of ['pointerdown', 'pointerup', 'click']) arrive(type, madeAt, more);
};

test('one made in time is caught, however late it arrives', () => {
  tap(999);
  expect(onClick).not.toHaveBeenCalled();
});

test('one that ends late is caught when it began in time', () => {
  arrive('pointerdown', 990);
  arrive('pointerup', 1_200);
  arrive('click', 1_200);
  expect(onClick).not.toHaveBeenCalled();
  tap(1_300);
  expect(onClick).toHaveBeenCalledOnce();
});

test('one made later, beside it, or by the keyboard is none of its business', () => {
  tap(10, { clientX: 500 });
  arrive('click', 20, { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(2);
  tap(1_000);
  expect(onClick).toHaveBeenCalledTimes(3);
  // It has ended: the clock of the events does not run backwards.
  tap(30);
  expect(onClick).toHaveBeenCalledTimes(4);
});
