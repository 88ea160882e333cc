/** Purchase intents: a locked price, a committed seed and a one-time reference, promised before anything is burned. */
import { toBaseUnits } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import { seedHash } from '@pokesol/packs';
import { isFreePrice } from '@pokesol/protocol';
import { getAddressDecoder } from '@solana/kit';
import { and, count, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { lockWallet } from '../auth/index.ts';
import type { PackCache } from './packCache.ts';
import { packOnSale, soldDefinition } from './packTypes.ts';
import { INTENT_MINUTES } from './paymentTimes.ts';
import { purchaseIntents } from './tables.ts';

/** Open offers of one wallet: five times ten packs, declined. More are a script's, and every one is looked for on the chain. */
const MOST_OPEN = 50;

export type Intent = typeof purchaseIntents.$inferSelect;
export type IssuedIntent = { intent: Intent; packHash: string };

export type IntentParams = {
  /** The caller's own: asked again, the same intent is the answer. */
  id?: string | undefined;
  wallet: string;
  packTypeId: string;
  decimals: number;
  now: Date;
  firstSweepMs: number;
  entropy: Entropy;
  /** What this server remembers; absent, nothing. */
  cache?: PackCache | undefined;
};

export async function issueIntent(db: Db, asked: IntentParams): Promise<IssuedIntent | CallRefusal> {
  const issued = await db.transaction(async (tx) => {
    // Two at once would both find room for one more.
    await lockWallet(tx, asked.wallet);
    return (await issuedBefore(tx, asked)) ?? issueNew(tx, asked);
  });
  if (!isRefusal(issued)) asked.cache?.intents.put(issued.intent.reference, issued.intent);
  return issued;
}

/** The wallet's intent of this id; another pack's is as unknown as one that never was. */
async function issuedBefore(
  tx: Tx,
  { id, wallet, packTypeId }: IntentParams,
): Promise<IssuedIntent | CallRefusal | undefined> {
  if (id === undefined) return undefined;
  const [intent] = await tx
    .select()
    .from(purchaseIntents)
    .where(and(eq(purchaseIntents.wallet, wallet), eq(purchaseIntents.id, id)));
  if (intent === undefined) return undefined;
  if (intent.packTypeId !== packTypeId) return refused('purchase-unknown');
  const { packHash } = await soldDefinition(tx, packTypeId, intent.version);
  return { intent, packHash };
}

async function issueNew(tx: Tx, asked: IntentParams): Promise<IssuedIntent | CallRefusal> {
  const pack = await packOnSale(tx, asked.packTypeId);
  if (pack === undefined) return refused('pack-type-unknown');
  if (!pack.isActive || pack.drawn === undefined || isFreePrice(pack.price))
    return refused('pack-not-for-sale');
  const amount = toBaseUnits(pack.price, asked.decimals);
  if (isRefusal(amount)) throw new Error(`pack type ${pack.id} has the price ${pack.price}`);
  const open = and(
    eq(purchaseIntents.wallet, asked.wallet),
    gt(purchaseIntents.expiresAt, asked.now),
    isNotNull(purchaseIntents.nextSweepAt),
  );
  const [standing] = await tx.select({ intents: count() }).from(purchaseIntents).where(open);
  if ((standing?.intents ?? 0) >= MOST_OPEN) return refused('too-many-intents');
  const seed = asked.entropy.bytes(32, 'pack-seed');
  const [intent] = await tx
    .insert(purchaseIntents)
    .values({
      id: asked.id ?? newId(asked.entropy),
      wallet: asked.wallet,
      packTypeId: pack.id,
      version: pack.version,
      price: pack.price,
      amount: amount.amount,
      reference: getAddressDecoder().decode(asked.entropy.bytes(32, 'reference')),
      seed: seed.toString('hex'),
      seedHash: seedHash(seed),
      createdAt: asked.now,
      expiresAt: new Date(asked.now.getTime() + INTENT_MINUTES * 60_000),
      nextSweepAt: new Date(asked.now.getTime() + asked.firstSweepMs),
    })
    .onConflictDoNothing()
    .returning();
  if (intent === undefined && asked.id === undefined) throw new Error('two offers drew one reference');
  // Another wallet has this id: it is as unknown as one that never was.
  if (intent === undefined) return refused('purchase-unknown');
  return { intent, packHash: pack.drawn.packHash };
}
