/** A battle without a wallet on its screens: the door to it, the table, its end, and what is said where it cannot be played. */
import type { AnyPlayerAction } from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, refused } from '../../testing/api.ts';
import { cardsOfSet, PACK_TYPES } from '../../testing/examples.ts';
import { expectNoSidewaysScroll, focusOn, main } from '../../testing/pages.ts';
import { DESK, PHONE, reopenPage, showPage } from '../../testing/show.tsx';
import { offerWallet } from '../../testing/wallet.ts';
import type { GuestBattle } from './guestBattle.ts';
import { createGuestHost } from './guestHost.ts';
import { keptGuestBattle } from './keptGuestBattle.ts';

const KEY = 'pokesol.guest-battle';
const ID = 'a0000000-0000-4000-8000-000000000001';
const NOW = '2026-03-01T12:09:00.000Z';

const hand = page.getByRole('list', { name: 'Cards in your hand' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });

const asked = (more: Partial<GuestBattle> = {}): GuestBattle => ({
  rules: 'classic',
  level: 'easy',
  trainerId: null,
  id: ID,
  seed: 'guest 1',
  createdAt: '2026-03-01T12:00:00.000Z',
  endedAt: null,
  deal: null,
  actions: [],
  ...more,
});

/** As this browser keeps it after that action. */
function after(battle: GuestBattle, action: AnyPlayerAction): GuestBattle {
  const reply = createGuestHost()({ kind: 'act', battle, action, now: NOW });
  if (reply.kind !== 'done') throw new Error(`The action is ${reply.kind}`);
  return reply.battle;
}

const keep = (battle: GuestBattle) => localStorage.setItem(KEY, JSON.stringify(battle));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as GuestBattle | null;

beforeEach(() => api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? '')));

describe.for([
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)('on %s', ([, size]) => {
  test('the arena offers a battle, the lesson, a demo, the rules and a wallet', async () => {
    await showPage('/battle', { size });
    await expect.element(link(/^Play as a guest/)).toHaveAttribute('href', '/guest?rules=classic&level=easy');
    await expect.element(main.getByText('Please connect your wallet to access battles.')).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Other ways to begin' });
    for (const [name, href] of [
      [/^Learn in ten minutes/, '/learn'],
      [/^Open a demo pack/, '/?demo'],
      [/^Rules with pictures/, '/rules'],
    ] as const)
      await expect.element(ways.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectAccessible();
    await expectNoSidewaysScroll();
  });

  test('a battle is dealt at once, says where it is kept, and one press plays the first Pokémon', async () => {
    await showPage('/guest', { size });
    await expect.element(hand).toBeVisible();
    expect(window.location.pathname).toMatch(/^\/guest\/[0-9a-f-]{36}$/);
    await expect.element(page.getByText('It is kept in this browser only.', { exact: false })).toBeVisible();
    await expectAccessible();
    await button(/^Play (?!on$)/).click();
    await expect.poll(() => kept()?.actions.length).toBeGreaterThan(0);
    const calls = ['POST /api/battles', 'GET /api/battles/*', 'POST /api/battles/*/actions'] as const;
    expect(calls.flatMap((call) => api.calls(call))).toEqual([]);
  });

  test('where the browser refuses storage it says that a reload ends the battle', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await showPage('/guest', { size });
    await expect.element(hand).toBeVisible();
    const sentence = page.getByText('the battle ends when you leave or reload the page', { exact: false });
    await expect.element(sentence.first()).toBeVisible();
    keptGuestBattle.forget();
  });

  test('the end says who won, keeps the way to a wallet in sight, and leads on', async () => {
    keep(after(asked(), { type: 'concede' }));
    await showPage(`/guest/${ID}`, { size });
    const end = page.getByRole('dialog', { name: 'DEFEAT' });
    await expect.element(end.getByRole('heading', { name: 'Keep playing as yourself' })).toBeVisible();
    await expect.element(end.getByRole('button', { name: 'Keep this' })).toBeVisible();
    await expect
      .element(end.getByRole('link', { name: 'Play again' }))
      .toHaveAttribute('href', '/guest?rules=classic&level=easy');
    await expect
      .element(end.getByRole('link', { name: 'Stronger AI: Medium' }))
      .toHaveAttribute('href', '/guest?rules=classic&level=medium');
    await expect.element(end.getByRole('region', { name: 'What happened' })).toBeVisible();
    await expectAccessible();
  });
});

describe('keeping the battle', () => {
  const PATH = 'POST /api/guest-battles';
  const end = page.getByRole('dialog', { name: 'DEFEAT' });
  const key = (name: string) => end.getByRole('button', { name });
  const BATTLE = after(asked(), { type: 'concede' });
  const BATTLE_ID = 'b0000000-0000-4000-8000-000000000001';
  const said = () => api.calls(PATH).map(({ body }) => body);
  const ASKED = {
    rules: 'classic',
    level: 'easy',
    trainerId: null,
    seed: 'guest 1',
    rulesVersion: BATTLE.deal?.rulesVersion,
    actions: BATTLE.actions,
  };
  beforeEach(() => {
    keep(BATTLE);
    const free = { id: 'starter-pack', name: 'Starter Pack', price: '0', cardCount: 60 };
    api.answer('GET /api/pack-types', [...PACK_TYPES, { ...free, setId: 'base1', setName: 'Base' }]);
    api.answer('POST /api/pack-purchases/free', refused('free-pack-claimed'));
    api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
    api.answer('GET /api/users/*/battles', []);
    api.answer('GET /api/users/*/decks', []);
    api.answer('GET /api/users/*/campaign/opponents', []);
    api.answer(PATH, { battleId: BATTLE_ID });
  });

  test('a wallet that connects sends seed and actions, and goes on to the lobby', async () => {
    offerWallet();
    await showPage(`/guest/${ID}`);
    await key('Keep this').click();
    await expect.poll(() => window.location.pathname).toBe('/battle');
    expect(said()).toEqual([ASKED]);
  });

  test('where the server is out of reach it stays, and is sent once more', async () => {
    offerWallet();
    api.answer(PATH, refused('internal-error'));
    await showPage(`/guest/${ID}`);
    await key('Keep this').click();
    await expect.element(end.getByRole('alert')).toHaveTextContent('not kept. It is still here');
    await expectAccessible();
    api.answer(PATH, { battleId: BATTLE_ID });
    await key('Try again').click();
    await expect.poll(() => window.location.pathname).toBe('/battle');
    expect(said()).toEqual([ASKED, ASKED]);
  });

  test('one that the server will not keep does not hold up the free pack, and it says why', async () => {
    offerWallet();
    api.answer(PATH, refused('guest-battles-full', { most: 20 }));
    await showPage(`/guest/${ID}`);
    await key('Keep this').click();
    await expect.element(page.getByText('You have kept 20 guest battles').first()).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe('/battle');
  });

  test('of a wallet that is connected it is kept where it pleases, and its replay is a press away', async () => {
    await showPage(`/guest/${ID}`, { wallet: true });
    await expect.element(end.getByRole('heading', { name: 'Keep this battle' })).toBeVisible();
    expect(said()).toEqual([]);
    await key('Keep this').click();
    await expect
      .element(end.getByRole('link', { name: 'Kept: watch the replay' }))
      .toHaveAttribute('href', `/battle/${BATTLE_ID}/replay`);
    await expectAccessible();
  });
});

test('an end that is higher than the window begins with who won', async () => {
  keep(after(asked(), { type: 'concede' }));
  await showPage(`/guest/${ID}`, { size: { width: 320, height: 568 } });
  const end = page.getByRole('dialog', { name: 'DEFEAT' });
  await expect.element(end.getByRole('heading', { name: 'DEFEAT' })).toBeInViewport({ ratio: 1 });
});

test('levels and rules are chosen by keys alone, and the key leads to what is chosen', async () => {
  await showPage('/battle');
  await focusOn(page.getByRole('radio', { name: 'Easy' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await focusOn(page.getByRole('radio', { name: 'Classic' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(link(/^Play as a guest/)).toHaveAttribute('href', '/guest?rules=official&level=hard');
});

test('a battle that goes on is what the door leads to', async () => {
  keep(asked({ deal: { rulesVersion: 3, opponent: 'Rookie Maya', decks: [[], []] } }));
  await showPage('/battle');
  await expect.element(link(/^Go on with your battle/)).toHaveTextContent('Against Rookie Maya');
  await page.getByRole('radio', { name: 'Hard' }).click();
  await expect.element(link(/^Play as a guest/)).toBeVisible();
});

test('a reload goes on where the battle was left', async () => {
  await showPage('/guest');
  await button(/^Play (?!on$)/).click();
  await expect.poll(() => kept()?.actions.length).toBeGreaterThan(0);
  const before = kept();
  reopenPage();
  await expect.element(hand).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-pokemon]').length).toBeGreaterThan(0);
  expect(kept()).toEqual(before);
});

test('by the official rules it is the same table', async () => {
  await showPage('/guest?rules=official');
  await expect.element(page.getByText('Official', { exact: true })).toBeVisible();
  expect(kept()).toMatchObject({ rules: 'official', level: 'easy' });
});

test('a trainer is met as a guest', async () => {
  await showPage('/campaign');
  await link(/^Practice as a guest/).click();
  await expect.element(hand).toBeVisible();
  await expect.element(page.getByText('Youngster Joey').first()).toBeVisible();
  expect(kept()).toMatchObject({ trainerId: 'joey' });
});

describe('instead of a battle', () => {
  test.each<[string, GuestBattle | undefined, string]>([
    ['that this browser never had', undefined, 'This battle is not in this browser'],
    ['another one was begun', asked({ id: 'another' }), 'This battle is not in this browser'],
    [
      'of earlier rules',
      asked({ deal: { rulesVersion: 1, opponent: 'Rookie Maya', decks: [[], []] } }),
      'The rules have changed',
    ],
    [
      'with impossible actions',
      asked({ actions: [{ type: 'endTurn', seat: 0 }] }),
      'The battle cannot go on',
    ],
  ])('%s, another one is offered', async (_, battle, title) => {
    if (battle !== undefined) keep(battle);
    await showPage(`/guest/${ID}`);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(link('Battle Selection')).toHaveAttribute('href', '/battle');
    await expectAccessible();
    await link('Play another battle').click();
    await expect.element(hand).toBeVisible();
  });

  test('that cannot be dealt, trying again is offered', async () => {
    keep(asked({ trainerId: 'no-such-trainer' }));
    await showPage(`/guest/${ID}`);
    await expect.element(page.getByRole('heading', { name: 'The battle did not open' })).toBeVisible();
    keep(asked());
    await button('Try again').click();
    await expect.element(hand).toBeVisible();
  });
});
