/** The theme decks: each is made of shipped cards, and by both rules it is legal for practice. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DECK_SIZE, factsOfCard, officialFindings, validateDeck } from '@pokesol/decks';
import { THEME_DECKS, themeDeckById } from '@pokesol/decks/themeDecks';
import { THEME_DECK_ID_LENGTH } from '@pokesol/protocol/constants';
import { expect, onTestFinished, test } from 'vitest';
import { themeDeckFile, themeDecksFrom } from '../imports/writeThemeDecks.ts';
import { SHIPPED_SETS_DIR, setsIn } from './setFiles.ts';

const sets = await setsIn(SHIPPED_SETS_DIR);
const shipped = new Map(
  sets.flatMap(({ cards }) => cards.map(({ card }) => [String(card.id), card] as const)),
);

test('each has sixty shipped cards, and both rules take it for practice', () => {
  expect(THEME_DECKS.length).toBeGreaterThan(80);
  for (const { name, lines } of THEME_DECKS) {
    const known = lines.map(({ cardId, quantity }) => {
      const card = shipped.get(cardId);
      if (card === undefined) throw new Error(`${name}: no set ships ${cardId}`);
      return { card: factsOfCard(card), quantity };
    });
    expect(
      known.reduce((sum, { quantity }) => sum + quantity, 0),
      name,
    ).toBe(DECK_SIZE);
    expect(new Set(lines.map(({ cardId }) => cardId)).size, name).toBe(lines.length);
    expect(validateDeck(known).isForPractice, name).toBe(true);
    expect(officialFindings(known).isForPractice, name).toBe(true);
  }
});

test('each has an id of its own, short enough to be asked for', () => {
  const ids = THEME_DECKS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(THEME_DECK_ID_LENGTH);
  expect(themeDeckById('base1-zap')).toMatchObject({ name: 'Zap!', setId: 'base1', year: 1999 });
  expect(themeDeckById('zap')).toBeUndefined();
});

test('a folder’s decks are taken with reprints of Trainers, and without those that lack a Pokémon or a card', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pokesol-theme-decks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const deck = (name: string, ...cards: readonly (readonly [string, string, number])[]) => ({
    name,
    cards: cards.map(([id, cardName, count]) => ({ id, name: cardName, count })),
  });
  const fire = (count: number) => ['base1-98', 'Fire Energy', count] as const;
  writeFileSync(
    join(folder, 'base1.json'),
    JSON.stringify([
      deck(
        'Whole',
        ['base1-46', 'Charmander', 2],
        ['base1-46', 'Charmander', 2],
        ['none-1', 'Bill', 4],
        fire(52),
      ),
      deck('Without a Pokémon', ['none-2', 'Charmander', 4], fire(56)),
      deck('One too many', ['base1-46', 'Charmander', 4], fire(57)),
    ]),
  );
  const { found, decks } = await themeDecksFrom(folder, sets);
  expect(found).toBe(3);
  expect(decks.map(({ name }) => name)).toEqual(['Whole']);
  const [whole] = decks;
  expect(whole?.lines.map(({ quantity }) => quantity)).toEqual([4, 4, 52]);
  const bill = shipped.get(whole?.lines[1]?.cardId ?? '');
  expect(bill?.name).toBe('Bill');
  expect(themeDeckFile(decks)).toContain(
    'base1 | Base | Base | 1999 | Whole | classic official | 4 base1-46, 4 ',
  );
});
