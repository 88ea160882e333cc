/** Notifications between servers of one database: a listener of a topic is called when any server notifies it. */
import { sql } from 'drizzle-orm';
import type { Listen, Queryable } from './database.ts';

export const NOTIFICATION_CHANNEL = 'pokesol_wakes';

export type NotificationBus = {
  /**
   * Calls `hear` at every notification of that topic, with its note, until the returned function is called. An empty note says
   * only that there may be something new: so does a connection that was lost and is back.
   */
  on(topic: string, hear: (note: string) => void): () => void;
  close(): Promise<void>;
};

/** What is sent over the channel to notify a topic. */
export const noticeOf = (topic: string, note = ''): string => (note === '' ? topic : `${topic} ${note}`);

/**
 * Notifies a topic when the transaction commits, and not before. A topic has no space in it; what the note says is between who
 * notifies and who hears.
 */
export const notify = async (db: Queryable, topic: string, note = ''): Promise<void> => {
  await db.execute(sql`select pg_notify(${NOTIFICATION_CHANNEL}, ${noticeOf(topic, note)})`);
};

export async function openNotificationBus(listen: Listen): Promise<NotificationBus> {
  const hearers = new Map<string, Set<(note: string) => void>>();
  const stop = await listen(NOTIFICATION_CHANNEL, {
    onNotice(payload) {
      const [topic = '', note = ''] = payload.split(' ');
      for (const hear of [...(hearers.get(topic) ?? [])]) hear(note);
    },
    onBack() {
      for (const hear of [...hearers.values()].flatMap((all) => [...all])) hear('');
    },
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
