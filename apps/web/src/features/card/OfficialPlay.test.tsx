/** A card's sentences beside what is played of them: in full, in part, not at all, on their way and lost. */
import type { CardTextAnswer } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, lost } from '../../testing/api.ts';
import { expectNoSidewaysScroll } from '../../testing/pages.ts';
import { PHONE, resize, show } from '../../testing/show.tsx';
import { OfficialPlay } from './OfficialPlay.tsx';

const TEXT = 'GET /api/cards/*/text';
const section = page.getByRole('heading', { name: 'In Official battles' });
const showText = (answer: Omit<CardTextAnswer, 'cardId'>) => {
  api.answer(TEXT, { cardId: 'dawn1-1', ...answer });
  return show(<OfficialPlay cardId="dawn1-1" />);
};
const SONG = 'Draw a card. Then sing 4 songs.';

test('what is read stands beside what is played of it, and what is not read is marked', async () => {
  showText({
    plays: 'part',
    lines: [
      { kind: 'attack', name: 'Gather', printed: 'Draw 2 cards.', meaning: 'Draw 2 cards.' },
      {
        kind: 'attack',
        name: 'Nap',
        printed: 'Emberling is now Asleep.',
        meaning: 'This Pokémon is now Asleep.',
      },
      { kind: 'attack', name: 'Hit', printed: '', meaning: '' },
      {
        kind: 'ability',
        name: 'Hum',
        printed: SONG,
        unread: { from: 13, to: SONG.length, words: SONG.slice(13), why: 'words' },
      },
    ],
  });
  await expect.element(section).toBeVisible();
  await expect.element(page.getByText('Plays in part', { exact: true })).toBeVisible();
  const lines = page.getByRole('listitem');
  await expect.element(lines).toHaveLength(3);
  await expect.element(lines.nth(0)).toHaveTextContent(/^Gather\s*Draw 2 cards\.\s*Played word for word\.$/);
  await expect
    .element(lines.nth(1))
    .toHaveTextContent(/^Nap\s*Emberling is now Asleep\.\s*Played as: This Pokémon is now Asleep\.$/);
  await expect
    .element(lines.nth(2))
    .toHaveTextContent('Not played: the rules do not understand the marked words.');
  await expect.element(lines.nth(2).getByCss('mark')).toHaveTextContent(/^Then sing 4 songs\.$/);
  await expectAccessible();
  await resize(PHONE);
  await expectNoSidewaysScroll();
});

test.each([
  [{ plays: 'full', lines: [] }, 'Plays in full', 'It has no text, so there is nothing to read.'],
  [
    { plays: 'full', lines: [{ kind: 'attack', name: 'Hit', printed: '', meaning: '' }] },
    'Plays in full',
    'Its attacks are plain numbers and play as printed.',
  ],
  [
    { plays: 'none', lines: [{ kind: 'attack', name: 'Hit' }] },
    'Text not read',
    /The rules have not read its text, so it does not play yet\./,
  ],
] satisfies [Omit<CardTextAnswer, 'cardId'>, string, string | RegExp][])(
  '%o',
  async (answer, state, note) => {
    showText(answer);
    await expect.element(page.getByText(state, { exact: true })).toBeVisible();
    await expect.element(page.getByText(note)).toBeVisible();
  },
);

test('of a shipped card stands what it does, and of a text that is not read that it does not play', async () => {
  showText({
    plays: 'part',
    lines: [
      { kind: 'attack', name: 'Gather', meaning: 'Draw 2 cards.' },
      { kind: 'ability', name: 'Hum' },
    ],
  });
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent(/^Gather\s*Draw 2 cards\.$/);
  await expect.element(lines.nth(1)).toHaveTextContent(/^Hum\s*Text not read: it does not play yet\.$/);
  await expectAccessible();
});

test('a text on its way holds its place, and one that is lost can be asked for again', async () => {
  const held = api.hold(TEXT);
  show(<OfficialPlay cardId="dawn1-1" />);
  await expect.element(page.getByCss('[aria-busy="true"]')).toBeVisible();
  held.answer(lost);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  api.answer(TEXT, { cardId: 'dawn1-1', plays: 'full', lines: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Plays in full', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
