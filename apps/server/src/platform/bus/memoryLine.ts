/** Carries notices between buses of one process: for a database that only this process has. */
import type { LineEnds, OpenLine } from './line.ts';

/** All lines that are opened with it get each other's notices. */
export function memoryLines(): OpenLine {
  const all = new Set<LineEnds>();
  return async (own) => {
    all.add(own);
    return {
      kind: 'memory',
      isUp: () => true,
      watch() {},
      unwatch() {},
      send(notice) {
        for (const other of all)
          if (other !== own) setImmediate(() => all.has(other) && other.onNotice(notice));
      },
      async close() {
        all.delete(own);
      },
    };
  };
}
