/** Makes the file of theme decks from a folder of public deck data: decks of sixty cards that shipped sets have, or reprints of them. */
import { writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Card } from '@pokesol/cards';
import type { ShippedSet } from '@pokesol/cards/sets';
import { DECK_SIZE, type DeckLine, factsOfCard, formatsTaking, officialFindings } from '@pokesol/decks';
import { THEME_DECKS, type ThemeDeck, themeDeckLine } from '@pokesol/decks/themeDecks';
import { z } from 'zod';

const FILE = fileURLToPath(new URL('../../../../../packages/decks/src/themeDeckLines.ts', import.meta.url));

const publicDecks = z.array(
  z.object({
    name: z.string(),
    cards: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int().positive() })),
  }),
);

type Made = Omit<ThemeDeck, 'id'>;

/** In the order of their sets. `found` counts all decks of the folder. Throws where a file is not what it should be. */
export async function themeDecksFrom(
  folder: string,
  sets: readonly ShippedSet[],
): Promise<{ readonly found: number; readonly decks: readonly Made[] }> {
  const cards = new Map(sets.flatMap((set) => set.cards.map(({ card }) => [String(card.id), card] as const)));
  /** Trainers and energy cards do the same in every printing; a Pokémon is another card in each. */
  const reprints = new Map(
    [...cards.values()]
      .filter(({ supertype }) => supertype !== 'Pokémon')
      .map((card) => [card.name, card] as const),
  );
  const files = new Set(await readdir(folder));
  let found = 0;
  const made: Made[] = [];
  for (const { set } of sets) {
    if (!files.has(`${set.id}.json`)) continue;
    const decks = publicDecks.parse(JSON.parse(await readFile(join(folder, `${set.id}.json`), 'utf8')));
    found += decks.length;
    for (const deck of decks) {
      // Some name a card twice: once as the holographic one.
      const copies = new Map<Card, number>();
      for (const { id, name, count } of deck.cards) {
        const card = cards.get(id) ?? reprints.get(name);
        if (card !== undefined) copies.set(card, (copies.get(card) ?? 0) + count);
      }
      const lines = [...copies].map(([card, quantity]) => ({ card, quantity }));
      const size = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const judged = lines.map(({ card, quantity }) => ({ card: factsOfCard(card), quantity }));
      if (size !== DECK_SIZE || !officialFindings(judged).isForPractice) continue;
      made.push({
        name: deck.name,
        setId: set.id,
        setName: set.name,
        series: set.series,
        year: Number(set.releaseDate.slice(0, 4)),
        formats: formatsTaking(judged),
        lines: lines.map(({ card, quantity }) => ({ cardId: card.id, quantity })),
      });
    }
  }
  return { found, decks: made };
}

/** The theme decks as they are, with the formats that take them now. */
export function themeDecksInFormats(sets: readonly ShippedSet[]): readonly Made[] {
  const cards = new Map(sets.flatMap((set) => set.cards.map(({ card }) => [String(card.id), card] as const)));
  return THEME_DECKS.map((deck) => ({
    ...deck,
    formats: formatsTaking(
      deck.lines.flatMap(({ cardId, quantity }): DeckLine[] => {
        const card = cards.get(cardId);
        return card === undefined ? [] : [{ card: factsOfCard(card), quantity }];
      }),
    ),
  }));
}

export const themeDeckFile = (decks: readonly Made[]): string =>
  [
    "/** One theme deck a line, made by `npm run tool -- catalogue --decks DIR`: set, its name, series, year, the deck's name, the formats that take it, its cards. */",
    'export const THEME_DECK_LINES = `',
    ...decks.map(themeDeckLine),
    '`;\n',
  ].join('\n');

export const writeThemeDecks = (decks: readonly Made[]): void => writeFileSync(FILE, themeDeckFile(decks));
