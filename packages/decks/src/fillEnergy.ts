/** Fills the empty places of a list with basic energy, so that it can be played before its missing cards are here. */
import { isBasicEnergy } from '@pokesol/cards';
import { countDeck, DECK_SIZE, type DeckCardFacts, type DeckLine } from './deck.ts';

export const emptyPlaces = (lines: readonly DeckLine[]): number =>
  Math.max(0, DECK_SIZE - countDeck(lines).totalCards);

/**
 * The deck's main basic energy: that of which it holds most; else, of `cards`, the one that its attacks ask for most, or its
 * Pokémon are of. `undefined` where there is no basic energy at all.
 */
export function mainEnergy<C extends DeckCardFacts>(
  lines: readonly DeckLine<C>[],
  cards: Iterable<C>,
): C | undefined {
  const held = lines.filter(({ card }) => isBasicEnergy(card));
  if (held.length > 0) return held.reduce((most, line) => (line.quantity > most.quantity ? line : most)).card;
  const energies = [...cards].filter((card) => isBasicEnergy(card));
  const wanted = new Map<string, number>();
  const count = (type: string, copies: number) => wanted.set(type, (wanted.get(type) ?? 0) + copies);
  for (const { card, quantity } of lines) {
    for (const { cost } of card.attacks ?? []) for (const type of cost) count(type, quantity);
    for (const type of card.types ?? []) count(type, quantity / 10);
  }
  const types = [...wanted].sort(([, a], [, b]) => b - a).map(([type]) => type);
  for (const type of types) {
    const found = energies.find(({ name }) => name === `${type} Energy` || name === `Basic ${type} Energy`);
    if (found !== undefined) return found;
  }
  return energies[0];
}

/** The list with its empty places filled; as it is where there are none, or nothing to fill them with. */
export function filledWith<C extends DeckCardFacts>(
  lines: readonly DeckLine<C>[],
  energy: C | undefined,
): readonly DeckLine<C>[] {
  const places = emptyPlaces(lines);
  if (places === 0 || energy === undefined) return lines;
  const others = lines.filter(({ card }) => card.id !== energy.id);
  const before = lines.find(({ card }) => card.id === energy.id)?.quantity ?? 0;
  return [...others, { card: energy, quantity: before + places }];
}
