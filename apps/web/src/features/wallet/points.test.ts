/** What the points show when they cannot be had. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { fetchStats } from './points.ts';

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let warn = quiet();
beforeEach(() => {
  warn = quiet();
});

const NEW = { pokePoints: 0, campaignVictories: 0, campaignDefeats: 0, currentCampaignStage: 1 };

const failing = (error: unknown) => () => Promise.reject(error);

test('«not modified» keeps what is shown and says nothing; a refusal only warns', async () => {
  const last = { ...NEW, pokePoints: 40 };
  expect(await fetchStats('/s', last, failing(new ApiError(304, '', 'Not Modified')))).toBe(last);
  expect(warn).not.toHaveBeenCalled();
  expect(await fetchStats('/s', last, failing(new ApiError(500, '', 'Oops')))).toBe(last);
  expect(warn).toHaveBeenCalledOnce();
});

test('a broken connection shows no points', async () => {
  const down = failing(new TypeError('fetch failed'));
  expect(await fetchStats('/s', undefined, down)).toEqual(NEW);
  const last = { ...NEW, pokePoints: 40, campaignVictories: 1 };
  expect(await fetchStats('/s', last, down)).toEqual({ ...last, pokePoints: 0 });
});
