/** Makes the moves of a battle by the official rules in the page: by mouse, by taps, or by keyboard alone. */
import { expect } from '@playwright/test';
import type { PokemonId } from '@pokesol/engine';
import type { Answer, ChoiceOf } from '@pokesol/engine/official';
import type { BattleAnswer, PlayerActionJson } from '@pokesol/protocol';
import type { Way } from './battleMoves.ts';
import { battleId, call, settle } from './battlePages.ts';
import type { Door, Scope, Spot, SpotOf } from './door.ts';

type OfficialBattle = BattleAnswer<'official'>;
type Action = PlayerActionJson<'official'>;

const readOfficial = (page: Door) => call<OfficialBattle>(page, 'GET', `/api/battles/${battleId(page)}`);

export const pad = <S>(page: Scope<S>, button: 'end' | 'what' | 'back' | 'do'): S =>
  page.locator(`[data-pad=${button}]`);
export const handCard = <S>(page: Scope<S>, card: number): S => page.locator(`[data-hand-card="${card}"]`);
export const inPlay = <S>(page: Scope<S>, pokemon: number): S => page.locator(`[data-pokemon="${pokemon}"]`);
/** The window of a question; those that the table itself asks have none. */
export const sheet = <S>(page: Scope<S>): S => page.locator('.dialog-sheet');

/** Does one allowed action on the screen; the first Pokémon of the setup are laid out by `layOut`. */
async function perform(page: Door, battle: OfficialBattle, action: Action, way: Way): Promise<void> {
  const { press, choose = press } = way;
  const { view } = battle;
  /** Selects it, and the option of that name where it has several. */
  async function select(thing: Spot, option: string): Promise<void> {
    if ((await thing.getAttribute('aria-pressed')) !== 'true') await press(thing);
    const row = page.locator(`[data-option="${option}"]`);
    if ((await row.count()) > 0 && (await row.getAttribute('aria-pressed')) !== 'true') await press(row);
  }
  const doIt = () => press(pad(page, 'do'));
  switch (action.type) {
    case 'bench':
    case 'assemble':
      await select(handCard(page, action.card), action.type);
      return doIt();
    case 'trainer':
      await select(handCard(page, action.card), 'trainer');
      return commit(page, way);
    case 'evolve':
    case 'attach':
      await select(handCard(page, action.card), action.type);
      return choose(inPlay(page, action.pokemon));
    case 'attack':
      await select(inPlay(page, action.pokemon ?? view.you.active?.id ?? 0), `attack ${action.attack}`);
      return doIt();
    case 'ability':
      await select(inPlay(page, action.pokemon), `ability ${action.ability}`);
      return commit(page, way);
    case 'cardAbility':
      await select(handCard(page, action.card), `cardAbility ${action.ability}`);
      return commit(page, way);
    case 'retreat':
      await select(inPlay(page, view.you.active?.id ?? 0), 'retreat');
      return commit(page, way);
    case 'stadium':
      await select(page.locator('[data-place=stadium]'), 'stadium');
      return doIt();
    case 'endTurn':
      return press(pad(page, 'end'));
    case 'choose':
      return answer(page, battle, action.answer, way);
    case 'concede':
      throw new Error('no player is advised to give up');
  }
}

/** Where a single Pokémon is asked for at once, the first one that may be chosen is pointed at. */
async function commit(page: Door, { press, choose = press }: Way): Promise<void> {
  const target = page.locator('[data-pokemon][data-target]').first();
  return (await target.count()) > 0 ? choose(target) : press(pad(page, 'do'));
}

/** Puts the first of the offered Pokémon into the Active Spot, the others onto the Bench as far as they are wanted. */
async function layOut(page: Door, cards: readonly number[], { press }: Way): Promise<void> {
  for (const card of cards) {
    await press(handCard(page, card));
    await press(pad(page, 'do'));
    await handCard(page, card).waitFor({ state: 'detached' });
  }
  await press(pad(page, 'end'));
}

async function answer(page: Door, { view }: OfficialBattle, given: Answer, way: Way): Promise<void> {
  const { press, choose = press } = way;
  const { choice } = view;
  if (choice === null) throw new Error('nothing is asked');
  if (choice.kind === 'pokemon') {
    const wanted = given as readonly PokemonId[];
    const [only] = wanted;
    if (choice.max === 1 && only !== undefined) return choose(inPlay(page, only));
    for (const id of wanted) await press(inPlay(page, id));
    return press(pad(page, 'do'));
  }
  const isAside = await page.getByRole('button', { name: 'Answer the question' }).count();
  if (isAside > 0) await press(pad(page, 'do'));
  await sheet(page).waitFor();
  if (choice.kind === 'cards') await pickCards(page, choice, given as readonly number[], press);
  else if (choice.kind === 'yesNo') await press(row(page, given === true ? 0 : 1));
  else if (choice.kind === 'number')
    await press(sheet(page).getByRole('button', { name: String(given), exact: true }));
  else if (choice.kind !== 'order') await press(row(page, typeof given === 'number' ? given : 0));
  const isAnswered =
    way.takesAtOnce === true &&
    choice.kind === 'cards' &&
    choice.max === 1 &&
    (choice.from === 'deck' || choice.from === 'discard') &&
    (given as readonly number[]).length === 1;
  if (!isAnswered) await press(sheet(page).locator('[data-answer]'));
}

const row = <S extends SpotOf<S>>(page: Scope<S>, place: number): S =>
  sheet(page).locator('[data-tab-stop] button').nth(place);

async function pickCards(
  page: Door,
  choice: ChoiceOf<'cards'>,
  wanted: readonly number[],
  press: Way['press'],
): Promise<void> {
  for (const card of wanted) {
    const tile = sheet(page).locator(`[data-choice-card="${card}"]`);
    await press((await tile.count()) > 0 ? tile : row(page, choice.cards.indexOf(card as never)));
  }
}

/** A move of a battle that was chosen beforehand; or the cards laid out before the first turn, the Active one first. */
export type OfficialStep = Action | { readonly type: 'layOut'; readonly cards: readonly number[] };

/** Makes one step, which the server has carried out by then, and skips what it shows. */
export async function makeStep(page: Door, step: OfficialStep, way: Way): Promise<void> {
  const before = await readOfficial(page);
  if (step.type === 'layOut') await layOut(page, step.cards, way);
  else await perform(page, before, step, way);
  await expect
    .poll(async () => (await readOfficial(page)).version, { message: JSON.stringify(step) })
    .toBeGreaterThan(before.version);
  await settle(page, way.skip);
}
