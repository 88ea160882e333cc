/**
 * What the door by WebDriver does inside a page: finds places as Playwright does (by its own code, which `ivya` offers apart),
 * reads them, and keeps what goes wrong. Bundled into one file, which the server of the roads gives to each page before anything
 * else.
 */
import { Ivya } from 'ivya';
import { getAriaDisabled, isElementVisible } from 'ivya/utils';
import { watchPolicy } from '../complaints.ts';

const eyes = Ivya.create({ browser: 'webkit', testIdAttribute: 'data-testid' });

const all = (selector: string): HTMLElement[] =>
  eyes
    .queryLocatorSelectorAll(selector)
    .filter((each) => each instanceof HTMLElement || each instanceof SVGElement) as HTMLElement[];

/** Throws where there is none, or several. */
function one(selector: string): HTMLElement {
  const found = all(selector);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} places are «${selector}»`);
  return only;
}

type Point = { readonly x: number; readonly y: number };

/** The middle of what can be pressed now. Throws where it is hidden, disabled, or lies below something else. */
function target(selector: string): Point {
  const element = one(selector);
  if (!isElementVisible(element)) throw new Error(`«${selector}» is not visible`);
  if (getAriaDisabled(element)) throw new Error(`«${selector}» is disabled`);
  const middle = (): Point => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) };
  };
  const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (!isInside(middle())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const point = middle();
  const hit = document.elementFromPoint(point.x, point.y);
  if (!isAt(element, hit))
    throw new Error(`«${selector}» lies below ${hit === null ? 'nothing' : eyes.previewNode(hit)}`);
  aimedAt = element;
  isMissed = false;
  return point;
}

/** What the next press is meant for. */
let aimedAt: HTMLElement | undefined;
let isMissed = false;

const isAt = (element: HTMLElement, hit: EventTarget | null): boolean =>
  hit instanceof Node && (element.contains(hit) || (element.closest('label')?.contains(hit) ?? false));

/** A page that moves between the aim and the press takes it somewhere else: there nothing of it arrives. */
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

/** Whether the press that is over was in vain. */
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

/** They outlive the page: a road leads through several. */
function keepComplaints(): void {
  const keep = (text: string) => sessionStorage.setItem(KEPT, JSON.stringify([...complaints(), text]));
  const write = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    keep(said.map(String).join(' '));
    write(...said);
  };
  addEventListener('error', ({ message, filename, lineno }) => keep(`${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${reason}`));
}

const IN_PAGE = {
  ...{ all, one, target, missed, typedIn, complaints },
  isVisible: (selector: string): boolean => all(selector).some(isElementVisible),
};
export type InPage = typeof IN_PAGE;

keepComplaints();
guardPresses();
watchPolicy();
Object.assign(window, { roads: IN_PAGE });
