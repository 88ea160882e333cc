/** Whether this Node still gets security fixes. */
import { type Check, ok, warn, wrong } from './finding.ts';

/** The oldest that the product starts on, and the oldest that is kept. */
const OLDEST = 20;
const KEPT = 24;

export const checkNode = (version: string): Check => ({
  about: 'node',
  run: async () => {
    const major = Number(version.split('.')[0]);
    if (major < OLDEST)
      return [wrong('node', `${version} is too old for this server. Install Node ${KEPT}.`)];
    if (major < KEPT)
      return [
        warn(
          'node',
          `${version} works, but gets no security fixes any more (20 since April 2026). Install Node ${KEPT}.`,
        ),
      ];
    return [ok('node', version)];
  },
});
