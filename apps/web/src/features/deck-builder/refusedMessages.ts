/** What is wrong with a deck that the server would not even read. */
import { turnsAround } from '@pokesol/cards';
import { DECK_SIZE } from '@pokesol/decks';
import { DECK_LINES, TURNED_TEXTS } from '@pokesol/protocol/constants';
import { ApiError } from '../../platform/api.ts';
import type { Content } from './workbench.ts';

/** What the server would say of a name or a description; undefined where it takes it. */
export const deckTextProblem = (text: string): string | undefined =>
  turnsAround(text) ? TURNED_TEXTS : undefined;

/** Why a deck need not be sent; undefined where it can be. */
export function contentProblem({ name, description }: Content): string | undefined {
  const ofName = deckTextProblem(name);
  if (ofName !== undefined) return `The deck's name ${ofName}.`;
  const ofDescription = deckTextProblem(description);
  return ofDescription === undefined ? undefined : `The deck's description ${ofDescription}.`;
}

/** A refusal has its own sentence; of anything else only this can be said. */
export function saveFailureReason(error: unknown, { lines }: Content): string {
  if (!(error instanceof ApiError) || error.code === undefined || error.status >= 500)
    return 'Failed to save deck';
  if (error.code !== 'bad-request') return error.sentence;
  // Its own words name fields and limits of the request, which mean nothing to a player.
  const piled = lines.find(({ quantity }) => quantity > DECK_SIZE);
  if (piled !== undefined)
    return `A deck holds at most ${DECK_SIZE} copies of a card. Yours has ${piled.quantity} of ${piled.card.name}.`;
  if (lines.length > DECK_LINES)
    return `A deck holds at most ${DECK_LINES} different cards. Yours has ${lines.length}.`;
  return 'Failed to save deck';
}
