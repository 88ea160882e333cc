/** For component tests: what stands on every screen, and what is measured on every screen. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const header = page.getByRole('banner');
export const main = page.getByRole('main');
export const dialog = page.getByRole('dialog');
export const mainNav = page.getByRole('navigation', { name: 'Main' });

/** The one message, whatever it says. By test id: an open dialog hides everything behind it from roles. */
export const message = page.getByTestId('toast');
export const toast = (text: string) => message.getByText(text, { exact: true });

/** Waits for it: after a change of width the page is drawn anew, and only then as wide as it stays. */
export async function expectNoSidewaysScroll(): Promise<void> {
  await expect.poll(() => document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
}

/** Nothing of it is cut off. Not the ratio 1: of a part that stands at a fraction of a pixel the browser counts a little less. */
export async function expectWhollyInViewport(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInViewport({ ratio: 0.99 });
}

/** As a click beside everything would not: the keyboard's next key goes there. */
export async function focusOn(locator: Locator): Promise<void> {
  (await locator.findElement()).focus();
}
