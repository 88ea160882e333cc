/** Named places of the product, and the boxes in each that lie alike in every engine. */
import type { Door } from '../door.ts';
import type { Box } from './boxes.ts';

/** CSS selectors by the name of what they find; of several elements, the first six. */
export const PLACES = {
  store: {
    header: '.site-header',
    name: '.app-mark-name',
    navigation: '.main-nav, .bottom-nav',
    title: 'h1',
    packs: '.pack-card',
  },
  opening: {
    stage: '.opening-stage',
    cards: '.opening-stage li',
    buttons: '.opening-buttons',
    ways: '.opening-ways',
  },
  binder: {
    header: '.site-header',
    title: 'h1',
    tools: '.filter-bar',
    head: '.binder-head',
    binder: '.binder',
    pockets: '[data-pocket]',
    pager: '.pager',
  },
  card: { window: '[role=dialog]', face: '[role=dialog] .card', title: '[role=dialog] h2' },
  builder: {
    title: 'h1',
    filters: '.builder-filters',
    tiles: '.builder-panel li',
    deck: '.builder-deck',
    counts: '.builder-counts',
    actions: '.builder-actions',
    lines: '[data-line]',
  },
  decks: { title: 'h1', deck: 'article' },
  table: {
    bar: '.table-bar',
    mat: '.mat',
    'opponent’s half': '.half-opponent',
    'your half': '.half-you',
    'opponent’s side': '.side-opponent',
    'your side': '.side-you',
    Pokémon: '[data-pokemon]',
    hand: '.hand',
    'hand’s cards': '[data-hand-card]',
    prompt: '.prompt',
    pad: '.pad',
    log: '.log',
  },
  ending: { window: '[role=dialog]', buttons: '[role=dialog] :is(button, a)' },
  replay: {
    title: 'h1',
    mat: '.mat',
    controls: '[aria-label="Replay controls"]',
    log: '.replay-log',
  },
  admin: { title: 'h1', tabs: '[role=tab]', panel: '[role=tabpanel]' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export type PlaceName = keyof typeof PLACES;

type Look = { readonly [name: string]: string };

/** Waits until nothing moves any more, then measures, in CSS pixels from the window's corner. */
export async function measure(page: Door, place: PlaceName): Promise<Readonly<Record<string, Box>>> {
  const selectors: Look = PLACES[place];
  let last = '';
  for (let look = 0; look < 50; look += 1) {
    const boxes = await page.evaluate(boxesOf, selectors);
    const now = JSON.stringify(boxes);
    if (now === last) return boxes;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  throw new Error(`«${place}» never comes to rest`);
}

/** Runs in the page. */
function boxesOf(selectors: Look): Record<string, Box> {
  const boxes: Record<string, Box> = {};
  for (const [name, selector] of Object.entries(selectors)) {
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    found.slice(0, 6).forEach((each, place) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      boxes[found.length > 1 ? `${name} ${place + 1}` : name] = { left, top, width, height };
    });
  }
  return boxes;
}
