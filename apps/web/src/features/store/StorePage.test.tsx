/** The store as a visitor and as a wallet see it: the shelf, the odds, a demo, the packs of a wallet, and what fails. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../platform/queryClient.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost } from '../../testing/api.ts';
import { CONFIG, cardsOfSet, MANY_PACK_TYPES, PACK_TYPES } from '../../testing/examples.ts';
import { oddsOf, openingOf, proofOf, purchaseOf, signatureOf } from '../../testing/packs.ts';
import {
  dialog,
  expectNoSidewaysScroll,
  expectWhollyInViewport,
  focusOn,
  main,
  message,
  toast,
} from '../../testing/pages.ts';
import { DESK, PHONE, reopenPage, resize, showPage, takeAway } from '../../testing/show.tsx';
import { sendToStreams } from '../../testing/streams.ts';
import { toast as say } from '../../ui/toast.ts';
import { packCommitments } from '../packs/commitments.ts';

const SHELF = 'GET /api/pack-types';
const ODDS = 'GET /api/pack-types/*/odds';
const MINI = 'Base Set Mini Pack';

const buys = page.getByRole('button', { name: 'Buy Pack' });
const buyKey = main.getByRole('region', { name: 'Chosen pack' }).getByRole('button', { name: /^Buy/ });
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

  test('the head stays with the focus in it while packs come, and from view to view', async () => {
    localStorage.removeItem('pokesol.shelf-view');
    const coming = api.hold(SHELF);
    await showPage('/', { size });
    const classic = main.getByRole('button', { name: 'Classic', exact: true });
    await expect.element(classic).toBeVisible();
    const title = main.getByRole('heading', { name: 'Booster Pak Collection' }).element();
    await focusOn(classic);
    const focused = document.activeElement;
    await expect.poll(() => coming.asked()).toBe(1);
    coming.answer(PACK_TYPES);
    await expect.element(main.getByRole('region', { name: 'Chosen pack' })).toBeVisible();
    expect(document.activeElement).toBe(focused);
    await userEvent.keyboard('{Enter}');
    await expect.element(buys).toHaveLength(6);
    expect(document.activeElement).toBe(focused);
    expect(main.getByRole('heading', { name: 'Booster Pak Collection' }).element()).toBe(title);
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
    await expect.element(window.getByText(/Version 1\. .*the hash matches/)).toBeVisible();
    await window.getByRole('searchbox').fill('charizard');
    await expect.element(window.getByRole('listitem').first()).toHaveTextContent(/Charizard ex.*1 in 90/);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(window).not.toBeInTheDocument();
    await expect.element(odds).toHaveFocus();
  });

  test('a demo says that its cards are not kept, and leads to a wallet or to a first battle', async () => {
    const [first] = PACK_TYPES;
    api.answer('POST /api/pack-purchases/free', {
      packTypeId: first?.id ?? '',
      cards: openingOf(1).cards,
    });
    await showPage('/', { size });
    await main.getByRole('button', { name: 'Demo pack' }).click();
    await expect.element(toast('Demo Pack')).toBeVisible();
    await expect.element(message).toHaveTextContent('are not kept');
    await expect.element(dialog.getByRole('listitem')).toHaveLength(5);
    // A first Escape turns all cards.
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByRole('button', { name: 'Claim your free pack' })).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Learn to battle' }))
      .toHaveAttribute('href', '/learn');
    await expect
      .element(dialog.getByRole('button', { name: 'Open another', exact: true }))
      .not.toBeInTheDocument();
    await expect.element(dialog.getByText(/^A demo: these cards .* not kept/)).toBeVisible();
    expect(api.calls('POST /api/pack-purchases/free')[0]?.body).toEqual({
      packTypeId: first?.id,
      walletAddress: 'demo-user',
    });
  });

  test('the packs of a wallet wait in one place and fit at every width', async () => {
    api.answer('GET /api/users/*/pack-purchases', [purchaseOf(1), purchaseOf(2), purchaseOf(3, 'opened')]);
    await showPage('/', { size, wallet: true });
    await expect.element(page.getByRole('heading', { name: '2 packs to open' })).toBeVisible();
    await expect.element(main.getByText(`${MINI} ×2`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Open all' })).toBeVisible();
    for (const width of [768, 1024, size.width]) {
      await resize({ ...size, width });
      await expectNoSidewaysScroll();
    }
    await expectAccessible();
  });
});

test('on a phone a message leaves the place of the next step free, also before that is known', async () => {
  localStorage.setItem('pokesol.shelf-view', '3d');
  api.hold('GET /api/users/*/free-pack-eligible');
  await showPage('/', { size: PHONE, wallet: true });
  await expect.element(buyKey).toBeVisible();
  say('Wallet Connected', 'Your wallet connected successfully');
  await expect.element(toast('Wallet Connected')).toBeVisible();
  const next = main.getByCss('.newcomer').element().getBoundingClientRect();
  await expect.poll(() => message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(next.top);
});

describe('a proof', () => {
  const proof = page.getByRole('dialog', { name: 'Verify this pack' });
  const rowOf = (status: string) => page.getByRole('listitem').filter({ hasText: status });
  const verify = (status: string) => rowOf(status).getByRole('button', { name: 'Verify this pack' }).click();
  const OPEN = 3;

  beforeEach(async () => {
    api.answer('GET /api/users/*/pack-history', {
      total: 2,
      packs: [
        { ...purchaseOf(1), cards: [] },
        { ...purchaseOf(OPEN, 'opened'), cards: openingOf(OPEN).cards },
      ],
    });
    api.answer('GET /api/pack-purchases/*/proof', ({ path }) =>
      path.includes('purchase-1') ? proofOf(1, false) : proofOf(OPEN),
    );
    packCommitments.note(signatureOf(OPEN), proofOf(OPEN));
    await showPage('/purchases', { wallet: true, size: PHONE });
  });

  test('of a closed pack has to wait', async () => {
    await verify('To open');
    await expect.element(proof.getByText('This pack is still closed.')).toBeVisible();
  });

  test('repeats the draw in the browser', async () => {
    await verify('Opened');
    await expect.element(proof.getByRole('status').filter({ hasText: 'Match' })).toHaveLength(1);
    await expect
      .element(proof.getByText('This browser recorded the same hash before you paid.'))
      .toBeVisible();
    await expect.element(proof.getByText('Match', { exact: true })).toHaveLength(4);
    await expectAccessible();
  });

  test('finds other cards than were drawn', async () => {
    const published = proofOf(OPEN);
    api.answer('GET /api/pack-purchases/*/proof', {
      ...published,
      cards: ['base1-4', ...published.cards.slice(1)],
    });
    await verify('Opened');
    await expect.element(proof.getByRole('alert')).toHaveTextContent('Mismatch!');
    await expect.element(proof.getByText('Mismatch', { exact: true })).toHaveLength(1);
    await expectAccessible();
  });
});

describe('a wallet with too few tokens', () => {
  const buyShort = () => pack(MINI).getByRole('button', { name: 'Buy Pack: 20 short' });

  beforeEach(() => {
    api.answer('GET /api/users/*/balance', { balance: '40' });
  });

  test('reads how many are missing, asks for more, and buys with the same button', async () => {
    api.answer('GET /api/config', { ...CONFIG, cluster: 'localnet' });
    await showPage('/', { wallet: true, size: PHONE });
    await expect.element(buyShort()).toHaveTextContent(/^20 short/);
    await expectNoSidewaysScroll();
    await expectAccessible();

    const more = pack(MINI).getByRole('button', { name: 'More test tokens' });
    const rest = Response.json(
      { code: 'too-many-requests', message: 'Wait.' },
      { status: 429, headers: { 'retry-after': '30' } },
    );
    api.answer('POST /api/faucet', rest);
    await more.click();
    await expect.element(toast('No Test Tokens')).toBeVisible();
    await expect.element(message).toHaveTextContent(/Try again in 30 seconds/);
    await expect.element(buyShort()).toBeVisible();

    api.answer('GET /api/users/*/balance', { balance: '10040' });
    api.answer('POST /api/faucet', { balance: '10040' });
    await more.click();
    const buy = pack(MINI).getByRole('button', { name: 'Buy Pack' });
    await expect.element(buy).toHaveTextContent('Buy Pack60 pokesol · leaves 9,980');
    await expect.element(buy).toHaveFocus();
    await expect.element(main.getByRole('button', { name: 'More test tokens' })).not.toBeInTheDocument();
  });

  test('reads so on other chains too, which give no test tokens', async () => {
    await showPage('/', { wallet: true });
    await expect.element(buyShort()).toHaveTextContent(/^20 short/);
    await expect.element(main.getByRole('button', { name: 'More test tokens' })).not.toBeInTheDocument();
  });

  test('reads within a minute that some came from elsewhere, also while a stream reports changes', async () => {
    vi.useFakeTimers();
    await showPage('/', { wallet: true });
    await expect.element(buyShort()).toBeVisible();
    sendToStreams('open', {});
    api.answer('GET /api/users/*/balance', { balance: '100' });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(api.calls('GET /api/users/*/balance')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect
      .element(pack(MINI).getByRole('button', { name: 'Buy Pack' }))
      .toHaveTextContent('Buy Pack60 pokesol · leaves 40');
    expect(api.calls('GET /api/users/*/balance')).toHaveLength(2);
  });

  test('is not called short before its balance is known', async () => {
    api.answer('GET /api/users/*/balance', lost);
    await showPage('/', { wallet: true });
    await expect.element(page.getByTestId('token-balance')).toHaveTextContent(/^0$/);
    await expect
      .element(pack(MINI).getByRole('button', { name: 'Buy Pack' }))
      .toHaveTextContent(/^Buy Pack60 pokesol$/);
  });
});

describe('several packs at once', () => {
  test.each([
    ['classic', 5, '300', '9,700'],
    ['3d', 10, '1,000', '9,000'],
  ] as const)('on the shelf in %s, %i say what they cost and leave', async (view, count, cost, rest) => {
    localStorage.setItem('pokesol.shelf-view', view);
    api.answer('GET /api/users/*/balance', { balance: '10000' });
    await showPage('/', { wallet: true, size: PHONE });
    const group = main.getByRole('group', { name: 'How many packs' });
    await expect
      .element(group.getByRole('button', { name: '1', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await group.getByRole('button', { name: String(count), exact: true }).click();
    const buy = view === 'classic' ? pack(MINI).getByRole('button', { name: /^Buy/ }) : buyKey;
    await expect.element(buy).toHaveTextContent(`Buy ${count} Packs${cost} pokesol · leaves ${rest}`);
    api.answer('GET /api/users/*/balance', { balance: '1' });
    api.answer('POST /api/pack-purchases/intents', lost);
    await buy.click();
    await expect.element(toast('Purchase Failed')).toBeVisible();
    // A promise is asked for each, and once more for each that got no answer.
    const asked = () => api.calls('POST /api/pack-purchases/intents');
    await expect.poll(() => asked().length).toBe(2 * count);
    expect(new Set(asked().map(({ body }) => (body as { id: string }).id)).size).toBe(count);
    await expect.element(buy).toHaveTextContent(/short/);
    await expectNoSidewaysScroll();
  });
});

const SIZES = [DESK, { width: 1024, height: 768 }, { width: 768, height: 1024 }, PHONE] as const;

const PROMOTIONS = 'aside[aria-label=Promotions]';

describe('the turntable', () => {
  const view3d = page.getByRole('button', { name: '3D View' });
  const inFront = main.getByRole('region', { name: 'Chosen pack' }).getByRole('heading');
  const tiles = page.getByRole('list', { name: 'All packs' }).getByRole('button');
  /** Where a part stands and how large it is; below the last of them only where, and of tiles, which eras stand above, their end. */
  const placeOf = (selector: string) => {
    const { y, height, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    if (selector === '.pack-tiles') return bottom;
    return selector === PROMOTIONS ? y : { y, height };
  };

  function withoutWebGL() {
    const real = HTMLCanvasElement.prototype.getContext;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      kind: string,
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind]);
    });
  }

  beforeEach(() => localStorage.removeItem('pokesol.shelf-view'));

  test('shows packs and the way to buy on the first screen at every size, and turns to the pack that is chosen', async () => {
    withoutWebGL();
    api.answer('GET /api/users/*/balance', { balance: '10000' });
    api.answer(SHELF, MANY_PACK_TYPES);
    await showPage('/', { wallet: true });
    for (const size of SIZES) {
      await resize(size);
      await expect.element(tiles).toHaveLength(5);
      await expectWhollyInViewport(buyKey);
    }
    takeAway();
    queryClient.clear();
    api.answer(SHELF, PACK_TYPES);
    await showPage('/', { wallet: true });
    for (const size of SIZES) {
      await resize(size);
      await expect.element(tiles).toHaveLength(6);
      await expectWhollyInViewport(buyKey);
      const lowest = () => Math.max(...tiles.elements().map((tile) => tile.getBoundingClientRect().bottom));
      await expect.poll(lowest).toBeLessThanOrEqual(size.height);
      await expectNoSidewaysScroll();
      await expectAccessible();
    }
    await tiles.filter({ hasText: '300' }).click();
    await expect.element(inFront).toHaveTextContent('151 Premium Pack');
    await expect
      .element(main.getByText('Pack 6 of 6, 151 Premium Pack, 11 cards, 300 pokesol'))
      .toBeInTheDocument();
    await page.getByRole('button', { name: 'Next pack' }).click();
    await expect.element(inFront).toHaveTextContent('Base Set Booster Pack');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(inFront).toHaveTextContent('151 Premium Pack');
  });

  test('has the pack in front that a link led to, with the focus; in the classic view it is marked', async () => {
    withoutWebGL();
    await showPage('/?pack=sv3pt5-mini');
    await expect.element(inFront).toHaveTextContent('151 Mini Pack');
    await expect.element(inFront).toHaveFocus();
    await page.getByRole('button', { name: 'Next pack' }).click();
    await expect.element(inFront).not.toHaveTextContent('151 Mini Pack');
    await expect.element(inFront).not.toHaveFocus();
    // The address follows the pack in front.
    await page.getByRole('button', { name: 'Classic' }).click();
    await expect.element(pack('151 Premium Pack')).toHaveClass('is-asked');
    takeAway();
    await showPage('/?pack=sv3pt5-mini', { size: PHONE });
    await expect.element(pack('151 Mini Pack').getByRole('heading')).toHaveFocus();
    await expect.element(pack('151 Mini Pack').getByRole('heading')).toBeInViewport();
    await expect.element(page.getByCss('.is-asked')).toHaveLength(1);
    takeAway();
    queryClient.clear();
    // A player who went elsewhere while the packs were on their way stays there; and of no pack nothing is marked.
    const shelf = api.hold(SHELF);
    await showPage('/?pack=base1-mini', { size: PHONE });
    const more = page.getByRole('button', { name: 'More' });
    await focusOn(more);
    shelf.answer(PACK_TYPES);
    await expect.element(pack(MINI)).toHaveClass('is-asked');
    await expect.element(more).toHaveFocus();
    takeAway();
    await showPage('/?pack=no-such-pack', { size: PHONE });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByCss('.is-asked')).toHaveLength(0);
  });

  test('keeps the place of everything while packs, wallet and gifts come', async () => {
    withoutWebGL();
    for (const [wallet, packTypes] of [
      [false, PACK_TYPES],
      [true, MANY_PACK_TYPES],
    ] as const)
      for (const size of SIZES) {
        const shelf = api.hold(SHELF);
        const eligible = api.hold('GET /api/users/*/free-pack-eligible');
        await showPage('/', { size, wallet });
        await expect.element(page.getByText('Loading packs')).toBeInTheDocument();
        // The foot comes after the screen.
        await expect.element(page.getByCss(PROMOTIONS)).toBeInTheDocument();
        const places = () => ['.newcomer', '.store-stage', '.chosen', '.pack-tiles', PROMOTIONS].map(placeOf);
        // After a change of size the page is laid out anew.
        await expect.poll(() => document.documentElement.clientWidth).toBe(size.width);
        const before = places();
        shelf.answer(packTypes);
        // All of a small store; of a large one the newest era.
        await expect.element(tiles).toHaveLength(packTypes === PACK_TYPES ? 6 : 5);
        eligible.answer({ eligible: true });
        if (wallet) await expect.element(page.getByText('Welcome, trainer!')).toBeVisible();
        else await expect.element(page.getByText('No wallet?')).toBeVisible();
        expect(places()).toEqual(before);
        takeAway();
        queryClient.clear();
      }
  });

  test('is in 3D first; without WebGL it stands there as a picture and says so; the view is remembered', async () => {
    withoutWebGL();
    await showPage('/');
    await expect.element(view3d).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/so here are pictures of the packs/)).toBeVisible();
    const classic = page.getByRole('button', { name: 'Classic' });
    await classic.click();
    await expect.element(buys).toHaveLength(6);
    await expect.element(page.getByText(/so here are pictures/)).not.toBeInTheDocument();
    await expect.element(classic).toHaveFocus();
    reopenPage();
    await expect.element(classic).toHaveAttribute('aria-pressed', 'true');
  });

  test('stands as a picture for who saves data, and says so', async () => {
    const real = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Reflect.apply(real, window, [query.includes('reduced-data') ? 'all' : query]),
    );
    await showPage('/');
    await expect.element(page.getByText(/^This browser asks pages to save data/)).toBeVisible();
    await expect.element(page.getByCss('canvas')).not.toBeInTheDocument();
    await expect.element(buyKey).toBeVisible();
  });

  test('in 3D gives way to its picture when the browser stops drawing', async () => {
    await showPage('/');
    const canvas = page.getByCss('canvas');
    await expect.element(canvas).toBeVisible();
    const drawn = canvas.element();
    if (!(drawn instanceof HTMLCanvasElement)) throw new Error('The canvas is none');
    drawn.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await expect.element(page.getByText('so here are pictures of the packs')).toBeVisible();
    await expect.element(buyKey).toBeVisible();
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
    await expect.element(page.getByText(/the hash matches/)).toBeVisible();
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
    await expect.element(page.getByText(/the hash matches/)).toBeVisible();
  });

  test('of the shelf can be tried again, at every size without scrolling', async () => {
    localStorage.removeItem('pokesol.shelf-view');
    api.answer(SHELF, broken());
    await showPage('/');
    const again = main.getByRole('button', { name: 'Try again' });
    for (const size of SIZES) {
      await resize(size);
      await expect.element(page.getByText('The packs did not load')).toBeVisible();
      await expectWhollyInViewport(again);
      await expectNoSidewaysScroll();
      await expectAccessible();
    }
    await main.getByRole('button', { name: 'Classic' }).click();
    api.answer(SHELF, PACK_TYPES);
    await again.click();
    await expect.element(buys).toHaveLength(6);
  });

  test('of the line is over by itself when the line is back, and the shelf is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.answer(SHELF, lost);
    await showPage('/');
    await expect.element(page.getByText('The packs did not load')).toBeVisible();
    api.answer(SHELF, PACK_TYPES);
    api.answer('GET /api/ready', {});
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
