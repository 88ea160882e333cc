/** The header's right end: connecting, what a connected wallet holds, how often that is asked for, and the way out. */
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, lost } from '../../testing/api.ts';
import { NO_VICTORIES } from '../../testing/examples.ts';
import { expectNoSidewaysScroll, header, message, toast } from '../../testing/pages.ts';
import { resize, showPage } from '../../testing/show.tsx';
import { sendToStreams } from '../../testing/streams.ts';
import { ADDRESS, offerWallet } from '../../testing/wallet.ts';

const STATS = 'GET /api/users/*/campaign/stats';
const BALANCE = 'GET /api/users/*/balance';
const balance = page.getByTestId('token-balance');
const points = page.getByTestId('poke-points');
const disconnect = header.getByRole('button', { name: 'Disconnect' });
const connect = header.getByRole('button', { name: /^Connect/ });

describe('a connected wallet', () => {
  test('shows balance, points and address; a phone leaves the address out', async () => {
    api.answer(STATS, { ...NO_VICTORIES, pokePoints: 1250 });
    api.answer('POST /api/auth/logout', undefined);
    await showPage('/nowhere', { wallet: true });
    await expect.element(balance).toHaveTextContent(/^10,000$/);
    await expect.element(points).toHaveTextContent(/^1,250$/);
    const address = header.getByRole('button', { name: /^Copy wallet address/ });
    await expect.element(address).toHaveTextContent(/^\w{6}\.\.\.\w{4}$/);
    await address.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(ADDRESS);

    await resize({ width: 375, height: 740 });
    await expect.element(address).not.toBeInTheDocument();
    await expect.element(balance).toBeVisible();
    await expect.element(points).toBeVisible();
    await expectNoSidewaysScroll();
    await resize({ width: 320, height: 640 });
    await expectNoSidewaysScroll();
    await disconnect.click();
    await expect.element(header.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
    await expect.element(balance).not.toBeInTheDocument();
    expect(api.calls('POST /api/auth/logout')).toHaveLength(1);
  });

  test('is asked while a stream reports changes for what it names, for points each minute, and for its balance seldom', async () => {
    // It stands still, however long the page takes.
    vi.useFakeTimers();
    const asked = { balance: 0, points: 0 };
    api.answer(BALANCE, () => {
      asked.balance += 1;
      return { balance: `${asked.balance}` };
    });
    api.answer(STATS, () => {
      asked.points += 1;
      return { ...NO_VICTORIES, pokePoints: asked.points };
    });
    await showPage('/nowhere', { wallet: true });
    await expect.element(balance).toHaveTextContent(/^1$/);
    await expect.element(points).toHaveTextContent(/^1$/);
    sendToStreams('open', {});
    await expect.element(points).toHaveTextContent(/^2$/);
    sendToStreams('changed', { what: 'purchases' });
    await expect.element(balance).toHaveTextContent(/^2$/);
    sendToStreams('changed', { what: 'battles' });
    await expect.element(points).toHaveTextContent(/^3$/);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(asked).toEqual({ balance: 2, points: 3 });
    for (let minute = 1; minute <= 4; minute += 1) await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => asked).toEqual({ balance: 2, points: 7 });
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => asked).toEqual({ balance: 3, points: 8 });
  });

  test('has its balance asked for anew by who comes back to the page, or to what shows or takes it, not more than each five seconds', async () => {
    vi.useFakeTimers();
    const asked = () => api.calls(BALANCE).length;
    const comeBack = () => window.dispatchEvent(new Event('focus'));
    api.answer('GET /api/pack-types', []);
    await showPage('/nowhere', { wallet: true });
    await expect.element(balance).toHaveTextContent(/^10,000$/);
    sendToStreams('open', {});
    comeBack();
    await vi.advanceTimersByTimeAsync(4_000);
    comeBack();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked()).toBe(1);
    api.answer(BALANCE, { balance: '77' });
    comeBack();
    await expect.element(balance).toHaveTextContent(/^77$/);
    await vi.advanceTimersByTimeAsync(6_000);
    api.answer(BALANCE, { balance: '88' });
    await header.getByRole('button', { name: /^Wallet:/ }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('88 pokesol');
    expect(asked()).toBe(3);
  });

  test('is asked for balance and points every five seconds, and never once it has left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const at = { balance: [] as number[], points: [] as number[] };
    api.answer(BALANCE, () => {
      at.balance.push(Date.now());
      return { balance: '10000' };
    });
    api.answer(STATS, () => {
      at.points.push(Date.now());
      return NO_VICTORIES;
    });
    api.answer('POST /api/auth/logout', undefined);
    await showPage('/nowhere', { wallet: true });
    await expect.element(balance).toHaveTextContent(/^10,000$/);
    for (let turn = 0; turn < 3; turn += 1) await vi.advanceTimersByTimeAsync(5_000);
    for (const times of [at.balance, at.points]) {
      expect(times.length).toBeGreaterThanOrEqual(3);
      const pauses = times.slice(1).map((time, turn) => time - (times[turn] ?? 0));
      for (const pause of pauses) expect(Math.round(pause / 1_000)).toBe(5);
    }

    await disconnect.click();
    await expect.element(toast('Wallet Disconnected')).toBeVisible();
    const asked = at.balance.length + at.points.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(at.balance.length + at.points.length).toBe(asked);
  });

  test('keeps the balance that was known when the line is lost, shows no points, and sends no message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.answer(STATS, { ...NO_VICTORIES, pokePoints: 50 });
    await showPage('/nowhere', { wallet: true });
    await expect.element(points).toHaveTextContent(/^50$/);
    await expect.element(balance).toHaveTextContent(/^10,000$/);
    api.answer(BALANCE, lost);
    api.answer(STATS, lost);
    api.answer('GET /api/ready', lost);
    await vi.advanceTimersByTimeAsync(5_100);
    await expect.element(header.getByText('PokeSol cannot be reached. Trying again…')).toBeVisible();
    await expect.element(points).toHaveTextContent(/^0$/);
    await expect.element(balance).toHaveTextContent(/^10,000$/);
    expect(message.query()).toBeNull();
  });
});

describe('connecting', () => {
  test('without any wallet leads to some: their pages, and this page inside them', async () => {
    await showPage('/nowhere', { size: { width: 375, height: 740 } });
    await connect.click();
    const none = page.getByRole('dialog', { name: 'No wallet found' });
    await expect.element(none).toHaveTextContent('Please install a browser wallet for Solana');
    for (const name of ['Phantom', 'Solflare', 'Backpack']) {
      const install = none.getByRole('link', { name: `Install ${name}` });
      await expect.element(install).toHaveAttribute('href', expect.stringContaining(name.toLowerCase()));
      const open = none.getByRole('link', { name: `Open this page in ${name}` });
      await expect
        .element(open)
        .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/nowhere')));
    }
    await expectNoSidewaysScroll();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(connect).toHaveFocus();
  });

  test('over a slow line is busy, says so, and ends connected', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    offerWallet();
    const verdict = api.hold('POST /api/auth/verify');
    await showPage('/nowhere');
    await connect.click();
    const busy = header.getByRole('button', { name: 'Connecting...' });
    await expect.element(busy).toBeDisabled();
    await vi.waitUntil(() => verdict.asked() > 0);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(header.getByText('Waiting for the server…')).toBeVisible();
    verdict.answer(undefined);
    await expect.element(disconnect).toBeVisible();
    await expect.element(toast('Wallet Connected')).toBeVisible();
    await expect.element(header.getByText('Waiting for the server…')).not.toBeInTheDocument();
  });
});
