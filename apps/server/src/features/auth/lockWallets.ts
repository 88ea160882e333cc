/** Lets one transaction at a time count what a wallet has before it adds to it. */
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { wallets } from './tables.ts';

/**
 * Waits until no other transaction holds one of these wallets, and holds them until its own ends; always in one order, so
 * that two of them never wait for each other. Rows that only name a wallet may be added meanwhile.
 */
export async function lockWallets(tx: Tx, addresses: readonly string[]): Promise<void> {
  await tx
    .select({ address: wallets.address })
    .from(wallets)
    .where(inArray(wallets.address, [...addresses]))
    .orderBy(asc(wallets.address))
    .for('no key update');
}
