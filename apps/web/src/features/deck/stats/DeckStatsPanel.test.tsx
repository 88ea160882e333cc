/** A deck's statistics: curves, exact odds, and hands that hold seven cards. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { deckOf } from '../../../testing/examples.ts';
import { show } from '../../../testing/show.tsx';
import { linesOfDeck } from '../facts.ts';
import DeckStatsPanel from './DeckStatsPanel.tsx';

const table = (name: string) => page.getByRole('table', { name });

beforeEach(() => show(<DeckStatsPanel lines={linesOfDeck(deckOf())} />));

test('its curves name types and costs', async () => {
  await expect.element(table('Pokémon by type')).toHaveTextContent('Fire');
  await expect.element(table('Attacks by energy cost')).toHaveTextContent('2 energies');
});

test('its odds are exact', async () => {
  // Seventeen basics in sixty: C(43,7) of C(60,7) hands.
  await expect.element(page.getByLabelText('Mulligan')).toHaveTextContent(/^8\.34% 1 in 12$/);
  await page.getByRole('combobox', { name: /Chance of at least one/ }).selectOptions('base1-46');
  await expect
    .element(page.getByLabelText('At least one', { exact: true }))
    .toHaveTextContent(/^39\.95% 1 in 2\.5$/);
});

test('the official rules have odds of their own, by stage, type and turn', async () => {
  await expect.element(table('Energy by your turn')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Official' }).click();
  await expect.element(table('In your first seven')).toHaveTextContent('Basic100%');
  await expect.element(table('Energy by your turn')).toHaveTextContent(/Turn 3.*Fire/);
  await expect.element(table('Evolving by your turn')).toBeVisible();
  await expectAccessible();
});

test('its hands hold seven cards, each from a seed of its own', async () => {
  const draw = page.getByRole('button', { name: 'Draw a hand' });
  await draw.click();
  const hand = page.getByRole('list', { name: 'Sample hand' });
  await expect.element(hand.getByRole('listitem')).toHaveLength(7);
  const seed = page.getByCss('code').element().textContent;
  await draw.click();
  await expect.element(page.getByCss('code')).not.toHaveTextContent(seed);
  await expect.element(hand.getByRole('listitem')).toHaveLength(7);
  await expect.element(page.getByText(/^(Mulligan: no Basic Pokémon|A hand to start with)$/)).toBeVisible();
  await expectAccessible();
});
