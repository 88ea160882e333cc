/** The proof of a pack: everything its draw depended on, for anyone to repeat it. */
import type { ProofAnswer } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { plainDefinition, soldDefinition } from './packTypes.ts';
import { restoredSpanOf } from './restores.ts';
import { purchases } from './tables.ts';

/** Before the opening the seed and the cards are missing: they would tell what is in the pack. */
export async function packProofOf(db: Db, id: string): Promise<ProofAnswer | undefined> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  if (row === undefined) return undefined;
  const { definition, packHash } = await soldDefinition(db, row.packTypeId, row.version);
  return {
    purchaseId: row.id,
    packTypeId: row.packTypeId,
    version: row.version,
    seedHash: row.seedHash,
    ...(row.drawn === null ? {} : { seed: row.seed }),
    committedBeforePayment: row.intentId !== null,
    ...(row.restoreId !== null && { restored: await restoredSpanOf(db, row.restoreId) }),
    transactionSignature: row.transactionSignature,
    packHash,
    definition: plainDefinition(definition),
    cards: row.drawn ?? [],
  };
}
