/** Waits for a condition itself, however slow the machine is: the test's own time is the only limit. */
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 5;

export async function until(isSo: () => boolean | Promise<boolean>, lookMs = LOOK_MS): Promise<void> {
  while (!(await isSo())) await pause(lookMs);
}
