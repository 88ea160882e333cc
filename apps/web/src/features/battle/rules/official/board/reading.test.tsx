/** Reading at the table: a Pokémon with all that lies on it, by keys, mouse, finger and button, and the piles that lie open. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../testing/accessible.ts';
import { BATTLE_ID } from '../../../../../testing/battle.ts';
import { serveOfficial } from '../../../../../testing/officialBattle.ts';
import { PHONE, type ShowOptions, showPage } from '../../../../../testing/show.tsx';
import { readOfficialPosition } from '../../../../dev/officialPosition.ts';

async function open(options: ShowOptions = {}): Promise<void> {
  const described = readOfficialPosition('crowded');
  if ('problem' in described) throw new Error(described.problem);
  serveOfficial(described.battle);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true, ...options });
  await expect.element(page.getByRole('region', { name: 'Your side', exact: true })).toBeVisible();
}

const place = (name: RegExp) => page.getByRole('button', { name });
const reader = () => page.getByRole('dialog');
const linesRead = () =>
  [...document.querySelectorAll('[role="dialog"] .reader-text > b')].map(({ textContent }) => textContent);

const ON_JOLTEON = [
  ...['30 of 110 HP', 'Cannot retreat', 'Float Stone', '4 × Lightning Energy', 'Double Colorless Energy'],
  'Under it: Eevee',
];

/** One card of the deck was never named. */
const DISCARDED = ['Poliwag', '11 × Bill', 'Driftwood'];

test('R reads the focused Pokemon with all that lies on it, arrows lead on, Escape gives the focus back', async () => {
  await open();
  const jolteon = place(/^Your Bench 5 of 5: Jolteon/);
  (jolteon.element() as HTMLElement).focus();
  await userEvent.keyboard('r');
  await expect.element(reader().getByRole('heading', { name: 'Jolteon' })).toBeVisible();
  expect(linesRead()).toEqual(ON_JOLTEON);
  await expect.element(reader().getByText('until your turn ends')).toBeVisible();
  await expectAccessible();
  await reader()
    .getByRole('button', { name: /^Under it: Eevee/ })
    .click();
  await expect.element(reader().getByRole('heading', { name: 'Eevee' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(reader().getByRole('heading', { name: 'Blastoise ex' })).toBeVisible();
  await expect.element(reader().getByText('7 of 12')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(reader()).not.toBeInTheDocument();
  await expect.element(jolteon).toHaveFocus();
});

test('the right button and the button of the panel read a Pokemon too', async () => {
  await open();
  await place(/^Opponent's Active: Blastoise ex/).click({ button: 'right' });
  await expect.element(reader().getByRole('heading', { name: 'Blastoise ex' })).toBeVisible();
  await reader().getByRole('button', { name: 'Close' }).click();
  await place(/^Your Active: Poliwrath/).click();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect.element(reader().getByRole('heading', { name: 'Poliwrath' })).toBeVisible();
});

test('a finger that stays reads, and what it lets go chooses nothing', async () => {
  await open({ size: PHONE });
  const snorlax = place(/^Your Bench 3 of 5: Snorlax/).element() as HTMLElement;
  const touch = (type: string) =>
    snorlax.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
  touch('pointerdown');
  await expect.element(reader().getByRole('heading', { name: 'Snorlax' })).toBeVisible();
  touch('pointerup');
  snorlax.click();
  expect(snorlax.getAttribute('aria-pressed')).toBe('false');
  const buttons = [...document.querySelectorAll('[role="dialog"] button')];
  const wrong = buttons.filter((button) => {
    const { width, height, right } = button.getBoundingClientRect();
    return Math.min(width, height) < 43.5 || right > innerWidth;
  });
  expect(wrong.map(({ textContent }) => textContent)).toEqual([]);
});

test('a discard pile is looked through from its top, a deck shows its count alone', async () => {
  await open();
  await page.getByRole('button', { name: /^Your discard pile: 13 cards, Poliwag on top/ }).click();
  await expect.element(reader().getByRole('heading', { name: 'Your Discard Pile' })).toBeVisible();
  expect(linesRead()).toEqual(DISCARDED);
  await reader().getByRole('button', { name: /Bill/ }).click();
  await expect.element(reader().getByRole('heading', { name: 'Bill' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: /^Opponent's deck/ }).click();
  await expect.element(page.getByTestId('toast')).toBeVisible();
  await expect.element(reader()).not.toBeInTheDocument();
});
