/** What a search for an opponent led to when it led to no new battle. */
import { ApiError } from '../../../platform/api.ts';

export type SearchFailure =
  /** A battle of this player is not over yet. */
  | { readonly kind: 'open'; readonly battleId: string }
  /** Taken back here or in another tab: nothing to say. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly title: string; readonly message: string };

const NO_OPPONENT = {
  kind: 'failed',
  title: 'Connection Failed',
  message: 'Unable to find an opponent. Please try again.',
} as const;

export function searchFailure(error: unknown): SearchFailure {
  if (!(error instanceof ApiError)) return NO_OPPONENT;
  switch (error.code) {
    case 'battle-open':
      return error.reason === undefined ? NO_OPPONENT : { kind: 'open', battleId: error.reason };
    case 'search-cancelled':
      return { kind: 'cancelled' };
    case 'deck-not-valid':
    case 'deck-unknown':
      return {
        kind: 'failed',
        title: 'Invalid Deck',
        message: 'Please select a valid deck with exactly 60 cards.',
      };
    case 'battle-setup-failed':
      return { kind: 'failed', title: 'Battle Setup Failed', message: error.sentence };
    default:
      return NO_OPPONENT;
  }
}
