/** The sets the product ships with, so that it can be played with no network. */
import type { Card } from '../card.ts';
import type { CardId } from '../ids.ts';
import type { CardSet } from '../set.ts';
import { BASE1_CARDS, BASE1_SET } from './base1.ts';
import { SV3PT5_CARDS, SV3PT5_SET } from './sv3pt5.ts';

export { BASE1_SET, SV3PT5_SET };

const SHIPPED: readonly (readonly [CardSet, readonly Card[]])[] = [
  [BASE1_SET, BASE1_CARDS],
  [SV3PT5_SET, SV3PT5_CARDS],
];

/** Every shipped set, oldest first. */
export const SHIPPED_SETS: readonly CardSet[] = SHIPPED.map(([set]) => set);

const CARDS_OF_SET = new Map<string, readonly Card[]>(SHIPPED.map(([set, cards]) => [set.id, cards]));
const CARD_BY_ID = new Map<string, Card>(
  SHIPPED.flatMap(([, cards]) => cards.map((card) => [card.id, card])),
);

/** A shipped set's cards in the order of their numbers; empty for a set that is not shipped. */
export const shippedCards = (setId: string): readonly Card[] => CARDS_OF_SET.get(setId) ?? [];

/** A shipped card, undefined when no shipped set holds it. */
export const cardById = (id: CardId | string): Card | undefined => CARD_BY_ID.get(id);
