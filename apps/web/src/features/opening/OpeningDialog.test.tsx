/** The opening of a pack: the ways past its show, what can go wrong, and how its cards lie on a phone. */
import { rarityRank } from '@pokesol/cards';
import { STARTER_DECK } from '@pokesol/decks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { deafClock } from '../../platform/deafClock.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost, refused } from '../../testing/api.ts';
import { CONFIG, cardOf, PACK_TYPES } from '../../testing/examples.ts';
import { openingOf, proofOf, purchaseOf, STARTER_PACK } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, message, toast } from '../../testing/pages.ts';
import { DESK, PHONE, resize, showPage } from '../../testing/show.tsx';
import { ADDRESS, offerWallet } from '../../testing/wallet.ts';
import { toast as say } from '../../ui/toast.ts';

const OPEN = 'POST /api/pack-purchases/*/open';
const PURCHASES = 'GET /api/users/*/pack-purchases';
const MINI_CARDS = 5;

const opening = dialog.first();
const cards = opening.getByRole('listitem');
const faceUp = cards.getByRole('heading');
/** Of its words the first name a button; «Open another» goes on with what it costs. */
const button = (name: string) => opening.getByRole('button', { name: new RegExp(`^${name}`) });
/** How many cards of that list stand beside one another. */
const inFirstRow = (list = 'The other cards') => {
  const places = opening.getByRole('list', { name: list }).getByRole('listitem');
  const tops = places.elements().map((card) => card.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
};
const lastCard = opening.getByRole('alert').getByRole('heading');
const nth = (path: string) => Number(/purchase-(\d+)/.exec(path)?.[1]);

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer(PURCHASES, [purchaseOf(1)]);
  api.answer(OPEN, ({ path }) => openingOf(nth(path)));
  api.answer('GET /api/users/*/cards', { cards: [] });
  // Without its odds a last card says nothing of its chance.
  api.answer('GET /api/pack-types/*/odds', lost);
});

async function pressThirtyTimes(key: Element): Promise<void> {
  for (let press = 0; press < 30; press++) {
    key.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // What a press changes is on the page before the next one, as with a finger.
    await Promise.resolve();
  }
}

const withMotion = () => commands.emulateMotion('no-preference');

async function openPack(): Promise<void> {
  await showPage('/', { wallet: true });
  await page.getByRole('button', { name: 'Open Base Set Mini Pack' }).click();
}

describe('the show', () => {
  test('is skipped by Space, then the dealing; Escape shows everything, and only then closes the window', async () => {
    await withMotion();
    api.answer('POST /api/pack-purchases/free', { packTypeId: 'base1-booster', cards: openingOf(1).cards });
    await showPage('/');
    const demo = page.getByRole('button', { name: 'Demo pack' });
    await expect.element(demo).toBeVisible();
    // Nothing goes on by itself, however long a press takes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await demo.click();
    await expect.element(opening).toBeVisible();
    // The pack tears, its show gives way, all turn but the last; and the last has the stage to itself.
    for (let press = 0; press < 4; press++) await userEvent.keyboard('[Space]');
    await expect.element(lastCard).toBeVisible();
    expect(faceUp.elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(faceUp).toHaveLength(MINI_CARDS);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(demo).toHaveFocus();

    vi.useRealTimers();
    await userEvent.keyboard('{Enter}');
    await expect.element(opening).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(faceUp).toHaveLength(MINI_CARDS);
    await expect.element(opening).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is left out for people who want less motion: the cards are simply there', async () => {
    const phases = new Set<string | undefined>();
    const look = () => phases.add(document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase);
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    await openPack();
    await expect.element(faceUp).toHaveLength(MINI_CARDS - 1);
    observer.disconnect();
    expect([...phases].filter((phase) => phase === 'jumping' || phase === 'exploding')).toEqual([]);
    await button('Next').click();
    await expect.element(lastCard).toBeVisible();
  });
});

describe('a pack that does not open', () => {
  test('is not lost, and says so', async () => {
    api.answer(OPEN, lost);
    await openPack();
    await expect.element(opening.getByRole('alert')).toHaveTextContent('Your pack is not lost');
    await expect.element(opening.getByRole('heading', { name: 'That did not work' })).toBeVisible();
    await expectAccessible();
    await opening.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect.element(page.getByRole('heading', { name: '1 pack to open' })).toBeVisible();
  });

  test('is tried again, and is the same pack', async () => {
    api.answer(OPEN, broken());
    await openPack();
    await expect.element(opening.getByRole('alert')).toBeVisible();
    api.answer(OPEN, ({ path }) => openingOf(nth(path)));
    // The buttons are gone, and with them the focus: it is where the way on is.
    await expect.element(opening.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(faceUp).toHaveLength(MINI_CARDS);
    expect(new Set(api.calls(OPEN).map(({ path }) => path)).size).toBe(1);
  });
});

describe('packs that are opened together', () => {
  const openAll = async () => {
    await showPage('/', { wallet: true });
    await page.getByRole('button', { name: 'Open all' }).click();
  };

  beforeEach(() => api.answer(PURCHASES, [purchaseOf(1), purchaseOf(2), purchaseOf(3)]));

  test('deal all their cards in one go, give each that is more than a plain Rare the stage, and end with one summary, the best first', async () => {
    const isOpened = (id: string) => api.calls(OPEN).some(({ path }) => path.includes(`/${id}/`));
    api.answer(PURCHASES, () => [1, 2, 3].map((nth) => purchaseOf(nth)).filter(({ id }) => !isOpened(id)));
    await openAll();
    const all = [1, 2, 3].flatMap((nth) => openingOf(nth).cards);
    const rare = new Set(
      all.filter(({ rarity }) => rarityRank(rarity) >= rarityRank('Rare Holo')).map(({ id }) => id),
    );
    await expect.element(faceUp).toHaveLength(new Set(all.map(({ id }) => id)).size - rare.size);
    const pressNext = () =>
      button('Next')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const shown: (string | null)[] = [];
    for (let nth = 0; nth < rare.size; nth += 1) {
      // A press that was meant for the card before does not lead past the next: until that is there, it is pressed again.
      const before = shown.at(-1);
      await expect
        .poll(() => {
          if (lastCard.query()?.textContent === before) pressNext();
          return lastCard.query()?.textContent;
        })
        .not.toBeOneOf([before, undefined]);
      await expect.element(lastCard).toBeVisible();
      shown.push(lastCard.element().textContent);
    }
    expect(shown).toHaveLength(rare.size);
    await userEvent.keyboard('{Escape}');
    await expect.element(opening.getByRole('heading', { name: 'Three packs opened' })).toBeVisible();
    await expect.element(opening.getByText(`${all.length} new cards`)).toBeVisible();
    await expect.element(opening.getByRole('button', { name: 'Verify Pack three' })).toBeVisible();
    api.answer('GET /api/pack-purchases/*/proof', ({ path }) => proofOf(nth(path)));
    await button('Verify all').click();
    await expect.element(opening.getByText('Match', { exact: true })).toHaveLength(3);
    await expect.element(faceUp.first()).toHaveTextContent(shown.at(-1) ?? '');
    // On a phone the pictures of many are seen together.
    await resize(PHONE);
    await expect.poll(() => inFirstRow()).toBe(4);
    await expectNoSidewaysScroll();
    await resize(DESK);
    expect(api.calls(OPEN).map(({ path }) => nth(path))).toEqual([1, 2, 3]);
    await expectAccessible();
    await opening.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect.element(page.getByRole('button', { name: 'Open all' })).not.toBeInTheDocument();
  });

  test('do not wait for one that stays closed, and say that it waits', async () => {
    api.answer(OPEN, ({ path }) => (nth(path) === 2 ? lost() : openingOf(nth(path))));
    await openAll();
    await expect.element(faceUp.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opening.getByRole('heading', { name: 'Two packs opened' })).toBeVisible();
    await expect.element(opening.getByText('1 pack stayed closed and waits in the store.')).toBeVisible();
  });

  test('that all stay closed are not lost, and are tried again', async () => {
    api.answer(OPEN, broken());
    await openAll();
    await expect.element(opening.getByRole('alert')).toHaveTextContent('Your pack is not lost');
    api.answer(OPEN, ({ path }) => openingOf(nth(path)));
    await opening.getByRole('button', { name: 'Try again' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(opening.getByRole('heading', { name: 'Three packs opened' })).toBeVisible();
  });
});

test('a pack on screen stays as it is when its wallet leaves in another tab', async () => {
  await openPack();
  await expect.element(faceUp).toHaveLength(MINI_CARDS - 1);
  const names = () => faceUp.elements().map(({ textContent }) => textContent);
  const before = names();
  api.answer('GET /api/auth/session', refused('not-signed-in'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(toast('Wallet Disconnected')).toBeVisible();
  await expect.element(opening.getByRole('heading', { name: 'Your new cards' })).toBeVisible();
  expect(names()).toEqual(before);
});

test('each card shows whether it is new; the buttons keep their boxes, and thirty presses of Next begin no other pack', async () => {
  deafClock.passAtOnce(false);
  api.answer(PURCHASES, [purchaseOf(1), purchaseOf(2)]);
  const [known, ...others] = openingOf(1).cards;
  if (known === undefined) throw new Error('a pack has cards');
  const owned = (card: typeof known, quantity: number) => ({ id: card.id, cardId: card.id, quantity, card });
  api.answer('GET /api/users/*/cards', {
    cards: [owned(known, 7), ...others.map((card) => owned(card, 1))],
  });
  api.answer('GET /api/users/*/wishlist', { cards: [known] });
  const boxes = () =>
    [...(document.querySelector('.opening-buttons')?.children ?? [])].map((key) => {
      const { left, width, height } = key.getBoundingClientRect();
      return { left, width, height };
    });
  await showPage('/', { wallet: true });
  await page.getByRole('button', { name: 'Open Base Set Mini Pack' }).first().click();
  await expect.element(faceUp).toHaveLength(MINI_CARDS - 1);
  await expect.element(opening.getByText('NEW', { exact: true }).first()).toBeVisible();
  const before = boxes();
  const next = button('Next').element();
  await pressThirtyTimes(next);
  await expect.element(lastCard).toBeVisible();
  expect(boxes()).toEqual(before);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(faceUp).toHaveLength(MINI_CARDS);
  await expect.element(opening.getByText('×7 now')).toBeVisible();
  await expect.element(opening.getByText('Wished for')).toHaveLength(1);
  await expect.element(opening.getByText('NEW', { exact: true })).toHaveLength(MINI_CARDS - 1);
  expect(boxes()).toEqual(before);
  await pressThirtyTimes(next);
  expect(api.calls(OPEN)).toHaveLength(1);
  // The other pack is opened by the one key that says so.
  await expect.element(button('Open another')).toHaveAttribute('aria-disabled', 'false');
  await expect
    .poll(async () => {
      // A press that came through closes the way for the next one before its call is seen.
      if (api.calls(OPEN).length === 1) await button('Open another').click({ timeout: 500 });
      return api.calls(OPEN).length;
    })
    .toBe(2);
  await expect.element(opening.getByText('NEW', { exact: true }).first()).toBeVisible();
});

test('another pack is bought from the end of an opening, at the price that its button says', async () => {
  api.answer('GET /api/users/*/balance', { balance: '1000' });
  api.answer('POST /api/pack-purchases/intents', lost);
  await openPack();
  api.answer(PURCHASES, []);
  await expect.element(faceUp).toHaveLength(MINI_CARDS - 1);
  const another = button('Open another');
  await expect.element(another).toHaveTextContent('Open another60 pokesol · leaves 940');
  await expect.element(another).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(faceUp).toHaveLength(MINI_CARDS);
  expect(api.calls('POST /api/pack-purchases/intents')).toEqual([]);
  await expect
    .poll(async () => {
      await another.click({ timeout: 500 });
      return api.calls('POST /api/pack-purchases/intents').length;
    })
    .toBeGreaterThan(0);
  await expect.element(toast('Purchase Failed')).toBeVisible();
  // What was opened is still there.
  await expect.element(faceUp).toHaveLength(MINI_CARDS);
  await expectAccessible();
});

test('another pack that cannot be paid says what is missing, and more test tokens are at hand', async () => {
  api.answer('GET /api/config', { ...CONFIG, cluster: 'localnet' });
  api.answer('GET /api/users/*/balance', { balance: '40' });
  await openPack();
  api.answer(PURCHASES, []);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Open another')).toHaveTextContent('Open another60 pokesol · 20 short');
  await expect.element(button('Open another')).toHaveAttribute('aria-disabled', 'true');
  api.answer('GET /api/users/*/balance', { balance: '10040' });
  api.answer('POST /api/faucet', { balance: '10040' });
  await opening.getByRole('button', { name: 'More test tokens' }).click();
  await expect.element(button('Open another')).toHaveTextContent('Open another60 pokesol · leaves 9,980');
});

test('on a phone the sixty cards of the free pack fit, three in a row, with the ways on always in sight', async () => {
  const sixty = STARTER_DECK.flatMap(({ cardId, quantity }) =>
    Array.from({ length: quantity }, () => cardOf(cardId)),
  );
  api.answer('GET /api/pack-types', [...PACK_TYPES, STARTER_PACK]);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: true });
  api.answer(PURCHASES, []);
  const deckId = 'b6a51e3c-0000-4000-8000-000000000001';
  api.answer('POST /api/pack-purchases/free', { packTypeId: STARTER_PACK.id, cards: sixty, deckId });
  await showPage('/', { wallet: true, size: PHONE });
  await page.getByRole('button', { name: 'Claim Free Pack' }).click();
  await expect.element(toast('Free Pack Claimed!')).toBeVisible();
  await expect.element(opening).toBeVisible();
  await expect.element(faceUp.first()).toBeVisible();
  await button('Next').click();
  // Its climax is its one holographic card, alone on the stage, and no energy.
  await expect.element(lastCard).toBeVisible();
  const alone = sixty.filter(({ name }) => name === lastCard.element().textContent);
  expect(alone.map(({ rarity }) => rarity)).toEqual(['Rare Holo']);
  expect(cards.elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(faceUp).toHaveLength(STARTER_DECK.length);
  await expect.element(opening.getByText('60 new cards')).toBeInTheDocument();
  // It ends with the deck that was saved with it, and the way to its first battle.
  await expect.element(opening.getByText('Tournament Legal')).toBeInTheDocument();
  const battleNow = opening.getByRole('link', { name: 'Battle now' });
  await expect.element(battleNow).toBeInViewport();
  await expect.element(battleNow).toHaveFocus();
  await expect.element(battleNow).toHaveAttribute('href', `/battle?deck=${deckId}`);
  const fan = [...document.querySelectorAll('.starter-fan > .card')].map((card) => card.ariaLabel);
  expect(fan).toHaveLength(3);
  const creatures = sixty.filter(({ hp }) => hp !== undefined).map(({ name }) => name);
  for (const spoken of fan) expect(creatures.some((name) => spoken?.startsWith(name))).toBe(true);
  // A message that comes now leaves its box and its button free, at every size.
  const box = () => (document.querySelector('.starter') ?? document.body).getBoundingClientRect();
  for (const size of [PHONE, { width: 768, height: 1024 }, DESK]) {
    await resize(size);
    say('Pack Recovered', 'A pack that you had already paid for is waiting in the store.');
    await expect.element(toast('Pack Recovered')).toBeVisible();
    await expect
      .poll(() => {
        const over = message.element().getBoundingClientRect();
        const [battle, starter] = [battleNow.element().getBoundingClientRect(), box()];
        const isOver = (of: DOMRect) =>
          over.bottom > of.top && over.top < of.bottom && over.right > of.left && over.left < of.right;
        return [isOver(battle), isOver(starter)];
      })
      .toEqual([false, false]);
  }
  // The last of those sizes was the desk's.
  await expect.poll(() => inFirstRow()).toBe(5);
  await resize(PHONE);
  await expect.poll(() => inFirstRow()).toBe(3);
  await expectNoSidewaysScroll();
  await expectAccessible();
});

describe('a demo leads on', () => {
  beforeEach(() =>
    api.answer('POST /api/pack-purchases/free', { packTypeId: 'base1-booster', cards: openingOf(1).cards }),
  );

  async function openDemo(): Promise<void> {
    await showPage('/');
    await page.getByRole('button', { name: 'Demo pack' }).click();
    await expect.element(opening).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opening.getByRole('heading', { name: 'A demo pack' })).toBeVisible();
  }

  test('to another one, and to the pack in the store', async () => {
    await openDemo();
    await expect
      .element(opening.getByRole('link', { name: 'See this pack in the store' }))
      .toHaveAttribute('href', '/?pack=base1-booster');
    api.answer('POST /api/pack-purchases/free', {
      packTypeId: 'base1-booster',
      cards: openingOf(2).cards,
    });
    await opening.getByRole('button', { name: 'Open another demo pack' }).click();
    await expect.element(opening.getByRole('heading', { name: 'Your new cards' })).toBeVisible();
    expect(api.calls('POST /api/pack-purchases/free')).toHaveLength(2);
  });

  test('to the free pack by one press: the wallet connects, and the pack is claimed', async () => {
    api.answer('GET /api/pack-types', [...PACK_TYPES, STARTER_PACK]);
    await openDemo();
    api.answer('GET /api/users/*/free-pack-eligible', { eligible: true });
    offerWallet();
    await opening.getByRole('button', { name: 'Claim your free pack' }).click();
    await expect.element(toast('Free Pack Claimed!')).toBeVisible();
    const asked = api.calls('POST /api/pack-purchases/free').map(({ body }) => body);
    expect(asked.map((body) => Reflect.get(Object(body), 'walletAddress'))).toEqual(['demo-user', ADDRESS]);
  });
});

test('a hand tears the pack: let go early it falls back, let go past the middle it opens, and later packs wait for the hand', async () => {
  await withMotion();
  await openPack();
  const pack = opening.getByRole('button', { name: 'The pack: on to its cards' });
  const drag = async (share: number) => {
    const element = pack.element();
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = (x: number) => ({
      bubbles: true,
      pointerId: 1,
      isPrimary: true,
      clientX: left + width * x,
      clientY: top + height * 0.2,
    });
    // A made pointer cannot be captured.
    element.setPointerCapture = () => undefined;
    element.dispatchEvent(new PointerEvent('pointerdown', at(0.1)));
    element.dispatchEvent(new PointerEvent('pointermove', at(share)));
    await expect.poll(() => document.querySelector('.pack[data-held]')).not.toBeNull();
    await expect.element(pack).toHaveAttribute('data-from', 'left');
    element.dispatchEvent(new PointerEvent('pointerup', at(share)));
  };
  await drag(0.3);
  await expect.poll(() => document.querySelector('.pack[data-held]')).toBeNull();
  await expect
    .element(opening.getByRole('switch', { name: 'Tear by hand' }))
    .toHaveAttribute('aria-checked', 'false');
  await drag(0.7);
  await expect.element(faceUp.first()).toBeVisible();
  expect(localStorage.getItem('pokesol.tear-by-hand')).toBe('on');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
});
