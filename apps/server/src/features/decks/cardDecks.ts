/** In which of a wallet's decks a card stands, and how often. */
import type { CardDecksAnswer } from '@pokesol/protocol';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { deckCards, decks } from './tables.ts';

/** All decks, those without the card too: one statement, however many cards they hold. */
export function decksWithCard(db: Db, wallet: string, cardId: string): Promise<CardDecksAnswer> {
  return db
    .select({
      id: decks.id,
      name: decks.name,
      totalCards: sql<number>`coalesce(sum(${deckCards.quantity}), 0)`.mapWith(Number),
      copies:
        sql<number>`coalesce(sum(${deckCards.quantity}) filter (where ${deckCards.cardId} = ${cardId}), 0)`.mapWith(
          Number,
        ),
    })
    .from(decks)
    .leftJoin(deckCards, and(eq(deckCards.wallet, decks.wallet), eq(deckCards.deckId, decks.id)))
    .where(eq(decks.wallet, wallet))
    .groupBy(decks.wallet, decks.id)
    .orderBy(desc(decks.updatedAt), desc(decks.id));
}
