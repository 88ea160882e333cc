/**
 * Notices between servers: hints that something may be new. They are published after the commit, and nothing lives in them
 * alone: one that is lost is found by a look that comes by itself.
 */
import type { BusNotice, Line, OpenLine } from './line.ts';

export type Publisher = {
  /**
   * Tells the hearers of a topic, on every server. To be called after the commit. Waits for nothing and never throws: a
   * notice that does not get away is counted and logged.
   */
  publish(topic: string, note?: string): void;
};

export type Bus = Publisher & {
  /**
   * Calls `hear` at every notice of that topic, with its note, until the returned function is called. An empty note says
   * only that there may be something new: so does a line that was lost and is back.
   */
  on(topic: string, hear: (note: string) => void): () => void;
  readonly line: Pick<Line, 'kind' | 'isUp'>;
  close(): Promise<void>;
};

/** What becomes of notices, for figures and the log. */
export type BusWatch = {
  onSent(): void;
  onHeard(): void;
  onLost(err: unknown, count: number): void;
  /** A hearer threw; the others hear. */
  onHearerFailed(err: unknown, topic: string): void;
};

const UNWATCHED: BusWatch = { onSent() {}, onHeard() {}, onLost() {}, onHearerFailed() {} };

export async function openBus(open: OpenLine, watch: BusWatch = UNWATCHED): Promise<Bus> {
  const hearers = new Map<string, Set<(note: string) => void>>();

  const tell = ({ topic, note }: BusNotice): void => {
    for (const hear of [...(hearers.get(topic) ?? [])]) {
      try {
        hear(note);
      } catch (err) {
        watch.onHearerFailed(err, topic);
      }
    }
  };

  const line = await open({
    onNotice(notice) {
      watch.onHeard();
      tell(notice);
    },
    onBack() {
      for (const topic of [...hearers.keys()]) tell({ topic, note: '' });
    },
    onLost: watch.onLost,
  });

  return {
    line,
    publish(topic, note = '') {
      const notice = { topic, note };
      watch.onSent();
      // The publisher goes on first: its caller is answered before others are told.
      setImmediate(tell, notice);
      line.send(notice);
    },
    on(topic, hear) {
      const all = hearers.get(topic) ?? new Set();
      if (all.size === 0) line.watch(topic);
      hearers.set(topic, all.add(hear));
      return () => {
        if (!all.delete(hear) || all.size > 0) return;
        hearers.delete(topic);
        line.unwatch(topic);
      };
    },
    async close() {
      hearers.clear();
      await line.close();
    },
  };
}
