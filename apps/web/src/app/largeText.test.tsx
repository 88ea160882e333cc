/** With text of twice the size every screen is read and used: nothing leaves the window, nothing of the header lies over anything else. */
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { readOfficialPosition } from '../features/dev/officialPosition.ts';
import { api } from '../testing/api.ts';
import { BATTLE_ID, dealtHand, serveBattle } from '../testing/battle.ts';
import { keepDecks } from '../testing/decks.ts';
import {
  CARD_SETS,
  cardsOfSet,
  deckOf,
  OPPONENTS,
  PACK_TYPES,
  STARTER_CARDS,
  summaryOf,
} from '../testing/examples.ts';
import { isSeen, nameOf } from '../testing/measure.ts';
import { serveOfficial } from '../testing/officialBattle.ts';
import { main } from '../testing/pages.ts';
import { DESK, resize, showPage } from '../testing/show.tsx';

const TWICE = 32;
const PHONE = { width: 390, height: 844 };
/** A desk's window at a zoom of 400%. */
const NARROW = { width: 360, height: 225 };

const balance = page.getByTestId('token-balance');

/** Parts of the header that touch: named, with by how much. */
function overlapsInHeader(): string[] {
  const parts = [
    ...document.querySelectorAll('.site-header :is(a, button, [data-testid="token-balance"])'),
  ].filter(isSeen);
  const outside = parts.filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1);
  return parts
    .flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => !one.contains(other) && !other.contains(one) && overlap(one, other))
    .map(([one, other]) => `${nameOf(one)} / ${nameOf(other)}`)
    .concat(outside.map(nameOf));
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 1.5 && height > 1.5;
}

/** Nothing where the page does not scroll sideways, else what makes it do so. */
function leaves(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  return [...document.querySelectorAll('#root *')]
    .filter((element) => isSeen(element) && element.getBoundingClientRect().right > window.innerWidth + 0.5)
    .map((element) => `${Math.round(element.getBoundingClientRect().right)} ${nameOf(element)}`)
    .slice(0, 8);
}

beforeEach(() => {
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: true });
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('GET /api/users/*/battles', []);
  api.answer('GET /api/users/*/decks', [summaryOf(deckOf())]);
  localStorage.setItem('pokesol.shelf-view', 'classic');
});

describe.each([
  ['/', 'Booster Pak Collection'],
  ['/collection', 'Your Collection'],
  ['/deck-list', 'My Decks'],
  ['/battle', 'Battle Arena'],
  ['/campaign', 'Campaign'],
  ['/rules', 'Rules'],
  ['/admin', 'Admin'],
])('%s', (path, heading) => {
  test.each([DESK, PHONE])('fits a window of %o', async (size) => {
    await commands.setTextSize(TWICE);
    await showPage(path, { wallet: path !== '/admin', size });
    await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeInTheDocument();
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe(`${TWICE}px`);
    if (path !== '/admin') await expect.element(balance).toHaveTextContent('10,000');
    await expect.poll(leaves).toEqual([]);
    await expect.poll(overlapsInHeader).toEqual([]);
  });
});

test('the builder fits a window of a desk and of a phone', async () => {
  await commands.setTextSize(TWICE);
  keepDecks();
  await showPage('/deck-builder', { wallet: true });
  await expect.element(main.getByRole('searchbox')).toBeVisible();
  for (const size of [DESK, PHONE]) {
    await resize(size);
    await expect.poll(leaves).toEqual([]);
    await expect.poll(overlapsInHeader).toEqual([]);
  }
});

test('in the builder a count has its own line, and a phone’s bar lies above the page’s bar', async () => {
  await commands.setTextSize(TWICE);
  keepDecks();
  await showPage('/deck-builder', { wallet: true, size: PHONE });
  await expect.element(page.getByCss('.tile-count').first()).toBeInTheDocument();
  const boxOf = (thing: string) => document.querySelector(thing)?.getBoundingClientRect();
  await expect
    .poll(() => {
      const count = document.querySelector('.tile-count');
      if (count === null) return false;
      return count.getBoundingClientRect().height >= Number.parseFloat(getComputedStyle(count).fontSize);
    })
    .toBe(true);
  const [first, next] = [...document.querySelectorAll('.tile-row')].map((row) => row.getBoundingClientRect());
  expect(next?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  await main.getByRole('tab', { name: 'Deck 0/60' }).click();
  await expect.element(page.getByCss('.builder-phone-bar')).toBeVisible();
  expect(boxOf('.builder-phone-bar')?.bottom).toBeCloseTo(boxOf('.bottom-nav')?.top ?? 0, 0);
});

test('in a low window the header scrolls with the page', async () => {
  await showPage('/rules', { wallet: true, size: NARROW });
  await expect.element(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeInTheDocument();
  window.scrollTo(0, 400);
  await expect
    .poll(() => document.querySelector('.site-header')?.getBoundingClientRect().bottom)
    .toBeLessThan(0);
});

test('in a window of 320 pixels the builder’s buttons wrap', async () => {
  keepDecks();
  await showPage('/deck-builder', { wallet: true, size: { width: 320, height: 568 } });
  await expect.element(page.getByRole('button', { name: 'Validate' })).toBeVisible();
  await expect.poll(leaves).toEqual([]);
});

/** In `em` of the text: what two rows of a Bench and two active Pokémon are drawn in. */
const LEAST_MAT = { width: 12, height: 11 };

function expectPlayable(text: number): Promise<void> {
  return expect
    .poll(() => {
      const { width = 0, height = 0 } = document.querySelector('.mat')?.getBoundingClientRect() ?? {};
      const [pad, hand] = ['.pad', '.hand'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      const mat = document.querySelector('.mat')?.getBoundingClientRect();
      const covered = [pad, hand].some(
        (part) =>
          part !== undefined &&
          mat !== undefined &&
          Math.min(part.bottom, mat.bottom) - Math.max(part.top, mat.top) > 1.5 &&
          Math.min(part.right, mat.right) - Math.max(part.left, mat.left) > 1.5,
      );
      return { wide: width >= LEAST_MAT.width * text, high: height >= LEAST_MAT.height * text, covered };
    })
    .toEqual({ wide: true, high: true, covered: false });
}

describe('a table keeps a mat to play on', () => {
  const SIZES = [
    [TWICE, DESK],
    [TWICE, PHONE],
    [16, NARROW],
    [16, { width: 720, height: 450 }],
    [16, { width: 864, height: 540 }],
  ] as const;

  test('in a classic battle', async () => {
    serveBattle(dealtHand('Pikachu', 'Potion', 'Lightning Energy'));
    await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
    await expect.element(page.getByCss('.hand-card').first()).toBeInTheDocument();
    for (const [text, size] of SIZES) {
      await commands.setTextSize(text);
      await resize(size);
      await expectPlayable(text);
    }
  });

  test('in an official battle', async () => {
    const described = readOfficialPosition('crowded');
    if ('problem' in described) throw new Error(described.problem);
    serveOfficial(described.battle);
    await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
    await expect.element(page.getByCss('.hand-card').first()).toBeInTheDocument();
    for (const [text, size] of SIZES) {
      await commands.setTextSize(text);
      await resize(size);
      await expectPlayable(text);
    }
  });
});
