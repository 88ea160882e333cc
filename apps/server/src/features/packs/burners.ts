/** Finds which wallets burned in a transaction, of those that ever connected here and of others. */
import { fetchBurnTransaction, readBurns } from '@pokesol/chain';
import type { Signature } from '@solana/kit';
import { inArray } from 'drizzle-orm';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { wallets } from '../auth/index.ts';

export type Burners = { readonly known: readonly string[]; readonly strangers: readonly string[] };

/** With a reference, only of burns that carry it: anybody may mention one. */
export async function burnersOf(
  { db, chain }: { readonly db: Queryable; readonly chain: Chain },
  signature: Signature,
  reference?: string,
): Promise<Burners | 'not-found' | 'unreachable'> {
  const tx = await fetchBurnTransaction(chain.rpc, signature);
  if (tx === 'unreachable' || tx === 'not-found') return tx;
  const burners = readBurns(tx, chain)
    .filter(
      ({ extraAccounts }) => reference === undefined || extraAccounts.some((each) => each === reference),
    )
    .map(({ authority }) => authority as string);
  const all = [...new Set(burners)];
  const known = new Set(await connected(db, all));
  return {
    known: all.filter((each) => known.has(each)),
    strangers: all.filter((each) => !known.has(each)),
  };
}

async function connected(db: Queryable, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .select({ address: wallets.address })
    .from(wallets)
    .where(inArray(wallets.address, [...addresses]));
  return rows.map(({ address }) => address);
}
