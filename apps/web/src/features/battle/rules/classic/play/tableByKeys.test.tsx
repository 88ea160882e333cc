/** A turn by keyboard alone, the list of keys, and reading what lies on the table. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BATTLE_ID, baseCard, serveBattle } from '../../../../../testing/battle.ts';
import { showPage } from '../../../../../testing/show.tsx';
import { noteSent } from '../../../../../testing/tableSizes.ts';
import { lettersOn } from '../../../table/tableSettings.ts';

const MOST_PRESSES = 25;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const hand = page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
const cards = (...names: readonly string[]) => names.map(baseCard);

async function sitDown(): Promise<string[]> {
  const act = serveBattle(
    positionOf({
      you: {
        active: { card: baseCard('Pikachu'), energy: cards('Lightning Energy') },
        bench: cards('Growlithe'),
        hand: cards('Charmander', 'Bill', 'Lightning Energy'),
      },
      opponent: { active: baseCard('Onix'), discard: cards('Weedle', 'Potion') },
    }),
  );
  const sent = noteSent(act);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(hand).toHaveLength(3);
  return sent;
}

test('a full turn takes at most 25 presses: a Pokemon, a trainer, an energy, the attack, the end', async () => {
  const sent = await sitDown();
  let presses = 0;
  const press = async (keys: string) => {
    presses += 1;
    await userEvent.keyboard(keys);
  };
  const done = (...actions: readonly string[]) => vi.waitFor(() => expect(sent).toEqual(actions));
  await press('1');
  await expect.element(page.getByCss('[data-slot=bench][data-target]').first()).toHaveFocus();
  await press('{Enter}');
  await done('play');
  await expect.element(hand).toHaveLength(2);
  await press('1');
  await expect.element(button('Play Bill')).toHaveFocus();
  await expect.element(button('Play Bill')).not.toHaveAttribute('aria-disabled');
  await press('{Enter}');
  await done('play', 'trainer');
  await expect.element(hand).toHaveLength(3);
  await press('1');
  await press('{Shift>}1{/Shift}');
  await expect.element(button(/^Your bench 1: /)).toHaveFocus();
  await press('{Enter}');
  await done('play', 'trainer', 'attach');
  await press('d');
  await expect.element(button(/^ATTACK/)).not.toHaveAttribute('aria-disabled');
  await press('{Enter}');
  await done('play', 'trainer', 'attach', 'attack');
  await press('e');
  await expect.element(button('END TURN')).not.toHaveAttribute('aria-disabled');
  await press('{Enter}');
  await done('play', 'trainer', 'attach', 'attack', 'endTurn');
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test('parts and turn are named for a screen reader; the opponent’s turn leaves the focus at the prompt', async () => {
  await sitDown();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(/^Battle, turn \d+, your turn$/);
  const parts = [
    "Opponent's side",
    'Your side',
    'Your hand',
    'What to do',
    'Battle log',
    /^You: /,
    /^Opponent: /,
  ];
  for (const name of parts)
    await expect.element(page.getByRole('region', { name, exact: true })).toBeInTheDocument();
  await userEvent.keyboard('d');
  await expect.element(button(/^ATTACK/)).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/^ATTACK/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('e');
  await expect.element(button('END TURN')).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByCss('[data-focus-home]')).toHaveFocus();
  await expect.element(heading).toHaveTextContent(/^Battle, turn \d+, your turn$/);
  expect(document.activeElement?.closest('[data-pad="end"]')).toBeNull();
});

test('arrows go by where things lie; R reads; letters can be switched off in the list of keys', async () => {
  await sitDown();
  await userEvent.keyboard('a');
  await expect.element(button(/^Your active: /)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Your bench \d: /);
  await userEvent.keyboard('o');
  await expect.element(button(/^Opponent's active: /)).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('dialog', { name: 'Onix' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('k');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('checkbox').click();
  expect(lettersOn.get()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  await userEvent.keyboard('1');
  await expect.element(hand.first()).toHaveAttribute('aria-pressed', 'false');
  lettersOn.choose(true);
});

const partOfFocus = () => document.activeElement?.closest<HTMLElement>('[data-tab-stop]')?.dataset.tabStop;

test('Tab stops once in each part of the table, and the arrows lead to everything in it', async () => {
  await sitDown();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('region', { name: 'What can I do?' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(button(/^Your active: /)).toHaveFocus();
  const parts = [partOfFocus()];
  for (let stop = 1; stop < 6; stop += 1) {
    await userEvent.keyboard('{Tab}');
    parts.push(partOfFocus());
  }
  expect(parts).toEqual(['board', 'hand', 'options', 'pad', 'log', 'piles']);
  for (const part of document.querySelectorAll('[data-tab-stop]')) {
    const all = [...part.querySelectorAll<HTMLElement>('button, .log-box')];
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const reached = new Set(all.slice(0, 1));
    for (const from of reached)
      for (const arrow of ['Left', 'Right', 'Up', 'Down']) {
        from.focus();
        await userEvent.keyboard(`{Arrow${arrow}}`);
        if (document.activeElement instanceof HTMLElement) reached.add(document.activeElement);
      }
    expect(all.filter((each) => !reached.has(each))).toEqual([]);
  }
});

test('Tab comes back to where it was, to a target first, and never to END TURN unasked', async () => {
  await sitDown();
  await userEvent.keyboard('a{Tab}{ArrowRight}');
  await expect.element(hand.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button(/^ATTACK/)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(hand.nth(1)).toHaveFocus();
  await hand.nth(2).click();
  await expect.element(page.getByCss('[data-target]').first()).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.hasAttribute('data-target')).toBe(true);
});

test('the right button reads a card of the hand, and a discard pile can be looked through', async () => {
  await sitDown();
  await hand.first().click({ button: 'right' });
  await expect.element(page.getByRole('dialog', { name: 'Charmander' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(hand.first()).toHaveAttribute('aria-pressed', 'false');
  await button(/^Opponent's discard pile/).click();
  const pile = page.getByRole('dialog', { name: "Opponent's Discard Pile" });
  await expect
    .element(pile.getByRole('button', { name: /^Read / }).first())
    .toHaveAccessibleName('Read Potion');
  await pile.getByRole('button', { name: 'Read Weedle' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Weedle' })).toBeVisible();
});

test('Safari 17.0, which has no `checkVisibility`, plays by keys too', async () => {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility');
  onTestFinished(() => void Object.defineProperty(Element.prototype, 'checkVisibility', own ?? {}));
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  const sent = await sitDown();
  await userEvent.keyboard('a{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Your bench \d: /);
  await userEvent.keyboard('{Tab}');
  expect(partOfFocus()).toBe('hand');
  await userEvent.keyboard('d');
  await expect.element(button(/^ATTACK/)).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(sent).toEqual(['attack']));
});
