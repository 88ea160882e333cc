/** What the two sides of a challenge, and a third, read about its end. */
import { expect, test } from 'vitest';
import { overText } from './messages.ts';

const textFor = (state: 'open' | 'accepted' | 'withdrawn' | 'expired', more: object = {}) =>
  overText({ state, by: 'Maya', isYours: false, ...more })?.title;

test('an open one is not over', () => expect(textFor('open')).toBeUndefined());

test('who plays the battle learns that it has begun, anybody else that it is taken', () => {
  expect(textFor('accepted', { battleId: 'battle', isYours: true })).toBe('Accepted');
  expect(textFor('accepted', { battleId: 'battle' })).toBe('You have accepted');
  expect(textFor('accepted')).toBe('Already taken');
});

test.each(['withdrawn', 'expired'] as const)('a friend reads whom to ask about one that is %s', (state) => {
  expect(overText({ state, by: 'Maya', isYours: false })?.text).toMatch(/Ask/);
  expect(overText({ state, by: 'Maya', isYours: true })?.text).not.toMatch(/Ask/);
});
