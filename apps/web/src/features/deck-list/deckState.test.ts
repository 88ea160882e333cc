/** Checks the badges' words and that made-up names fit. */
import { deckRequest } from '@pokesol/protocol';
import { DECK_NAME_LENGTH } from '@pokesol/protocol/constants';
import { expect, test } from 'vitest';
import {
  badgeOf,
  formatsText,
  freeName,
  legalInText,
  nameOfCopy,
  onlyOfficial,
  withoutBidi,
} from './deckState.ts';

const NOT = { isForPractice: false, official: { isLegal: false, isForPractice: false } };

test.each([
  [true, 60, 'Tournament Legal'],
  [false, 60, 'Rules Violations'],
  [false, 12, '12/60 Cards'],
  [false, 61, '61/60 Cards'],
  [false, 0, '0/60 Cards'],
])('valid %s with %d cards: %s', (isValid, totalCards, text) => {
  expect(badgeOf({ ...NOT, isValid, totalCards }).text).toBe(text);
});

test('each format has its verdict, and what the official rules alone forbid is listed apart', () => {
  const size = 'Deck must contain exactly 60 cards (currently 59)';
  const ace = 'A deck holds only 1 of all ACE SPEC cards (2 are in it)';
  const legal = { isLegal: true, isForPractice: true, errors: [], errorCount: 0, unread: [], unreadCount: 0 };
  const both = { isValid: true, errors: [], errorCount: 0, official: legal };
  expect(formatsText(both)).toBe('Classic: legal · Official: legal');
  const broken = { ...legal, isLegal: false, errors: [size, ace], errorCount: 2, unreadCount: 3 };
  const deck = { isValid: false, errors: [size], errorCount: 1, official: broken };
  expect(formatsText(deck)).toBe('Classic: 1 issue · Official: 2 issues, 3 cards not played in full');
  expect(onlyOfficial(deck)).toEqual([ace]);
  expect(badgeOf({ ...NOT, isValid: false, totalCards: 60, official: legal }).text).toBe('Official only');
  const unowned = { isLegal: false, isForPractice: true };
  expect(badgeOf({ ...NOT, isValid: false, totalCards: 60, official: unowned }).text).toBe('Practice only');
  expect(badgeOf({ ...NOT, isValid: false, isForPractice: true, totalCards: 60 }).text).toBe('Practice only');
});

test('the formats that take a deck are named, and nothing where there is none', () => {
  expect(legalInText({ formats: ['official', 'base-neo', 'of a later server'] })).toBe(
    'Cards legal in: Official, Base to Neo',
  );
  expect(legalInText({ formats: [] })).toBeUndefined();
  expect(legalInText({})).toBeUndefined();
});

test('a copy says so, within the limit and without cutting a sign in two', () => {
  expect(nameOfCopy('Fire')).toBe('Fire (copy)');
  expect(nameOfCopy('x'.repeat(60))).toBe(`${'x'.repeat(53)} (copy)`);
  const emoji = nameOfCopy('🔥'.repeat(30));
  expect(emoji).toBe(`${'🔥'.repeat(26)} (copy)`);
  expect(emoji.length).toBeLessThanOrEqual(DECK_NAME_LENGTH);
  expect(nameOfCopy(`${'x'.repeat(52)} tail of it`)).toBe(`${'x'.repeat(52)} (copy)`);
});

test('a name that is taken gets the first free number', () => {
  expect(freeName('Imported deck', ['Other'])).toBe('Imported deck');
  expect(freeName('Imported deck', ['Imported deck', 'Imported deck 3'])).toBe('Imported deck 2');
});

test('a deck of old whose words turn around is copied without the signs that do it', () => {
  expect(withoutBidi('\u202eeriF\u2069 נחש')).toBe('eriF נחש');
  expect(
    deckRequest.safeParse({ name: withoutBidi('a\u200fb'), description: withoutBidi('\u2066c') }).success,
  ).toBe(true);
});
