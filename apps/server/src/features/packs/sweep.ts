/** Looks on the chain for burns that nobody reported, by the references of open intents: a burn is never lost. */
import { signaturesForReference } from '@pokesol/chain';
import type { Address } from '@solana/kit';
import { eq, inArray, sql } from 'drizzle-orm';
import { isRefused } from '../../platform/http/refusal.ts';
import type { Intent } from './intents.ts';
import { GRACE_S, type RecordDeps, recordBurn } from './record.ts';
import { purchaseIntents } from './tables.ts';

/** Intents looked at in one round. */
const BATCH = 50;
/** A node may index a burn late: the search goes on this long after the last moment a burn could count. */
const SEARCH_ON_S = 6 * 24 * 3600;
const LONGEST_PAUSE_MS = 3600_000;

export type SweepReport = { looked: number; recorded: number };

/**
 * One round. Claiming an intent moves its next look forward at once, so that several servers share the work and
 * a server that dies here loses nothing: the intent comes up again.
 */
export async function sweep(deps: RecordDeps & { firstPauseMs: number }): Promise<SweepReport> {
  const claimed = await claim(deps);
  let recorded = 0;
  for (const intent of claimed) recorded += await sweepIntent(deps, intent);
  return { looked: claimed.length, recorded };
}

async function claim({ db, now, firstPauseMs }: RecordDeps & { firstPauseMs: number }): Promise<Intent[]> {
  const at = new Date(now()).toISOString();
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: purchaseIntents.id })
      .from(purchaseIntents)
      .where(sql`${purchaseIntents.nextSweepAt} <= ${at}::timestamptz`)
      .orderBy(purchaseIntents.nextSweepAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const pauseMs = sql`least(${firstPauseMs} * power(2, least(${purchaseIntents.sweeps}, 30)), ${LONGEST_PAUSE_MS})`;
    const lastLook = sql`${purchaseIntents.expiresAt} + make_interval(secs => ${GRACE_S + SEARCH_ON_S})`;
    return tx
      .update(purchaseIntents)
      .set({
        sweeps: sql`${purchaseIntents.sweeps} + 1`,
        nextSweepAt: sql`case when ${at}::timestamptz > ${lastLook} then null
          else ${at}::timestamptz + make_interval(secs => ${pauseMs} / 1000.0) end`,
      })
      .where(
        inArray(
          purchaseIntents.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** Anyone may mention a reference, so every hit is verified and the first that passes counts. */
async function sweepIntent(deps: RecordDeps, intent: Intent): Promise<number> {
  const hits = await signaturesForReference(deps.chain.rpc, intent.reference as Address);
  for (const { signature } of hits) {
    const result = await recordBurn(deps, {
      signature,
      wallet: intent.wallet,
      packTypeId: intent.packTypeId,
      attempts: 1,
    });
    if (!isRefused(result)) {
      await deps.db
        .update(purchaseIntents)
        .set({ nextSweepAt: null })
        .where(eq(purchaseIntents.id, intent.id));
      return result.isNew ? 1 : 0;
    }
  }
  return 0;
}
