/** A deck that cannot be saved is explained in words about decks, never about requests. */
import { deckRequest } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { cardNamed } from '../collection/testing.ts';
import { deckCardOf } from '../deck/facts.ts';
import { contentProblem, deckTextProblem, saveFailureReason } from './refusedMessages.ts';

const refusal = (code: string, status = 400) =>
  new ApiError(status, JSON.stringify({ code, message: 'cards.0.quantity: Too big' }), '');
const card = deckCardOf(cardNamed({ name: 'Pebbler', number: '1' }));
const deck = (...quantities: number[]) => ({
  name: 'Rocks',
  description: '',
  lines: quantities.map((quantity) => ({ card, quantity })),
});

test('too many of one card, or too many different ones, are named', () => {
  expect(saveFailureReason(refusal('bad-request'), deck(4, 61))).toBe(
    'A deck holds at most 60 copies of a card. Yours has 61 of Pebbler.',
  );
  expect(saveFailureReason(refusal('bad-request'), deck(...Array<number>(121).fill(1)))).toBe(
    'A deck holds at most 120 different cards. Yours has 121.',
  );
  expect(saveFailureReason(refusal('bad-request'), deck(1))).toBe('Failed to save deck');
});

test('another refusal speaks for itself, a failure does not', () => {
  expect(saveFailureReason(refusal('too-many-decks', 409), deck(1))).toBe('cards.0.quantity: Too big');
  expect(saveFailureReason(refusal('internal', 500), deck(1))).toBe('Failed to save deck');
  expect(saveFailureReason(new TypeError('offline'), deck(1))).toBe('Failed to save deck');
});

test.each(['\u202a', '\u202e', '\u2066', '\u2069', '\u200f', '\u061c'])(
  'a text with %j is refused in the words of the server',
  (sign) => {
    const text = `Fire${sign}kcor`;
    const said = (field: object) =>
      deckRequest.safeParse({ name: 'Fire', ...field }).error?.issues[0]?.message;
    expect(deckTextProblem(text)).toBe(said({ name: text }));
    expect(deckTextProblem(text)).toBe(said({ description: text }));
    const words = 'holds an invisible character that reverses the text: type it again.';
    expect(contentProblem({ ...deck(1), name: text })).toBe(`The deck's name ${words}`);
    expect(contentProblem({ ...deck(1), description: text })).toBe(`The deck's description ${words}`);
  },
);

test('texts of any script, with lines and signs that turn nothing, can be saved', () => {
  for (const text of ['Flöße', 'נחש', 'أفعى', 'a\n\tb', '🔥\u200d🔥', ''])
    expect(contentProblem({ ...deck(1), name: text, description: text })).toBeUndefined();
});
