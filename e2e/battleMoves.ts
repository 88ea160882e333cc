/** Plays a battle in the page as well as the strongest AI would, by mouse, by taps, or by keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Level, type Memory, NEUTRAL, nextAction } from '@pokesol/ai';
import { type CardNo, type Move, seedRandom } from '@pokesol/engine';
import type { BattleAnswer, MoveJson, PlayerActionJson } from '@pokesol/protocol';
import { attack, battleId, call, ending, endTurn, play, question, settle } from './battlePages.ts';

/** How a player presses what is on the screen, and ends a film. */
export type Way = {
  readonly press: (target: Locator) => Promise<void>;
  readonly skip: (page: Page) => Promise<void>;
};

const skipKey = (page: Page) => page.getByRole('button', { name: /^Skip/ });

export const BY_MOUSE: Way = {
  press: (target) => target.click(),
  skip: (page) => skipKey(page).click({ timeout: 500 }),
};

export const BY_TAPS: Way = {
  press: (target) => target.tap(),
  skip: (page) => skipKey(page).tap({ timeout: 500 }),
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

/** Decides one move after the other; remembers the turn so far. */
export class Adviser {
  private turnSoFar: Move[] = [];
  private memory: Memory = [];
  private turn = -1;
  private readonly random = seedRandom('adviser');

  constructor(private readonly level: Level) {}

  next({ view, legal }: BattleAnswer): PlayerActionJson {
    if (view.turn !== this.turn) {
      this.turnSoFar = [];
      this.memory = [];
      this.turn = view.turn;
    }
    const { action, memory } = nextAction({
      view,
      legal: legal.map((move) => ({ ...move, seat: view.seat }) as Move),
      turnSoFar: this.turnSoFar,
      memory: this.memory,
      random: this.random,
      player: { level: this.level, personality: NEUTRAL },
    });
    this.turnSoFar = [...this.turnSoFar, action];
    this.memory = memory;
    const { seat: _, ...move } = action;
    return move;
  }
}

/** Does one allowed action on the screen. */
export async function perform(
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
  const list = question(page).getByRole('list', { name: 'Cards to choose from' });
  // An order is put into place by arrows; any is as good for a test, and the first one is kept.
  if (await list.count())
    for (const card of cards) {
      const alike = (view.choice?.cards ?? []).filter((each) => nameOf(each) === nameOf(card));
      const place = alike.sort((a, b) => a - b).indexOf(card);
      await press(list.getByRole('button', { name: nameOf(card), exact: true }).nth(place));
    }
  await press(question(page).getByRole('button', { name: 'Confirm' }));
}

export type Played = { readonly result: BattleAnswer['result']; readonly actions: number };

/** Nobody but one on the bench: then it is over sooner, one way or the other. */
export const keepsFew = (move: MoveJson, { view }: BattleAnswer): boolean =>
  move.type === 'play' && move.to === 'bench' && view.you.bench.length > 0;

/** Plays to the end overlay. */
export async function playBattle(
  page: Page,
  way: Way,
  {
    level = 'medium',
    choose,
    shuns = () => false,
    changeBefore = async () => {},
    afterEach = async () => {},
  }: {
    level?: Level;
    /** Instead of the adviser's move. */
    choose?: (battle: BattleAnswer) => PlayerActionJson | undefined;
    /** Moves that this player never makes, as long as there is another. */
    shuns?: (move: MoveJson, battle: BattleAnswer) => boolean;
    /** May change the battle behind the page's back before each move. */
    changeBefore?: (battle: BattleAnswer) => Promise<void>;
    afterEach?: (battle: BattleAnswer, action: PlayerActionJson) => Promise<void>;
  } = {},
): Promise<Played> {
  const adviser = new Adviser(level);
  for (let actions = 0; ; actions += 1) {
    await settle(page, way.skip);
    const found = await readBattle(page);
    if (found.result !== null) {
      await expect(ending(page)).toBeVisible();
      return { result: found.result, actions };
    }
    await changeBefore(found);
    const battle = await readBattle(page);
    const liked = battle.legal.filter((move) => !shuns(move, battle));
    const legal = liked.length === 0 ? battle.legal : liked;
    const action = choose?.(battle) ?? adviser.next({ ...battle, legal });
    await perform(page, battle, action, way);
    await expect
      .poll(async () => (await readBattle(page)).version, { message: JSON.stringify(action) })
      .toBeGreaterThan(battle.version);
    await afterEach(battle, action);
  }
}

/** Only ever ends the turn, and brings somebody forward where it must: sooner or later the loser. */
export function passive({ legal, view }: BattleAnswer): PlayerActionJson | undefined {
  if (view.phase === 'setup') return legal.find(({ type }) => type === 'play');
  return (
    legal.find(({ type }) => type === 'endTurn') ??
    legal.find(({ type }) => type === 'promote') ??
    legal.find(({ type }) => type === 'choose')
  );
}

export const focusIsLost = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
