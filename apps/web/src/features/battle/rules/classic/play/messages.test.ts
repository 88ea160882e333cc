/** What the end of a battle says. */
import { expect, test } from 'vitest';
import { endingText } from './messages.ts';

test('an abandoned battle says why there is no winner', () => {
  const untouched = 'No player moved for a day, so the battle was closed without a winner.';
  expect(endingText('abandoned', null)).toBe(untouched);
  expect(endingText('abandoned', null, 'untouched')).toBe(untouched);
  expect(endingText('abandoned', null, 'other-rules')).toBe(
    'The rules have changed since this battle began, so it was closed without a winner.',
  );
});

test('an ended one says how, from the side of its reader', () => {
  expect(endingText('victory', 'opponent_conceded')).toBe('Your opponent conceded.');
  expect(endingText('defeat', 'opponent_conceded')).toBe('You conceded.');
  expect(endingText('draw', 'turn_limit')).toBe('The turn limit was reached and both sides are equal.');
});
