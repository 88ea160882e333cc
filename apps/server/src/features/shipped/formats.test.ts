/** The formats with real cards: the list of reprints is what the shipped sets give, and each format takes some decks and no others. */
import { readFileSync } from 'node:fs';
import { DECK_FORMATS, type DeckFormat, type DeckLine, factsOfCard, validateDeck } from '@pokesol/decks';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import { expect, test } from 'vitest';
import { reprintFile } from '../imports/writeReprints.ts';
import { themeDeckFile, themeDecksInFormats } from '../imports/writeThemeDecks.ts';
import { SHIPPED_SETS_DIR, setsIn } from './setFiles.ts';

const sets = await setsIn(SHIPPED_SETS_DIR);
const shipped = new Map(
  sets.flatMap(({ set, cards }) =>
    cards.map(({ card }) => [String(card.id), { ...factsOfCard(card), setName: set.name }] as const),
  ),
);
const source = (name: string) =>
  readFileSync(new URL(`../../../../../packages/decks/src/${name}`, import.meta.url), 'utf8');
const line = (cardId: string, quantity: number): DeckLine => {
  const card = shipped.get(cardId);
  if (card === undefined) throw new Error(`no set ships ${cardId}`);
  return { card, quantity };
};
/** A theme deck by its id, or a list. */
const deckOf = (text: string): readonly DeckLine[] =>
  themeDeckById(text)?.lines.map(({ cardId, quantity }) => line(cardId, quantity)) ??
  text.split(', ').map((each) => line(each.split(' ')[1] ?? '', Number(each.split(' ')[0])));

test('the lists in the repository are those that the shipped sets give', () => {
  expect(source('reprintLines.ts')).toBe(reprintFile(sets));
  expect(source('themeDeckLines.ts')).toBe(themeDeckFile(themeDecksInFormats(sets)));
});

/** What each takes, as theme decks or lists, and what it does not, with the first sentence that says why. */
const CASES: Readonly<Record<DeckFormat, readonly [takes: string, not: string, because: string]>> = {
  classic: ['base1-zap', '4 base1-46, 56 base1-91', 'Too many copies of Bill (56/4 max)'],
  official: ['gym2-koga', '60 base1-98', 'Deck should contain at least 1 Pokemon card'],
  // Of Base Set 2, and reprints throughout.
  'base-fossil': [
    'base4-hot-water',
    'base4-psych-out',
    'Super Potion of Base Set 2 is not in Base to Fossil',
  ],
  // Of Legendary Collection, and reprints throughout.
  'base-neo': ['base6-lava', 'ecard1-echo', 'Abra of Expedition Base Set is not in Base to Neo'],
  '2004-2007': ['ex4-team-magma', 'ex1-ruby', 'Torchic of Ruby & Sapphire is not in 2004 to 2007'],
  expanded: ['xy2-brilliant-thunder', 'xy2-mystic-typhoon', 'Milotic is banned in Expanded'],
  // Ultra Ball as it was printed in 2013.
  'standard-2024': [
    '4 sv3-26, 2 sv3-27, 3 sv3-125, 4 bw10-90, 4 sv1-181, 4 sv1-191, 4 sv1-176, 35 base1-98',
    'swsh1-cinderace',
    'Cinderace of Sword & Shield is not in Standard 2024',
  ],
  'gym-leader': [
    '1 base1-46, 1 base1-24, 1 base1-68, 1 neo1-40, 1 sv1-30, 1 base1-88, 1 base1-91, 53 base1-98',
    '1 base1-46, 1 base1-63, 58 base1-98',
    'Gym Leader takes Pokémon of one type (Fire and Water are in the deck)',
  ],
};

test.each(DECK_FORMATS)('$name takes one deck of real cards and not another', ({ id: format }) => {
  const [takes, not, because] = CASES[format];
  expect(validateDeck(deckOf(takes), { format })).toMatchObject({ isValid: true, errors: [] });
  expect(validateDeck(deckOf(not), { format }).errors[0]).toBe(because);
});
