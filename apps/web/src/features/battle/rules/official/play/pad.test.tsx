/** The official table's buttons and sheets: Back commits nothing, nothing moves, and what is opened keeps its measures. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deafClock } from '../../../../../platform/deafClock.ts';
import { expectAccessible } from '../../../../../testing/accessible.ts';
import { BATTLE_ID } from '../../../../../testing/battle.ts';
import { problemsOfTable } from '../../../../../testing/measureTable.ts';
import { serveOfficial } from '../../../../../testing/officialBattle.ts';
import { DESK, PHONE, resize, showPage } from '../../../../../testing/show.tsx';
import { noteSent, padPlaces } from '../../../../../testing/tableSizes.ts';
import { readOfficialPosition } from '../../../../dev/officialPosition.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A table with full Benches; each action that is sent is noted. */
async function sitDown(): Promise<string[]> {
  const described = readOfficialPosition('crowded');
  if ('problem' in described) throw new Error(described.problem);
  const act = serveOfficial(described.battle);
  const sent = noteSent(act);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(page.getByRole('region', { name: 'Your side', exact: true })).toBeVisible();
  return sent;
}

function ownActive(): HTMLElement {
  const active = document.querySelector<HTMLElement>('.half-you .active-place [data-pokemon]');
  if (active === null) throw new Error('There is no Active Pokémon');
  return active;
}

test('no button moves while cards, the Active Pokémon and What now? are opened, and Back thirty times sends nothing', async () => {
  deafClock.passAtOnce(false);
  const sent = await sitDown();
  const places = padPlaces();
  expect(places).toHaveLength(4);
  const cards = [...document.querySelectorAll<HTMLElement>('[data-hand-card]')];
  expect(cards.length).toBeGreaterThan(2);
  for (const opened of [...cards, ownActive()]) {
    opened.click();
    await expect.poll(() => document.querySelector('.options')?.childElementCount).toBeGreaterThan(0);
    expect(padPlaces()).toEqual(places);
  }
  for (let press = 0; press < 15; press += 1) await button('Back').dblClick({ force: true });
  await button('What now?').click();
  await expect.element(page.getByCss('.what-now')).toBeVisible();
  expect(padPlaces()).toEqual(places);
  await button('Close').click();
  expect(sent).toEqual([]);
});

test('what is opened keeps text and targets, on a phone too, and says itself to everybody', async () => {
  await sitDown();
  for (const size of [DESK, PHONE]) {
    await resize(size);
    const limits = { minText: 12, phone: size === PHONE };
    const problems = () => problemsOfTable(document.querySelector('[data-board]') ?? document.body, limits);
    ownActive().click();
    await expect.element(page.getByCss('.option-list')).toBeVisible();
    await expect.poll(problems).toEqual([]);
    await expectAccessible();
    await button('Back').click();
    await button('What now?').click();
    await expect.element(page.getByCss('.what-now')).toBeVisible();
    await expect.element(page.getByCss('.what-now-row').first()).toBeInViewport({ ratio: 0.9 });
    await expect.poll(problems).toEqual([]);
    await expectAccessible();
    await button('Close').click();
  }
});

test('on a narrow table what a card of the hand can do lies over neither the hand nor the Pokémon that it may be for', async () => {
  await sitDown();
  for (const size of [PHONE, { width: 768, height: 1024 }, { width: 320, height: 568 }]) {
    await resize(size);
    const cards = [...document.querySelectorAll<HTMLElement>('[data-hand-card]')];
    for (const card of cards) {
      card.click();
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
      const sheet = await vi.waitUntil(() => document.querySelector('.option-list'));
      const { top, bottom } = sheet.getBoundingClientRect();
      const hand = card.closest('.hand')?.getBoundingClientRect();
      expect({ size, over: bottom - (hand?.top ?? 0) }).toEqual({ size, over: 0 });
      const targets = [...document.querySelectorAll('.half-you [data-target]')];
      const covered = targets.filter((target) => target.getBoundingClientRect().bottom > top + 1);
      expect(covered).toEqual([]);
      await button('Back').click();
      await expect.poll(() => document.querySelector('.option-list')).toBeNull();
    }
  }
});

test('the button that the prompt names is there under that name, for every card of the hand', async () => {
  await sitDown();
  const named: string[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('[data-hand-card]')) {
    card.click();
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
    const prompt = document.querySelector('.turn-prompt')?.textContent ?? '';
    const [, label] = /press «(.+)»/.exec(prompt) ?? [];
    if (label !== undefined) {
      named.push(label);
      expect(document.querySelector('[data-pad="do"]')?.textContent).toContain(label);
    }
    await button('Back').click();
  }
  expect(named).not.toEqual([]);
});

test('a Trainer’s Pokémon is chosen on the board: by a click, and by a tap that points and one that means it', async () => {
  const sent = await sitDown();
  const targets = () => [...document.querySelectorAll<HTMLElement>('.half-you [data-target]')];
  const card = page.getByRole('button', { name: /Switch/ });
  await card.click();
  await expect.poll(() => targets().length).toBe(5);
  const tap = () =>
    targets()[1]?.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  tap();
  await expect.poll(() => targets()[1]?.dataset.pointed).toBe('true');
  expect(sent).toEqual([]);
  tap();
  await expect.poll(() => sent).toEqual(['trainer']);
  await expect.element(card).not.toBeInTheDocument();
  expect(document.querySelector('.dialog-sheet')).toBeNull();
});

test('what a turn could still hold is said before it is ended by a second press', async () => {
  localStorage.setItem('pokesol.ask-before-ending-turn', 'on');
  onTestFinished(() => localStorage.removeItem('pokesol.ask-before-ending-turn'));
  const sent = await sitDown();
  await button(/^END TURN/).click();
  await expect.element(button(/^END TURN/)).toHaveTextContent('press again to end');
  await expect
    .element(page.getByCss('.turn-prompt'))
    .toHaveTextContent('You can still attack and attach an Energy. Press END TURN again to end your turn.');
  expect(sent).toEqual([]);
});

test('a turn by keys takes ten presses: energy, an evolution, a Tool and the attack', async () => {
  const sent = await sitDown();
  const handCount = () => document.querySelectorAll('[data-hand-card]').length;
  /** What was done is shown to its end, and the card has left the hand. */
  const settled = async (cards: number) => {
    await expect.poll(handCount).toBe(cards);
    await expect.poll(() => document.querySelector('.animation-skip')).toBeNull();
  };
  const focusIs = (selector: string) =>
    expect.poll(() => document.activeElement?.matches(selector)).toBe(true);
  /** The digit of a card selects it, and the focus is led to the first place where it may go. */
  const put = async (digit: string, type: string) => {
    const before = handCount();
    await userEvent.keyboard(digit);
    await focusIs('[data-pokemon][data-target]');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent.at(-1)).toBe(type);
    await settled(before - 1);
  };
  await put('4', 'attach');
  await put('1', 'evolve');
  await put('5', 'trainer');
  await userEvent.keyboard('a');
  await focusIs('.active-place [data-pokemon]');
  await userEvent.keyboard('{Enter}');
  await focusIs('[data-option="attack 0"]');
  await userEvent.keyboard('{Enter}');
  await focusIs('[data-pad="do"]');
  // The button has just changed, and is deaf for a moment.
  await expect
    .poll(async () => {
      if (sent.at(-1) !== 'attack') await userEvent.keyboard('{Enter}');
      return sent;
    })
    .toEqual(['attach', 'evolve', 'trainer', 'attack']);
});
