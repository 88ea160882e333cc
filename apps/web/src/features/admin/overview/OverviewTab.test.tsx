/** The overview: what was sold, to eye, keyboard and reader, and that nothing was. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api } from '../../../testing/api.ts';
import { focusOn } from '../../../testing/pages.ts';
import { NOTHING_SOLD, statsOf } from '../testing/examples.ts';
import { showAdmin } from '../testing/pages.ts';

const STATS = 'GET /api/admin/stats';
const readout = page.getByTestId('day-readout');
const days = page.getByRole('slider', { name: 'Day' });

/** The figure below a name. */
const figure = (name: string) =>
  page.getByCss('dl > div').filter({ hasText: name }).getByCss('.admin-figure');

test('an overview of nothing says so, and is read anew when the admin comes back to it', async () => {
  api.answer(STATS, NOTHING_SOLD);
  await showAdmin('Overview');
  await expect.element(page.getByText('No pack was sold yet')).toBeVisible();
  await expect.element(figure('Total Packs Sold')).toHaveTextContent(/^0$/);
  await expect.element(figure('Trading Volume')).toHaveTextContent(/^0K POKE$/);
  await expect.element(figure('Platform Revenue')).toHaveTextContent(/^0\.0K POKE$/);
  api.answer(STATS, statsOf({ packs: 1, poke: 100 }));
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(figure('Total Packs Sold')).toHaveTextContent(/^1$/);
  await expect.element(figure('Active Traders')).toHaveTextContent(/^1$/);
  await expect.element(figure('Platform Revenue')).toHaveTextContent(/^0\.1K POKE$/);
});

test('the days are described in words, walked through by keyboard, and listed', async () => {
  api.answer(STATS, statsOf({ packs: 1, poke: 100 }));
  await showAdmin('Overview');
  await expect.element(readout).toHaveTextContent('In all');
  await expect.element(readout).toHaveTextContent('1 pack');
  await focusOn(days);
  await expect.element(days).toHaveAttribute('aria-valuetext', 'Mon, Mar 2: 1 pack, 100 POKE');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(days).toHaveAttribute('aria-valuetext', 'Sun, Mar 1: 0 packs, 0 POKE');
  await expect.element(readout).toHaveTextContent('0 packs');
  await page.getByText('Show as a table').click();
  await expect.element(page.getByRole('row')).toHaveLength(31);
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/^Mon, Mar 2\s*1\s*100 POKE$/);
  await expectAccessible();
});
