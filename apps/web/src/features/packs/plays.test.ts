/** How a pack says what of it plays. */
import { expect, test } from 'vitest';
import { playsSentence, playsSign } from './plays.ts';

test.each([
  [{ full: 96, cards: 96, isFew: false }, 'Plays in full', 'All 96 cards play by their own text.'],
  [
    { full: 169, cards: 207, isFew: false },
    'Plays in part',
    '169 of 207 cards play by their own text. The others are for the binder.',
  ],
  [
    { full: 41, cards: 113, isFew: true },
    'Few cards play',
    'Few of its cards play: 41 of 113 by their own text. The others are for the binder.',
  ],
  [
    { full: 0, cards: 206, isFew: true },
    'No card plays',
    'None of its 206 cards plays by its own text. They are for the binder.',
  ],
])('%j: %s', (plays, label, sentence) => {
  expect(playsSign(plays).label).toBe(label);
  expect(playsSentence(plays)).toBe(sentence);
});
