/** Every kind of question of the printed game, asked by its rules: answered by clicks and by keys alone, usable by everybody. */
import { isRefusal } from '@pokesol/engine';
import { type Answer, applyAction, viewFor } from '@pokesol/engine/official';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEAF_MS } from '../../../../../platform/clock.ts';
import { expectAccessible } from '../../../../../testing/accessible.ts';
import { handClock } from '../../../../../testing/handClock.ts';
import { DESK, PHONE, resize, show } from '../../../../../testing/show.tsx';
import { exampleChoice } from '../../../../dev/exampleChoices.ts';
import { lookAt } from '../../../../dev/exampleTable.ts';
import { OfficialChoice } from './ChoiceDialog.tsx';

/** One of each screen: the others differ in words alone. */
const SCREENS = [
  ...[
    'who goes first',
    'extra cards',
    'top of the deck',
    'nothing fits',
    'nothing in the deck',
    'look at a hand',
    'Prizes face down',
  ],
  ...['Energy for a retreat', 'damage counters', 'order', 'attack to copy', 'type', 'several ways'],
  'which effect is next',
];

/** Shown and no longer deaf; `answer` is judged by the rules. */
async function ask(name: string) {
  const { battle, choice } = exampleChoice(name);
  const { seat } = choice;
  const view = viewFor(battle, seat);
  const clock = handClock();
  const given: Answer[] = [];
  const onPutAside = vi.fn();
  show(
    <OfficialChoice
      view={view}
      choice={choice}
      onPutAside={onPutAside}
      clock={clock}
      look={lookAt(view)}
      isBusy={false}
      onAnswer={(answer) => given.push(answer)}
    />,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const wake = async () => {
    clock.advance(DEAF_MS);
    await expect.poll(() => document.querySelector('.ignore-early-clicks[aria-disabled]')).toBeNull();
  };
  const judged = () =>
    given.map((answer) => {
      const applied = applyAction(battle, { type: 'choose', seat, answer });
      return isRefusal(applied) ? applied.message : 'taken';
    });
  return { battle, view, choice, given, judged, onPutAside, wake };
}

const answerButton = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-answer]');
  if (found === null) throw new Error('Nothing answers');
  return found;
};
const isReady = () => !answerButton().hasAttribute('aria-disabled');
const options = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tab-stop] [aria-pressed="false"]')].filter(
    (each) => !each.hasAttribute('aria-disabled'),
  );

/** Too small for a finger, or out of sight. */
function problemsOfButtons(): string[] {
  const buttons = [...document.querySelectorAll('[role="dialog"] button')].map((button) => {
    const { width, height } = button.getBoundingClientRect();
    return { text: button.textContent, width, height };
  });
  const small = buttons.filter(({ width, height }) => width > 0 && Math.min(width, height) < 43.5);
  const { bottom, right } = answerButton().getBoundingClientRect();
  const isOut = bottom > innerHeight || right > innerWidth || document.body.scrollWidth > innerWidth;
  return [
    ...small.map(({ text, width, height }) => `${text}: ${width} × ${height}`),
    ...(isOut ? ['out'] : []),
  ];
}

describe.each(SCREENS)('«%s»', (name) => {
  test('is usable by everybody at every size, and answered by clicks', async () => {
    const { wake, judged } = await ask(name);
    await wake();
    for (const size of [PHONE, { width: 320, height: 568 }, DESK]) {
      await resize(size);
      if (size.width !== 320) await expectAccessible();
      expect({ size, problems: problemsOfButtons() }).toEqual({ size, problems: [] });
    }
    for (let left = 5; !isReady() && left > 0; left -= 1) {
      const [option] = options();
      if (option !== undefined) await userEvent.click(option);
    }
    await userEvent.click(answerButton());
    expect(judged()).toEqual(['taken']);
  });

  test('is answered by keys alone', async () => {
    const { wake, judged } = await ask(name);
    await wake();
    for (let left = 5; !isReady() && left > 0; left -= 1) {
      await userEvent.keyboard('{Enter}');
      if (!isReady()) await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    }
    for (let left = 12; document.activeElement !== answerButton() && left > 0; left -= 1)
      await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(judged()).toEqual(['taken']);
  });
});

test('a press before half a second has passed answers nothing', async () => {
  const { given, wake } = await ask('look at a hand');
  await page.getByRole('button', { name: 'Done' }).click({ force: true });
  await userEvent.keyboard('{Enter}');
  expect(given).toEqual([]);
  await wake();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(given).toEqual([[]]);
});

test('Escape and «Table» put it aside and answer nothing', async () => {
  const { given, onPutAside, wake } = await ask('search of the deck');
  await userEvent.keyboard('{Escape}');
  await wake();
  await page.getByRole('button', { name: 'Table' }).click();
  expect(onPutAside).toHaveBeenCalledTimes(2);
  expect(given).toEqual([]);
});

test('of different names: a card like a chosen one cannot be chosen, and says why, until that one is taken back', async () => {
  const { wake, given, judged } = await ask('different names');
  await wake();
  const pikachu = page.getByRole('button', { name: 'Pikachu, Basic, 40 HP' });
  await pikachu.first().click();
  await expect.element(pikachu.nth(1)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pikachu.nth(1)).toHaveAccessibleDescription('like Pikachu');
  await pikachu.nth(1).click({ force: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('1 chosen, up to 3');
  await pikachu.first().click();
  await expect.element(pikachu.nth(1)).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Take nothing' }).click();
  expect(given).toEqual([[]]);
  expect(judged()).toEqual(['taken']);
});

test('what does not fit lies dimmed behind what does, says why, and stays where it is', async () => {
  const { wake, given, choice } = await ask('top of the deck');
  await wake();
  const tiles = [...document.querySelectorAll('[data-choice-card]')];
  const off = tiles.map((tile) => tile.hasAttribute('aria-disabled'));
  expect(off).toEqual([...off].sort());
  const bill = page.getByRole('button', { name: 'Bill, Item, 2 copies' });
  await expect.element(bill).toHaveAccessibleDescription('not Basic Pokémon');
  await bill.click({ force: true });
  await page.getByRole('searchbox').fill('volt');
  await expect.poll(() => document.querySelectorAll('[data-choice-card]').length).toBe(1);
  await page.getByRole('button', { name: /^Voltorb/ }).click();
  await page.getByRole('button', { name: /^Take 1/ }).click();
  expect(given).toHaveLength(1);
  expect(
    choice.kind === 'cards' && given.flat().every((card) => choice.cards.some((each) => each === card)),
  ).toBe(true);
});

test('Prizes that lie face down differ by their places alone', async () => {
  const { battle, choice } = await ask('Prizes face down');
  const names =
    choice.kind === 'cards'
      ? choice.cards.map((card) => battle.printed[battle.printing[card] ?? -1]?.name)
      : [];
  expect(names).toContain('Zapdos');
  const html = document.body.innerHTML;
  expect(names.filter((name) => name !== undefined && html.includes(name))).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Prize 5, face down' })).toBeVisible();
});

test('an order is made by arrows, by digits, and by dragging', async () => {
  const { wake, given, judged, choice } = await ask('order');
  await wake();
  const rows = () =>
    [...document.querySelectorAll('.choice-label')].map((row) => row.firstChild?.textContent);
  const [first, second, third, fourth, fifth] = rows();
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  expect(rows()).toEqual([second, first, third, fourth, fifth]);
  await userEvent.keyboard('5');
  expect(rows()).toEqual([second, third, fourth, fifth, first]);
  const grips = [...document.querySelectorAll('.choice-grip')];
  const [from, to] = [grips[4], grips[0]];
  if (from === undefined || to === undefined) throw new Error('There are five');
  await userEvent.dragAndDrop(from, to);
  await expect.poll(rows).toEqual([first, second, third, fourth, fifth]);
  await page.getByRole('button', { name: /^This order/ }).click();
  expect(judged()).toEqual(['taken']);
  expect(given).toEqual(choice.kind === 'order' ? [choice.cards] : []);
});

test('R reads the card that has the focus', async () => {
  const { wake } = await ask('look at a hand');
  await wake();
  await userEvent.keyboard('{ArrowRight}r');
  await expect.element(page.getByRole('dialog', { name: 'Lass' })).toBeVisible();
});

test('a kind that came later asks for a new page', async () => {
  const { battle, choice } = exampleChoice('order');
  const view = viewFor(battle, choice.seat);
  const later = { ...choice, kind: 'riddle' } as unknown as typeof choice;
  show(
    <OfficialChoice
      view={view}
      choice={later}
      look={lookAt(view)}
      isBusy={false}
      onAnswer={vi.fn()}
      onPutAside={vi.fn()}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('what a lesson advises has the focus, stands in full strength while the answers are deaf, and suggests none', async () => {
  const { battle, choice } = exampleChoice('yes or no');
  const view = viewFor(battle, choice.seat);
  show(
    <OfficialChoice
      view={view}
      choice={choice}
      advice="Say yes: two more cards are worth it."
      look={lookAt(view)}
      clock={handClock()}
      isBusy={false}
      onAnswer={vi.fn()}
      onPutAside={vi.fn()}
    />,
  );
  const advice = page.getByText('Say yes: two more cards are worth it.');
  await expect.element(advice).toBeVisible();
  await expect.element(advice).toHaveFocus();
  expect(document.querySelector('.ignore-early-clicks[aria-disabled]')).not.toBeNull();
  const dimmed = () => {
    const found: string[] = [];
    for (let each: Element | null = advice.element(); each !== null; each = each.parentElement)
      if (getComputedStyle(each).opacity !== '1') found.push(each.className);
    return found;
  };
  await expect.poll(dimmed).toEqual([]);
  expect(document.querySelectorAll('[role="dialog"] [aria-pressed="true"]')).toHaveLength(0);
  await expectAccessible();
});
