/** Messages: one at a time, out of the way of what can be pressed, and out of the way of Escape. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../testing/api.ts';
import { PACK_TYPES } from '../testing/examples.ts';
import { dialog, header, message, toast } from '../testing/pages.ts';
import { showPage } from '../testing/show.tsx';
import { toast as showToast } from './toast.ts';

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
    await page.getByRole('link', { name: 'PokeSol' }).first().hover();
    vi.advanceTimersByTime(4_000);
    expect(message.query()).not.toBeNull();
    vi.advanceTimersByTime(1_500);
    await expect.element(message).not.toBeInTheDocument();
  });

  test('makes way for the buttons of a window that opens beneath it', async () => {
    await showPage('/', { size: PHONE });
    showToast('Pack Purchased!', 'It waits to be opened.');
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

test('a message on a desk covers neither the button at the foot of a window nor the one at its head', async () => {
  await showPage('/');
  const window = document.createElement('div');
  window.setAttribute('role', 'dialog');
  window.innerHTML = `
    <button style="position:fixed;right:60px;top:130px;width:40px;height:40px">Close</button>
    <button style="position:fixed;right:60px;bottom:50px;width:90px;height:40px">Import</button>`;
  document.querySelector('#root')?.append(window);
  showToast('Import Failed', 'The server did not answer.', 'destructive');
  await expect.element(message).toBeVisible();
  const covered = () =>
    [...window.querySelectorAll('button')].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const over = place();
      const isApart = over.right <= left || over.left >= right || over.bottom <= top || over.top >= bottom;
      return isApart ? [] : [button.textContent];
    });
  // It is measured when it stands there.
  await expect.poll(covered).toEqual([]);
});

test('a message makes way for the line about the network, which may come after it', async () => {
  // A screen of few buttons: with one beneath every place a message stays where it is.
  await showPage('/nowhere');
  showToast('Connection Failed', 'PokeSol cannot be reached right now.', 'destructive');
  await expect.element(message).toBeVisible();
  await message.hover();
  const { left, top } = place();
  const again = document.createElement('div');
  again.innerHTML = `<button style="position:fixed;left:${left + 20}px;top:${top + 10}px">Try now</button>`;
  document.querySelector('header')?.append(again);
  onTestFinished(() => again.remove());
  await expect.poll(() => place().left !== left || place().top !== top).toBe(true);
});

test('a message above a window leaves Escape to the window, and takes it when it has the focus', async () => {
  await showPage('/');
  const cashOut = header.getByRole('button', { name: 'Cash Out' });
  await cashOut.click();
  await expect.element(dialog).toBeVisible();
  showToast('Wallet Connected', 'Your wallet connected successfully');
  await expect.element(message).toBeVisible();
  await message.hover();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cashOut).toHaveFocus();
  await expect.element(message).toBeVisible();
  await userEvent.keyboard('{F8}{Escape}');
  await expect.element(message).not.toBeInTheDocument();
});
