/** Whether the product runs on this Node, and whether that one still gets security fixes. */
import { type Check, ok, warn, wrong } from './finding.ts';

/** The first version that the product runs on of each major, and the month in which its fixes end. Later majors count as the last. */
const SUPPORTED = [
  { major: 20, minor: 19, until: '2026-04' },
  { major: 22, minor: 12, until: '2027-04' },
  { major: 24, minor: 0, until: '2028-04' },
  { major: 26, minor: 0, until: '2029-04' },
] as const;
const NEWEST = SUPPORTED[3];
const BEST = 24;

/** `now`: in Unix milliseconds. */
export const checkNode = (version: string, now = Date.now()): Check => ({
  about: 'node',
  run: async () => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const found = major > NEWEST.major ? NEWEST : SUPPORTED.find((each) => each.major === major);
    if (found === undefined || (major === found.major && minor < found.minor))
      return [wrong('node', `${version} is none that this server runs on. Install Node ${BEST}.`)];
    const isOver = major === found.major && new Date(now).toISOString().slice(0, 7) > found.until;
    return isOver
      ? [
          warn(
            'node',
            `${version} works, but gets no security fixes any more (since ${found.until}). Install Node ${BEST}.`,
          ),
        ]
      : [ok('node', version)];
  },
});
