/** Wake-ups between servers of one database: who waits for a topic hears when anybody, anywhere, wakes it. */
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

export const WAKE_CHANNEL = 'pokesol_wakes';

/** Receives the channel's payloads until it is stopped. After a lost connection it may miss some. */
export type Listen = (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;

export type Wakes = {
  /** Calls `hear` at every wake-up of that topic, with its note, until the returned function is called. */
  on(topic: string, hear: (note: string) => void): () => void;
  close(): Promise<void>;
};

/**
 * The expression that wakes a topic when its statement's transaction commits, and not before. A topic has no space in
 * it; what the note says is between who wakes and who hears.
 */
export const wakeUp = (topic: string, note = '') =>
  sql`pg_notify(${WAKE_CHANNEL}, ${note === '' ? topic : `${topic} ${note}`})`;

export const wake = async (db: Db, topic: string): Promise<void> => {
  await db.execute(sql`select ${wakeUp(topic)}`);
};

export async function openWakes(listen: Listen): Promise<Wakes> {
  const hearers = new Map<string, Set<(note: string) => void>>();
  const stop = await listen(WAKE_CHANNEL, (payload) => {
    const [topic = '', note = ''] = payload.split(' ');
    for (const hear of hearers.get(topic) ?? []) hear(note);
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
