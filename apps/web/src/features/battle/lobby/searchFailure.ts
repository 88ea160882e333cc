/** What a search for an opponent led to when it led to no new battle. */
import { ApiError } from '../../../platform/api.ts';
import { type RefusedStart, refusedStart } from './refusedStart.ts';

export type SearchFailure =
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
