/** The turntable's arithmetic. */
import { describe, expect, test } from 'vitest';
import { approach, frontOf, radiusFor, standing, turnTo } from './carousel.ts';

describe('the turntable', () => {
  test('has a front for every turn, also backwards', () => {
    expect([-7, -1, -0.4, 0, 0.6, 5, 6, 13].map((turn) => frontOf(turn, 6))).toEqual([
      5, 5, 0, 0, 1, 5, 0, 1,
    ]);
  });

  test('turns the short way', () => {
    expect(turnTo(5, 0, 6)).toBe(-1);
    expect(turnTo(2, 0, 6)).toBe(2);
    expect(turnTo(0, 17, 6)).toBe(18);
    expect(turnTo(0, 0.3, 1)).toBeCloseTo(0);
  });

  test('puts the front pack at the origin and its opposite furthest away', () => {
    expect(standing(2, 2, 6)).toEqual({ x: 0, z: 0, facing: 0 });
    const opposite = standing(5, 2, 6);
    expect(opposite.x).toBeCloseTo(0);
    expect(opposite.z).toBeCloseTo(-2 * radiusFor(6));
  });

  test('grows with the packs, so that they never touch', () => {
    for (const count of [2, 6, 13, 30]) {
      const [a, b] = [standing(0, 0, count), standing(1, 0, count)];
      expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(1.5);
    }
  });

  test('arrives, at any frame rate', () => {
    let [fast, slow] = [0, 0];
    for (let frame = 0; frame < 60; frame++) fast = approach(fast, 1, 9, 1 / 60);
    for (let frame = 0; frame < 12; frame++) slow = approach(slow, 1, 9, 1 / 12);
    expect(fast).toBeCloseTo(slow, 3);
    expect(approach(0.9999, 1, 9, 1 / 60)).toBe(1);
  });
});
