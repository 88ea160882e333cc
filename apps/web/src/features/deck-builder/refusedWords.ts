/** What is wrong with a deck that the server would not even read. */
import { DECK_SIZE } from '@pokesol/cards';
import type { DECK_LINES as DeckLines } from '@pokesol/protocol';
import { ApiError } from '../../platform/api.ts';
import type { Content } from './workbench.ts';

// The protocol is types only in the page: its schemas would weigh more than the builder.
const DECK_LINES: typeof DeckLines = 120;

/** A refusal has its own sentence; of anything else only this can be said. */
export function reasonOf(error: unknown, { lines }: Content): string {
  if (!(error instanceof ApiError) || error.code === undefined || error.status >= 500)
    return 'Failed to save deck';
  if (error.code !== 'bad-request') return error.sentence;
  // Its own words name fields and limits of the request, which nobody at the table has heard of.
  const piled = lines.find(({ quantity }) => quantity > DECK_SIZE);
  if (piled !== undefined)
    return `A deck holds a card at most ${DECK_SIZE} times. Yours has ${piled.quantity} of ${piled.card.name}.`;
  if (lines.length > DECK_LINES)
    return `A deck holds at most ${DECK_LINES} different cards. Yours has ${lines.length}.`;
  return 'Failed to save deck';
}
