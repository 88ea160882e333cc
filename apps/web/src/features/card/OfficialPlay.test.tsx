/** How a card plays: in full, in part, not at all, on its way and lost. */
import type { CardJson, CardTextAnswer } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, lost } from '../../testing/api.ts';
import { expectNoSidewaysScroll } from '../../testing/pages.ts';
import { PHONE, resize, show } from '../../testing/show.tsx';
import { bareCard } from './gallery/oddCards.ts';
import { OfficialPlay } from './OfficialPlay.tsx';
import { useCardText } from './officialPlay.ts';

const TEXT = 'GET /api/cards/*/text';
const hit = (name: string): CardJson['attacks'][number] => ({ name, cost: ['Fire'], damage: '', text: '' });
const CARD: CardJson = {
  ...bareCard,
  id: 'dawn1-1',
  name: 'Emberling',
  pokemonType: 'Fire',
  attributes: {
    ...bareCard.attributes,
    supertype: 'Pokémon',
    subtypes: ['Stage 1', 'ex'],
    evolvesFrom: 'Ember',
  },
};
const WITH_ATTACKS: CardJson = {
  ...CARD,
  attacks: [hit('Gather'), hit('Nap'), { ...hit('Hit'), damage: '30' }],
};

function Shown({ card }: { card: CardJson }) {
  return <OfficialPlay card={card} text={useCardText(card.id)} />;
}
const section = page.getByRole('region', { name: 'How it plays' });
const lines = page.getByRole('listitem');
const showText = (answer: Omit<CardTextAnswer, 'cardId'>, card = WITH_ATTACKS) => {
  api.answer(TEXT, { cardId: 'dawn1-1', ...answer });
  return show(<Shown card={card} />);
};
const SONG = 'Draw a card. Then sing 4 songs.';

test('what it does stands in the order of the card, and what is not read is marked', async () => {
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
  await expect.element(lines).toHaveLength(4);
  await expect.element(lines.nth(0)).toHaveTextContent(/^Ability\s*Hum/);
  await expect
    .element(lines.nth(0))
    .toHaveTextContent('Not played: the rules do not understand the marked words.');
  await expect.element(lines.nth(0).getByCss('mark')).toHaveTextContent(/^Then sing 4 songs\.$/);
  await expect.element(lines.nth(1)).toHaveTextContent(/^Gather\s*Draw 2 cards\.$/);
  await expect.element(lines.nth(1).getByRole('img', { name: 'Fire' })).toBeVisible();
  await expect.element(lines.nth(2)).toHaveTextContent(/^Nap\s*This Pokémon is now Asleep\.$/);
  await expect.element(lines.nth(3)).toHaveTextContent(/^Hit\s*30$/);
  await expect.element(page.getByText('Worth 2 Prize cards. Evolves from Ember.')).toBeVisible();
  await expectAccessible();
  await resize(PHONE);
  await expectNoSidewaysScroll();
});

test('a card without text says so', async () => {
  showText({ plays: 'full', lines: [] }, CARD);
  await expect.element(page.getByText('It has no text, so there is nothing to read.')).toBeVisible();
});

test('of a card whose texts are not read each line says so', async () => {
  showText({ plays: 'none', lines: [{ kind: 'attack', name: 'Gather' }] });
  await expect.element(lines.nth(0)).toHaveTextContent('Text not read: it does not play yet.');
});

test('basic energy says what it pays for', async () => {
  const attributes = { ...bareCard.attributes, supertype: 'Energy', subtypes: ['Basic'] };
  showText({ plays: 'full', lines: [] }, { ...bareCard, id: 'dawn1-1', name: 'Fire Energy', attributes });
  await expect.element(section).toHaveTextContent('It pays for one Fire, or for one of any type.');
});

test('a text on its way holds its place, and one that is lost can be asked for again', async () => {
  const held = api.hold(TEXT);
  show(<Shown card={CARD} />);
  await expect.element(page.getByCss('[aria-busy="true"]')).toBeVisible();
  held.answer(lost);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  api.answer(TEXT, { cardId: 'dawn1-1', plays: 'full', lines: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('It has no text, so there is nothing to read.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
