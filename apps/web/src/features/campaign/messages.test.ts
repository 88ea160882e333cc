/** A record reads the same to eye and ear, and a lock names who holds the key. */
import { expect, test } from 'vitest';
import { recordOf, spokenRecord, standingOf, unlockMessage } from './messages.ts';

const progress = (victories: number, defeats: number) => ({
  isUnlocked: true,
  userProgress: { isDefeated: victories > 0, victories, defeats },
});

test('a record counts victories first', () => {
  expect(recordOf(progress(2, 1))).toBe('2W - 1L');
  expect(spokenRecord(progress(2, 1))).toBe('2 victories, 1 defeat');
  expect(spokenRecord(progress(1, 0))).toBe('1 victory, 0 defeats');
  expect(recordOf({ isUnlocked: true })).toBeUndefined();
  expect(spokenRecord({ isUnlocked: true })).toBeUndefined();
});

test('a lost battle defeats nobody', () => {
  expect(standingOf(progress(1, 4))).toBe('defeated');
  expect(standingOf(progress(0, 4))).toBe('unlocked');
  expect(standingOf({ isUnlocked: true })).toBe('unlocked');
  expect(standingOf({ isUnlocked: false })).toBe('locked');
});

test.each([
  [['Misty'], 'Defeat Misty first.'],
  [['Youngster Joey', 'Lass Janice'], 'Defeat Youngster Joey and Lass Janice first.'],
  [['A', 'B', 'C'], 'Defeat A, B and C first.'],
  [[], 'Complete previous challenges to unlock this opponent.'],
])('%j in the way: %s', (names, words) => expect(unlockMessage(names)).toBe(words));
