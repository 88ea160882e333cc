/** Where a message is least in the way: in the corner, or on a phone at the end, that covers the fewest buttons and links. */
import type { Clock } from '../platform/clock.ts';

/** In the order in which they are taken where they cover the same. */
const TOAST_SPOTS = ['bottom', 'top', 'bottomLeft', 'topLeft', 'raised'] as const;
export type ToastSpot = (typeof TOAST_SPOTS)[number];
export type CoveredBand = { top: number; bottom: number; left: number; right: number };
/** `weight`: how many others it stands for; one without. */
export type ToastTarget = CoveredBand & { weight?: number };

/** What must not be missed (`data-keep-clear`) is never covered for the sake of buttons. */
const KEEP_CLEAR = 100;

const covers = (band: CoveredBand, { top, bottom, left, right }: CoveredBand) =>
  bottom > band.top && top < band.bottom && right > band.left && left < band.right;

/**
 * @param bands what the message would cover in each spot that there is, in pixels of the window
 * @param now where it stands, and stays unless another spot is better
 */
export function calmestSpot(
  bands: Readonly<Partial<Record<ToastSpot, CoveredBand>>>,
  targets: readonly ToastTarget[],
  now: ToastSpot = 'bottom',
): ToastSpot {
  const covered = (spot: ToastSpot) => {
    const band = bands[spot];
    return band === undefined
      ? Number.POSITIVE_INFINITY
      : targets.filter((target) => covers(band, target)).reduce((sum, { weight = 1 }) => sum + weight, 0);
  };
  return TOAST_SPOTS.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best), now);
}

/** Clear of the header above and, on a phone, of the navigation below. */
const PHONE = { top: 72, bottom: 76, raised: 192, side: 12 };
const DESK = { top: 112, bottom: 24, raised: 136, side: 24 };

/**
 * Where a message of that size would lie: on a phone it takes the whole width, so that there are no corners. Raised it lies
 * over the keys that a window has along its foot.
 */
export function bandsIn(
  window: { readonly innerWidth: number; readonly innerHeight: number },
  { width, height }: { readonly width: number; readonly height: number },
  isPhone: boolean,
): Partial<Record<ToastSpot, CoveredBand>> {
  const edge = isPhone ? PHONE : DESK;
  const above = { top: edge.top, bottom: edge.top + height };
  const end = window.innerHeight - edge.bottom;
  const below = { top: end - height, bottom: end };
  const overKeys = window.innerHeight - edge.raised;
  const right = { left: window.innerWidth - edge.side - width, right: window.innerWidth - edge.side };
  // A window zoomed to four times its size has no such place.
  const raised = overKeys < height ? {} : { raised: { top: overKeys - height, bottom: overKeys, ...right } };
  if (isPhone) return { bottom: { ...below, ...right }, top: { ...above, ...right }, ...raised };
  const left = { left: edge.side, right: edge.side + width };
  return {
    bottom: { ...below, ...right },
    top: { ...above, ...right },
    bottomLeft: { ...below, ...left },
    topLeft: { ...above, ...left },
    ...raised,
  };
}

const openDialogs = (page: Document) => [...page.querySelectorAll('[role="dialog"]')];

/**
 * What a person may want to press right now, or must not miss: in the dialog on top if one is open, else on the screen. A dim
 * button is none, but where a row of keys is kept clear, they are lit one after another.
 */
export function pressableTargets(page: Document): ToastTarget[] {
  const dialog = openDialogs(page).at(-1);
  const scopes = dialog === undefined ? [...page.querySelectorAll('header, main')] : [dialog];
  return scopes
    .flatMap((scope) => [
      ...scope.querySelectorAll('button, a[href], input, select, textarea, [data-keep-clear]'),
    ])
    .filter((element) => element.getAttribute('aria-disabled') !== 'true')
    .map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const place = { top, bottom, left, right };
      return element.hasAttribute('data-keep-clear') ? { ...place, weight: KEEP_CLEAR } : place;
    });
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

/** Reports when a dialog comes, goes or changes its size, or something comes into the header; the returned function ends that. */
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
  // A line about the network stands in the header with a button of its own.
  for (const header of page.querySelectorAll('header'))
    comings.observe(header, { childList: true, subtree: true });
  look();
  return () => {
    comings.disconnect();
    sizes.disconnect();
  };
}
