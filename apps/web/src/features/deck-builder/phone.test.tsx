/** The deck builder on a phone: its name and saving above two tabs, energy and tools below the deck, always in reach. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { keepDecks } from '../../testing/decks.ts';
import { BASIC_ENERGIES } from '../../testing/examples.ts';
import { expectNoSidewaysScroll, main } from '../../testing/pages.ts';
import { PHONE } from '../../testing/show.tsx';
import { button, deckName, read, row, showBuilder, tile } from './testing.ts';

const tab = (name: string) => main.getByRole('tab', { name });

beforeEach(() => void keepDecks());

test('collection and deck are a tab each, the count in its name', async () => {
  await showBuilder(undefined, { size: PHONE });
  await tile('Charmander').click();
  await expectAccessible();
  await tab('Deck 1/60').click();
  await expect.element(row('Charmander')).toBeVisible();
  await button('Undo').click();
  await expect.element(row('Charmander')).not.toBeInTheDocument();
  await button('Starter deck').click();
  await expect.element(tab('Deck 60/60')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  await expectNoSidewaysScroll();
  // Wherever in its sixty cards the page stands.
  const bar = page.getByCss('.builder-phone-bar').element();
  const saving = button('Save Deck').element();
  const { scrollHeight } = document.documentElement;
  expect(scrollHeight).toBeGreaterThan(window.innerHeight);
  for (const at of [0, scrollHeight]) {
    window.scrollTo(0, at);
    expect(bar.getBoundingClientRect().top).toBeGreaterThan(0);
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(saving.getBoundingClientRect().top).toBeGreaterThan(0);
    expect(saving.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
  }
  const small = [...document.querySelectorAll<HTMLElement>('main button')]
    .map((each) => ({ name: each.ariaLabel ?? each.textContent, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(({ name }) => name);
  expect(small).toEqual([]);
});

test('its energy comes first in one row that scrolls, the other types when they are asked for', async () => {
  await showBuilder(undefined, { size: PHONE });
  await tab('Deck 0/60').click();
  await button('Starter deck').click();
  const more = main.getByRole('button', { name: /^More .* Energy$/ });
  await expect.element(more).toHaveLength(2);
  await button('Other types').click();
  await expect.element(more).toHaveLength(BASIC_ENERGIES.length);
  const tops = more.elements().map((key) => Math.round(key.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test.for([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  PHONE,
  { width: 320, height: 568 },
])('name, judging and saving stand in one row at $width', async (size) => {
  await showBuilder(undefined, { size });
  await deckName.fill('Alone');
  await expectNoSidewaysScroll();
  const boxes = [deckName, button('Validate'), button('Save Deck')].map((each) =>
    each.element().getBoundingClientRect(),
  );
  for (const { top, bottom, width, right } of boxes) {
    expect(top).toBeLessThan(Math.min(...boxes.map((box) => box.bottom)));
    expect(bottom).toBeGreaterThan(Math.max(...boxes.map((box) => box.top)));
    expect(width).toBeGreaterThan(56);
    expect(right).toBeLessThanOrEqual(size.width);
  }
});

test('the name and another deck are in reach of both tabs', async () => {
  await showBuilder(undefined, { size: PHONE });
  await tile('Charmander').click();
  await expect.element(button('Save Deck')).toBeDisabled();
  await deckName.fill('Alone');
  await button('Save Deck').click();
  await read('Deck saved successfully!');
  await button('More').click();
  await button('New Deck').click();
  await expect.element(tab('Deck 0/60')).toBeVisible();
});
