/**
 * Notices between servers: hints that something may be new. They are published after the commit, and nothing lives in them
 * alone: one that is lost is found by a look that comes by itself.
 */
import type { BusNotice, Line, OpenLine } from './line.ts';

export type Publisher = {
  /**
   * Notifies the subscribers of a topic, on every server. To be called after the commit. Waits for nothing and never throws: a
   * notice that does not get away is counted and logged.
   */
  publish(topic: string, note?: string): void;
};

export type Bus = Publisher & {
  /**
   * Calls `subscriber` at every notice of that topic, with its note, until the returned function is called. An empty note says
   * only that there may be something new: so does a line that was lost and is back.
   */
  on(topic: string, subscriber: (note: string) => void): () => void;
  readonly line: Pick<Line, 'kind' | 'isUp'>;
  close(): Promise<void>;
};

/** What becomes of notices, for figures and the log. */
export type BusWatch = {
  onSent(): void;
  onReceived(): void;
  onLost(err: unknown, count: number): void;
  /** A subscriber threw; the others get the notice. */
  onSubscriberFailed(err: unknown, topic: string): void;
};

const UNWATCHED: BusWatch = { onSent() {}, onReceived() {}, onLost() {}, onSubscriberFailed() {} };

export async function openBus(open: OpenLine, watch: BusWatch = UNWATCHED): Promise<Bus> {
  const subscribers = new Map<string, Set<(note: string) => void>>();

  const notify = ({ topic, note }: BusNotice): void => {
    for (const subscriber of [...(subscribers.get(topic) ?? [])]) {
      try {
        subscriber(note);
      } catch (err) {
        watch.onSubscriberFailed(err, topic);
      }
    }
  };

  const line = await open({
    onNotice(notice) {
      watch.onReceived();
      notify(notice);
    },
    onBack() {
      for (const topic of [...subscribers.keys()]) notify({ topic, note: '' });
    },
    onLost: watch.onLost,
  });

  return {
    line,
    publish(topic, note = '') {
      const notice = { topic, note };
      watch.onSent();
      // The publisher goes on first: its caller is answered before subscribers are notified.
      setImmediate(notify, notice);
      line.send(notice);
    },
    on(topic, subscriber) {
      const all = subscribers.get(topic) ?? new Set();
      if (all.size === 0) line.watch(topic);
      subscribers.set(topic, all.add(subscriber));
      return () => {
        if (!all.delete(subscriber) || all.size > 0) return;
        subscribers.delete(topic);
        line.unwatch(topic);
      };
    },
    async close() {
      subscribers.clear();
      await line.close();
    },
  };
}
