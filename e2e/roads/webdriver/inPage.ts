/**
 * The WebDriver implementation's part inside a page: finds places as Playwright does (`ivya` is Playwright's own code as a package),
 * reads them, and records errors. It is bundled into one file, which the roads' server loads into each page before anything else.
 */
import { Ivya } from 'ivya';
import { getAriaDisabled, isElementVisible } from 'ivya/utils';
import { watchPage } from '../complaints.ts';

const eyes = Ivya.create({ browser: 'webkit', testIdAttribute: 'data-testid' });

const all = (selector: string): HTMLElement[] =>
  eyes
    .queryLocatorSelectorAll(selector)
    .filter((each) => each instanceof HTMLElement || each instanceof SVGElement) as HTMLElement[];

/** The only element that matches. Throws when there is none or several. */
function one(selector: string): HTMLElement {
  const found = all(selector);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} places are «${selector}»`);
  return only;
}

type Point = { readonly x: number; readonly y: number };

/** The centre of an element that can be pressed now. Throws when it is hidden, disabled or covered by another. */
function target(selector: string): Point {
  const element = one(selector);
  if (!isElementVisible(element)) throw new Error(`«${selector}» is not visible`);
  if (getAriaDisabled(element)) throw new Error(`«${selector}» is disabled`);
  const middle = (): Point => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) };
  };
  const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const hitAt = ({ x, y }: Point) => document.elementFromPoint(x, y);
  // Something may lie over the end of a row that scrolls.
  if (!isInside(middle()) || !isAt(element, hitAt(middle())))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const point = middle();
  const hit = hitAt(point);
  if (!isAt(element, hit))
    throw new Error(`«${selector}» lies below ${hit === null ? 'nothing' : eyes.previewNode(hit)}`);
  aimedAt = element;
  isMissed = false;
  return point;
}

/** The target of the next press. */
let aimedAt: HTMLElement | undefined;
let isMissed = false;

const isAt = (element: HTMLElement, hit: EventTarget | null): boolean =>
  hit instanceof Node && (element.contains(hit) || (element.closest('label')?.contains(hit) ?? false));

/** When the page moves between aiming and pressing, the press would hit another element: this stops its events. */
function guardPresses(): void {
  const guard = (event: Event) => {
    if (aimedAt === undefined) return;
    if (event.type === 'pointerdown') isMissed = !isAt(aimedAt, event.target);
    if (!isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, guard, { capture: true });
}

/** Whether the last press missed its target. */
function missed(): boolean {
  aimedAt = undefined;
  return isMissed;
}

function typedIn(selector: string): string {
  const field = one(selector);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
    return field.value;
  throw new Error(`«${selector}» has no value`);
}

const KEPT = 'roads.complaints';
const complaints = (): string[] => JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');

/** Stores complaints in a way that outlives the page: a road visits several. */
function keepComplaints(): void {
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const keep = (text: string) => {
    // WebKit cancels the parts that are still on their way when a road opens another page.
    if (isLeft && text.startsWith('NotLoadedError')) return;
    sessionStorage.setItem(KEPT, JSON.stringify([...complaints(), text]));
  };
  const write = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    keep(said.map(String).join(' '));
    write(...said);
  };
  addEventListener('error', ({ message, filename, lineno }) => keep(`${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${reason}`));
}

const IN_PAGE = {
  all,
  one,
  target,
  missed,
  typedIn,
  complaints,
  isVisible: (selector: string): boolean => all(selector).some(isElementVisible),
};
export type InPage = typeof IN_PAGE;

keepComplaints();
guardPresses();
watchPage();
Object.assign(window, { roads: IN_PAGE });
