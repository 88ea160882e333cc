/** Where a message stands in nobody's way: at the top or at the bottom, whichever covers fewer buttons and links. */

export type ToastSpot = 'top' | 'bottom';
type Band = { top: number; bottom: number; left: number; right: number };

const covers = (band: Band, { top, bottom, left, right }: Band) =>
  bottom > band.top && top < band.bottom && right > band.left && left < band.right;

/** @param bands what the message would cover, in pixels of the window; a tie goes to the bottom */
export function calmerSpot(bands: Record<ToastSpot, Band>, targets: readonly Band[]): ToastSpot {
  const covered = (spot: ToastSpot) => targets.filter((target) => covers(bands[spot], target)).length;
  return covered('top') < covered('bottom') ? 'top' : 'bottom';
}

/** What a person may want to press right now: in the open dialog if there is one, else on the screen. */
export function pressableTargets(page: Document): Band[] {
  const dialog = page.querySelector('[role="dialog"]');
  const scope = dialog ?? page.querySelector('main');
  return [...(scope?.querySelectorAll('button, a[href], input') ?? [])].map((element) =>
    element.getBoundingClientRect(),
  );
}
