/** Battles as they stand, streams that are open, and how long AIs think. */
import { isRefusal } from '@pokesol/engine';
import { BATTLE_RULES, OPPONENT_LEVELS } from '@pokesol/protocol';
import { count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { LONGEST_READ_MS, readBriefly } from '../../platform/db/databaseMetrics.ts';
import type { Streams } from '../../platform/http/eventStreams.ts';
import type { Metrics, SetFigure } from '../../platform/metrics/metrics.ts';
import { readAtMost } from '../../platform/metrics/readAtMost.ts';
import type { Thinker } from './ai/aiTurn.ts';
import type { ThinkersUse } from './ai/thinkers.ts';
import { battles } from './tables.ts';

/** Open ones are found by an index; to count the others reads the table. */
const OPEN_EVERY_MS = 10_000;
const ALL_EVERY_MS = 60_000;
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const LABELS = { mode: battles.mode.enumValues, rules: BATTLE_RULES };

export function battleMetrics(
  metrics: Metrics,
  { db, now, streams }: { db: Db; now: () => number; streams: Streams },
): void {
  const { mode, rules, status } = battles;
  const longestMs = LONGEST_READ_MS;
  const open = readAtMost({
    read: () =>
      db.select({ mode, rules, count: count() }).from(battles).where(eq(status, 'open')).groupBy(mode, rules),
    everyMs: OPEN_EVERY_MS,
    longestMs,
    now,
  });
  const all = readAtMost({
    read: () =>
      readBriefly(db, async (tx) =>
        tx.select({ mode, rules, status, count: count() }).from(battles).groupBy(mode, rules, status),
      ),
    everyMs: ALL_EVERY_MS,
    longestMs,
    now,
  });
  metrics.gauge({
    name: 'pokesol_battles_open',
    help: 'Battles that are played now, on all servers of the database.',
    labels: LABELS,
    read: async (set) => {
      const rows = await open();
      if (rows === undefined) return;
      for (const each of LABELS.mode) for (const by of LABELS.rules) set({ mode: each, rules: by }, 0);
      for (const row of rows) set({ mode: row.mode, rules: row.rules ?? '' }, row.count);
    },
  });
  metrics.gauge({
    name: 'pokesol_battles',
    help: 'All battles by how they stand, counted at most once a minute.',
    labels: { ...LABELS, state: status.enumValues },
    read: async (set) => {
      for (const row of (await all()) ?? [])
        set({ mode: row.mode, rules: row.rules ?? '', state: row.status }, row.count);
    },
  });
  metrics.gauge({
    name: 'pokesol_streams_open',
    help: 'Streams that this server holds open, of battles and of pages without one.',
    read: (set) => set({}, streams.count()),
  });
}

/** The same thinker, with its times measured. */
export function timedThinker(metrics: Metrics, thinker: Thinker): Thinker {
  const level = OPPONENT_LEVELS;
  const took = metrics.histogram({
    name: 'pokesol_ai_turn_duration_seconds',
    help: 'Time until a turn of an AI was thought out, waiting for a thread included.',
    labels: { level, rules: BATTLE_RULES },
    buckets: SECONDS,
  });
  const failed = metrics.counter({
    name: 'pokesol_ai_turns_failed_total',
    help: 'Turns of AIs that ended because thinking failed.',
    labels: { level, rules: BATTLE_RULES },
  });
  // An alert counts failures from 0 on.
  for (const each of level) for (const rules of BATTLE_RULES) failed({ level: each, rules }, 0);
  return async (turn, asker) => {
    const begunAt = performance.now();
    const thought = await thinker(turn, asker);
    if (isRefusal(thought)) return thought;
    const which = { level: turn.level, rules: turn.rules };
    took(which, (performance.now() - begunAt) / 1000);
    if (thought.some(({ error }) => error !== undefined)) failed(which);
    return thought;
  };
}

/** The threads that think, and the queue for them. */
export function thinkersMetrics(metrics: Metrics, use: () => ThinkersUse): void {
  const figure = (name: string, help: string, read: (now: ThinkersUse) => number): void =>
    metrics.gauge({ name, help, read: (set: SetFigure) => set({}, read(use())) });
  figure('pokesol_ai_threads', 'Threads that may think at once.', ({ threads }) => threads);
  figure('pokesol_ai_threads_busy', 'Threads that think now.', ({ busy }) => busy);
  figure('pokesol_ai_queue_length', 'Turns that wait for a thread.', ({ waiting }) => waiting);
  figure('pokesol_ai_queue_limit', 'Turns that may wait; one more is refused.', (now) => now.mostWaiting);
  figure(
    'pokesol_ai_queue_wait_seconds',
    'How long the turn waits that waits longest.',
    ({ longestWaitMs }) => longestWaitMs / 1000,
  );
  figure('pokesol_ai_turns_turned_away', 'Turns that found the queue full.', ({ turnedAway }) => turnedAway);
  figure('pokesol_ai_threads_lost', 'Threads that broke or thought too long.', ({ lost }) => lost);
}
