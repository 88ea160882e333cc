/** Changes decks: each save is one transaction, whole or not at all, and never over one that its sender has not seen. */
import { DECK_LINES, DECKS_PER_WALLET, type DeckLineJson, type DeckRequest } from '@pokesol/protocol';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { lockWallet } from '../auth/index.ts';
import { cards } from '../catalogue/index.ts';
import { deckCards, decks } from './tables.ts';

/** The saved deck's id. */
export type SavedDeck = { id: string };

export type SaveInputs = { readonly now: Date; readonly entropy: Entropy };

export async function createDeck(
  db: Db,
  wallet: string,
  deck: DeckRequest,
  inputs: SaveInputs,
): Promise<SavedDeck | CallRefusal> {
  return db.transaction((tx) => addDeck(tx, wallet, deck, inputs));
}

/** Adds a deck together with whatever else the transaction writes; a refusal has written nothing. */
export async function addDeck(
  tx: Tx,
  wallet: string,
  deck: DeckRequest,
  { now, entropy }: SaveInputs,
): Promise<SavedDeck | CallRefusal> {
  // Two saves at once would both find room for one more deck.
  await lockWallet(tx, wallet);
  if (deck.id !== undefined) {
    const [made] = await tx.select({ id: decks.id }).from(decks).where(deckOf(wallet, deck.id));
    // Said again because the answer was lost.
    if (made !== undefined) return made;
  }
  const [standing] = await tx.select({ decks: count() }).from(decks).where(eq(decks.wallet, wallet));
  if ((standing?.decks ?? 0) >= DECKS_PER_WALLET)
    return refused('too-many-decks', { params: { most: DECKS_PER_WALLET } });
  const unknown = await unknownCard(tx, deck.cards ?? []);
  if (unknown !== undefined) return unknown;
  const id = deck.id ?? newId(entropy);
  const description = deck.description ?? '';
  const added = await tx
    .insert(decks)
    .values({
      id,
      wallet,
      name: deck.name,
      description,
      note: deck.note ?? '',
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    // Another wallet has it. Its id reveals nothing and is simply not taken.
    .onConflictDoNothing()
    .returning({ id: decks.id });
  if (added.length === 0) return refused('deck-unknown');
  await writeLines(tx, { wallet, id }, deck.cards ?? []);
  return { id };
}

export async function updateDeck(
  db: Db,
  wallet: string,
  id: string,
  deck: DeckRequest,
  now: Date,
): Promise<SavedDeck | CallRefusal> {
  return db.transaction(async (tx) => {
    const version = await lockDeck(tx, wallet, id);
    if (version === undefined) return refused('deck-unknown');
    if (deck.version !== undefined && deck.version !== version) return refused('deck-changed');
    const unknown = await unknownCard(tx, deck.cards ?? []);
    if (unknown !== undefined) return unknown;
    await tx
      .update(decks)
      .set({
        name: deck.name,
        ...(deck.description === undefined ? {} : { description: deck.description }),
        ...(deck.note === undefined ? {} : { note: deck.note }),
        version: version + 1,
        updatedAt: now,
      })
      .where(deckOf(wallet, id));
    if (deck.cards !== undefined) {
      await tx.delete(deckCards).where(linesOf(wallet, id));
      await writeLines(tx, { wallet, id }, deck.cards);
    }
    return { id };
  });
}

/** Says how often one card stands in the deck. Saying it again changes nothing. */
export async function setDeckCard(
  db: Db,
  wallet: string,
  id: string,
  line: DeckLineJson,
  now: Date,
): Promise<SavedDeck | CallRefusal> {
  return db.transaction(async (tx) => {
    if ((await lockDeck(tx, wallet, id)) === undefined) return refused('deck-unknown');
    const unknown = await unknownCard(tx, [line]);
    if (unknown !== undefined) return unknown;
    const { cardId, quantity } = line;
    const place = and(linesOf(wallet, id), eq(deckCards.cardId, cardId));
    const [standing] = await tx.select().from(deckCards).where(place);
    if ((standing?.quantity ?? 0) === quantity) return { id };
    if (quantity === 0) await tx.delete(deckCards).where(place);
    else if (standing === undefined && (await countLines(tx, wallet, id)) >= DECK_LINES)
      return refused('bad-request/deck-lines', { params: { most: DECK_LINES } });
    else
      await tx
        .insert(deckCards)
        .values({ wallet, deckId: id, cardId, quantity })
        .onConflictDoUpdate({
          target: [deckCards.wallet, deckCards.deckId, deckCards.cardId],
          set: { quantity },
        });
    await tx
      .update(decks)
      .set({ version: sql`${decks.version} + 1`, updatedAt: now })
      .where(deckOf(wallet, id));
    return { id };
  });
}

export async function deleteDeck(db: Db, wallet: string, id: string): Promise<SavedDeck | CallRefusal> {
  const [gone] = await db.delete(decks).where(deckOf(wallet, id)).returning({ id: decks.id });
  return gone ?? refused('deck-unknown');
}

/** Another's deck is as unknown as one that never was: ids tell nothing. */
const deckOf = (wallet: string, id: string) => and(eq(decks.id, id), eq(decks.wallet, wallet));

const linesOf = (wallet: string, id: string) => and(eq(deckCards.wallet, wallet), eq(deckCards.deckId, id));

async function countLines(tx: Tx, wallet: string, id: string): Promise<number> {
  const [counted] = await tx.select({ lines: count() }).from(deckCards).where(linesOf(wallet, id));
  return counted?.lines ?? 0;
}

async function lockDeck(tx: Tx, wallet: string, id: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: decks.version })
    .from(decks)
    .where(deckOf(wallet, id))
    .for('update');
  return row?.version;
}

async function unknownCard(tx: Tx, lines: readonly DeckLineJson[]): Promise<CallRefusal | undefined> {
  if (lines.length === 0) return undefined;
  const ids = lines.map(({ cardId }) => cardId);
  const known = new Set(
    (await tx.select({ id: cards.id }).from(cards).where(inArray(cards.id, ids))).map((row) => row.id),
  );
  const missing = ids.find((id) => !known.has(id));
  return missing === undefined ? undefined : refused('card-unknown', { params: { card: missing } });
}

async function writeLines(
  tx: Tx,
  { wallet, id: deckId }: { readonly wallet: string; readonly id: string },
  lines: readonly DeckLineJson[],
): Promise<void> {
  if (lines.length > 0) await tx.insert(deckCards).values(lines.map((line) => ({ wallet, deckId, ...line })));
}
