/** The printed game's table at the sizes it is made for: nothing scrolls, is cut, is too small or lies over anything else. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../testing/accessible.ts';
import { BATTLE_ID } from '../../../../../testing/battle.ts';
import { problemsOfTable } from '../../../../../testing/measureTable.ts';
import { serveOfficial } from '../../../../../testing/officialBattle.ts';
import { DESK, PHONE, reopenPage, resize, showPage } from '../../../../../testing/show.tsx';
import { boardOnPage, expectNoProblems, matAtEverySize } from '../../../../../testing/tableSizes.ts';
import { readOfficialPosition } from '../../../../dev/officialPosition.ts';

/** The last two are phones in landscape. */
const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [375, 812],
  [320, 568],
  [844, 390],
  [667, 375],
] as const;

function serve(position: string): void {
  const described = readOfficialPosition(position);
  if ('problem' in described) throw new Error(described.problem);
  serveOfficial(described.battle);
}

async function open(position: string): Promise<void> {
  serve(position);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(page.getByRole('region', { name: 'Your side', exact: true })).toBeVisible();
}

/** Full Benches with Tools and Energy on both sides, all that can lie on a Pokémon. */
test('five and five on the Benches with all that lies on them: in their boxes at every size, and for everybody', async () => {
  await open('crowded');
  await expectNoProblems(SIZES);
  await resize(DESK);
  await expectAccessible();
});

test('a hand of twenty: no card lies over another, in the row, as spines and spread out', async () => {
  await open('hand');
  await expectNoProblems(SIZES);
  await resize(PHONE);
  await page.getByRole('button', { name: 'All 20' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your hand: 20' })).toBeVisible();
  await expect.poll(() => problemsOfTable(boardOnPage(), { minText: 12, phone: true })).toEqual([]);
  await expectAccessible();
  await page.getByRole('button', { name: 'By kind' }).click();
  expect(namesInHand()).toEqual([
    ...['Poliwag', 'Poliwag', 'Alakazam', 'Alakazam', 'Alakazam', 'Raichu', 'Raichu', 'Raichu'],
    ...['Computer Search', 'Computer Search', 'Switch', 'Switch', 'Float Stone', 'Float Stone'],
    ...["Professor's Research", "Professor's Research", 'Lightning Energy', 'Lightning Energy'],
    ...['Double Colorless Energy', 'Double Colorless Energy'],
  ]);
  // Where it may go lies under the sheet.
  await page.getByRole('button', { name: /^Hand 17 of 20: Lightning Energy/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Your hand: 20' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('.half-you .spot[data-target]')).toHaveLength(6);
});

/** As a screen reader reads them, in the order in which they stand. */
const namesInHand = () =>
  [...boardOnPage().querySelectorAll('[data-hand-card]')].map(
    (card) => card.getAttribute('aria-label')?.match(/^Hand \d+ of \d+: ([^,.]+)/)?.[1],
  );

test('before the first turn: dashed places are named, and what was laid out is taken back by a press', async () => {
  await open('setup');
  await page.getByRole('button', { name: /^Hand 1 of 6: Staryu/ }).click();
  await page.getByRole('button', { name: 'Your Bench 1 of 5: empty, can be chosen' }).click();
  const laid = page.getByRole('button', { name: /^Your Bench 1 of 5: Staryu.*can be taken back/ });
  await expect.element(laid).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Hand 5 of 5/ })).toBeVisible();
  expect(boardOnPage().querySelectorAll('.half-you .spot-empty')).toHaveLength(4);
  await expectNoProblems(SIZES);
  await laid.click();
  await expect.element(page.getByRole('button', { name: /^Hand 6 of 6/ })).toBeVisible();
});

test('eight on a Bench: narrow places that keep in their boxes at every size', async () => {
  await open('eight');
  await expectNoProblems(SIZES);
});

test('the mat keeps its place: with full Benches, with a selected card, and with two Pokémon alone', async () => {
  await open('table');
  const full = await matAtEverySize(SIZES);
  await resize(DESK);
  await page.getByRole('button', { name: /^Hand 4 of 9/ }).click();
  await expect.poll(() => document.querySelectorAll('.spot[data-target]').length).toBe(6);
  expect(await matAtEverySize(SIZES)).toEqual(full);
  serve('bare');
  reopenPage();
  await expect.element(page.getByText('No cards in hand')).toBeVisible();
  expect(await matAtEverySize(SIZES)).toEqual(full);
});
