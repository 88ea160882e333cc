/** Where a message stands in nobody's way: at the top or at the bottom, whichever covers fewer buttons and links. */
import type { Clock } from '../platform/clock.ts';

export type ToastSpot = 'top' | 'bottom';
type Band = { top: number; bottom: number; left: number; right: number };

const covers = (band: Band, { top, bottom, left, right }: Band) =>
  bottom > band.top && top < band.bottom && right > band.left && left < band.right;

/**
 * @param bands what the message would cover, in pixels of the window
 * @param now where it stands, and stays unless the other spot is better
 */
export function calmerSpot(
  bands: Record<ToastSpot, Band>,
  targets: readonly Band[],
  now: ToastSpot = 'bottom',
): ToastSpot {
  const covered = (spot: ToastSpot) => targets.filter((target) => covers(bands[spot], target)).length;
  const other = now === 'top' ? 'bottom' : 'top';
  return covered(other) < covered(now) ? other : now;
}

const openDialogs = (page: Document) => [...page.querySelectorAll('[role="dialog"]')];

/** What a person may want to press right now: in the dialog on top if one is open, else on the screen. */
export function pressableTargets(page: Document): Band[] {
  const scope = openDialogs(page).at(-1) ?? page.querySelector('main');
  return [...(scope?.querySelectorAll('button, a[href], input') ?? [])].map((element) =>
    element.getBoundingClientRect(),
  );
}

/** Runs something once nothing has stirred for a while. */
export function whenCalm(clock: Clock, ms: number, run: () => void) {
  let cancel = () => {};
  return {
    stir() {
      cancel();
      cancel = clock.after(ms, run);
    },
    stop: () => cancel(),
  };
}

/** Tells when a dialog comes, goes or changes its size; the returned function ends that. */
export function watchDialogs(page: Document, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  const look = () => {
    sizes.disconnect();
    for (const dialog of openDialogs(page)) sizes.observe(dialog);
  };
  const comings = new MutationObserver(() => {
    look();
    onChange();
  });
  // Dialogs are put right into the body.
  comings.observe(page.body, { childList: true });
  look();
  return () => {
    comings.disconnect();
    sizes.disconnect();
  };
}
