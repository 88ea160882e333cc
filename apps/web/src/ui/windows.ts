/** Knows which windows are open: Escape is for the last of them, also while a message lies above it. */

const open: (() => void)[] = [];

/** `dismiss` is what Escape does to the window while it is open; the answer is called when it closes. */
export function openWindow(dismiss: () => void): () => void {
  open.push(dismiss);
  return () => void open.splice(open.lastIndexOf(dismiss), 1);
}

/** Does to the last window what Escape does; whether there was one. */
export function escapeWindow(): boolean {
  const last = open.at(-1);
  last?.();
  return last !== undefined;
}
