/** What the balance shows when it cannot be had. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { fetchBalance } from './balance.ts';

beforeEach(() => {
  vi.restoreAllMocks();
});

const failing = (error: unknown) => () => Promise.reject(error);

test('«not modified» keeps what is shown and says nothing; a refusal only warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const last = { balance: '12.5' };
  expect(await fetchBalance('/b', last, failing(new ApiError(304, '', 'Not Modified')))).toBe(last);
  expect(warn).not.toHaveBeenCalled();
  expect(await fetchBalance('/b', last, failing(new ApiError(500, '', 'Oops')))).toBe(last);
  expect(warn).toHaveBeenCalledOnce();
});

test('a broken connection turns the first «0» into «0.00» and keeps anything else', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const down = failing(new TypeError('fetch failed'));
  expect(await fetchBalance('/b', undefined, down)).toEqual({ balance: '0.00' });
  expect(await fetchBalance('/b', { balance: '7' }, down)).toEqual({ balance: '7' });
});
