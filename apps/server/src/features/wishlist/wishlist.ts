/** The cards that a wallet wishes for: listed, one put on the list, one taken off. */
import { WISHES_PER_WALLET, type WishlistAnswer } from '@pokesol/protocol';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { lockWallet } from '../auth/index.ts';
import { cards, cardsById } from '../catalogue/index.ts';
import { wishlist } from './tables.ts';

/** The last wish first. */
export async function wishlistOf(db: Db, wallet: string): Promise<WishlistAnswer> {
  const rows = await db
    .select({ cardId: wishlist.cardId })
    .from(wishlist)
    .where(eq(wishlist.wallet, wallet))
    .orderBy(desc(wishlist.wishedAt), wishlist.cardId);
  return {
    cards: await cardsById(
      db,
      rows.map(({ cardId }) => cardId),
    ),
  };
}

/** A card that is on the list already stays where it is. */
export async function wishFor(
  db: Db,
  wallet: string,
  cardId: string,
  now: Date,
): Promise<CallRefusal | undefined> {
  return db.transaction(async (tx) => {
    // Two wishes at once would both find room for one more.
    await lockWallet(tx, wallet);
    const [card] = await tx.select({ id: cards.id }).from(cards).where(eq(cards.id, cardId));
    if (card === undefined) return refused('card-unknown', { params: { card: cardId } });
    const [standing] = await tx.select({ wishes: count() }).from(wishlist).where(eq(wishlist.wallet, wallet));
    if ((standing?.wishes ?? 0) >= WISHES_PER_WALLET)
      return refused('wishlist-full', { params: { most: WISHES_PER_WALLET } });
    await tx.insert(wishlist).values({ wallet, cardId, wishedAt: now }).onConflictDoNothing();
    return undefined;
  });
}

export async function unwish(db: Db, wallet: string, cardId: string): Promise<void> {
  await db.delete(wishlist).where(and(eq(wishlist.wallet, wallet), eq(wishlist.cardId, cardId)));
}
