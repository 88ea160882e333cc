/** The cards of a saved deck that may battle. */
import type { Card } from '@pokesol/cards';
import { DECK_SIZE } from '@pokesol/decks';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cards } from '../catalogue/tables.ts';
import { ownDeckOf } from '../decks/decks.ts';

/** Sixty cards, one by one. Refused: a deck that is not this wallet's, or breaks a rule (the message says which). */
export async function deckToPlay(
  db: Queryable,
  wallet: string,
  deckId: string,
): Promise<readonly Card[] | CallRefusal> {
  const deck = await ownDeckOf(db, wallet, deckId);
  if (deck === undefined) return refused('deck-unknown');
  if (!deck.isValid)
    return refused('deck-not-valid', { params: { deckSize: DECK_SIZE, errors: deck.errors.join(' ') } });
  const ids = deck.cards.map(({ cardId }) => cardId);
  const rows = await db
    .select({ id: cards.id, facts: cards.facts })
    .from(cards)
    .where(inArray(cards.id, ids));
  const facts = new Map(rows.map((row) => [row.id, row.facts]));
  return deck.cards.flatMap(({ cardId, quantity }) => {
    const card = facts.get(cardId);
    if (card === undefined) throw new Error(`card ${cardId} is in a deck but not in the catalogue`);
    return Array.from({ length: quantity }, () => card);
  });
}
