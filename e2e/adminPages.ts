/** What the admin area's browser tests do: enter, choose a tab, read a message. */
import { expect, type Page } from '@playwright/test';
import { ADMIN_PASSWORD } from '@pokesol/server/testing';
import { toast } from './pages.ts';

export { ADMIN_PASSWORD, toast };

export type AdminTab = 'Overview' | 'Sets' | 'Cards' | 'Packs' | 'Support' | 'Audit';

export const gateField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Opens the gate with the right password and shows a tab; `view` is what its address says besides. */
export async function enterAdmin(page: Page, tab: AdminTab = 'Overview', view = ''): Promise<void> {
  await page.goto(tab === 'Overview' ? '/admin' : `/admin?tab=${tab.toLowerCase()}${view}`);
  await gateField(page).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(toast(page, 'Welcome to the admin panel')).toBeVisible();
  await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
}

export const chooseTab = (page: Page, tab: AdminTab) =>
  page.getByRole('tab', { name: tab, exact: true }).click();

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
