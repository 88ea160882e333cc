/** Which decks and levels a rule set takes, and what is kept of the choice. */
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { createRulesNote, levelsOf, takes, verdictOf } from './rules.ts';

const fine = { isValid: true, errors: [], errorCount: 0 };
const broken = { isLegal: false, errors: ['A deck has 60 cards'], errorCount: 3 };

test('a deck is judged by the rules that are asked for', () => {
  const deck = { ...fine, official: broken };
  expect(takes('classic', deck)).toBe(true);
  expect(takes('official', deck)).toBe(false);
  expect(verdictOf(deck, 'official')).toMatchObject(broken);
});

test('the expert plays by the official rules only', () => {
  expect(levelsOf('official')).toContain('expert');
  expect(levelsOf('classic')).not.toContain('expert');
});

test('the last choice stays, and what is no choice counts as Classic', () => {
  const storage = memoryStorage();
  const note = createRulesNote(storage);
  expect(note.last()).toBe('classic');
  note.keep('official');
  expect(createRulesNote(storage).last()).toBe('official');
  storage.write('pokesol.battle-rules', 'chess');
  expect(note.last()).toBe('classic');
});
