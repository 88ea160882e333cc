/** Finds what a pasted text names: a wallet, a transaction, a purchase, an offer, a battle, a pack type, or nothing of ours. */
import type { SupportFound } from '@pokesol/protocol';
import { isAddress, isSignature } from '@solana/kit';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { wallets } from '../auth/index.ts';
import { packTypes, purchaseIntents, purchases } from '../packs/index.ts';
import { battlesById } from './battles.ts';
import { purchaseLine } from './lists.ts';

type FindDeps = { readonly db: Queryable; readonly chain: Pick<Chain, 'mint'>; readonly now: () => number };

/** Also of the address of a page that shows it, such as an explorer's: its parts are looked at, the last one first. */
export async function find(deps: FindDeps, text: string): Promise<SupportFound> {
  const whole = await findOne(deps, text);
  if (whole.kind !== 'unreadable') return whole;
  const parts = text.split(/[^\w.-]+/).filter((part) => part !== '' && part !== text);
  for (const part of parts.reverse()) {
    // A short word in an address is no pack type that an admin looks for.
    const found = part.length < SHORTEST_ID ? undefined : await findOne(deps, part);
    if (found !== undefined && found.kind !== 'unreadable') return found;
  }
  return whole;
}

const SHORTEST_ID = 32;
const isId = (text: string): boolean => z.uuid().safeParse(text).success;

async function findOne(deps: FindDeps, text: string): Promise<SupportFound> {
  if (isId(text)) return byId(deps.db, text.toLowerCase());
  if (isSignature(text)) return bySignature(deps, text);
  if (isAddress(text)) return byAddress(deps, text);
  const [type] = await deps.db
    .select({ id: packTypes.id, name: packTypes.name })
    .from(packTypes)
    .where(eq(packTypes.id, text));
  return type === undefined ? { kind: 'unreadable' } : { kind: 'pack-type', ...type };
}

async function byAddress({ db, chain }: FindDeps, address: string): Promise<SupportFound> {
  if (address === chain.mint) return { kind: 'unknown', as: 'token', text: address };
  const [wallet] = await db
    .select({ wallet: wallets.address })
    .from(wallets)
    .where(eq(wallets.address, address));
  if (wallet !== undefined) return { kind: 'wallet', ...wallet };
  const [offer] = await db
    .select({ id: purchaseIntents.id })
    .from(purchaseIntents)
    .where(eq(purchaseIntents.reference, address));
  if (offer !== undefined) return byId(db, offer.id);
  return { kind: 'unknown', as: 'address', text: address };
}

async function bySignature({ db, now }: FindDeps, signature: string): Promise<SupportFound> {
  const rows = await db
    .select({ purchase: purchases, packName: packTypes.name })
    .from(purchases)
    .innerJoin(packTypes, eq(packTypes.id, purchases.packTypeId))
    .where(eq(purchases.transactionSignature, signature))
    .orderBy(desc(purchases.createdAt), desc(purchases.id));
  const [first, second] = rows;
  if (first === undefined) return { kind: 'unknown', as: 'transaction', text: signature };
  if (second === undefined) return { kind: 'purchase', id: first.purchase.id };
  const at = new Date(now());
  const lines = rows.map(({ purchase, packName }) => purchaseLine(purchase, packName, at));
  return { kind: 'transaction', signature, purchases: lines };
}

/** An offer that was paid is found as its purchase. */
async function byId(db: Queryable, id: string): Promise<SupportFound> {
  const [purchase] = await db.select({ id: purchases.id }).from(purchases).where(eq(purchases.id, id));
  if (purchase !== undefined) return { kind: 'purchase', ...purchase };
  const [offer] = await db
    .select({ id: purchaseIntents.id, paidBy: purchases.id })
    .from(purchaseIntents)
    .leftJoin(
      purchases,
      and(eq(purchases.wallet, purchaseIntents.wallet), eq(purchases.intentId, purchaseIntents.id)),
    )
    .where(eq(purchaseIntents.id, id));
  if (offer !== undefined) return { kind: 'purchase', id: offer.paidBy ?? offer.id };
  const [battle] = await battlesById(db, [id]);
  return battle === undefined ? { kind: 'unknown', as: 'id', text: id } : { kind: 'battle', battle };
}
