/** Chooses the cards that stand for a deck: its rarest and strongest Pokémon, or whatever else it has. */
import { rarityRank } from '@pokesol/cards';
import type { DeckJson } from '@pokesol/protocol';

type Cards = DeckJson['cards'];
type DeckEntry = Cards[number];

/** Up to `most` cards of different names, the best one first. */
export function keyCards(cards: Cards, most: number): DeckEntry['card'][] {
  const ranked = cards.map(({ card, quantity }) => ({ card, quantity })).sort(compareWorth);
  const names = new Set<string>();
  const chosen: DeckEntry['card'][] = [];
  for (const { card } of ranked) {
    if (chosen.length === most) break;
    if (names.has(card.name)) continue;
    names.add(card.name);
    chosen.push(card);
  }
  return chosen;
}

function compareWorth(a: Omit<DeckEntry, 'cardId'>, b: Omit<DeckEntry, 'cardId'>): number {
  return (
    kindRank(a.card) - kindRank(b.card) ||
    rarityRank(b.card.rarity) - rarityRank(a.card.rarity) ||
    (b.card.hp ?? 0) - (a.card.hp ?? 0) ||
    b.quantity - a.quantity ||
    (a.card.id < b.card.id ? -1 : 1)
  );
}

const kindRank = ({ attributes: { supertype }, pokemonType }: DeckEntry['card']): number =>
  pokemonType !== undefined ? 0 : supertype === 'Energy' ? 2 : 1;
