/** Fills the catalogue with the sets the product ships; doing it again changes nothing. */
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { cardSets, cards } from './tables.ts';

/** Rows a statement carries; Postgres allows 65,535 parameters in one. */
const CHUNK = 500;

export async function seedCatalogue(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const set of SHIPPED_SETS) {
      const { id, name, series, code, printedTotal, total, releaseDate } = set;
      const facts = { name, series, code, printedTotal, total, releaseDate };
      await tx
        .insert(cardSets)
        .values({ id, ...facts })
        .onConflictDoUpdate({ target: cardSets.id, set: facts });
      const rows = shippedCards(id).map((card) => ({
        id: card.id,
        setId: id,
        name: card.name,
        cardNumber: card.cardNumber,
        rarity: card.rarity,
        supertype: card.supertype,
        facts: card,
      }));
      for (let at = 0; at < rows.length; at += CHUNK) {
        await tx
          .insert(cards)
          .values(rows.slice(at, at + CHUNK))
          .onConflictDoUpdate({
            target: cards.id,
            set: {
              name: sql`excluded.name`,
              cardNumber: sql`excluded.card_number`,
              rarity: sql`excluded.rarity`,
              supertype: sql`excluded.supertype`,
              facts: sql`excluded.facts`,
              updatedAt: sql`now()`,
            },
            // Rewriting every card at every start would be a thousand dead rows for nothing.
            setWhere: sql`${cards.facts} is distinct from excluded.facts`,
          });
      }
    }
  });
}
