/** Purchase intents: a locked price, a committed seed and a one-time reference, promised before anything is burned. */
import { seedHash } from '@pokesol/cards';
import { toBaseUnits } from '@pokesol/chain';
import { isFreePrice } from '@pokesol/protocol';
import { getAddressDecoder } from '@solana/kit';
import { and, count, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type Refused, refused } from '../../platform/http/refusal.ts';
import { packOnSale } from './packTypes.ts';
import { purchaseIntents } from './tables.ts';

export const INTENT_MINUTES = 15;

/** Open offers of one wallet; more are somebody's script, and every one is looked for on the chain. */
const MOST_OPEN = 20;

export type Intent = typeof purchaseIntents.$inferSelect;
export type IssuedIntent = { intent: Intent; packHash: string };

export async function issueIntent(
  db: Db,
  asked: {
    wallet: string;
    packTypeId: string;
    decimals: number;
    now: Date;
    firstSweepMs: number;
    entropy: Entropy;
  },
): Promise<IssuedIntent | Refused> {
  const pack = await packOnSale(db, asked.packTypeId);
  if (pack === undefined) return refused('pack-type-unknown');
  if (!pack.isActive || pack.drawn === undefined || isFreePrice(pack.price))
    return refused('pack-not-for-sale');
  const amount = toBaseUnits(pack.price, asked.decimals);
  if (!amount.ok) throw new Error(`pack type ${pack.id} has the price ${pack.price}`);
  const open = and(
    eq(purchaseIntents.wallet, asked.wallet),
    gt(purchaseIntents.expiresAt, asked.now),
    isNotNull(purchaseIntents.nextSweepAt),
  );
  const [standing] = await db.select({ intents: count() }).from(purchaseIntents).where(open);
  if ((standing?.intents ?? 0) >= MOST_OPEN) return refused('too-many-intents');
  const seed = asked.entropy.bytes(32, 'pack-seed');
  const [intent] = await db
    .insert(purchaseIntents)
    .values({
      id: newId(asked.entropy),
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
    .returning();
  if (intent === undefined) throw new Error('an insert returned nothing');
  return { intent, packHash: pack.drawn.packHash };
}
