/** Wake-ups between servers of one database: who waits for a topic hears when anybody, anywhere, wakes it. */
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

export const WAKE_CHANNEL = 'pokesol_wakes';

/** Receives the channel's payloads until it is stopped. After a lost connection it may miss some. */
export type Listen = (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;

export type Wakes = {
  /** Calls `hear` at every wake-up of that topic until the returned function is called. */
  on(topic: string, hear: () => void): () => void;
  close(): Promise<void>;
};

/** The expression that wakes a topic when its statement's transaction commits, and not before. */
export const wakeUp = (topic: string) => sql`pg_notify(${WAKE_CHANNEL}, ${topic})`;

export const wake = async (db: Db, topic: string): Promise<void> => {
  await db.execute(sql`select ${wakeUp(topic)}`);
};

export async function openWakes(listen: Listen): Promise<Wakes> {
  const hearers = new Map<string, Set<() => void>>();
  const stop = await listen(WAKE_CHANNEL, (topic) => {
    for (const hear of hearers.get(topic) ?? []) hear();
  });
  return {
    on(topic, hear) {
      const all = hearers.get(topic) ?? new Set();
      hearers.set(topic, all.add(hear));
      return () => {
        all.delete(hear);
        if (all.size === 0 && hearers.get(topic) === all) hearers.delete(topic);
      };
    },
    close: stop,
  };
}
