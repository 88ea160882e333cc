/** Buses for tests: one without subscribers, and one whose line to others the test cuts. */
import type { Publisher } from '../../src/platform/bus/bus.ts';
import type { OpenLine } from '../../src/platform/bus/line.ts';

export const UNHEARD: Publisher = { publish() {} };

/** Takes every notice and brings none. */
export const LOSING_LINE: OpenLine = async () => ({
  kind: 'memory',
  isUp: () => true,
  watch() {},
  unwatch() {},
  send() {},
  close: async () => {},
});
