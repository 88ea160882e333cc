/** The whole table at the sizes it is made for: nothing scrolls, nothing is cut, nothing lies over anything else. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BATTLE_ID, baseCard, serveBattle } from '../../../../../testing/battle.ts';
import { reopenPage, resize, showPage } from '../../../../../testing/show.tsx';
import { boardOnPage, expectNoProblems, matAtEverySize } from '../../../../../testing/tableSizes.ts';

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [375, 812],
  [375, 667],
  [320, 568],
  [812, 375],
  [667, 375],
] as const;

const cards = (...names: readonly string[]) => names.map(baseCard);
const energy = (...types: readonly string[]) => types.map((type) => baseCard(`${type} Energy`));

/** Full benches, long names, all that can cling to a Pokémon, twelve cards in the hand. */
const CROWDED = positionOf({
  turn: 37,
  you: {
    active: {
      card: baseCard('Electabuzz'),
      damage: 40,
      energy: energy('Lightning', 'Lightning', 'Fire'),
      statuses: ['poison', 'burn', 'confusion'],
    },
    bench: [
      { card: baseCard('Charmander'), energy: energy('Fire', 'Fire', 'Fire', 'Water', 'Water') },
      { card: baseCard('Chansey'), damage: 70 },
      baseCard("Farfetch'd"),
      { card: baseCard('Squirtle'), energy: energy('Water', 'Grass', 'Fire', 'Psychic') },
      { card: baseCard('Nidoran ♂'), damage: 30 },
    ],
    hand: cards(
      ...['Bulbasaur', 'Charmeleon', 'Lightning Energy', 'Super Energy Removal', 'Professor Oak', 'Bill'],
      ...['Potion', 'Hitmonchan', 'Fighting Energy', 'Gust of Wind', 'Pikachu', 'Item Finder'],
    ),
    discard: cards('Weedle', 'Bill'),
  },
  opponent: {
    active: { card: baseCard('Chansey'), damage: 20, energy: energy('Grass'), statuses: ['sleep'] },
    bench: cards('Bulbasaur', 'Charmander', 'Diglett', 'Voltorb', 'Machop'),
    discard: cards('Pikachu'),
  },
});

test('at every size nothing scrolls, is cut, is too small or lies over anything else', async () => {
  serveBattle(CROWDED);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  const hand = page.getByRole('list', { name: 'Cards in your hand' });
  await expect.element(hand.getByRole('button').first()).toBeVisible();
  await expectNoProblems(SIZES);
});

test('the mat keeps its place: with full benches and hand, and with two Pokemon and no card', async () => {
  serveBattle(CROWDED);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.poll(() => document.querySelectorAll('.hand-card')).toHaveLength(12);
  const crowded = await matAtEverySize(SIZES);
  serveBattle(positionOf({ you: { active: baseCard('Pikachu') }, opponent: { active: baseCard('Onix') } }));
  reopenPage();
  await expect.element(page.getByText('No cards in hand')).toBeVisible();
  expect(await matAtEverySize(SIZES)).toEqual(crowded);
});

test('a message covers no card, Pokemon, pile or button at any size: not what it speaks about', async () => {
  serveBattle(CROWDED);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.poll(() => document.querySelectorAll('.hand-card')).toHaveLength(12);
  for (const [width, height] of SIZES) {
    await resize({ width, height });
    for (const pile of ['opponent-deck', 'your-deck']) {
      const press = () => document.querySelector<HTMLElement>(`[data-pile="${pile}"]`)?.click();
      // It goes by itself: then it is asked for again.
      const covered = () => (messageBox() === undefined ? press() : coveredBy(messageBox()));
      await expect
        .poll(() => ({ at: `${width} × ${height}`, covered: covered() }))
        .toEqual({ at: `${width} × ${height}`, covered: [] });
    }
  }
});

const messageBox = () => document.querySelector('[data-testid="toast"]')?.getBoundingClientRect();

function coveredBy(box: DOMRect | undefined): string[] {
  if (box === undefined) return ['there is no message'];
  return [...boardOnPage().querySelectorAll('.spot, .hand-card, .pile, .pad-button')].flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isCovered = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return isCovered ? [element.getAttribute('aria-label') ?? element.textContent ?? ''] : [];
  });
}
