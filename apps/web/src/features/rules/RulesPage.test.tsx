/** The page of rules: it can be read by everybody, and an address with a rule's number leads to that rule. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { PHONE, resize, showPage } from '../../testing/show.tsx';

test('an address leads to its rule, another chapter is a press away, also on a phone', async () => {
  await showPage('/rules#3.7');
  await expect.element(page.getByText('does not attack on the first turn')).toBeInViewport();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeInTheDocument();
  expect(document.activeElement?.id).toBe('3.7');
  await expectAccessible();
  await resize(PHONE);
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Conditions' }).click();
  const heading = page.getByRole('heading', { level: 2, name: '9 Special Conditions' });
  await expect.element(heading).toBeInViewport();
  await expect.element(heading).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  await page.getByRole('link', { name: 'And «Classic»?' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'And «Classic»?' })).toHaveFocus();
});
