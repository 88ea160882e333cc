/** What the end of a battle says. */
import { expect, test } from 'vitest';
import { endingSentence } from '../../../ending/endingSentence.ts';
import { CLASSIC_ENDINGS } from './endings.ts';

test('an abandoned battle says why there is no winner', () => {
  const untouched = 'No player moved for a day, so the battle was closed without a winner.';
  expect(endingSentence(CLASSIC_ENDINGS, 'abandoned', null)).toBe(untouched);
  expect(endingSentence(CLASSIC_ENDINGS, 'abandoned', null, 'untouched')).toBe(untouched);
  expect(endingSentence(CLASSIC_ENDINGS, 'abandoned', null, 'other-rules')).toBe(
    'The rules have changed since this battle began, so it was closed without a winner.',
  );
});

test('an ended one says how, from the side of its reader', () => {
  expect(endingSentence(CLASSIC_ENDINGS, 'victory', 'opponent_conceded')).toBe('Your opponent conceded.');
  expect(endingSentence(CLASSIC_ENDINGS, 'defeat', 'opponent_conceded')).toBe('You conceded.');
  expect(endingSentence(CLASSIC_ENDINGS, 'draw', 'turn_limit')).toBe(
    'The turn limit was reached and both sides are equal.',
  );
});
