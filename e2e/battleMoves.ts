/** Makes the moves of a chosen battle in the page: by mouse, by taps, or by keyboard alone. */
import { expect, type Locator } from '@playwright/test';
import type { CardNo } from '@pokesol/engine';
import type { BattleAnswer, PlayerActionJson } from '@pokesol/protocol';
import { movesOf, type OpeningName } from '@pokesol/server/testing';
import { attack, battleId, call, endTurn, play, question, settle, skipAnimation } from './battlePages.ts';
import type { Door, Spot } from './door.ts';

/** How a player presses what is on the screen, and ends an animation. */
export type Way = {
  press(target: Spot): Promise<void>;
  /** Acts on a Pokémon that may be chosen; a finger points at it first. */
  choose?(target: Spot): Promise<void>;
  skip(page: Door): Promise<void>;
  /** The one card that is taken out of a pile is the answer at its first click. */
  readonly takesAtOnce?: boolean;
};

export const BY_MOUSE: Way = {
  press: (target) => target.click(),
  takesAtOnce: true,
  skip: skipAnimation,
};

export const BY_TAPS: Way = {
  press: (target: Locator) => target.tap(),
  async choose(target: Locator) {
    if ((await target.getAttribute('data-pointed')) === null) await target.tap();
    await expect(target).toHaveAttribute('data-pointed');
    await target.tap();
  },
  skip: skipAnimation,
};

export const BY_KEYBOARD: Way = {
  async press(target) {
    await tabTo(target);
    // A button that has just changed is deaf for a moment.
    await expect.poll(() => target.getAttribute('aria-disabled')).not.toBe('true');
    // So is a window that has just opened.
    await target
      .page()
      .locator('.ignore-early-clicks[aria-disabled="true"]')
      .first()
      .waitFor({ state: 'detached' });
    await target.page().keyboard.press('Enter');
  },
  skip: (page) => page.keyboard.press('Escape'),
};

const MOST_ROUNDS = 12;
const MOST_ARROWS = 40;

/**
 * Presses Tab, or Shift and Tab, until the target has the focus, or the part of the table, the row of tabs or the builder's tiles
 * that contains it: from there it uses the arrows. Throws when they never reach the target.
 */
export async function tabTo(target: Spot): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const stops = await target.evaluate(stopsTo);
    if (stops === 0) break;
    for (let stop = 0; stop < Math.abs(stops); stop += 1)
      await keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  }
  await arrowsTo(target);
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Towards the target by where things lie; an arrow that was of no use at some place is not tried there again. */
async function arrowsTo(target: Spot): Promise<void> {
  const { keyboard } = target.page();
  const tried = new Set<string>();
  for (let press = 0; press < MOST_ARROWS; press += 1) {
    const way = await target.evaluate(arrowsFromFocus);
    const arrow = way?.arrows.find((each) => !tried.has(`${way.from} ${each}`));
    if (way === null || arrow === undefined) return;
    tried.add(`${way.from} ${arrow}`);
    await keyboard.press(arrow);
  }
}

/** Runs in the page: the arrows from the focus to this element, the likeliest first; `null` where none leads there. */
function arrowsFromFocus(target: Element): { from: string; arrows: string[] } | null {
  const { activeElement } = document;
  if (activeElement === null || activeElement === target) return null;
  if (target.closest('[data-tab-stop], [role=tablist], .virtual-list:has([data-tile])') === null) return null;
  const middle = (each: Element) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [from, to] = [middle(activeElement), middle(target)];
  const across = to.x > from.x ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = to.y > from.y ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] =
    Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? [across, along] : [along, across];
  const arrows = [first[0], second[0], second[1], first[1]].filter((each) => each !== undefined);
  return { from: `${from.x} ${from.y}`, arrows };
}

/** Runs in the page: how many stops of the Tab key lie between the focus and this element, or its part of the table. */
function stopsTo(element: Element): number {
  const { activeElement } = document;
  const part = element.closest('[data-tab-stop], [role=tablist], .virtual-list:has([data-tile])');
  if (activeElement === element || part?.contains(activeElement)) return 0;
  const stopOfPart = [...(part?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    ({ tabIndex }) => tabIndex === 0,
  );
  const target = stopOfPart ?? element;
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]'),
  ].filter(
    (each) =>
      each.tabIndex >= 0 &&
      // Of a group of radio buttons the key stops at the chosen one alone.
      !each.matches(':disabled, input[type="radio"]:not(:checked)') &&
      each.checkVisibility(),
  );
  if (activeElement === null || activeElement === document.body) return 1;
  const isAhead = isBefore(activeElement, target);
  const [from, to] = isAhead ? [activeElement, target] : [target, activeElement];
  const between = stops.filter(
    (each) => each !== activeElement && isBefore(from, each) && isBefore(each, to),
  );
  return (between.filter((each) => each !== target).length + 1) * (isAhead ? 1 : -1);
}

export const readBattle = (page: Door) =>
  call<BattleAnswer<'classic'>>(page, 'GET', `/api/battles/${battleId(page)}`);

/** Does one allowed action on the screen. */
async function perform(
  page: Door,
  { view }: BattleAnswer<'classic'>,
  action: PlayerActionJson<'classic'>,
  { press, choose = press }: Way,
): Promise<void> {
  const card = (no: CardNo) => page.locator(`[data-hand-card="${no}"]`);
  const pokemon = (id: number) => page.locator(`[data-pokemon="${id}"]`);
  switch (action.type) {
    case 'play':
      await press(card(action.card));
      // The key plays to the active place as long as that is free.
      return press(
        action.to === 'bench' && view.you.active === null
          ? page.locator('[data-slot=bench][data-target]').first()
          : play(page),
      );
    case 'attach':
      await press(card(action.card));
      return choose(pokemon(action.pokemon));
    case 'trainer':
      await press(card(action.card));
      return action.target === null ? press(play(page)) : choose(pokemon(action.target));
    case 'promote':
      return choose(pokemon(action.pokemon));
    case 'attack':
      return press(attack(page));
    case 'endTurn':
      return press(endTurn(page));
    case 'choose':
      return answer(page, view, action.cards, press);
    case 'concede':
      throw new Error('no player is advised to give up');
  }
}

async function answer(
  page: Door,
  view: BattleAnswer<'classic'>['view'],
  cards: readonly CardNo[],
  press: Way['press'],
): Promise<void> {
  const aside = page.getByRole('button', { name: 'Answer the question' });
  await question(page).or(aside).waitFor();
  if (await aside.count()) await press(aside);
  if (view.choice?.kind === 'orderCards') await putInOrder(page, view.choice.cards, cards, press);
  else for (const card of cards) await press(question(page).locator(`[data-choice-card="${card}"]`));
  await press(question(page).locator('[data-answer]'));
}

/** From the top on, each card is moved up to its place. */
async function putInOrder(
  page: Door,
  given: readonly CardNo[],
  wanted: readonly CardNo[],
  press: Way['press'],
): Promise<void> {
  const order = [...given];
  for (const [place, card] of wanted.entries()) {
    for (let at = order.indexOf(card); at > place; at -= 1)
      await press(question(page).locator(`[data-move="${card} up"]`));
    order.splice(place, 0, ...order.splice(order.indexOf(card), 1));
  }
}

type Made = { readonly battle: BattleAnswer<'classic'>; readonly action: PlayerActionJson<'classic'> };

/** Makes the moves of an opening, all of them or those from `first` to before `end`, and skips every animation. */
export async function makeMoves(
  page: Door,
  name: OpeningName,
  way: Way,
  {
    first = 0,
    end,
    afterEach = async () => {},
  }: { first?: number; end?: number; afterEach?: (made: Made) => Promise<void> } = {},
): Promise<void> {
  for (const { action } of movesOf(name).slice(first, end)) {
    await makeMove(page, action, way);
    await settle(page, way.skip);
    await afterEach({ battle: await readBattle(page), action });
  }
}

/** Makes one move, which the server has carried out by then. */
export async function makeMove(page: Door, action: PlayerActionJson<'classic'>, way: Way): Promise<void> {
  const battle = await readBattle(page);
  expect(battle.legal, 'the battle is not the one that was chosen').toContainEqual(action);
  await perform(page, battle, action, way);
  await expect
    .poll(async () => (await readBattle(page)).version, { message: JSON.stringify(action) })
    .toBeGreaterThan(battle.version);
}

export const focusIsLost = (page: Door) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
