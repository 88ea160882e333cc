/** Sharing: a picture of cards, a link that is off until it is switched on, and what the link shows to others. */
import type { ShareJson } from '@pokesol/protocol';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, lost, refused } from '../../testing/api.ts';
import { cardOf } from '../../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, main } from '../../testing/pages.ts';
import { PHONE, show, showPage, takeAway } from '../../testing/show.tsx';
import ShareDialog from './ShareDialog.tsx';
import { SharePull } from './SharePull.tsx';

const SHARES = 'GET /api/users/*/shares';
const SHARED = 'GET /api/shared/*';
const ID = '11111111-1111-4111-8111-111111111111';
const CARDS = [
  { card: cardOf('base1-14'), quantity: 1 },
  { card: cardOf('base1-98'), quantity: 12 },
];
const link = dialog.getByRole('checkbox', { name: 'Anyone with the link can see this deck' });

const showDialog = () =>
  show(<ShareDialog address="owner" deckId={ID} title="Storm" cards={CARDS} onClose={() => undefined} />);

/** A server that keeps one link. */
function keepShares(): void {
  let kept: ShareJson[] = [];
  api.answer(SHARES, () => kept);
  api.answer('POST /api/users/*/shares', () => {
    const made = { id: ID, kind: 'deck', deckId: ID, createdAt: '2026-03-01T09:00:00.000Z' } as const;
    kept = [made];
    return made;
  });
  api.answer('DELETE /api/users/*/shares/*', () => {
    kept = [];
    return undefined;
  });
}

test('a picture is drawn by the page, and can be saved', async () => {
  keepShares();
  showDialog();
  const picture = dialog.getByRole('img', { name: 'Storm: Raichu, Fire Energy' });
  await expect.element(picture).toBeVisible();
  const image = picture.element();
  if (!(image instanceof HTMLImageElement)) throw new TypeError('It is no picture');
  await image.decode();
  expect(image.naturalWidth).toBe(1200);
  const blob = await (await fetch(image.src)).blob();
  expect(blob.type).toBe('image/png');
  await expect
    .element(dialog.getByRole('link', { name: 'Save picture' }))
    .toHaveAttribute('download', 'pokesol.png');
  await expectAccessible();
});

test.each([
  ['white', () => 255],
  ['noise', (at: number) => (at * 89) % 256],
])(
  'a browser that reads %s from every canvas offers no picture, and says why; the link stays',
  async (_, value) => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function (
      this: CanvasRenderingContext2D,
      ...where
    ) {
      const image = Reflect.apply(read, this, where);
      for (const at of image.data.keys()) image.data[at] = value(at + 1);
      return image;
    });
    keepShares();
    showDialog();
    await expect.element(dialog.getByText(/protection against fingerprinting/)).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Save picture' })).not.toBeInTheDocument();
    await expect.element(link).toBeVisible();
    await expectAccessible();
  },
);

test('a pull is drawn when it is asked for, and asks nothing of the server', async () => {
  show(<SharePull title="Base Set Booster Pack" cards={CARDS} />);
  await page.getByRole('button', { name: 'Share a picture' }).click();
  await expect
    .element(dialog.getByRole('img', { name: 'Base Set Booster Pack: Raichu, Fire Energy' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Share a picture' })).toHaveFocus();
});

test('a link is off at first, shown when it is switched on, and gone when it is switched off', async () => {
  keepShares();
  showDialog();
  await expect.element(link).not.toBeChecked();
  await expect.element(dialog.getByText(/\/shared\//)).not.toBeInTheDocument();
  await link.click();
  await expect.element(dialog.getByText(`${window.location.origin}/shared/${ID}`)).toBeVisible();
  expect(api.calls('POST /api/users/*/shares').map(({ body }) => body)).toEqual([{ deckId: ID }]);
  await link.click();
  await expect.element(link).not.toBeChecked();
  await expect.element(dialog.getByText(/\/shared\//)).not.toBeInTheDocument();
});

test('a link that could not be switched stays as it was, and says so', async () => {
  keepShares();
  api.answer('POST /api/users/*/shares', refused('deck-unknown'));
  showDialog();
  await link.click();
  await expect.poll(() => api.calls('POST /api/users/*/shares').length).toBe(1);
  await expect.element(link).not.toBeChecked();
});

test('a shared deck is shown without a wallet, and its cards open', async () => {
  api.answer(SHARED, { kind: 'deck', name: 'Storm', description: 'By night', cards: CARDS });
  await showPage(`/shared/${ID}`, { size: PHONE });
  await expect.element(main.getByRole('heading', { name: 'Storm' })).toBeVisible();
  await expect.element(main.getByText(/13 cards, 2 different/)).toBeVisible();
  await expect.element(main.getByText('By night')).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll();
  await main.getByRole('button', { name: 'Raichu' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Raichu' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(main.getByRole('button', { name: 'Raichu' })).toHaveFocus();
});

test('a link that shows nothing leads on, and one that did not load is tried again', async () => {
  api.answer(SHARED, refused('share-unknown'));
  await showPage(`/shared/${ID}`);
  await expect.element(main.getByText('This link shows nothing')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Open packs of your own' }))
    .toHaveAttribute('href', '/');
  await expectAccessible();
  takeAway();
  api.answer(SHARED, lost);
  await showPage(`/shared/${ID.replace('1', '2')}`);
  await expect.element(main.getByText('These cards did not load')).toBeVisible();
  api.answer(SHARED, { kind: 'binder', cards: [] });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByRole('heading', { name: 'A binder' })).toBeVisible();
  await expect.element(main.getByText('There is no card in it yet.')).toBeVisible();
});

test('while its cards are fetched, the link says so', async () => {
  const held = api.hold(SHARED);
  await showPage(`/shared/${ID}`);
  await expect.element(main.getByRole('status')).toHaveTextContent('Loading cards');
  await expectAccessible();
  held.answer({ kind: 'binder', cards: CARDS });
  await expect.element(main.getByRole('heading', { name: 'A binder' })).toBeVisible();
  await expect.element(main.getByText('Loading cards')).not.toBeInTheDocument();
});
