/** How much room is left where the data folder lies: PGlite and the local chain write there. */
import { statfs } from 'node:fs/promises';
import type { Metrics } from '../metrics/metrics.ts';
import { readAtMost } from '../metrics/readAtMost.ts';

const EVERY_MS = 10_000;
const LONGEST_MS = 1_000;

export function diskMetrics(metrics: Metrics, dir: string, now: () => number): void {
  const read = readAtMost({ read: () => statfs(dir), everyMs: EVERY_MS, longestMs: LONGEST_MS, now });
  metrics.gauge({
    name: 'pokesol_data_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR, for a user who is not root.',
    read: async (set) => {
      const disk = await read();
      if (disk !== undefined) set({}, disk.bavail * disk.bsize);
    },
  });
  metrics.gauge({
    name: 'pokesol_data_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR.',
    read: async (set) => {
      const disk = await read();
      if (disk !== undefined) set({}, disk.blocks * disk.bsize);
    },
  });
}
