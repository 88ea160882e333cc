/** A choice arrives in the arena once, as the spec writes it, and nothing else does. */
import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from '../../platform/storage.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { HAND_OFF_KEY, storeHandOff, takeHandOff } from './campaignHandOff.ts';

const JOEY = { id: 'joey', name: 'Youngster Joey', difficulty: 'easy' } as const;
const TAKEN = { opponentId: 'joey', opponentName: 'Youngster Joey', difficulty: 'easy', mode: 'campaign' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it is written under the name and with the fields of the spec', () => {
  const store = memoryStorage();
  storeHandOff(JOEY, store);
  expect(JSON.parse(store.read('campaignBattle') ?? '')).toEqual(TAKEN);
});

test('it is read once and then gone', () => {
  const store = memoryStorage();
  storeHandOff(JOEY, store);
  expect(takeHandOff(store)).toEqual(TAKEN);
  expect(store.read(HAND_OFF_KEY)).toBeNull();
  expect(takeHandOff(store)).toBeUndefined();
});

test.each([
  '',
  'null',
  '[]',
  '7',
  '{',
  '{"opponentId":7}',
  '{"opponentId":"unknown"}',
  '{"opponentName":"Joey"}',
])('what is no choice is thrown away: %s', (text) => {
  const store = memoryStorage();
  store.write(HAND_OFF_KEY, text);
  expect(takeHandOff(store)).toBeUndefined();
  expect(store.read(HAND_OFF_KEY)).toBeNull();
});

test('name and difficulty are the roster’s, whatever was written', () => {
  const store = memoryStorage();
  store.write(HAND_OFF_KEY, JSON.stringify({ ...TAKEN, opponentName: 'Someone', difficulty: 'hard' }));
  expect(takeHandOff(store)).toEqual(TAKEN);
});

test('a tab that may not store anything still carries the choice, once', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const forbidden = () => {
    throw new DOMException('No', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  storeHandOff(JOEY, tabStorage);
  expect(takeHandOff(tabStorage)).toEqual(TAKEN);
  expect(takeHandOff(tabStorage)).toBeUndefined();
});
