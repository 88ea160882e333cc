/** A card's dialog: what it says, how it is left, how its picture moves, and what stands where artwork breaks. */
import type { CardJson } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api } from '../../testing/api.ts';
import { CARD_SETS, cardOf, STARTER_CARDS } from '../../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, focusOn } from '../../testing/pages.ts';
import { PHONE, resize, show, showPage, takeAway } from '../../testing/show.tsx';
import CardDialog from './CardDialog.tsx';

const charmander = cardOf('base1-46');
const PRICED: CardJson = { ...charmander, attributes: { ...charmander.attributes, normalPrice: 1.5 } };

const pockets = page.getByCss('[data-pocket]');
/** The value beside a label. */
const fact = (name: string): Locator =>
  dialog
    .getByCss('dl > div')
    .filter({ has: page.getByCss('dt').getByText(name, { exact: true }) })
    .getByCss('dd');

async function openFromCollection(): Promise<Locator> {
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/users/*/wishlist', { cards: [] });
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
  api.answer('GET /api/users/*/cards/*/decks', []);
  await showPage('/collection', { wallet: true });
  await focusOn(pockets.first());
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('img').first()).toBeVisible();
  return pockets.first();
}

test('a card says all that is known of it', async () => {
  show(<CardDialog card={PRICED} quantity={4} onClose={() => undefined} />);
  for (const [name, value] of [
    ['Set', 'Base'],
    ['Series', 'Base'],
    ['Card Number', '46/102'],
    ['Original by', 'Mitsuhiro Arita'],
    ['Effect Level', 'basic'],
    ['Type', 'Fire'],
    ['Weakness', 'Water'],
    ['Resistance', 'None'],
    ['Retreat', '1'],
    ['Normal', '$1.50'],
    ['Holofoil', 'N/A'],
  ] as const)
    await expect.poll(() => fact(name).element().textContent, { message: name }).toBe(value);
  for (const text of ['Common', 'HP 50', 'You own 4', 'Scratch', 'Ember'])
    await expect.element(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  for (const name of ['Card Details', 'Battle Stats', 'Market Info'])
    await expect.element(dialog.getByRole('heading', { name })).toBeVisible();
  await expect.element(dialog.getByText('Holographic')).not.toBeInTheDocument();
});

test('what Classic battles do not play of a card is said, and what a sign in its damage counts as', async () => {
  show(<CardDialog card={cardOf('base1-2')} onClose={() => undefined} />);
  await expect.element(dialog.getByText('Classic: cannot be played', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Pokémon Power «Rain Dance» does nothing.')).toBeVisible();
  await expect.element(dialog.getByText(/Its damage counts as 40\./)).toBeVisible();
  takeAway();
  show(<CardDialog card={cardOf('base1-10')} onClose={() => undefined} />);
  await expect.element(dialog.getByText(/Not used: a Pokemon has its first attack alone\./)).toBeVisible();
  await expect.element(dialog.getByText('Classic: cannot be played')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Classic: in part', { exact: true })).toBeVisible();
  takeAway();
  // Growlithe has one plain attack.
  show(<CardDialog card={cardOf('base1-28')} onClose={() => undefined} />);
  await expect.element(dialog.getByText('Classic: in full', { exact: true })).toBeVisible();
});

test('the picture is ours, so the artist of the original is named beside it and not on it', async () => {
  show(<CardDialog card={PRICED} onClose={() => undefined} />);
  await expect.element(dialog.getByCss('.card-face')).toBeVisible();
  expect(dialog.getByCss('.card-face').element().textContent).not.toMatch(/Arita|Illus/);
});

test('a holographic card says so', async () => {
  show(<CardDialog card={cardOf('sv3pt5-199')} onClose={() => undefined} />);
  await expect.element(dialog.getByText('Holographic')).toBeVisible();
});

test('Escape closes it and gives the focus back', async () => {
  const pocket = await openFromCollection();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(pocket).toHaveFocus();
});

test('on a phone it stands in one column, scrolls, and nothing sticks out', async () => {
  await resize(PHONE);
  show(<CardDialog card={PRICED} onClose={() => undefined} />);
  const last = fact('Holofoil');
  (await last.findElement()).scrollIntoView();
  await expect.element(last).toBeInViewport();
  expect(last.element().getBoundingClientRect().right).toBeLessThanOrEqual(375);
  expect(dialog.getByCss('.card').first().element().getBoundingClientRect().right).toBeLessThanOrEqual(375);
  await expectNoSidewaysScroll();
});

describe('the picture', () => {
  const card = dialog.getByCss('.card').first();
  const lean = () => card.element().style.getPropertyValue('--ry');
  async function hoverAtItsRight(fromTheEdge: number): Promise<void> {
    const { width, height } = (await card.findElement()).getBoundingClientRect();
    await card.hover({ position: { x: width - fromTheEdge, y: height / 2 } });
  }

  test('leans towards the pointer by ten degrees at most', async () => {
    await commands.emulateMotion('no-preference');
    show(<CardDialog card={PRICED} onClose={() => undefined} />);
    await hoverAtItsRight(2);
    await expect.poll(lean).toMatch(/^(9\.[5-9]\d*|10(\.0+)?)deg$/);
    await dialog.getByRole('heading', { name: 'Market Info' }).hover();
    await expect.poll(lean).toBe('');
  });

  test('stays as it is for those who want less motion', async () => {
    show(<CardDialog card={PRICED} onClose={() => undefined} />);
    await hoverAtItsRight(2);
    await hoverAtItsRight(9);
    await expect.element(card).toBeVisible();
    expect(lean()).toBe('');
  });
});

test('artwork that breaks leaves our own face, artwork that comes covers it', async () => {
  const good = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="63" height="88"><path fill="teal" d="M0 0h63v88H0z"/></svg>',
  )}`;
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/users/*/wishlist', { cards: [] });
  api.answer('GET /api/users/*/cards', {
    cards: STARTER_CARDS.cards.map((owned) => ({
      ...owned,
      card: { ...owned.card, artworkUrl: owned.cardId === 'base1-14' ? good : 'data:image/png;base64,AAAA' },
    })),
  });
  await showPage('/collection', { wallet: true });
  const shown = pockets.getByCss('.card-artwork');
  await expect.element(shown).toHaveLength(1);
  await expect.element(shown).toHaveAttribute('data-shown', 'true');
  expect(shown.element().closest('[data-pocket]')).toHaveAttribute('data-pocket', 'base1-14');
  await expect.element(pockets).toHaveLength(15);
  await expect.element(pockets.getByCss('.card-face')).toHaveLength(15);
});
