/** A record reads the same to eye and ear, and a lock names who holds the key. */
import { expect, test } from 'vitest';
import { recordLines, standingOf, unlockMessage } from './messages.ts';

const progress = (victories: number, defeats: number) => ({
  isUnlocked: true,
  userProgress: { isDefeated: victories > 0, victories, defeats },
});

test('a record counts victories first', () => {
  const [two, one] = [recordLines(progress(2, 1)), recordLines(progress(1, 0))];
  expect(two).toEqual([{ rules: 'classic', text: '2W - 1L', spoken: '2 victories, 1 defeat' }]);
  expect(one[0]?.spoken).toBe('1 victory, 0 defeats');
  expect(recordLines({ isUnlocked: true })).toEqual([]);
});

test('battles of the official rules have a record of their own, and a victory in one defeats the trainer', () => {
  const both = { ...progress(0, 2), officialProgress: { isDefeated: true, victories: 1, defeats: 0 } };
  expect(recordLines(both).map(({ rules, text }) => `${rules} ${text}`)).toEqual([
    'classic 0W - 2L',
    'official 1W - 0L',
  ]);
  expect(standingOf(both)).toBe('defeated');
});

test('a lost battle defeats no trainer', () => {
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
