/** Finds something in a part of the page, now or when it comes. */

/** It may come with code and data of its own: after this long the page stops waiting. */
const WAIT_MS = 10_000;

/** Returns what ends the wait. */
export function whenThere(
  part: HTMLElement,
  selector: string,
  then: (found: HTMLElement) => void,
): () => void {
  const find = () => part.querySelector<HTMLElement>(selector);
  const here = find();
  if (here !== null) {
    then(here);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const found = find();
    if (found === null) return;
    stop();
    then(found);
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(part, { childList: true, subtree: true });
  return stop;
}
