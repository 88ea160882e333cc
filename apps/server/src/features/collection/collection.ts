/** What a wallet owns: adding drawn cards, and reading the whole collection. */
import { setImmediate } from 'node:timers/promises';
import { cardJsonOf, type UserCard } from '@pokesol/protocol';
import { and, asc, eq, gt, inArray, type Name, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../platform/db/database.ts';
import { cardSets, cards, SET_FACTS } from '../catalogue/index.ts';
import { userCards } from './tables.ts';

/** How many of each card, repeats counted: one order for everybody, so that two openings at once lock rows the same way round. */
export function countedLines(
  cardIds: readonly string[],
): readonly { place: number; card_id: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const id of cardIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cardId, quantity], place) => ({ place, card_id: cardId, quantity }));
}

/** Adds {@link countedLines} cards that the query `lines` has, as often as `each` has rows, as part of another statement. */
export const addToCollectionSql = (wallet: SQLWrapper, lines: Name, each: Name): SQL =>
  sql`insert into ${userCards} (wallet, card_id, quantity)
    select ${wallet}, ${lines}.card_id, ${lines}.quantity from ${each} cross join ${lines} order by ${lines}.place
    on conflict (wallet, card_id) do update set quantity = ${userCards}.quantity + excluded.quantity`;

/** Adds one copy of each listed card, repeats included, inside the caller's transaction. */
export async function addToCollection(tx: Tx, wallet: string, cardIds: readonly string[]): Promise<void> {
  await tx
    .insert(userCards)
    .values(countedLines(cardIds).map(({ card_id: cardId, quantity }) => ({ wallet, cardId, quantity })))
    .onConflictDoUpdate({
      target: [userCards.wallet, userCards.cardId],
      set: { quantity: sql`${userCards.quantity} + excluded.quantity` },
    });
}

/** So many cards are read and written within some milliseconds; then others have their turn. */
const CHUNK = 400;

/** The text of the answer: thousands of cards, by their ids, without stopping the server. */
export async function collectionText(db: Db, wallet: string): Promise<string> {
  const texts: string[] = [];
  for (let last = ''; ; ) {
    const rows = await db
      .select({
        cardId: userCards.cardId,
        quantity: userCards.quantity,
        firstOwnedAt: userCards.firstOwnedAt,
        facts: cards.facts,
        set: SET_FACTS,
      })
      .from(userCards)
      .innerJoin(cards, eq(userCards.cardId, cards.id))
      .innerJoin(cardSets, eq(cards.setId, cardSets.id))
      .where(and(eq(userCards.wallet, wallet), gt(userCards.cardId, last)))
      .orderBy(asc(userCards.cardId))
      .limit(CHUNK);
    for (const { cardId, quantity, firstOwnedAt, facts, set } of rows) {
      const owned: UserCard = {
        id: `${wallet}/${cardId}`,
        cardId,
        quantity,
        firstOwnedAt: firstOwnedAt.toISOString(),
        card: cardJsonOf(facts, set),
      };
      texts.push(JSON.stringify(owned));
      last = cardId;
    }
    if (rows.length < CHUNK) return `{"cards":[${texts.join(',')}]}`;
    await setImmediate();
  }
}

/** How many copies of these cards a wallet owns; a card it does not own is missing. */
export async function ownedCopies(
  db: Queryable,
  wallet: string,
  cardIds: readonly string[],
): Promise<Map<string, number>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db
    .select({ cardId: userCards.cardId, quantity: userCards.quantity })
    .from(userCards)
    .where(and(eq(userCards.wallet, wallet), inArray(userCards.cardId, [...cardIds])));
  return new Map(rows.map(({ cardId, quantity }) => [cardId, quantity]));
}
