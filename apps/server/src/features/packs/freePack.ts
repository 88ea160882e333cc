/** Packs that cost nothing: the starter pack, once per wallet for ever, and a demo for visitors without a wallet. */
import { STARTER_DECK_NAME } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine';
import { drawPack, STARTER_PACK } from '@pokesol/packs';
import type { FreePackAnswer } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { lockWallet } from '../auth/index.ts';
import { cardsById } from '../catalogue/index.ts';
import { addToCollection } from '../collection/index.ts';
import { addDeck, type SaveInputs } from '../decks/index.ts';
import { packOnSale } from './packTypes.ts';
import { freePackClaims } from './tables.ts';

export async function isEligible(db: Db, wallet: string): Promise<boolean> {
  const [claim] = await db
    .select({ wallet: freePackClaims.wallet })
    .from(freePackClaims)
    .where(eq(freePackClaims.wallet, wallet));
  return claim === undefined;
}

/**
 * Whatever pack type is named, there is one free pack: the starter. Its cards are a deck, which is saved with the claim;
 * a wallet whose list of decks is full gets the cards alone.
 */
export async function claimStarter(
  db: Db,
  wallet: string,
  { now, entropy }: SaveInputs,
): Promise<FreePackAnswer | CallRefusal> {
  const claimed = await db.transaction(async (tx) => {
    // Before anything is written: the deck needs it, and locks are taken in one order.
    await lockWallet(tx, wallet);
    const starter = await packOnSale(tx, STARTER_PACK.id);
    if (starter === undefined || !starter.isActive) return refused('pack-not-for-sale');
    const [claim] = await tx
      .insert(freePackClaims)
      .values({ wallet, packTypeId: starter.id, version: starter.version, claimedAt: now })
      .onConflictDoNothing()
      .returning();
    if (claim === undefined) return refused('free-pack-claimed');
    const ids = starter.contents.flatMap(({ cardId, quantity }) => Array<string>(quantity).fill(cardId));
    await addToCollection(tx, wallet, ids);
    const deck = { name: STARTER_DECK_NAME, cards: [...starter.contents] };
    const saved = await addDeck(tx, wallet, deck, { now, entropy });
    return { packTypeId: starter.id, ids, ...(isRefusal(saved) ? {} : { deckId: saved.id }) };
  });
  if (isRefusal(claimed)) return claimed;
  const { ids, ...answer } = claimed;
  return { ...answer, cards: await cardsById(db, ids) };
}

/** Drawn like a bought one, from random bytes in place of a payment's signature, and kept nowhere. */
export async function demoPack(
  db: Db,
  packTypeId: string,
  entropy: Entropy,
): Promise<FreePackAnswer | CallRefusal> {
  const pack = await packOnSale(db, packTypeId);
  if (pack === undefined) return refused('pack-type-unknown');
  if (!pack.isActive) return refused('pack-not-for-sale');
  const ids =
    pack.drawn === undefined
      ? pack.contents.flatMap(({ cardId, quantity }) => Array<string>(quantity).fill(cardId))
      : drawPack({
          seed: entropy.bytes(32, 'demo-pack'),
          signature: entropy.bytes(64, 'demo-pack'),
          definition: pack.drawn.definition,
        });
  return { packTypeId, cards: await cardsById(db, ids) };
}
