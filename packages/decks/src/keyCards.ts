/** Chooses the cards that stand for a deck: its rarest and strongest Pokémon, or whatever else it has. */
import { classify, rarityRank } from '@pokesol/cards';
import type { DeckCardFacts, DeckLine } from './deck.ts';

export type KeyCardFacts = DeckCardFacts & { readonly rarity: string };

/** Up to `most` cards of different names, the best one first. */
export function keyCards<C extends KeyCardFacts>(lines: readonly DeckLine<C>[], most: number): C[] {
  const names = new Set<string>();
  const chosen: C[] = [];
  for (const { card } of [...lines].sort(compareWorth)) {
    if (chosen.length === most) break;
    if (names.has(card.name)) continue;
    names.add(card.name);
    chosen.push(card);
  }
  return chosen;
}

function compareWorth(a: DeckLine<KeyCardFacts>, b: DeckLine<KeyCardFacts>): number {
  return (
    kindRank(a.card) - kindRank(b.card) ||
    rarityRank(b.card.rarity) - rarityRank(a.card.rarity) ||
    (b.card.hp ?? 0) - (a.card.hp ?? 0) ||
    b.quantity - a.quantity ||
    (a.card.id < b.card.id ? -1 : 1)
  );
}

const KIND_RANKS = { pokemon: 0, trainer: 1, energy: 2 } as const;
const kindRank = (card: KeyCardFacts): number => KIND_RANKS[classify(card)];
