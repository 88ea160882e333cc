/** Checks that the summary counts every line once and leaves out what did not happen. */
import { type DeckTextCard, importDeckText } from '@pokesol/decks';
import { expect, test } from 'vitest';
import { sentenceOfSummary, summarise } from './summary.ts';

const card = (number: string, name: string): DeckTextCard => ({
  id: `base1-${number}`,
  name,
  setId: 'base1',
  setCode: 'BS',
  cardNumber: number,
  supertype: 'Pokémon',
  subtypes: ['Basic'],
});
const cards = [card('44', 'Bulbasaur'), card('58', 'Pikachu')];
const owned = (id: string) => (id === 'base1-44' ? 4 : 1);
const read = (text: string) => summarise(importDeckText(text, { cards, owned }).report);

test('every line is counted once; headings and blanks are not expected to name a card', () => {
  const summary = read('Pokémon: 6\n2 Bulbasaur BS 44\n1 Bulbsaur\n3 Pikachu BS 58\n\n1 Zzz Qqq XX 9');
  expect(summary).toEqual({
    counts: { understood: 1, mended: 1, 'not-owned': 1, 'not-here': 1, unreadable: 0, ignored: 2 },
    namesakes: 0,
    others: 0,
    mended: 1,
    meant: 4,
    copies: 6,
    missing: 2,
  });
  expect(sentenceOfSummary(summary)).toBe('3 of 4 in this game, 1 mended, 1 not owned, 1 not in this game');
});

test('each line that another printing stands for counts as one, owned or not', () => {
  const summary = read('2 Bulbasaur ZZ 1\n3 Pikachu ZZ 2\n1 Bulbsaur');
  expect(sentenceOfSummary(summary)).toBe(
    '3 of 3 in this game, 2 in another printing, 1 mended, 1 not owned',
  );
});

test('a card of the same name is not counted as another printing', () => {
  const namesakes = [card('4', 'Charizard'), card('5', 'Charizard')];
  const { report } = importDeckText('4 Charizard QQQ 8', { cards: namesakes });
  expect(sentenceOfSummary(summarise(report))).toBe('1 of 1 in this game, 1 by name only');
});

test('a list without trouble says only that', () => {
  expect(sentenceOfSummary(read('2 Bulbasaur BS 44\n1 Pikachu BS 58'))).toBe('2 of 2 in this game');
});
