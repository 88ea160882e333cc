/** Cards that lie open for a look, and one that is held up, are small enough to be seen whole. */
import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardOf } from '../../../testing/examples.ts';
import { DESK, PHONE, resize, show } from '../../../testing/show.tsx';
import { HeldUp, Revealed } from './Flights.tsx';
import './animation.css';
import './animationShown.css';

const TIME = { '--ms': '60000ms' } as CSSProperties;
const HAND = Array.from({ length: 7 }, () => cardOf('base1-98'));

for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`seven cards of a hand lie side by side in the window of a ${name}, an unknown one among them`, async () => {
    await resize(size);
    show(
      <div className="animation" data-still>
        <Revealed cards={[...HAND.slice(1), undefined]} time={TIME} />
      </div>,
    );
    const cards = page.getByCss('.animation-revealed > :not(p)');
    await expect.element(cards).toHaveLength(7);
    const boxes = cards.elements().map((card) => card.getBoundingClientRect());
    for (const { top, bottom, left, right, width } of boxes) {
      expect(width).toBeLessThan(size.width / 4);
      expect(width).toBeGreaterThan(60);
      expect([top, left].every((edge) => edge >= 0)).toBe(true);
      expect(bottom).toBeLessThanOrEqual(size.height);
      expect(right).toBeLessThanOrEqual(size.width);
    }
  });

test('a card that is held up is as wide as its place', async () => {
  await resize(PHONE);
  show(
    <div className="animation" data-still>
      <HeldUp card={cardOf('base1-98')} time={TIME} />
    </div>,
  );
  const card = page.getByCss('.animation-trainer > .card');
  await expect.element(card).toBeVisible();
  expect(card.element().getBoundingClientRect().width).toBeCloseTo(Math.min(240, PHONE.width * 0.52), 0);
});
