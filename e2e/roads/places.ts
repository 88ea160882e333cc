/** Named places of the product, and the boxes in each that must lie alike in every engine. */
import type { Door } from '../door.ts';
import type { Box } from './boxes.ts';
import { PATIENCE_MS } from './engine.ts';

/** CSS selectors by the name of what they match; of several elements, the first eight count. */
const PLACES = {
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
  // Its cards come from the wallet's signature, which differs from one visit to the next; where the ways lie depends on how many kinds there are.
  'bought pack': { buttons: '.opening-buttons' },
  binder: {
    header: '.site-header',
    title: 'h1',
    tools: '.filter-bar',
    head: '.binder-head',
    binder: '.binder',
    pockets: '.pocket',
    pager: '.binder-paging',
  },
  card: { window: '[role=dialog]', face: '[role=dialog] .card', title: '[role=dialog] h2' },
  builder: {
    title: 'h1',
    filters: '.builder-filters',
    // Not the card: the one under the mouse is raised, and which that is after a scroll differs between engines.
    tiles: '.tile',
    deck: '.builder-deck',
    counts: '.builder-counts',
    actions: '.builder-actions',
    lines: '[data-line]',
  },
  decks: { title: 'h1', deck: 'article' },
  table: {
    bar: '.table-bar',
    mat: '.mat',
    'opponent’s side': '.side-opponent',
    'your side': '.side-you',
    'opponent’s piles': '.side-opponent .cell',
    'your piles': '.side-you .cell',
    Pokémon: '[data-pokemon]',
    hand: '.hand',
    'hand’s cards': '[data-hand-card]',
    prompt: '.prompt',
    pad: '.pad',
    log: '.log',
  },
  ending: { window: '[role=dialog]', buttons: '.ending-buttons :is(button, a)' },
  replay: {
    title: 'h1',
    mat: '.mat',
    controls: '[aria-label="Replay controls"]',
    log: '.replay-log',
  },
  admin: { title: 'h1', tabs: '[role=tab]', panel: '[role=tabpanel]' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export type PlaceName = keyof typeof PLACES;

/** What a place need not have in every state or at every width. Anything else that is missing is a selector that matches nothing. */
const MAY_LACK: Partial<Record<PlaceName, readonly string[]>> = {
  // The free pack is shown as a whole; after a card alone there is nowhere to go yet.
  opening: ['stage', 'cards', 'ways'],
  // A phone shows the deck or the collection.
  builder: ['filters', 'tiles', 'deck', 'counts', 'lines'],
  // Before the first turn.
  table: ['Pokémon', 'hand’s cards'],
};

type Look = { readonly [name: string]: string };

const PAUSE_MS = 120;

/** Measures boxes from the window's corner, in CSS pixels, at the top of the page once pictures and faces have loaded and nothing moves. */
export async function measure(page: Door, place: PlaceName): Promise<Readonly<Record<string, Box>>> {
  const selectors: Look = PLACES[place];
  let last = '';
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const boxes = await page.evaluate(boxesOf, selectors);
    const now = JSON.stringify(boxes);
    if (boxes !== null && now === last) {
      const lacking = Object.keys(selectors).filter(
        (name) => !Object.keys(boxes).some((each) => each === name || each === `${name} 1`),
      );
      const unexpected = lacking.filter((name) => !MAY_LACK[place]?.includes(name));
      if (unexpected.length > 0) throw new Error(`«${place}» has no ${unexpected.join(', no ')}`);
      return boxes;
    }
    last = now;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`«${place}» never comes to rest`);
}

/** Runs in the page; `null` while something is still loading. */
function boxesOf(selectors: Look): Record<string, Box> | null {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  // Chromium's driver scrolls a card that lies at the edge into sight, the others do not.
  for (const row of document.querySelectorAll('.hand, .hand *')) row.scrollLeft = 0;
  // Two looks see the same while the first frame of a movement is still being drawn.
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  if (document.getAnimations().some(isMoving)) return null;
  const isAwaited = (picture: HTMLImageElement) => {
    const { top, bottom } = picture.getBoundingClientRect();
    // The browser may not load a picture outside the window yet.
    return !picture.complete && top < innerHeight && bottom > 0;
  };
  // Before the first layout a page awaits no face, and its status is «loaded» with none.
  const hasFace = [...document.fonts].some(
    ({ family, status }) => /^"?Nunito Sans"?$/.test(family) && status === 'loaded',
  );
  if (!hasFace || document.fonts.status !== 'loaded' || [...document.images].some(isAwaited)) return null;
  const boxes: Record<string, Box> = {};
  for (const [name, selector] of Object.entries(selectors)) {
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    found.slice(0, 8).forEach((each, place) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      boxes[found.length > 1 ? `${name} ${place + 1}` : name] = { left, top, width, height };
    });
  }
  return boxes;
}

/** Runs in the page: what is misplaced in this engine alone, without comparing it with another. */
export function misplaced(): string[] {
  const visible = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const wrong: string[] = [];

  if (innerWidth >= 1000)
    for (const side of visible('.side')) {
      const piles = visible('.cell', side);
      piles.forEach((pile, place) => {
        const one = pile.getBoundingClientRect();
        for (const other of piles.slice(place + 1)) {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const across = Math.min(one.right, right) - Math.max(one.left, left);
          const along = Math.min(one.bottom, bottom) - Math.max(one.top, top);
          if (across > 1 && along > 1) wrong.push(`«${pile.textContent}» lies over «${other.textContent}»`);
        }
      });
    }

  if (visible('.card-beside').length > 0)
    for (const heading of visible('.log-heading'))
      if (getComputedStyle(heading).position === 'sticky')
        wrong.push(`«${heading.textContent}» of the log sticks through the card that is looked at`);

  if (innerWidth === 1440 && innerHeight === 900) {
    for (const binder of visible('.binder'))
      if (binder.getBoundingClientRect().height > innerHeight)
        wrong.push('the binder is higher than the window');
    for (const pager of visible('.binder-paging'))
      if (pager.getBoundingClientRect().bottom > innerHeight) wrong.push('the binder’s pager is cut');
  }
  for (const pocket of visible('.pocket')) {
    const { width, height, bottom } = pocket.getBoundingClientRect();
    if (Math.abs(width / height - 63 / 88) > 0.01) wrong.push(`a pocket is ${width} by ${height} pixels`);
    for (const card of visible('.pocket-card', pocket)) {
      const by = card.getBoundingClientRect().bottom - bottom;
      if (by > 0.5) wrong.push(`«${card.textContent}» sticks ${by} pixels out of its pocket`);
    }
  }

  // WebKit cuts a line's height down to whole pixels; on a card all is drawn to the card's width.
  for (const each of visible('body :not(.card, .card *)')) {
    const isRead = [...each.childNodes].some(
      ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
    );
    const { fontSize, lineHeight } = getComputedStyle(each);
    if (isRead && !/^\d+px$/.test(lineHeight))
      wrong.push(`a line of «${each.className || each.tagName}» is ${lineHeight} high, its text ${fontSize}`);
  }
  return [...new Set(wrong)];
}
