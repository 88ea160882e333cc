/** Makes the moves of a chosen battle in the page: by mouse, by taps, or by keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { CardNo } from '@pokesol/engine';
import type { BattleAnswer, PlayerActionJson } from '@pokesol/protocol';
import { movesOf, type OpeningName } from '@pokesol/server/testing';
import { attack, battleId, call, endTurn, play, question, settle, skipAnimation } from './battlePages.ts';

/** How a player presses what is on the screen, and ends an animation. */
export type Way = {
  readonly press: (target: Locator) => Promise<void>;
  readonly skip: (page: Page) => Promise<void>;
};

export const BY_MOUSE: Way = {
  press: (target) => target.click(),
  skip: skipAnimation,
};

export const BY_TAPS: Way = {
  press: (target) => target.tap(),
  skip: skipAnimation,
};

export const BY_KEYBOARD: Way = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  skip: (page) => page.keyboard.press('Escape'),
};

const MOST_ROUNDS = 12;

/** Tab, or Shift and Tab, until the target has the focus; throws when they never lead there. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const stops = await target.evaluate(stopsTo);
    if (stops === 0) return;
    for (let stop = 0; stop < Math.abs(stops); stop += 1)
      await keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  }
  await expect(target).toBeFocused();
}

/** Runs in the page: how many stops of the Tab key lie between the focus and this element. */
function stopsTo(target: Element): number {
  const { activeElement } = document;
  if (activeElement === target) return 0;
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]'),
  ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility());
  if (activeElement === null || activeElement === document.body) return 1;
  const isAhead = isBefore(activeElement, target);
  const [from, to] = isAhead ? [activeElement, target] : [target, activeElement];
  const between = stops.filter(
    (each) => each !== activeElement && isBefore(from, each) && isBefore(each, to),
  );
  return (between.filter((each) => each !== target).length + 1) * (isAhead ? 1 : -1);
}

export const readBattle = (page: Page) => call<BattleAnswer>(page, 'GET', `/api/battles/${battleId(page)}`);

/** Does one allowed action on the screen. */
async function perform(
  page: Page,
  { view }: BattleAnswer,
  action: PlayerActionJson,
  { press }: Way,
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
      return press(pokemon(action.pokemon));
    case 'trainer':
      await press(card(action.card));
      return press(action.target === null ? play(page) : pokemon(action.target));
    case 'promote':
      return press(pokemon(action.pokemon));
    case 'attack':
      return press(attack(page));
    case 'endTurn':
      return press(endTurn(page));
    case 'choose':
      return answer(page, view, action.cards, press);
    case 'concede':
      throw new Error('nobody is advised to give up');
  }
}

async function answer(
  page: Page,
  view: BattleAnswer['view'],
  cards: readonly CardNo[],
  press: Way['press'],
): Promise<void> {
  const aside = page.getByRole('button', { name: 'Answer the question' });
  await expect(question(page).or(aside)).toBeVisible();
  if (await aside.count()) await press(aside);
  const nameOf = (card: CardNo) => view.printed[view.cards[card] ?? '']?.name ?? '';
  if (view.choice?.kind === 'orderCards') await putInOrder(page, view.choice.cards, cards, press);
  else {
    const list = question(page).getByRole('list', { name: 'Cards to choose from' });
    for (const card of cards) {
      const alike = (view.choice?.cards ?? []).filter((each) => nameOf(each) === nameOf(card));
      const place = alike.sort((a, b) => a - b).indexOf(card);
      await press(list.getByRole('button', { name: nameOf(card), exact: true }).nth(place));
    }
  }
  await press(question(page).getByRole('button', { name: 'Confirm' }));
}

/** From the top on, each card is moved up to its place. */
async function putInOrder(
  page: Page,
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

type Made = { readonly battle: BattleAnswer; readonly action: PlayerActionJson };

/** Makes the moves of an opening, all of them or those from `first` to before `end`, and skips every animation. */
export async function makeMoves(
  page: Page,
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
export async function makeMove(page: Page, action: PlayerActionJson, way: Way): Promise<void> {
  const battle = await readBattle(page);
  expect(battle.legal, 'the battle is not the one that was chosen').toContainEqual(action);
  await perform(page, battle, action, way);
  await expect
    .poll(async () => (await readBattle(page)).version, { message: JSON.stringify(action) })
    .toBeGreaterThan(battle.version);
}

export const focusIsLost = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
