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
  api.answer('GET /api/pack-types', []);
  await showPage('/collection', { wallet: true });
  await focusOn(pockets.first());
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByCss('.card')).toBeVisible();
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
    ['Normal', '$1.50'],
  ] as const)
    await expect.poll(() => fact(name).element().textContent, { message: name }).toBe(value);
  const face = dialog.getByRole('group', { name: /^Charmander/ });
  for (const text of ['HP 50', 'Scratch', 'Ember', 'weak', 'resists –', 'retreat'])
    await expect.element(face).toHaveTextContent(text);
  for (const text of ['Common', 'You own 4'])
    await expect.element(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(dialog.getByText('Holographic')).not.toBeInTheDocument();
});

test('without a price there is no row of prices', async () => {
  show(<CardDialog card={charmander} onClose={() => undefined} />);
  await expect.element(fact('Set')).toBeVisible();
  await expect.element(fact('Normal')).not.toBeInTheDocument();
  await expect.element(fact('Holofoil')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('N/A')).not.toBeInTheDocument();
});

test('how it plays stands before Classic, Classic before its facts, and what the screen knows comes last', async () => {
  show(
    <CardDialog card={PRICED} onClose={() => undefined}>
      <h3>Where to find it</h3>
    </CardDialog>,
  );
  const inOrder = ['How it plays', /^In Classic battles:/, 'Original by', 'Where to find it'].map((words) =>
    dialog.getByText(words).first(),
  );
  const tops: number[] = [];
  for (const line of inOrder) tops.push((await line.findElement()).getBoundingClientRect().top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(dialog.element().textContent).not.toMatch(/admin/i);
});

test.each([
  [{ width: 1440, height: 900 }, 400],
  [{ width: 768, height: 1024 }, 400],
  [PHONE, 343],
  [{ width: 320, height: 568 }, 296],
])('at %o the face is %i wide, and the words do not lie on it', async (size, width) => {
  await resize(size);
  show(<CardDialog card={PRICED} onClose={() => undefined} footer={<button type="button">Wish</button>} />);
  const face = (await dialog.getByCss('.card').findElement()).getBoundingClientRect();
  expect(face.width).toBe(width);
  if (width >= 343) expect(Math.round(face.height)).toBe(width === 400 ? 559 : 479);
  const words = dialog.getByCss('.card-details-words').element().getBoundingClientRect();
  expect(words.left >= face.right || words.top >= face.bottom).toBe(true);
  await expect.element(dialog.getByRole('button', { name: 'Wish' })).toBeInViewport({ ratio: 0.99 });
  await expectNoSidewaysScroll();
});

test('what Classic battles do not play of a card is said in one line, and what a sign in its damage counts as', async () => {
  const classic = dialog.getByText(/^In Classic battles:/);
  show(<CardDialog card={cardOf('base1-2')} onClose={() => undefined} />);
  await expect
    .element(classic)
    .toHaveTextContent('Only basic Pokemon come into play: this one stays in your hand.');
  await expect.element(classic).toHaveTextContent('Pokémon Power «Rain Dance» does nothing.');
  takeAway();
  show(<CardDialog card={cardOf('base1-10')} onClose={() => undefined} />);
  await expect.element(classic).toHaveTextContent('Not used: a Pokemon has its first attack alone.');
  takeAway();
  // Energy plays as it stands.
  show(<CardDialog card={cardOf('base1-98')} onClose={() => undefined} />);
  await expect.element(classic).toHaveTextContent(/^In Classic battles: it plays in full\.$/);
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
  const last = fact('Normal');
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
    await dialog.getByRole('heading', { name: 'How it plays' }).hover();
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
