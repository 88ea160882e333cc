/** Links to decks and binders: switched on by their owner, looked at by anybody, switched off for good. */
import type { SharedAnswer, ShareJson, ShareRequest } from '@pokesol/protocol';
import { cardJsonOf, SHARED_CARDS } from '@pokesol/protocol';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cardSets, cards, SET_FACTS } from '../catalogue/index.ts';
import { userCards } from '../collection/index.ts';
import { deckCards, decks } from '../decks/index.ts';
import { shares } from './tables.ts';

type ShareRow = typeof shares.$inferSelect;

const jsonOf = ({ id, kind, deckId, createdAt }: ShareRow): ShareJson => ({
  id,
  kind,
  createdAt: createdAt.toISOString(),
  ...(deckId !== null && { deckId }),
});

/** What a wallet shows to others, the newest first. */
export async function sharesOf(db: Db, wallet: string): Promise<ShareJson[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(eq(shares.wallet, wallet))
    .orderBy(desc(shares.createdAt), desc(shares.id));
  return rows.map(jsonOf);
}

/** The link that stands already, or a new one. */
export async function share(
  db: Db,
  wallet: string,
  { deckId }: ShareRequest,
  { now, entropy }: { now: Date; entropy: Entropy },
): Promise<ShareJson | CallRefusal> {
  return db.transaction(async (tx) => {
    if (deckId !== undefined) {
      const [deck] = await tx
        .select({ id: decks.id })
        .from(decks)
        .where(and(eq(decks.id, deckId), eq(decks.wallet, wallet)))
        .for('key share');
      if (deck === undefined) return refused('deck-unknown');
    }
    const kind = deckId === undefined ? ('binder' as const) : ('deck' as const);
    const row = { id: newId(entropy), wallet, kind, deckId: deckId ?? null, createdAt: now };
    await tx.insert(shares).values(row).onConflictDoNothing();
    const [standing] = await tx
      .select()
      .from(shares)
      .where(
        and(
          eq(shares.wallet, wallet),
          deckId === undefined ? isNull(shares.deckId) : eq(shares.deckId, deckId),
        ),
      );
    if (standing === undefined) throw new Error('a link was written and is not there');
    return jsonOf(standing);
  });
}

/** From now on the link shows nothing; the next one is another. */
export async function unshare(db: Db, wallet: string, id: string): Promise<void> {
  await db.delete(shares).where(and(eq(shares.id, id), eq(shares.wallet, wallet)));
}

/** What a link shows: cards and their numbers, of a deck its name and description too, and nothing of its wallet. */
export async function sharedBy(db: Db, id: string): Promise<SharedAnswer | CallRefusal> {
  const [row] = await db.select().from(shares).where(eq(shares.id, id));
  if (row === undefined) return refused('share-unknown');
  if (row.deckId === null) return { kind: 'binder', cards: await binderCards(db, row.wallet) };
  const { wallet, deckId } = row;
  const [deck] = await db
    .select()
    .from(decks)
    .where(and(eq(decks.wallet, wallet), eq(decks.id, deckId)));
  if (deck === undefined) return refused('share-unknown');
  const { name, description } = deck;
  return { kind: 'deck', name, description, cards: await cardsOfDeck(db, wallet, deckId) };
}

async function cardsOfDeck(db: Queryable, wallet: string, deckId: string) {
  const rows = await db
    .select({ quantity: deckCards.quantity, facts: cards.facts, set: SET_FACTS })
    .from(deckCards)
    .innerJoin(cards, eq(deckCards.cardId, cards.id))
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(and(eq(deckCards.wallet, wallet), eq(deckCards.deckId, deckId)))
    .orderBy(asc(cards.id));
  return rows.map(({ quantity, facts, set }) => ({ quantity, card: cardJsonOf(facts, set) }));
}

async function binderCards(db: Queryable, wallet: string) {
  const rows = await db
    .select({ quantity: userCards.quantity, facts: cards.facts, set: SET_FACTS })
    .from(userCards)
    .innerJoin(cards, eq(userCards.cardId, cards.id))
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(eq(userCards.wallet, wallet))
    .orderBy(asc(cards.id))
    // What one answer holds; the rest of a larger binder stays its owner's.
    .limit(SHARED_CARDS);
  return rows.map(({ quantity, facts, set }) => ({ quantity, card: cardJsonOf(facts, set) }));
}
