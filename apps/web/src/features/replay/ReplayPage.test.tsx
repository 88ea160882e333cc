/** A replay that cannot be shown: why, in words, and what to do. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, refused } from '../../testing/api.ts';
import { showPage } from '../../testing/show.tsx';

const REPLAY = 'GET /api/battles/*/replay';
const ADDRESS = '/battle/00000000-0000-4000-8000-000000000000/replay';
const heading = (name: string) => page.getByRole('heading', { name });

describe('a replay', () => {
  test('of a battle that goes on has to wait', async () => {
    api.answer(REPLAY, refused('battle-running'));
    await showPage(ADDRESS);
    await expect.element(heading('This battle is still being played')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Look again' })).toBeVisible();
    await expectAccessible();
  });

  test.for(['battle-unknown', 'bad-request'] as const)('of no battle (%s) says so', async (code) => {
    api.answer(REPLAY, refused(code));
    await showPage(ADDRESS);
    await expect.element(heading('There is no such battle')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Look again' })).not.toBeInTheDocument();
  });

  test('that did not load can be looked for again', async () => {
    api.answer(REPLAY, broken());
    await showPage(ADDRESS);
    await expect.element(heading('The replay did not load')).toBeVisible();
    api.answer(REPLAY, refused('battle-running'));
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect.element(heading('This battle is still being played')).toBeVisible();
  });
});
