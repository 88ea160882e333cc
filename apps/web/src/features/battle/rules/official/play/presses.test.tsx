/** How many presses a modern turn takes: card by card as before, with a second press on the card, and with cards dragged. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { BATTLE_ID } from '../../../../../testing/battle.ts';
import { drag } from '../../../../../testing/drag.ts';
import { serveOfficial } from '../../../../../testing/officialBattle.ts';
import { DESK, PHONE, resize, showPage } from '../../../../../testing/show.tsx';
import { noteSent } from '../../../../../testing/tableSizes.ts';
import { readOfficialPosition } from '../../../../dev/officialPosition.ts';
import { battleSpeed } from '../../../animation/speed.ts';

/** A modern turn: Energy, an evolution, a Tool, a search that is paid with two cards, a Supporter, the attack. */
const TURN = {
  turn: 9,
  you: {
    active: { card: 'Pikachu', energy: ['Lightning Energy', 'Lightning Energy'] },
    bench: ['Staryu'],
    hand: [
      ...['Lightning Energy', 'Raichu', 'Float Stone', 'Computer Search', "Professor's Research"],
      ...['Poliwag', 'Magikarp', 'Alakazam'],
    ],
    deck: Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'Switch' : 'Bill')),
    prizes: 3,
  },
  opponent: { active: 'Snorlax', bench: ['Staryu'], prizes: 3 },
};

const QUESTION = '.dialog-sheet';
const DO = '[data-pad="do"]:not([aria-disabled])';

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
}
const until = (selector: string) =>
  expect.poll(() => document.querySelector(selector) !== null, { message: selector }).toBe(true);
const handCard = (name: string): HTMLElement => {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-hand-card]')];
  const card = cards.find((each) => each.getAttribute('aria-label')?.includes(`: ${name}`));
  if (card === undefined) throw new Error(`There is no ${name} in the hand`);
  return card;
};

async function sitDown(): Promise<string[]> {
  const before = battleSpeed.now();
  battleSpeed.set('off');
  onTestFinished(() => battleSpeed.set(before));
  const described = readOfficialPosition(JSON.stringify(TURN));
  if ('problem' in described) throw new Error(described.problem);
  const sent = noteSent(serveOfficial(described.battle));
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(page.getByRole('region', { name: 'Your side', exact: true })).toBeVisible();
  return sent;
}

type Road = 'by its button' | 'by a second press' | 'by dragging';

/** Plays the whole turn; returns how many times something was pressed, a drag being one press. */
async function presses(road: Road): Promise<number> {
  const sent = await sitDown();
  let count = 0;
  const press = async (selector: string | (() => HTMLElement)) => {
    if (typeof selector === 'string') await until(selector);
    (typeof selector === 'string' ? found(selector) : selector()).click();
    count += 1;
  };
  const done = (type: string) => expect.poll(() => sent.at(-1)).toBe(type);
  const settled = () => expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  async function play(name: string, type: string, place: 'target' | 'none') {
    if (road === 'by dragging') {
      drag(handCard(name), () => found(place === 'target' ? '.half-you [data-target]' : '.mat'));
      count += 1;
    } else {
      await press(() => handCard(name));
      await expect.poll(() => handCard(name).getAttribute('aria-pressed')).toBe('true');
      if (place === 'target') await press('.half-you [data-target]');
      else if (road === 'by a second press') await press(() => handCard(name));
      else await press(DO);
    }
    await done(type);
    await settled();
  }
  async function answer(picks: number) {
    // It takes presses once it has been seen.
    await until(`${QUESTION} .ignore-early-clicks:not([aria-disabled])`);
    const before = sent.length;
    const free = `${QUESTION} [data-choice-card][data-playable][aria-pressed="false"]`;
    const marked = `${QUESTION} [data-choice-card][aria-pressed="true"]`;
    if (road === 'by its button' || picks > 1) {
      for (let pick = 0; pick < picks; pick += 1) await press(free);
      await expect.poll(() => document.querySelectorAll(marked).length).toBe(picks);
      await press(`${QUESTION} [data-answer]:not([aria-disabled])`);
    } else {
      await until(free);
      found(free).dispatchEvent(
        new PointerEvent('click', { pointerType: 'mouse', bubbles: true, detail: 1 }),
      );
      count += 1;
    }
    await expect.poll(() => sent.length).toBe(before + 1);
    // The next question is another window.
    await expect.poll(() => document.querySelector(`${QUESTION} [aria-pressed="true"]`)).toBeNull();
    await settled();
  }
  await play('Lightning Energy', 'attach', 'target');
  await play('Raichu', 'evolve', 'target');
  await play('Float Stone', 'trainer', 'target');
  await play('Computer Search', 'trainer', 'none');
  await answer(2);
  await answer(1);
  await play("Professor's Research", 'trainer', 'none');
  await press('.half-you .active-place [data-pokemon]');
  await press(DO);
  await done('attack');
  expect(sent).toEqual([
    ...['attach', 'evolve', 'trainer', 'trainer', 'choose', 'choose', 'trainer', 'attack'],
  ]);
  return count;
}

/** A drag counts as one. */
const TURNS: readonly (readonly [Road, number])[] = [
  ['by its button', 17],
  ['by dragging', 11],
];

test.each(TURNS)('a modern turn whose cards are played %s takes %i presses', async (road, expected) => {
  await resize(DESK);
  expect(await presses(road)).toBe(expected);
});

test('what has but one thing to do is done by a second press on the same place', async () => {
  await resize(DESK);
  expect(await presses('by a second press')).toBe(16);
});

test('a double click picks a Trainer up, and does not play it; a press later does', async () => {
  const sent = await sitDown();
  await page.getByRole('button', { name: /Professor's Research/ }).dblClick();
  await expect.element(page.getByCss('.turn-prompt')).toHaveTextContent(/, or it again\.$/);
  expect(handCard("Professor's Research").getAttribute('aria-pressed')).toBe('true');
  expect(sent).toEqual([]);
  handCard("Professor's Research").click();
  await expect.poll(() => sent).toEqual(['trainer']);
});

test('a drag that ends elsewhere, or is taken back by Esc, sends nothing and puts the card back; a finger drags too', async () => {
  const sent = await sitDown();
  const card = () => handCard('Raichu');
  const lit = () => found('.half-you [data-target]');
  const isBack = async () => {
    await expect.poll(() => document.querySelector('.hand-dragged, [data-over]') === null).toBe(true);
    await expect.poll(() => card().getAttribute('aria-pressed')).toBe('false');
  };
  drag(card(), () => found('.half-opponent .bench'), {
    before: () => expect(document.querySelectorAll('.hand-dragged')).toHaveLength(1),
  });
  await isBack();
  drag(card(), lit, {
    before: () => {
      expect(lit().hasAttribute('data-over')).toBe(true);
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    },
  });
  await isBack();
  expect(sent).toEqual([]);
  await resize(PHONE);
  drag(card(), lit, { pointerType: 'touch' });
  await expect.poll(() => sent).toEqual(['evolve']);
});
