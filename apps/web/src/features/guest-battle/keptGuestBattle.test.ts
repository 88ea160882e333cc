/** What the browser keeps of a guest's battle is read as it was; another is dealt only where none fits what is asked for. */
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { askedIn, goesOn, guestHref, takeUp } from './askedBattle.ts';
import type { GuestBattle } from './guestBattle.ts';
import { createKeptGuestBattle } from './keptGuestBattle.ts';

const KEY = 'pokesol.guest-battle';
const NOW = new Date('2026-03-01T12:00:00.000Z');

const BATTLE: GuestBattle = {
  rules: 'classic',
  level: 'easy',
  trainerId: null,
  id: 'one',
  seed: 'seed',
  createdAt: NOW.toISOString(),
  endedAt: null,
  actions: [{ type: 'endTurn', seat: 0 }],
  deal: { rulesVersion: 3, opponent: 'Rookie Maya', decks: [[['base1-58', 60]], [['base1-65', 60]]] },
};

function kept(battle?: unknown) {
  const storage = memoryStorage();
  if (battle !== undefined) storage.write(KEY, JSON.stringify(battle));
  return { storage, store: createKeptGuestBattle(storage) };
}

describe('the kept battle', () => {
  test('is read as it was written, until it is forgotten', () => {
    const { store } = kept();
    expect(store.read()).toBeUndefined();
    store.write(BATTLE);
    expect(store.read()).toEqual(BATTLE);
    store.forget();
    expect(store.read()).toBeUndefined();
  });

  test.each<[string, object]>([
    ['without a seed', { seed: undefined }],
    ['by unknown rules', { rules: 'checkers' }],
    ['against an unknown level', { level: 'expert' }],
    ['with actions that are no list', { actions: {} }],
    ['with one deck', { deal: { ...BATTLE.deal, decks: [[]] } }],
    ['with cards that are not counted', { deal: { ...BATTLE.deal, decks: [['base1-58'], []] } }],
    ['dealt under nothing', { deal: {} }],
  ])('%s counts as none', (_, wrong) => {
    expect(kept({ ...BATTLE, ...wrong }).store.read()).toBeUndefined();
  });

  test('that is no JSON counts as none', () => {
    const { storage, store } = kept();
    storage.write(KEY, '{');
    expect(store.read()).toBeUndefined();
  });
});

describe('what is asked for', () => {
  const asked = (search: string) => askedIn(new URLSearchParams(search));

  test('stands in the address, and what is unknown there is left out', () => {
    const href = guestHref({ rules: 'official', level: 'hard', trainerId: null });
    expect(href).toBe('/guest?rules=official&level=hard');
    expect(asked('rules=official&level=hard')).toEqual({ rules: 'official', level: 'hard', trainerId: null });
    expect(asked('rules=checkers&level=expert')).toEqual({});
    expect(guestHref({ rules: 'classic', level: 'easy', trainerId: 'joey' })).toContain('trainer=joey');
    expect(asked('trainer=joey')).toEqual({ trainerId: 'joey' });
  });

  test.each([
    ['', true],
    ['level=easy', true],
    ['rules=classic', true],
    ['level=hard', false],
    ['rules=official', false],
    ['trainer=joey', false],
  ])('«%s» against Easy by Classic rules goes on: %s', (search, goes) => {
    expect(goesOn(BATTLE, asked(search))).toBe(goes);
    expect(takeUp(kept(BATTLE).store, asked(search), 'classic', NOW).id === BATTLE.id).toBe(goes);
  });

  test('is dealt anew after the end, by the rules of last time, and twice asked is once dealt', () => {
    const { store } = kept({ ...BATTLE, endedAt: NOW.toISOString() });
    const next = takeUp(store, {}, 'official', NOW);
    expect(next).toMatchObject({
      rules: 'official',
      level: 'easy',
      trainerId: null,
      deal: null,
      actions: [],
    });
    expect(next.id).not.toBe(BATTLE.id);
    expect(takeUp(store, {}, 'official', NOW)).toEqual(next);
  });
});
