/** A verdict as short as a label says what stands in the way most. */
import { type DeckLine, validateDeck } from '@pokesol/decks';
import { expect, test } from 'vitest';
import { shortVerdict } from './shortVerdict.ts';

const card = (id: string, supertype: string, quantity: number): DeckLine => ({
  card: { id, name: id, supertype, subtypes: ['Basic'] },
  quantity,
});
const pikachu = (quantity: number) => card('Pikachu', 'Pokémon', quantity);
const energy = (quantity: number) => card('Fire Energy', 'Energy', quantity);

test.each([
  ['legal', [pikachu(4), energy(56)]],
  ['no cards yet', []],
  ['needs a Basic Pokémon', [energy(60)]],
  ['54 of 60 cards', [pikachu(4), energy(50)]],
  ['2 issues', [pikachu(5), energy(50)]],
])('%s', (text, lines) => expect(shortVerdict(validateDeck(lines).errors, lines)).toBe(text));
