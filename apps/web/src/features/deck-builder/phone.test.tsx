/** The deck builder on a phone: two tabs, and the count, a step back and saving always in reach. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { keepDecks } from '../../testing/decks.ts';
import { expectNoSidewaysScroll, main } from '../../testing/pages.ts';
import { PHONE } from '../../testing/show.tsx';
import { button, deckName, read, row, showBuilder, tile } from './testing.ts';

const tab = (name: string) => main.getByRole('tab', { name });

beforeEach(() => void keepDecks());

test('collection and deck are a tab each, with the count below both', async () => {
  await showBuilder(undefined, { size: PHONE });
  await tile('Charmander').click();
  await expect.element(main.getByText('1/60', { exact: true })).toBeVisible();
  await expectAccessible();
  await tab('Deck 1/60').click();
  await expect.element(row('Charmander')).toBeVisible();
  await button('Undo').last().click();
  await expect.element(row('Charmander')).not.toBeInTheDocument();
  await button('Starter deck').click();
  await expect.element(tab('Deck 60/60')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  await expectNoSidewaysScroll();
  // Wherever in its sixty cards the page stands.
  const bar = page.getByCss('.builder-phone-bar').element();
  const { scrollHeight } = document.documentElement;
  expect(scrollHeight).toBeGreaterThan(window.innerHeight);
  for (const at of [0, scrollHeight]) {
    window.scrollTo(0, at);
    expect(bar.getBoundingClientRect().top).toBeGreaterThan(0);
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  }
  const small = [...document.querySelectorAll<HTMLElement>('main button')]
    .map((each) => ({ name: each.ariaLabel ?? each.textContent, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(({ name }) => name);
  expect(small).toEqual([]);
});

test('a deck without a name is led to where it gets one, and then saved', async () => {
  await showBuilder(undefined, { size: PHONE });
  await tile('Charmander').click();
  await button('Name it').click();
  await expect.element(tab('Deck 1/60')).toHaveAttribute('aria-selected', 'true');
  await deckName.fill('Alone');
  await tab('Collection').click();
  await button('Save Deck').click();
  await read('Deck saved successfully!');
});
