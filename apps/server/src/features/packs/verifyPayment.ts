/** Judges whether a burn pays for one pack, promised by an intent or not, and what would be bought with it. */
import { toBaseUnits, type VerifiedBurn, verifyBurn } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import { seedHash } from '@pokesol/packs';
import { isFreePrice } from '@pokesol/protocol';
import type { Address } from '@solana/kit';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { Intent } from './intents.ts';
import { packOnSale } from './packTypes.ts';
import type { ObservedPayment, Payment } from './payment.ts';
import { CLOCK_SKEW_S, GRACE_S } from './paymentTimes.ts';
import { type Restore, restoreAround, spanOf } from './restores.ts';

/** A burn that nothing was promised for must be this fresh. */
const UNPROMISED_BURN_S = 3600;

export type VerifyDeps = { db: Db; chain: Chain; now: () => number; entropy: Entropy };

/** What was promised to the wallet that burned: its pack at its price, even if neither is on sale any more. */
export function verifyAgainstIntent(
  chain: Chain,
  seen: ObservedPayment,
  intent: Intent,
): Payment | CallRefusal {
  const burn = verify(chain, seen, {
    amount: intent.amount,
    reference: intent.reference,
    notBefore: Math.floor(intent.createdAt.getTime() / 1000) - CLOCK_SKEW_S,
    notAfter: Math.ceil(intent.expiresAt.getTime() / 1000) + GRACE_S,
  });
  if (isRefusal(burn)) return burn;
  const { packTypeId, version, price, amount, seed, seedHash } = intent;
  return { burn, intentId: intent.id, restoreId: null, packTypeId, version, price, amount, seed, seedHash };
}

export type Unpromised = {
  packTypeId: string;
  /** The one that it carries although it was promised to another wallet, or for another payment: it promises nothing any more. */
  reference: string | null;
  /** The restore that lost the offer of that reference. */
  lostBy?: Restore;
};

/**
 * A burn that nothing was promised for buys a pack that is on sale, at today's price, and within the hour; one around a
 * restore at any time, since what was known of it may be what the restore lost.
 */
export async function verifyWithoutIntent(
  { db, chain, now, entropy }: VerifyDeps,
  seen: ObservedPayment,
  { packTypeId, reference, lostBy }: Unpromised,
): Promise<Payment | CallRefusal> {
  const pack = await packOnSale(db, packTypeId);
  if (pack === undefined) return refused('pack-type-unknown');
  if (!pack.isActive || pack.drawn === undefined || isFreePrice(pack.price))
    return refused('pack-not-for-sale');
  const price = toBaseUnits(pack.price, chain.decimals);
  if (isRefusal(price)) throw new Error(`pack type ${pack.id} has the price ${pack.price}`);
  const today = Math.floor(now() / 1000);
  const fresh = { from: today - UNPROMISED_BURN_S, to: today + CLOCK_SKEW_S };
  const isOld = Number(seen.tx.blockTime ?? today) < fresh.from;
  const restore = lostBy ?? (isOld ? await restoreAround(db, seen.tx.blockTime) : undefined);
  const span = restore === undefined ? fresh : spanOf(restore);
  const burn = verify(chain, seen, {
    amount: price.amount,
    reference,
    notBefore: span.from,
    notAfter: span.to,
  });
  if (isRefusal(burn)) return burn;
  const { id, version } = pack;
  return {
    burn,
    intentId: null,
    restoreId: restore?.id ?? null,
    packTypeId: id,
    version,
    price: pack.price,
    amount: price.amount,
    ...newSeed(entropy),
  };
}

/** Made after the payment was seen: the proof says that it was not promised before. */
function newSeed(entropy: Entropy) {
  const seed = entropy.bytes(32, 'pack-seed');
  return { seed: seed.toString('hex'), seedHash: seedHash(seed) };
}

function verify(
  chain: Chain,
  seen: ObservedPayment,
  expect: { amount: bigint; reference: string | null; notBefore: number; notAfter: number },
): VerifiedBurn | CallRefusal {
  const verdict = verifyBurn(seen.tx, {
    signature: seen.signature,
    wallet: seen.wallet as Address,
    mint: chain.mint,
    tokenProgram: chain.tokenProgram,
    decimals: chain.decimals,
    amount: expect.amount,
    reference: expect.reference as Address | null,
    notBefore: expect.notBefore,
    notAfter: expect.notAfter,
  });
  if (!isRefusal(verdict)) return verdict.burn;
  const { code: reason, params, retry } = verdict;
  return {
    ...(retry ? refused('burn-not-found-yet', { retryAfterSeconds: 5 }) : refused('burn-refused')),
    reason,
    ...(params && { params }),
  };
}
