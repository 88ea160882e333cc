/** Lets one transaction at a time count what a wallet has before it adds to it. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { wallets } from './tables.ts';

/** Waits until no other transaction holds the wallet, and holds it until its own ends. Rows that only name it may be added meanwhile. */
export async function lockWallet(tx: Tx, address: string): Promise<void> {
  await tx
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.address, address))
    .for('no key update');
}
