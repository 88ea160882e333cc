/** Looks on the chain for unreported burns, by the references of open intents: a burn is never lost. */
import { signaturesForReference } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import type { Address } from '@solana/kit';
import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { burnersOf } from './burners.ts';
import type { Intent } from './intents.ts';
import { mentionsAnywhere } from './mentions.ts';
import { GRACE_S } from './paymentTimes.ts';
import { type RecordDeps, recordBurn } from './record.ts';
import { purchaseIntents, purchases } from './tables.ts';

/** Intents looked at in one round, and how many at a time. */
const BATCH = 50;
const LANES = 8;
/** Anybody may mention a reference that was seen, before its burn and after it: of many mentions one look takes so many. */
const MENTIONS_AT_EACH_END = 15;
const MENTIONS_BETWEEN = 20;
/** A node may index a burn late: the search goes on this long after the last moment a burn could count. */
const SEARCH_ON_S = 6 * 24 * 3600;
/** An unpaid offer costs its wallet nothing and us some forty looks; each hour for a week, it would be two hundred. */
const LONGEST_PAUSE_MS = 6 * 3600_000;

export type SweepDeps = RecordDeps & {
  firstPauseMs: number;
  onError(error: unknown, intentId: string): void;
};
/** `isFull`: there is more to look at than one round takes. */
export type SweepReport = { looked: number; recorded: number; failed: number; isFull: boolean };

/**
 * One round. Claiming an intent moves its next look forward at once, so that several servers share the work and
 * a server that dies here loses nothing: the intent comes up again. A look that fails is soon repeated.
 */
export async function sweep(deps: SweepDeps): Promise<SweepReport> {
  const claimed = await claim(deps);
  const report: SweepReport = { looked: 0, recorded: 0, failed: 0, isFull: claimed.length === BATCH };
  const queue = [...claimed];
  const lane = async () => {
    for (let intent = queue.shift(); intent !== undefined; intent = queue.shift()) {
      try {
        // Not `+= await`: other lanes count meanwhile.
        const recorded = await sweepIntent(deps, intent);
        report.recorded += recorded;
        report.looked += 1;
      } catch (error) {
        report.failed += 1;
        deps.onError(error, intent.id);
        await recheckSoon(deps, intent);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return report;
}

async function claim({ db, now, firstPauseMs }: SweepDeps): Promise<Intent[]> {
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

/**
 * The chain did not answer: this was no look, so it counts for nothing. What was paid meanwhile, by this look (whose COMMIT
 * was not answered) or by a report, is looked for no more.
 */
async function recheckSoon({ db, now, firstPauseMs }: SweepDeps, intent: Intent): Promise<void> {
  const payment = db
    .select()
    .from(purchases)
    .where(and(eq(purchases.wallet, intent.wallet), eq(purchases.intentId, intent.id)));
  await db
    .update(purchaseIntents)
    .set({ sweeps: intent.sweeps - 1, nextSweepAt: new Date(now() + firstPauseMs) })
    .where(
      and(
        eq(purchaseIntents.wallet, intent.wallet),
        eq(purchaseIntents.id, intent.id),
        // A payment takes the next look away; after the last one there is none to take.
        intent.nextSweepAt === null ? notExists(payment) : isNotNull(purchaseIntents.nextSweepAt),
      ),
    );
}

/** Anyone may mention a reference, so every burn that carries it is verified, for the wallet that burned. */
async function sweepIntent(deps: SweepDeps, intent: Intent): Promise<number> {
  let recorded = 0;
  const reference = intent.reference as Address;
  // One endpoint's «nothing» is asked again later, by itself; behind the last look no other follows.
  const mentions =
    intent.nextSweepAt === null
      ? await mentionsAnywhere(deps.chain, reference)
      : await signaturesForReference(deps.chain.rpc, reference);
  for (const { signature } of mentionsToLookAt(mentions, intent.sweeps)) {
    const burners = await burnersOf(deps, signature, intent.reference);
    if (typeof burners === 'string') throw new Error(`the chain mentions ${signature} but does not show it`);
    for (const wallet of burners.known) {
      const asked = { signature, wallet, packTypeId: intent.packTypeId, by: 'sweep' as const };
      const result = await recordBurn(deps, asked);
      if (!isRefusal(result) && result.isNew) recorded += 1;
    }
  }
  return recorded;
}

/**
 * The oldest and the newest mentions at every look, and another part of those between at each, so that after enough looks
 * every one was seen. `look` counts them, from 1.
 */
export function mentionsToLookAt<Mention>(mentions: readonly Mention[], look: number): Mention[] {
  const between = mentions.slice(MENTIONS_AT_EACH_END, -MENTIONS_AT_EACH_END);
  if (between.length <= MENTIONS_BETWEEN) return [...mentions];
  const from = ((look - 1) * MENTIONS_BETWEEN) % between.length;
  return [
    ...mentions.slice(0, MENTIONS_AT_EACH_END),
    ...mentions.slice(-MENTIONS_AT_EACH_END),
    ...between.slice(from, from + MENTIONS_BETWEEN),
  ];
}
