/** Runs something once the page has nothing better to do; the answer takes it back. Safari knows no idle callbacks. */
const IDLE_WITHIN_MS = 1_500;
const WITHOUT_CALLBACKS_MS = 200;

export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, WITHOUT_CALLBACKS_MS);
  return () => clearTimeout(timer);
}
