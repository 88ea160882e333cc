/** What is sold and what is owed: purchases by state, how long the oldest waits, and what the sweep found. */
import { count, eq, isNotNull, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { LONGEST_READ_MS, readBriefly } from '../../platform/db/databaseMetrics.ts';
import type { Metrics, SetFigure } from '../../platform/metrics/metrics.ts';
import { readAtMost } from '../../platform/metrics/readAtMost.ts';
import type { SweepReport } from './sweep.ts';
import { purchaseIntents, purchases } from './tables.ts';

/** By indexes. To count all purchases reads their table. */
const OLDEST_EVERY_MS = 5_000;
const ALL_EVERY_MS = 60_000;

type Deps = { db: Db; now: () => number };
type Waiting = Awaited<ReturnType<typeof readWaiting>>;

export function packMetrics(metrics: Metrics, { db, now }: Deps): void {
  const longestMs = LONGEST_READ_MS;
  const waiting = readAtMost({
    read: () => readWaiting(db),
    everyMs: OLDEST_EVERY_MS,
    longestMs,
    now,
  });
  const all = readAtMost({
    read: () =>
      readBriefly(db, async (tx) =>
        tx
          .select({ state: purchases.status, count: count(), oldest: min(purchases.createdAt) })
          .from(purchases)
          .groupBy(purchases.status),
      ),
    everyMs: ALL_EVERY_MS,
    longestMs,
    now,
  });
  const figure = (name: string, help: string, of: (found: Waiting) => number): void =>
    metrics.gauge({
      name,
      help,
      read: async (set: SetFigure) => {
        const found = await waiting();
        if (found !== undefined) set({}, of(found));
      },
    });
  const age = (at: Date | null): number =>
    at === null ? 0 : Math.max(0, now() - new Date(at).getTime()) / 1000;

  metrics.gauge({
    name: 'pokesol_purchases',
    help: 'Purchases by state, counted at most once a minute: confirmed ones are paid and not opened.',
    labels: { state: purchases.status.enumValues },
    read: async (set) => {
      const rows = await all();
      if (rows === undefined) return;
      for (const state of purchases.status.enumValues) set({ state }, 0);
      for (const row of rows) set({ state: row.state }, row.count);
    },
  });
  metrics.gauge({
    name: 'pokesol_purchase_oldest_unopened_age_seconds',
    help: 'Age of the oldest pack that is paid and not opened; its owner may keep it so.',
    read: async (set) => {
      const rows = await all();
      if (rows !== undefined) set({}, age(rows.find(({ state }) => state === 'confirmed')?.oldest ?? null));
    },
  });
  figure(
    'pokesol_purchase_oldest_unsettled_age_seconds',
    'Age of the oldest purchase whose burn the chain may still drop; 0 when there is none.',
    ({ unsettled }) => age(unsettled),
  );
  figure('pokesol_intents_open', 'Offers whose burn is still looked for, paid or not.', ({ open }) => open);
  figure(
    'pokesol_intent_oldest_open_age_seconds',
    'Age of the oldest offer whose burn is still looked for; unpaid ones are given up after a week.',
    ({ oldest }) => age(oldest),
  );
  figure(
    'pokesol_intent_longest_overdue_seconds',
    'By how long the most overdue look for a burn is late; 0 when none is.',
    ({ due }) => age(due),
  );
}

async function readWaiting(db: Db) {
  const [intents] = await db
    .select({
      open: count(),
      oldest: min(purchaseIntents.createdAt),
      due: min(purchaseIntents.nextSweepAt),
    })
    .from(purchaseIntents)
    .where(isNotNull(purchaseIntents.nextSweepAt));
  const [confirmed] = await db
    .select({ unsettled: min(purchases.createdAt) })
    .from(purchases)
    // As its index says it.
    .where(eq(purchases.finality, sql.raw("'confirmed'")));
  const { open = 0, oldest = null, due = null } = intents ?? {};
  return { open, oldest, due, unsettled: confirmed?.unsettled ?? null };
}

/** A look that failed is repeated soon, by any server: one that met no failure for so long is taken to look again. */
const FAILING_MS = 60_000;

/** To be called with the report of each round of the sweep. */
export function sweepMetrics(metrics: Metrics, now: () => number): (report: SweepReport) => void {
  const rounds = metrics.counter({
    name: 'pokesol_sweep_rounds_total',
    help: 'Rounds that looked for unreported burns.',
  });
  const looks = metrics.counter({
    name: 'pokesol_sweep_looks_total',
    help: 'Offers looked for on the chain, by whether it answered.',
    labels: { outcome: ['looked', 'failed'] },
  });
  const recorded = metrics.counter({
    name: 'pokesol_sweep_recorded_total',
    help: 'Purchases that the sweep found, unreported until then.',
  });
  looks({ outcome: 'looked' }, 0);
  looks({ outcome: 'failed' }, 0);
  let lastSuccess = now();
  let lastFailure = Number.NEGATIVE_INFINITY;
  metrics.gauge({
    name: 'pokesol_sweep_last_success_timestamp_seconds',
    help: 'When a round ended in which no look failed; the start of the server until one did.',
    read: (set) => set({}, lastSuccess / 1000),
  });
  return (report) => {
    rounds({});
    looks({ outcome: 'looked' }, report.looked);
    looks({ outcome: 'failed' }, report.failed);
    recorded({}, report.recorded);
    if (report.failed > 0) lastFailure = now();
    // With nothing to look at, a round says nothing of whether looks succeed.
    else if (report.looked > 0 || now() - lastFailure > FAILING_MS) lastSuccess = now();
  };
}
