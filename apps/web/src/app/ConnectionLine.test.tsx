/** A slow server, and one that is gone: every screen shows itself, says so, and recovers. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../testing/api.ts';
import { PACK_TYPES } from '../testing/examples.ts';
import { header, main, message } from '../testing/pages.ts';
import { showPage } from '../testing/show.tsx';
import { offerWallet, recogniseWallet } from '../testing/wallet.ts';

const PATHS = [
  '/',
  '/collection',
  '/deck-list',
  '/deck-builder',
  '/battle',
  '/campaign',
  '/admin',
  '/nowhere',
];

const heading = page.getByRole('heading', { level: 1 });
const waits = header.getByText('Waiting for the server…');
const gone = header.getByText('PokeSol cannot be reached. Trying again…');
const buys = page.getByRole('button', { name: 'Buy Pack' });
const tryNow = header.getByRole('button', { name: 'Try now' });
const connect = header.getByRole('button', { name: 'Connect Wallet' });

beforeEach(() => localStorage.setItem('pokesol.shelf-view', 'classic'));

describe.for(PATHS)('%s', (path) => {
  test('shows itself before the first answer, and says that it waits', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.stall();
    void recogniseWallet();
    await showPage(path);
    await expect.element(heading).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(waits).toBeVisible();
  });

  test('says that the server is gone, and stays alive', async () => {
    api.cutOff();
    await showPage(path);
    await recogniseWallet();
    await expect.element(heading).toBeVisible();
    await expect.element(gone).toBeVisible();
    await expect.element(main).not.toBeEmptyDOMElement();
  });
});

test('a line that is slow no more says nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api.answer('GET /api/pack-types', PACK_TYPES);
  const go = api.stall();
  await showPage('/');
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(waits).toBeVisible();
  go();
  await expect.element(buys).toHaveLength(6);
  await expect.element(waits).not.toBeInTheDocument();
});

test('a server that is back is found at a click, with all that was missing', async () => {
  // It stands still: the page sends no request by itself.
  vi.useFakeTimers();
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.cutOff();
  offerWallet();
  await showPage('/');
  await expect.element(gone).toBeVisible();
  await expect.element(buys).not.toBeInTheDocument();
  await connect.click();
  await expect.element(message).toHaveTextContent('Connection Failed');
  await message.getByRole('button', { name: 'Dismiss' }).click();
  api.reconnect();
  await tryNow.click();
  await expect.element(gone).not.toBeInTheDocument();
  await expect.element(buys).toHaveLength(6);
});

test('who opens the page while the server is away is recognised when it is back', async () => {
  // It stands still: no request of the page's own takes the button away.
  vi.useFakeTimers();
  api.cutOff();
  await showPage('/nowhere');
  await recogniseWallet();
  await expect.element(gone).toBeVisible();
  await expect.element(tryNow).toBeVisible();
  const button = tryNow.element();
  if (!(button instanceof HTMLElement)) throw new Error('a button to press');
  // At once: a call that the page is still making would find the server, and take the button away before a driver reaches it.
  api.reconnect();
  button.click();
  await expect.element(header.getByRole('button', { name: 'Disconnect' })).toBeVisible();
});
