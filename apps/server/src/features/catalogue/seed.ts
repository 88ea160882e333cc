/** Fills the catalogue with the sets the product ships; doing it again changes nothing. */
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cardSets, cards } from './tables.ts';

/** Rows a statement carries; Postgres allows 65,535 parameters in one. */
const CHUNK = 500;

/** What a catalogue outside knows better than the product, its pictures and prices, outlives a new version of the card. */
export const RENEWED = sql`jsonb_strip_nulls(jsonb_build_object('artworkUrl', ${cards.base} -> 'artworkUrl', 'prices', ${cards.base} -> 'prices')) || excluded.base`;

/**
 * Answers what was not there before. A set that is there keeps its name, which an admin may have chosen, and what an
 * admin made stays altogether.
 */
export async function seedCatalogue(tx: Tx): Promise<{ sets: number; cards: number }> {
  const added = { sets: 0, cards: 0 };
  for (const set of SHIPPED_SETS) {
    const { id, name, series, code, printedTotal, total, releaseDate } = set;
    const facts = { series, code, printedTotal, total, releaseDate };
    const inserted = await tx
      .insert(cardSets)
      .values({ id, name, ...facts })
      .onConflictDoNothing()
      .returning({ id: cardSets.id });
    added.sets += inserted.length;
    if (inserted.length === 0)
      await tx
        .update(cardSets)
        .set(facts)
        .where(and(eq(cardSets.id, id), ne(cardSets.origin, 'made')));
    // The set is held by now: no other server seeds its cards meanwhile.
    const before = await tx.select({ id: cards.id }).from(cards).where(eq(cards.setId, id));
    const known = new Set(before.map((card) => card.id));
    const rows = shippedCards(id).map((card) => ({
      id: card.id,
      setId: id,
      base: card,
    }));
    for (let at = 0; at < rows.length; at += CHUNK) {
      const written = await tx
        .insert(cards)
        .values(rows.slice(at, at + CHUNK))
        .onConflictDoUpdate({
          target: cards.id,
          set: { base: RENEWED, updatedAt: sql`now()` },
          // Rewriting every card at every start would be a thousand dead rows for nothing.
          setWhere: sql`${cards.origin} <> 'made' and ${cards.base} is distinct from ${RENEWED}`,
        })
        .returning({ id: cards.id });
      added.cards += written.filter((card) => !known.has(card.id)).length;
    }
  }
  return added;
}
