/** What the points show when they cannot be had. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { fetchStats } from './points.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  warn.mockClear();
});

const failing = (error: unknown) => () => Promise.reject(error);

test('«not modified» keeps what is shown and says nothing; a refusal only warns', async () => {
  const last = { pokePoints: 40 };
  expect(await fetchStats('/s', last, failing(new ApiError(304, '', 'Not Modified')))).toBe(last);
  expect(warn).not.toHaveBeenCalled();
  expect(await fetchStats('/s', last, failing(new ApiError(500, '', 'Oops')))).toBe(last);
  expect(warn).toHaveBeenCalledOnce();
});

test('a broken connection shows no points', async () => {
  const down = failing(new TypeError('fetch failed'));
  expect(await fetchStats('/s', undefined, down)).toEqual({ pokePoints: 0 });
  expect(await fetchStats('/s', { pokePoints: 40 }, down)).toEqual({ pokePoints: 0 });
});
