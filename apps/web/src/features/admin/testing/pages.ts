/** For the admin area's component tests: the way in, the tabs, a window by its name. */
import { page } from 'vitest/browser';
import { type ShowOptions, showPage } from '../../../testing/show.tsx';
import { adminSession } from '../adminSession.ts';
import type { Tab } from '../tabs.ts';

export const PASSWORD = 'let-me-administer';

export const gateField = page.getByLabelText('Password', { exact: true });
export const tab = (name: Tab) => page.getByRole('tab', { name, exact: true });
export const dialogNamed = (name: string) => page.getByRole('dialog', { name, exact: true });
export const unsaved = dialogNamed('Close without saving?');

/** A tab behind the open gate; `view` is what its address says besides. */
export async function showAdmin(
  of: Tab,
  { view = '', ...options }: ShowOptions & { view?: string } = {},
): Promise<void> {
  adminSession.open('token');
  await showPage(`/admin?tab=${of.toLowerCase()}${view}`, options);
}
