/** The four buttons of the table: they keep their places, a press means what it saw, and a turn is not thrown away. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEAF_MS } from '../../../../../platform/clock.ts';
import { deafClock } from '../../../../../platform/deafClock.ts';
import { BATTLE_ID, baseCard, serveBattle } from '../../../../../testing/battle.ts';
import { handClock } from '../../../../../testing/handClock.ts';
import { PHONE, resize, show, showPage } from '../../../../../testing/show.tsx';
import { noteSent, padPlaces } from '../../../../../testing/tableSizes.ts';
import { PadButton, type PadButtonProps } from '../../../table/PadButton.tsx';
import { asksBeforeEnding } from '../../../table/tableSettings.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const endTurn = button('END TURN');
const attack = button(/^ATTACK/);
const cancel = button('Cancel');
const hand = page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
const prompt = page.getByCss('[data-focus-home]');

/** An own turn with an attack that can be used; each action that is sent is noted. */
async function sitDown(): Promise<unknown[]> {
  const you = {
    active: { card: baseCard('Pikachu'), energy: [baseCard('Lightning Energy')] },
    hand: ['Pikachu', 'Bill', 'Lightning Energy'].map(baseCard),
  };
  const act = serveBattle(positionOf({ you, opponent: { active: baseCard('Onix') } }));
  const sent = noteSent(act);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(hand).toHaveLength(3);
  return sent;
}

test('no button moves: with nothing selected, a card, an energy, an attack used, and the turn passed', async () => {
  await sitDown();
  const places = padPlaces();
  expect(places).toHaveLength(4);
  for (const card of ['Pikachu', 'Bill', 'Lightning Energy']) {
    await hand.and(button(new RegExp(`^${card},`))).click();
    expect(padPlaces()).toEqual(places);
  }
  await cancel.click();
  await attack.click();
  expect(padPlaces()).toEqual(places);
  await endTurn.click();
  await expect.element(endTurn).toHaveAttribute('aria-disabled', 'true');
  expect(padPlaces()).toEqual(places);
});

test('Cancel pressed again and again, double clicks too, sends nothing', async () => {
  deafClock.passAtOnce(false);
  const sent = await sitDown();
  await hand.and(button(/^Lightning Energy,/)).click();
  for (let press = 0; press < 15; press += 1) await cancel.dblClick({ force: true });
  expect(sent).toEqual([]);
  await expect.element(page.getByRole('region', { name: 'Energy Attachment' })).not.toBeInTheDocument();
});

test('a turn with an attack left is ended by a second press only, and at once where the player does not want to be asked', async () => {
  const sent = await sitDown();
  await endTurn.click();
  await expect.element(endTurn).toHaveTextContent('attack left: again');
  await cancel.click();
  await expect.element(endTurn).not.toHaveTextContent('again');
  // A double click is the first press and one that is ignored.
  deafClock.passAtOnce(false);
  await endTurn.dblClick();
  expect(sent).toEqual([]);
  deafClock.passAtOnce(true);
  await button('Menu').click();
  await page.getByRole('checkbox', { name: 'Ask before a turn ends with an attack left' }).click();
  expect(asksBeforeEnding.get()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await cancel.click();
  await endTurn.click();
  await vi.waitFor(() => expect(sent).toEqual(['endTurn']));
  asksBeforeEnding.choose(true);
});

test('the next turn is not ended by the key that ended this one', async () => {
  deafClock.passAtOnce(false);
  const sent = await sitDown();
  await attack.click();
  await expect.element(endTurn).not.toHaveAttribute('aria-disabled', 'true');
  (await endTurn.element()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(prompt).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(sent).toEqual(['attack', 'endTurn']);
});

const clock = handClock();
const press = vi.fn();
const Shown = (props: Partial<PadButtonProps>) => (
  <PadButton pad="do" label="Play Pikachu" guarded clock={clock} onPress={press} {...props} />
);

test('a button is deaf for half a second after each change, also to a press that began before', async () => {
  press.mockClear();
  show(<Shown />);
  const key = button('Play Pikachu');
  await expect.element(key).toHaveAttribute('aria-disabled', 'true');
  await key.click({ force: true });
  clock.advance(DEAF_MS - 1);
  await key.click({ force: true });
  expect(press).not.toHaveBeenCalled();
  // The finger is down before it takes presses, and comes up after.
  const element = await key.element();
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  clock.advance(1);
  await expect.element(key).not.toHaveAttribute('aria-disabled');
  (element as HTMLElement).click();
  expect(press).not.toHaveBeenCalled();
  await key.click();
  expect(press).toHaveBeenCalledTimes(1);
});

test('What now? lists what is possible and why the rest is not, and each row leads there', async () => {
  await sitDown();
  await button('What now?').click();
  const list = page.getByRole('region', { name: 'What can I do?' });
  const rows = list.getByRole('list', { name: 'Possible now' }).getByRole('button');
  await expect.element(rows.nth(0)).toBeVisible();
  expect(new Set(rows.elements().map((row) => row.firstChild?.textContent))).toEqual(
    new Set(['Play Pikachu', 'Attach Lightning Energy', 'Use Bill', 'Attack: Gnaw', 'End the turn']),
  );
  await rows.and(button(/^Use Bill/)).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(hand.and(button(/^Bill,/))).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Play Bill')).toHaveFocus();
  await cancel.click();
  await attack.click();
  await button('What now?').click();
  await expect
    .element(list.getByRole('list', { name: 'Not possible now' }))
    .toHaveTextContent('Pokemon already used action this turn');
});

test('on a phone What now? rises from the pad', async () => {
  await sitDown();
  await resize(PHONE);
  await button('What now?').click();
  await expect.element(page.getByCss('.what-now-row').first()).toBeInViewport({ ratio: 0.9 });
});

test('a single target is pointed at already: the last button names it and does it', async () => {
  const sent = await sitDown();
  await hand.and(button(/^Lightning Energy,/)).click();
  await button('Attach to Pikachu').click();
  await vi.waitFor(() => expect(sent).toEqual(['attach']));
});
