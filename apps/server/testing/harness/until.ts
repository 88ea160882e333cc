/** Waits for a condition itself, or for a word of the test, however slow the machine is: the test's own time is the only limit. */
import { setTimeout as pause } from 'node:timers/promises';

export { pause };

const LOOK_MS = 5;

export async function until(isSo: () => boolean | Promise<boolean>, lookMs = LOOK_MS): Promise<void> {
  while (!(await isSo())) await pause(lookMs);
}

/** `opened` resolves when the test calls `open`. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
