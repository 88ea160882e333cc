/** Buttons that have just lit are deaf for a moment: a press that was meant for what stood there before does nothing. */
import { type Clock, DEAF_MS } from '../../platform/clock.ts';

export function createFreshButtons(clock: Clock) {
  let lit: ReadonlySet<string> | undefined;
  const deaf = new Map<string, () => void>();
  return {
    /** What is lit from now on. What is lit from the very beginning was not meant for anything before it. */
    light(names: readonly string[]) {
      const before = lit ?? new Set(names);
      lit = new Set(names);
      for (const [name, cancel] of deaf)
        if (!lit.has(name)) {
          cancel();
          deaf.delete(name);
        }
      for (const name of names) {
        if (before.has(name)) continue;
        deaf.set(
          name,
          clock.after(DEAF_MS, () => deaf.delete(name)),
        );
      }
    },
    acceptsPress: (name: string) => lit?.has(name) === true && !deaf.has(name),
  };
}
