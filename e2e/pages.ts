/** What every browser test does: connect, read the balance, read a toast. */
import { expect, type Page } from '@playwright/test';

export const header = (page: Page) => page.getByRole('banner');

/** By test id and not by role: an open dialog hides everything behind it from assistive technology. */
export const toast = (page: Page, text: string) => page.getByTestId('toast').getByText(text, { exact: true });

/** Shows the packs as plain cards from the first visit on, until somebody switches. */
export const classicShelf = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('pokesol.shelf-view') === null)
      localStorage.setItem('pokesol.shelf-view', 'classic');
  });

/** Opens the page and connects a fresh Local Wallet, which the faucet fills. */
export async function connect(page: Page, path = '/'): Promise<void> {
  await classicShelf(page);
  await page.goto(path);
  await header(page)
    .getByRole('button', { name: /^Connect/ })
    .click();
  await expect(toast(page, 'Wallet Connected')).toBeVisible();
}

/** Whole tokens as the header shows them, once there are any. */
export async function balance(page: Page): Promise<number> {
  const shown = page.getByTestId('token-balance');
  await expect(shown).toHaveText(/^[1-9][\d,.]*$/);
  return Number(((await shown.textContent()) ?? '').replaceAll(',', ''));
}

export const closeDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();

export const packCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
