/** A purchase's whole story, from the offer to the cards, with the proof beside it; also of an unpaid offer. */
import type { SupportStory } from '@pokesol/protocol';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cardsById } from '../catalogue/index.ts';
import { packNameOf, purchaseIntents, purchases, restoredSpanOf, soldDefinition } from '../packs/index.ts';
import { actsOn } from './acts.ts';
import { eventsOf } from './events.ts';
import { type OfferOrPurchase, openableAt, stateAt } from './state.ts';

type Found = OfferOrPurchase & { readonly subject: NonNullable<OfferOrPurchase['offer' | 'purchase']> };

const ofOneSale = and(
  eq(purchases.wallet, purchaseIntents.wallet),
  eq(purchases.intentId, purchaseIntents.id),
);

/** The purchase of this id, or the offer with what was paid for it. */
export async function offerOrPurchase(db: Queryable, id: string): Promise<Found | undefined> {
  const [bought] = await db
    .select({ purchase: purchases, offer: purchaseIntents })
    .from(purchases)
    .leftJoin(purchaseIntents, ofOneSale)
    .where(eq(purchases.id, id));
  if (bought !== undefined)
    return { purchase: bought.purchase, offer: bought.offer ?? undefined, subject: bought.purchase };
  const [offered] = await db
    .select({ purchase: purchases, offer: purchaseIntents })
    .from(purchaseIntents)
    .leftJoin(purchases, ofOneSale)
    .where(eq(purchaseIntents.id, id));
  if (offered === undefined) return undefined;
  const purchase = offered.purchase ?? undefined;
  return { purchase, offer: offered.offer, subject: purchase ?? offered.offer };
}

export async function purchaseStory(
  db: Queryable,
  id: string,
  now: Date,
): Promise<SupportStory | CallRefusal> {
  const found = await offerOrPurchase(db, id);
  if (found === undefined) return refused('purchase-unknown');
  const { offer, purchase, subject } = found;
  const { packHash } = await soldDefinition(db, subject.packTypeId, subject.version);
  const named = [offer?.id, offer?.reference, purchase?.id, purchase?.transactionSignature];
  const acts = await actsOn(
    db,
    named.filter((each) => each !== undefined),
  );
  const cards = await cardsById(db, purchase?.drawn ?? []);
  return {
    id: subject.id,
    wallet: subject.wallet,
    packTypeId: subject.packTypeId,
    packName: await packNameOf(db, subject.packTypeId),
    version: subject.version,
    price: subject.price,
    amount: subject.amount.toString(),
    state: stateAt(found, now),
    openable: openableAt(found, now),
    ...(offer !== undefined && { offer: offerJson(offer) }),
    ...(purchase !== undefined && { purchase: await purchaseJson(db, purchase) }),
    proof: {
      seedHash: subject.seedHash,
      packHash,
      committedBeforePayment: offer !== undefined,
      ...(purchase !== undefined &&
        purchase.restoreId !== null && { restored: await restoredSpanOf(db, purchase.restoreId) }),
      // The seed of a closed pack would tell what is in it.
      ...(purchase !== undefined && purchase.drawn !== null && { seed: purchase.seed }),
    },
    cards: cards.map(({ id, name, rarity }) => ({ id, name, rarity })),
    events: eventsOf(found, acts, now),
  };
}

const offerJson = (offer: NonNullable<OfferOrPurchase['offer']>): SupportStory['offer'] => ({
  id: offer.id,
  reference: offer.reference,
  createdAt: offer.createdAt.toISOString(),
  expiresAt: offer.expiresAt.toISOString(),
  looks: offer.sweeps,
  ...(offer.nextSweepAt !== null && { nextLookAt: offer.nextSweepAt.toISOString() }),
});

async function purchaseJson(
  db: Queryable,
  { id, transactionSignature, burnPath, finality, recordedBy }: NonNullable<OfferOrPurchase['purchase']>,
): Promise<SupportStory['purchase']> {
  const others = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.transactionSignature, transactionSignature), ne(purchases.id, id)))
    .orderBy(purchases.burnPath);
  return {
    id,
    transactionSignature,
    burnPath,
    finality,
    ...(recordedBy !== null && { recordedBy }),
    others: others.map((other) => other.id),
  };
}
