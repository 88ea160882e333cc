/** What holds a player up leads on: without wallet, tokens, cards, energy or network every screen has its next step in reach. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { queryClient } from '../platform/queryClient.ts';
import { api, lost, refused } from '../testing/api.ts';
import {
  BASIC_ENERGIES,
  CARD_SETS,
  CONFIG,
  cardsOfSet,
  collectionOf,
  deckOf,
  OPPONENTS,
  PACK_TYPES,
  STARTER_CARDS,
  summaryOf,
} from '../testing/examples.ts';
import { inBothFaces } from '../testing/faces.ts';
import { nameOf } from '../testing/measure.ts';
import { problemsOfPage } from '../testing/measurePage.ts';
import { header, main } from '../testing/pages.ts';
import { DESK, PHONE, showPage, takeAway } from '../testing/show.tsx';

const link = (name: string | RegExp) => main.getByRole('link', { name, exact: true });
const button = (name: string) => main.getByRole('button', { name, exact: true });

/** `below`: on a phone it lies below what the screen is about, and is scrolled to. */
type NextStep = readonly [path: string, step: Locator, place?: 'below'];

const BATTLE = '/battle/ba771e00-0000-4000-8000-000000000001';

/** In front of the person who opens the screen, and not behind anything. */
async function expectInReach(path: string, step: Locator, place?: 'below'): Promise<void> {
  await expect.element(step.first(), { message: path }).toBeVisible();
  if (place === 'below') step.first().element().scrollIntoView({ block: 'center' });
  await expect.element(step.first(), { message: path }).toBeInViewport();
  const reached = () => {
    const control = step.first().element();
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (control.contains(hit)) return 'in reach';
    const lies = ({ y, bottom }: DOMRect) => `${Math.round(y)} to ${Math.round(bottom)}`;
    return [
      `${lies(control.getBoundingClientRect())}, behind ${hit?.className ?? 'the edge'}`,
      `of ${innerWidth} × ${innerHeight}, scrolled by ${scrollY}`,
      ...[...document.querySelectorAll('header, main, main *:not(svg *)')].map(
        (each) => `${nameOf(each)} ${lies(each.getBoundingClientRect())}`,
      ),
    ].join('; ');
  };
  await expect.poll(reached, { message: path }).toBe('in reach');
  await expect.element(step.first(), { message: path }).toBeEnabled();
}

/** Nothing is cut, all can be read, and on a phone all can be pressed. */
async function expectRoom(path: string): Promise<void> {
  await inBothFaces((face) =>
    expect
      .poll(() => problemsOfPage({ phone: innerWidth < 768 }), { message: `${path} in ${face}` })
      .toEqual([]),
  );
}

/** The next screen asks for everything anew. */
function leave(): void {
  takeAway();
  queryClient.clear();
}

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/config', { ...CONFIG, cluster: 'localnet' });
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/cards/basic-energies', BASIC_ENERGIES);
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('GET /api/users/*/battles', []);
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  api.answer('GET /api/battles/*', refused('battle-unknown'));
  api.answer('GET /api/battles/*/replay', refused('battle-unknown'));
});

function has(cards: typeof STARTER_CARDS, decks: DeckSummaryJson[], isEligible: boolean): void {
  api.answer('GET /api/users/*/cards', cards);
  api.answer('GET /api/users/*/decks', decks);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: isEligible });
}

describe.for([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('on %s', ([, size]) => {
  async function expectSteps(steps: readonly NextStep[], wallet = true): Promise<void> {
    for (const [path, step, place] of steps) {
      await showPage(path, { size, wallet });
      await expectInReach(path, step, place);
      await expectRoom(path);
      leave();
    }
  }

  test('without a wallet', async () => {
    await expectSteps(
      [
        ['/', link(/^Play as a guest/), 'below'],
        ['/', button('Demo pack'), 'below'],
        ['/collection', button('Connect now')],
        ['/deck-list', button('Connect now')],
        ['/deck-builder', button('Connect now')],
        ['/battle', link(/^Play as a guest/)],
        [BATTLE, button('Connect now')],
        ['/campaign', button('Connect now')],
        ['/campaign', link(/^Practice as a guest/)],
        [`${BATTLE}/replay`, link('To the battle arena')],
        ['/nowhere', link('Go to the store')],
      ],
      false,
    );
  });

  test('without cards and decks, the free pack unclaimed', async () => {
    has(collectionOf([]), [], true);
    await expectSteps([
      ['/', button('Claim Free Pack'), 'below'],
      ['/collection', link('Go to the store'), 'below'],
      ['/collection?view=grid', link('Go to the store'), 'below'],
      ['/deck-list', link('Create Your First Deck')],
      ['/deck-builder', link('Go to the store')],
      ['/battle', button('Find Battle')],
      ['/battle?deck=', link('Claim your free deck')],
      ['/campaign', button('Battle'), 'below'],
      [BATTLE, link('Battle Selection')],
    ]);
  });

  test('without tokens, cards and a gift', async () => {
    has(collectionOf([]), [], false);
    api.answer('GET /api/users/*/balance', { balance: '0' });
    await expectSteps([
      ['/', button('More test tokens'), 'below'],
      ['/battle?deck=', link('Deck Builder')],
      ['/deck-builder', link('Go to the store')],
    ]);
  });

  test('without energy, and with a deck that is not finished', async () => {
    const cards = STARTER_CARDS.cards.filter(({ card }) => card.attributes.supertype !== 'Energy');
    const unfinished = summaryOf(deckOf({ name: 'Half', cards: [{ cardId: 'base1-58', quantity: 4 }] }));
    has({ cards }, [unfinished], false);
    await expectSteps([
      ['/battle?deck=', link('Finish Half')],
      ['/deck-list', link('Edit Half'), 'below'],
      ['/deck-builder', page.getByCss('[data-tile]')],
    ]);
  });

  test('without what was asked for, each screen asks again', async () => {
    for (const route of [
      'GET /api/pack-types',
      'GET /api/users/*/cards',
      'GET /api/users/*/decks',
      'GET /api/users/*/campaign/opponents',
      'GET /api/battles/*',
      'GET /api/battles/*/replay',
    ] as const)
      api.answer(route, lost);
    api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
    await expectSteps([
      ['/', button('Try again'), 'below'],
      ['/collection', button('Try again')],
      ['/deck-list', button('Try again')],
      ['/deck-builder', button('Try again')],
      ['/battle?deck=', button('Try again')],
      ['/campaign', button('Retry')],
      [BATTLE, button('Retry')],
      [`${BATTLE}/replay`, button('Look again')],
    ]);
  });

  test('without a network', async () => {
    api.cutOff();
    for (const path of ['/', '/collection', '/deck-list', '/deck-builder', '/battle', '/campaign', BATTLE]) {
      await showPage(path, { size });
      await expectInReach(path, header.getByRole('button', { name: 'Try now' }));
      await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
      leave();
    }
  });
});
