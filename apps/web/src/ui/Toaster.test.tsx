/** Messages: one at a time, out of the way of what can be pressed, and out of the way of Escape. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../testing/api.ts';
import { PACK_TYPES } from '../testing/examples.ts';
import { dialog, header, message, toast } from '../testing/pages.ts';
import { showPage } from '../testing/show.tsx';
import { toast as tell } from './toast.ts';

const PHONE = { width: 375, height: 740 };
const place = () => message.element().getBoundingClientRect();

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', PACK_TYPES);
});

describe('a message on a phone', () => {
  test('comes alone and covers no Buy button', async () => {
    await showPage('/', { size: PHONE });
    const buy = page.getByRole('button', { name: 'Buy Pack' });
    for (const nth of [0, 1]) {
      await buy.nth(nth).click();
      await expect.element(toast('Wallet Required')).toBeVisible();
      await expect.element(toast('Please connect your wallet to purchase packs')).toBeVisible();
      await expect.element(message).toHaveLength(1);
      const pressed = buy.nth(nth).element().getBoundingClientRect();
      const isApart = place().top >= pressed.bottom || place().bottom <= pressed.top;
      expect(isApart, `message at ${place().top}, button at ${pressed.top}`).toBe(true);
    }
  });

  test('takes the focus by F8, and leaves after five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showPage('/', { size: PHONE });
    await page.getByRole('button', { name: 'Buy Pack' }).first().click();
    await expect.element(message).toBeVisible();
    await userEvent.keyboard('{F8}');
    const region = message.element().parentElement?.closest('[role=region]');
    expect(region?.contains(document.activeElement)).toBe(true);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await page.getByRole('heading', { level: 1 }).hover();
    vi.advanceTimersByTime(4_000);
    expect(message.query()).not.toBeNull();
    vi.advanceTimersByTime(1_500);
    await expect.element(message).not.toBeInTheDocument();
  });

  test('makes way for the buttons of a window that opens beneath it', async () => {
    await showPage('/', { size: PHONE });
    tell('Pack Purchased!', 'It waits to be opened.');
    await expect.element(message).toBeVisible();
    await message.hover();
    const before = place().top;
    const beneath = document.createElement('div');
    beneath.setAttribute('role', 'dialog');
    beneath.innerHTML = `<button style="position:fixed;left:40px;top:${before}px">Next</button>`;
    document.body.append(beneath);
    await expect.poll(() => place().top).not.toBe(before);
    beneath.remove();
  });
});

test('a message above a window leaves Escape to the window, and takes it when it has the focus', async () => {
  await showPage('/');
  const cashOut = header.getByRole('button', { name: 'Cash Out' });
  await cashOut.click();
  await expect.element(dialog).toBeVisible();
  tell('Wallet Connected', 'Your wallet connected successfully');
  await expect.element(message).toBeVisible();
  await message.hover();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cashOut).toHaveFocus();
  await expect.element(message).toBeVisible();
  await userEvent.keyboard('{F8}{Escape}');
  await expect.element(message).not.toBeInTheDocument();
});
