/** Lets a screen hear of the back button before the router does: the first to listen is the first to be told. */

type BackGuard = (event: PopStateEvent) => void;

let guard: BackGuard | undefined;

/** Called once, before anything is rendered: listeners of the window are told in the order in which they came. */
export function watchBack(target: Window): void {
  target.addEventListener('popstate', (event) => guard?.(event));
}

/** Stopping the event keeps everybody else from hearing of it. Returns what ends the watch. */
export function guardBack(watch: BackGuard): () => void {
  guard = watch;
  return () => {
    if (guard === watch) guard = undefined;
  };
}
