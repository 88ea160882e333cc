/** Notices that wait to be sent over a line that sends several at once: the newest, as many as a line that is away may hold up. */
import type { BusNotice } from './line.ts';

/** More than this wait only for a line that is away, and a hint grows old. */
const MOST_WAITING = 1_000;
/** In one statement. */
const MOST_AT_ONCE = 200;

export type PendingNotices = {
  /** Answers how many had to go for it. */
  add(notice: BusNotice): number;
  take(): readonly BusNotice[];
  /** Those taken last did not get away and are tried again. Answers how many had to go for them. */
  putBack(taken: readonly BusNotice[]): number;
  readonly count: number;
};

export function pendingNotices(): PendingNotices {
  let waiting: BusNotice[] = [];
  const dropped = (): number => {
    const over = Math.max(0, waiting.length - MOST_WAITING);
    waiting = waiting.slice(over);
    return over;
  };
  return {
    add(notice) {
      waiting.push(notice);
      return dropped();
    },
    take: () => waiting.splice(0, MOST_AT_ONCE),
    putBack(taken) {
      waiting = [...taken, ...waiting];
      return dropped();
    },
    get count() {
      return waiting.length;
    },
  };
}
