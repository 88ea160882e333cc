/** The store as a visitor and as a wallet see it: the shelf, the odds, a demo, the packs of a wallet, and what fails. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost } from '../../testing/api.ts';
import { cardsOfSet, PACK_TYPES } from '../../testing/examples.ts';
import { oddsOf, openingOf, proofOf, purchaseOf, signatureOf } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, focusOn, main, message, toast } from '../../testing/pages.ts';
import { DESK, PHONE, reopenPage, resize, showPage } from '../../testing/show.tsx';
import { packCommitments } from '../packs/commitments.ts';

const SHELF = 'GET /api/pack-types';
const ODDS = 'GET /api/pack-types/*/odds';
const MINI = 'Base Set Mini Pack';

const buys = page.getByRole('button', { name: 'Buy Pack' });
const pack = (name: string) => page.getByRole('article', { name, exact: true });
const close = () => dialog.getByRole('button', { name: 'Close', exact: true }).first().click();

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer(SHELF, PACK_TYPES);
  api.answer(ODDS, ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/pack-purchases', []);
});

describe.for([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('on a %s', ([, size]) => {
  test('a visitor sees the packs, and none that is free', async () => {
    await showPage('/', { size });
    await expect
      .element(main)
      .toHaveTextContent('Open booster packs, build your collection, and trade with players worldwide.');
    await expect.element(main.getByRole('heading', { name: 'Booster Pak Collection' })).toBeVisible();
    await expect.element(buys).toHaveLength(6);
    await expect.element(pack(MINI)).toHaveTextContent(/5 cards.*60 pokesol/);
    await expect.element(main.getByText('Starter Pack', { exact: true })).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Claim Free Pack' })).not.toBeInTheDocument();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });

  test('the odds are read by keyboard', async () => {
    await showPage('/', { size });
    const odds = main.getByRole('button', { name: 'Odds of 151 Booster Pack' });
    await focusOn(odds);
    await userEvent.keyboard('{Enter}');
    const window = page.getByRole('dialog', { name: 'Odds' });
    await expect.element(window.getByRole('row', { name: /^Common/ })).toHaveTextContent('70%');
    await expect
      .element(window.getByRole('row', { name: /^Legendary/ }))
      .toHaveTextContent(/0\.5%.*5%.*0\.1/);
    await expect.element(window.getByText(/Version 1\. .*the hash fits/)).toBeVisible();
    await window.getByRole('searchbox').fill('charizard');
    await expect.element(window.getByRole('listitem').first()).toHaveTextContent(/Charizard ex.*1 in 90/);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(window).not.toBeInTheDocument();
    await expect.element(odds).toHaveFocus();
  });

  test('a demo says that its cards are not kept, and leads nowhere', async () => {
    const [first] = PACK_TYPES;
    api.answer('POST /api/pack-purchases/free', {
      packTypeId: first?.id ?? '',
      cards: openingOf(1).cards,
    });
    await showPage('/', { size });
    await main.getByRole('button', { name: 'Try a demo pack' }).click();
    await expect.element(toast('Demo Pack')).toBeVisible();
    await expect.element(message).toHaveTextContent('are not kept');
    await expect.element(dialog.getByRole('listitem')).toHaveLength(5);
    await expect.element(dialog.getByText('Connect a wallet to keep')).toBeVisible();
    await expect.element(dialog.getByRole('link')).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/^A demo: these cards .* not kept/)).toBeVisible();
    expect(api.calls('POST /api/pack-purchases/free')[0]?.body).toEqual({
      ...{ packTypeId: first?.id, walletAddress: 'demo-user' },
    });
  });

  test('the packs of a wallet lie together and fit at every width', async () => {
    api.answer('GET /api/users/*/pack-purchases', [purchaseOf(1), purchaseOf(2), purchaseOf(3, 'opened')]);
    await showPage('/', { size, wallet: true });
    await expect.element(page.getByRole('heading', { name: '2 packs to open' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Open all' })).toBeVisible();
    await page.getByText('My packs').click();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Opened' })).toHaveTextContent(MINI);
    for (const width of [768, 1024, size.width]) {
      await resize({ ...size, width });
      await expectNoSidewaysScroll();
    }
    await expectAccessible();
  });
});

describe('a proof', () => {
  const proof = page.getByRole('dialog', { name: 'Verify this pack' });
  const rowOf = (status: string) => page.getByRole('listitem').filter({ hasText: status });
  const verify = (status: string) => rowOf(status).getByRole('button', { name: 'Verify this pack' }).click();
  const OPEN = 3;

  beforeEach(async () => {
    api.answer('GET /api/users/*/pack-purchases', [purchaseOf(1), purchaseOf(OPEN, 'opened')]);
    api.answer('GET /api/pack-purchases/*/proof', ({ path }) =>
      path.includes('purchase-1') ? proofOf(1, false) : proofOf(OPEN),
    );
    packCommitments.note(signatureOf(OPEN), proofOf(OPEN));
    await showPage('/', { wallet: true, size: PHONE });
    await page.getByText('My packs').click();
  });

  test('of a closed pack has to wait', async () => {
    await verify('To open');
    await expect.element(proof.getByText('This pack is still closed.')).toBeVisible();
  });

  test('repeats the draw in the browser', async () => {
    await verify('Opened');
    await expect.element(proof.getByRole('status').filter({ hasText: 'Match' })).toHaveLength(1);
    await expect.element(proof.getByText('This browser noted the same hash before you paid.')).toBeVisible();
    await expect.element(proof.getByText('Match', { exact: true })).toHaveLength(4);
    await expectAccessible();
  });

  test('finds other cards than were drawn', async () => {
    const told = proofOf(OPEN);
    api.answer('GET /api/pack-purchases/*/proof', { ...told, cards: ['base1-4', ...told.cards.slice(1)] });
    await verify('Opened');
    await expect.element(proof.getByRole('alert')).toHaveTextContent('Mismatch!');
    await expect.element(proof.getByText('Mismatch', { exact: true })).toHaveLength(1);
    await expectAccessible();
  });
});

describe('the view', () => {
  const classic = page.getByRole('button', { name: 'Classic' });

  test('in 3D is the first; without WebGL the classic shelf stands in and says so; the choice is remembered', async () => {
    localStorage.removeItem('pokesol.shelf-view');
    const real = HTMLCanvasElement.prototype.getContext;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      kind: string,
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind]);
    });
    await showPage('/');
    await expect
      .element(page.getByRole('button', { name: '3D View' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/so here is the classic shelf/)).toBeVisible();
    await expect.element(buys).toHaveLength(6);
    await classic.click();
    await expect.element(page.getByText(/so here is the classic shelf/)).not.toBeInTheDocument();
    reopenPage();
    await expect.element(classic).toHaveAttribute('aria-pressed', 'true');
  });

  test('in 3D gives way to the classic shelf when the browser stops drawing', async () => {
    localStorage.setItem('pokesol.shelf-view', '3d');
    await showPage('/');
    const canvas = page.getByCss('canvas');
    await expect.element(canvas).toBeVisible();
    const drawn = canvas.element();
    if (!(drawn instanceof HTMLCanvasElement)) throw new Error('The canvas is none');
    drawn.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await expect.element(page.getByText('so here is the classic shelf')).toBeVisible();
    await expect.element(pack(MINI).getByRole('button', { name: 'Buy Pack' })).toBeVisible();
  });
});

describe('a slow server', () => {
  test('is said to be slow with the packs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shelf = api.hold(SHELF);
    await showPage('/');
    await expect.element(page.getByText('Loading packs')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.element(page.getByText(/The packs are still on their way\.\.\./)).toBeVisible();
    shelf.answer(PACK_TYPES);
    await expect.element(buys).toHaveLength(6);
  });

  test('is said to be slow with the odds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const odds = api.hold(ODDS);
    await showPage('/');
    await page.getByRole('button', { name: `Odds of ${MINI}` }).click();
    await expect.element(dialog).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.element(page.getByText('The odds are still on their way...')).toBeVisible();
    odds.answer(oddsOf('base1-mini'));
    await expect.element(page.getByText(/the hash fits/)).toBeVisible();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  test('of the odds can be tried again', async () => {
    api.answer(ODDS, broken());
    await showPage('/');
    await page.getByRole('button', { name: 'Odds of 151 Mini Pack' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The odds did not load.');
    api.answer(ODDS, oddsOf('sv3pt5-mini'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(/the hash fits/)).toBeVisible();
  });

  test('of the shelf can be tried again', async () => {
    api.answer(SHELF, broken());
    await showPage('/');
    await expect.element(page.getByText('The shelf did not load')).toBeVisible();
    await expectAccessible();
    api.answer(SHELF, PACK_TYPES);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(buys).toHaveLength(6);
  });

  test('of the line is over by itself when the line is back, and the shelf is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.answer(SHELF, lost);
    await showPage('/');
    await expect.element(page.getByText('The shelf did not load')).toBeVisible();
    api.answer(SHELF, PACK_TYPES);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.element(buys).toHaveLength(6);
  });

  test('with nothing at stake is a passing message', async () => {
    api.answer('GET /api/users/*/free-pack-eligible', { eligible: true });
    api.answer('POST /api/pack-purchases/intents', lost);
    api.answer('POST /api/pack-purchases/free', broken());
    await showPage('/', { wallet: true });
    await pack(MINI).getByRole('button', { name: 'Buy Pack' }).click();
    await expect.element(toast('Purchase Failed')).toBeVisible();
    await expect.element(toast('Failed to purchase pack')).toBeVisible();
    await page.getByRole('button', { name: 'Claim Free Pack' }).click();
    await expect.element(toast('Failed to open free pack')).toBeVisible();
  });
});
