/** The campaign's screen: whom it asks for a wallet, what a newcomer sees, how it loads and fails. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, refused } from '../../testing/api.ts';
import { OPPONENTS } from '../../testing/examples.ts';
import { focusOn } from '../../testing/pages.ts';
import { showPage } from '../../testing/show.tsx';

const opponent = (name: string) => page.getByRole('article', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const locks = page.getByRole('button', { name: 'Locked', exact: true });

describe('the campaign', () => {
  test('asks for a wallet', async () => {
    await showPage('/campaign');
    const main = page.getByRole('main');
    await expect.element(main.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible();
    await expect
      .element(main.getByText('Please connect your wallet to access the Campaign mode.', { exact: true }))
      .toBeVisible();
    await expectAccessible();
  });

  test('shows a newcomer one open trainer, eight locks, and what the other tabs tell', async () => {
    api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
    await showPage('/campaign', { wallet: true });
    const main = page.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Pokemon Campaign' })).toBeVisible();
    await expect
      .element(main.getByText('Battle AI trainers to progress through the Pokemon world'))
      .toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Battle', exact: true })).toHaveLength(1);
    await expect.element(locks).toHaveLength(8);
    for (const lock of locks.all()) await expect.element(lock).toBeDisabled();
    const joey = opponent('Youngster Joey');
    for (const fact of ['Easy', '50 points', 'Route 1'])
      await expect.element(joey.getByText(fact)).toBeVisible();
    await expect.element(joey.getByText('0W')).not.toBeInTheDocument();
    await expect
      .element(opponent('Brock').getByText('Defeat Youngster Joey and Lass Janice first.'))
      .toBeVisible();
    await expectAccessible();

    await focusOn(tab('Opponents'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Progress')).toHaveFocus();
    await expect
      .element(page.getByRole('progressbar', { name: 'Overall Progress' }))
      .toHaveAttribute('aria-valuetext', '0 of 9 opponents defeated');
    const details = page.getByRole('list', { name: 'Opponent Details' });
    await expect.element(details.getByRole('listitem')).toHaveLength(9);
    await expectAccessible();

    await userEvent.keyboard('{ArrowRight}');
    for (const points of ['50-100', '200-300', '500-1000'])
      await expect.element(page.getByText(points, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Coming Soon: Poke Points Shop')).toBeVisible();
    await expectAccessible();
  });

  test('holds six places while the trainers load; a failure says its sentence and can be tried again', async () => {
    const trainers = api.hold('GET /api/users/*/campaign/opponents');
    await showPage('/campaign', { wallet: true });
    await expect.element(page.getByTestId('opponent-skeleton')).toHaveLength(6);
    trainers.answer(refused('internal-error', 'Not today.'));
    await expect.element(page.getByText('Not today.')).toBeVisible();
    api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(opponent('Giovanni')).toBeVisible();
  });
});
