/** What a failed search means to the player. */
import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { searchFailure } from './refusedStart.ts';

const refusal = (code: string, more: object = {}) =>
  new ApiError(409, JSON.stringify({ code, message: 'A sentence', ...more }), '');

test.each([
  [refusal('battle-open', { params: { battleId: 'b-1' } }), { kind: 'open', battleId: 'b-1' }],
  [refusal('search-cancelled'), { kind: 'cancelled' }],
  [refusal('deck-not-valid'), { title: 'Invalid Deck' }],
  [
    refusal('deck-not-valid', { reason: 'official' }),
    { kind: 'failed', title: 'Invalid Deck', message: 'A sentence' },
  ],
  [refusal('battle-setup-failed'), { title: 'Battle Setup Failed', message: 'A sentence' }],
  [refusal('internal-error'), { title: 'Connection Failed' }],
  [
    new TypeError('fetch failed'),
    { title: 'Connection Failed', message: 'Unable to find an opponent. Please try again.' },
  ],
])('%s', (error, expected) => {
  expect(searchFailure(error)).toMatchObject(expected);
});
