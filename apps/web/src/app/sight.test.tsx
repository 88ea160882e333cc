/** More contrast, letters on energy and less motion: switched by hand or by the system, remembered, and readable on every screen. */
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { adminSession } from '../features/admin/adminSession.ts';
import { ADMIN_TABS } from '../features/admin/tabs.ts';
import { ADMIN_PACKS, adminCardOf, auditEntryOf, NOTHING_SOLD } from '../features/admin/testing/examples.ts';
import { keepCards, keepPacks, keepSets } from '../features/admin/testing/kept.ts';
import { keptBattle } from '../features/battle/replay/testing.ts';
import { readOfficialPosition } from '../features/dev/officialPosition.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { api } from '../testing/api.ts';
import { BATTLE_ID, dealtHand, serveBattle } from '../testing/battle.ts';
import {
  BASIC_ENERGIES,
  CARD_SETS,
  cardsOfSet,
  deckOf,
  MANY_PACK_TYPES,
  OPPONENTS,
  STARTER_CARDS,
  summaryOf,
} from '../testing/examples.ts';
import { serveOfficial } from '../testing/officialBattle.ts';
import { oddsOf } from '../testing/packs.ts';
import { header } from '../testing/pages.ts';
import { PHONE, showPage } from '../testing/show.tsx';
import { ROUTE_PATHS } from './Routes.tsx';

const root = document.documentElement;

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', MANY_PACK_TYPES);
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/cards/basic-energies', BASIC_ENERGIES);
  api.answer('GET /api/users/*/pack-history', { total: 0, packs: [] });
  api.answer('GET /api/users/*/battles', []);
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/decks', [summaryOf(deckOf())]);
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
});

test('the switches stand beside the sound, act at once, and are remembered', async () => {
  await showPage('/battle');
  await header.getByRole('button', { name: 'Sound' }).click();
  const panel = page.getByRole('dialog', { name: 'Sound' });
  const contrast = panel.getByRole('switch', { name: 'More contrast' });
  await contrast.click();
  await expect.element(contrast).toBeChecked();
  expect(root).toHaveAttribute('data-high-contrast');
  await panel.getByRole('switch', { name: 'Less motion' }).click();
  expect(root).toHaveAttribute('data-less-motion');
  expect(getComputedStyle(header.element()).transitionDuration).toBe('0s');
  expect(localStorage.getItem('pokesol.sight')).toBe('contrast lessMotion');
  await expectAccessible();
  await contrast.click();
  expect(root).not.toHaveAttribute('data-high-contrast');
  await userEvent.keyboard('{Escape}');
});

test('on a phone they are in «More»; letters stand on energy in place of emblems', async () => {
  await showPage('/rules', { size: PHONE });
  const sign = () => document.querySelector('.type-icon .sign')?.getAttribute('d');
  await expect.poll(sign).toBeTruthy();
  const emblem = sign();
  await header.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('switch', { name: 'Letters on energy' }).click();
  await expect.poll(sign).not.toBe(emblem);
  await expectAccessible();
});

type Sight = {
  /** The pattern in the table of routes. */
  route: string;
  path: string;
  serve?: () => void;
  /** Without: a visitor's. */
  wallet?: boolean;
};

const ID = '00000000-0000-4000-8000-000000000000';
const battle = `/battle/${BATTLE_ID}`;

function serveCrowded(): void {
  const described = readOfficialPosition('crowded');
  if ('problem' in described) throw new Error(described.problem);
  serveOfficial(described.battle);
}

function serveAdmin(): void {
  adminSession.open('token');
  api.answer('GET /api/admin/stats', NOTHING_SOLD);
  api.answer('GET /api/admin/audit', { entries: [auditEntryOf(1, { action: 'admin.login' })] });
  api.answer('GET /api/admin/card-texts', { sets: [], unread: [], inFull: [] });
  keepSets();
  keepCards([adminCardOf('base1-1')]);
  keepPacks(ADMIN_PACKS);
}

/** The screen of every route, the battle by both rule sets, and every tab of the admin area. */
const SIGHTS: readonly Sight[] = [
  ...[
    ...['/', '/purchases', '/collection', '/deck-list', '/deck-builder', '/battle', '/practice'],
    ...['/campaign', '/rules', '/learn', '/gauntlet', '/gauntlet/replay', '/guest'],
  ].map((path) => ({ route: path, path, wallet: !path.startsWith('/guest') })),
  { route: '/battle/:id', path: battle, wallet: true, serve: serveCrowded },
  {
    route: '/battle/:id',
    path: battle,
    wallet: true,
    serve: () => serveBattle(dealtHand('Pikachu', 'Potion', 'Lightning Energy')),
  },
  {
    route: '/battle/:id/replay',
    path: `/battle/${ID}/replay`,
    serve: () => api.answer('GET /api/battles/*/replay', keptBattle('in sight', 14)),
  },
  {
    route: '/challenge/:id',
    path: `/challenge/${ID}`,
    wallet: true,
    serve: () =>
      api.answer('GET /api/challenges/*', {
        ...{ id: ID, by: 'Maya…4242', rules: 'official', anyCards: false, state: 'open', isYours: false },
        expiresAt: '2026-03-01T12:30:00.000Z',
      }),
  },
  { route: '/guest/:id', path: `/guest/${ID}` },
  {
    route: '/shared/:id',
    path: `/shared/${ID}`,
    serve: () =>
      api.answer('GET /api/shared/*', {
        ...{ kind: 'deck', name: 'Storm', description: 'By night', cards: deckOf().cards },
      }),
  },
  { route: '/admin', path: '/admin' },
  ...ADMIN_TABS.map((tab) => ({
    route: '/admin',
    path: `/admin?tab=${tab.toLowerCase()}`,
    serve: serveAdmin,
  })),
];

/** Whatever is pressed and shows a sign instead of a word, and does not say which when a mouse stays on it. */
function wordless(): string[] {
  const things = document.querySelectorAll<HTMLElement>('button, a[href], [role="button"]');
  return [...things]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest('[title]'))
    .filter(
      (thing) =>
        !/[\p{L}\p{N}]/u.test(shownText(thing)) && thing.querySelector('img, .card-face, canvas') === null,
    )
    .map((thing) => thing.ariaLabel ?? thing.textContent);
}

function shownText(thing: Element): string {
  if (getComputedStyle(thing).clipPath === 'inset(50%)') return '';
  return [...thing.childNodes]
    .map((child) => (child instanceof Element ? shownText(child) : child.nodeValue))
    .join('');
}

test('the list has the screen of every route', () => {
  expect(new Set(SIGHTS.map(({ route }) => route))).toEqual(new Set(ROUTE_PATHS));
});

describe.for(['the usual colours', 'more contrast', 'forced colours'])('with %s', (theme) => {
  test.for([...SIGHTS, { route: '', path: '/nowhere', wallet: true }])(
    '$path is usable by everybody',
    async ({ path, wallet = false, serve }: Sight) => {
      const ownColours = theme === 'forced colours';
      if (ownColours) await commands.emulateForcedColors('active');
      if (theme === 'more contrast') localStorage.setItem('pokesol.sight', 'contrast');
      serve?.();
      await showPage(path, { wallet });
      await expect.element(page.getByRole('heading').first()).toBeInTheDocument();
      await expectAccessible({ ownColours });
      if (theme === 'the usual colours') expect(wordless()).toEqual([]);
    },
  );
});
