/** So many calls a second and no more, as configured or as found out. */
import { describe, expect, test } from 'vitest';
import { createQuota } from './quota.ts';

function clocked(perSecond?: number) {
  let at = 0;
  const quota = createQuota(perSecond, () => at);
  const pass = (ms: number): void => {
    at += ms;
  };
  return { quota, pass };
}

describe('a limit', () => {
  test('lets a second’s worth go at once, and the next wait their turn', () => {
    const { quota, pass } = clocked(4);
    expect([1, 2, 3, 4, 5, 6].map(() => quota.take())).toEqual([0, 0, 0, 0, 250, 500]);
    pass(500);
    expect(quota.waitMs()).toBe(250);
    pass(60_000);
    expect([1, 2, 3, 4, 5].map(() => quota.take())).toEqual([0, 0, 0, 0, 250]);
  });

  test('of less than one a second', () => {
    const { quota, pass } = clocked(0.5);
    expect([quota.take(), quota.take()]).toEqual([0, 2_000]);
    pass(4_000);
    expect(quota.waitMs()).toBe(0);
  });
});

describe('no limit', () => {
  test('never waits, until the endpoint refuses: then three quarters of what was called', () => {
    const { quota, pass } = clocked();
    for (let call = 0; call < 40; call += 1) expect(quota.take()).toBe(0);
    quota.refused();
    // Thirty a second from now on.
    expect(quota.waitMs()).toBeCloseTo(1_000 / 30);
    pass(1_000);
    for (let call = 0; call < 30; call += 1) expect(quota.take()).toBe(0);
    expect(quota.take()).toBeGreaterThan(0);
  });

  test('a limit that was found out grows with each calm minute, and is forgotten', () => {
    const { quota, pass } = clocked();
    for (let call = 0; call < 40; call += 1) quota.take();
    quota.refused();
    pass(60_000);
    const atOnce = (): number => {
      let calls = 0;
      while (quota.waitMs() === 0 && calls < 10_000) {
        quota.take();
        calls += 1;
      }
      return calls;
    };
    // The limit grew, and the second's worth with it.
    expect(atOnce()).toBe(37);
    for (let minute = 0; minute < 14; minute += 1) {
      pass(60_000);
      quota.waitMs();
    }
    expect(atOnce()).toBe(10_000);
  });
});
