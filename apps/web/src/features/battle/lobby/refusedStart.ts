/** Why the server began no battle, where it says more than that it failed. */
import { ApiError } from '../../../platform/api.ts';

export type RefusedStart =
  /** A battle of this player is not over yet. */
  | { readonly kind: 'open'; readonly battleId: string }
  | { readonly kind: 'failed'; readonly title: string; readonly message: string };

/** `undefined` where each caller has words of its own. */
export function refusedStart(error: unknown): RefusedStart | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.code) {
    case 'battle-open':
      return typeof error.params.battleId === 'string'
        ? { kind: 'open', battleId: error.params.battleId }
        : undefined;
    case 'deck-not-valid':
    case 'deck-unknown':
      return {
        kind: 'failed',
        title: 'Invalid Deck',
        // The printed game and formats have more to ask for than sixty cards: there the server's sentence says what.
        message:
          error.reason !== undefined ? error.sentence : 'Please select a valid deck with exactly 60 cards.',
      };
    case 'battle-setup-failed':
      return { kind: 'failed', title: 'Battle Setup Failed', message: error.sentence };
    default:
      return undefined;
  }
}

/** What a search for an opponent led to when it led to no new battle. */
type SearchFailure =
  | RefusedStart
  /** Taken back here or in another tab: nothing to say. */
  | { readonly kind: 'cancelled' };

const NO_OPPONENT = {
  kind: 'failed',
  title: 'Connection Failed',
  message: 'Unable to find an opponent. Please try again.',
} as const;

export function searchFailure(error: unknown): SearchFailure {
  if (error instanceof ApiError && error.code === 'search-cancelled') return { kind: 'cancelled' };
  return refusedStart(error) ?? NO_OPPONENT;
}
