/** The gate: what it asks, how it refuses, whom it keeps waiting, and how it is locked again. */
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, refused } from '../../../testing/api.ts';
import { expectNoSidewaysScroll, toast } from '../../../testing/pages.ts';
import { PHONE, showPage } from '../../../testing/show.tsx';
import { NOTHING_SOLD } from '../testing/examples.ts';
import { keepSets } from '../testing/kept.ts';
import { gateField, PASSWORD, showAdmin, tab } from '../testing/pages.ts';

const LOGIN = 'POST /api/admin/login';
const OPENED = { token: 'token', expiresAt: '2026-03-01T12:30:00.000Z' };
const open = page.getByRole('button', { name: 'Access Admin Panel' });
const problem = page.getByCss('#admin-gate-problem');

describe('the gate', () => {
  test('asks for the password, which is seen only by who asks for it', async () => {
    await showPage('/admin');
    await expect.element(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
    await expect
      .element(page.getByText('Enter the admin password to access the control panel'))
      .toBeVisible();
    await expect.element(gateField).toHaveFocus();
    await expect.element(gateField).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(open).toBeDisabled();
    await expectAccessible();
    const show = page.getByRole('button', { name: 'Show password' });
    await expect.element(gateField).toHaveAttribute('type', 'password');
    await show.click();
    await expect.element(gateField).toHaveAttribute('type', 'text');
    await show.click();
    await expect.element(gateField).toHaveAttribute('type', 'password');
  });

  test('refuses a wrong password at its field, and opens with the right one at the tab of the address', async () => {
    keepSets();
    api.answer(LOGIN, refused('wrong-password'));
    await showPage('/admin?tab=sets');
    await gateField.fill('open sesame');
    await open.click();
    await expect.element(toast('Access Denied')).toBeVisible();
    await expect.element(toast('Incorrect password')).toBeVisible();
    await expect.element(gateField).toHaveFocus();
    await expect.element(gateField).toHaveAccessibleDescription('Incorrect password');
    await expectAccessible();

    const answer = api.hold(LOGIN);
    await gateField.fill(PASSWORD);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Verifying...' })).toBeVisible();
    answer.answer(OPENED);
    await expect.element(toast('Access Granted')).toBeVisible();
    await expect.element(toast('Welcome to the admin panel')).toBeVisible();
    await expect.element(tab('Sets')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveFocus();
    await expectAccessible();
    expect(api.calls(LOGIN).map(({ body }) => body)).toEqual([
      { password: 'open sesame' },
      { password: PASSWORD },
    ]);
    expect(window.location.search).toBe('?tab=sets');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(PASSWORD);
  });

  test('shows a guesser how long to wait, and counts it down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const words = await refused('too-many-guesses').json();
    api.answer(LOGIN, Response.json(words, { status: 429, headers: { 'retry-after': '60' } }));
    await showPage('/admin');
    await gateField.fill(PASSWORD);
    await open.click();
    await expect
      .element(problem)
      .toHaveTextContent(/^Too many wrong passwords from this address\. .*[1-6]\d s to go$/);
    await expect.element(open).toBeDisabled();
    await expectAccessible();
    const oneSecondLater = () => {
      vi.advanceTimersByTime(1_000);
      return problem.element().textContent;
    };
    await expect.poll(oneSecondLater).toMatch(/[^\d][1-9] s to go$/);
    await expect.element(open).toBeDisabled();
    await expect.poll(oneSecondLater).not.toContain('s to go');
    await expect.element(open).toBeEnabled();
  });

  test('is locked by its button, with a call to the server', async () => {
    api.answer('GET /api/admin/stats', NOTHING_SOLD);
    const logout = api.hold('POST /api/admin/logout');
    await showAdmin('Overview');
    await page.getByRole('button', { name: 'Lock' }).click();
    await expect.element(gateField).toBeVisible();
    expect(logout.asked()).toBe(1);
  });

  test('fits on a phone', async () => {
    await showPage('/admin', { size: PHONE });
    await expect.element(gateField).toBeVisible();
    await expectNoSidewaysScroll();
    await expect.element(open).toBeInViewport();
  });
});
