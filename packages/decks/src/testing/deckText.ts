/** For tests only: the shipped cards as deck lists name them. */
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import type { DeckTextCard } from '../cardIndex.ts';
import { factsOfCard } from '../deck.ts';

/** Every shipped card, of the given sets alone where some are given. */
export const textCards = (...setIds: readonly string[]): DeckTextCard[] =>
  SHIPPED_SETS.filter(({ id }) => setIds.length === 0 || setIds.includes(id)).flatMap(({ id, code }) =>
    shippedCards(id).map((card) => ({
      ...factsOfCard(card),
      setId: id,
      setCode: code,
      cardNumber: card.cardNumber,
    })),
  );

/** Everything that an import understood, as `{ id: copies }`. */
export const tally = (lines: readonly { card: { id: string }; quantity: number }[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ card, quantity }) => [card.id, quantity]).sort());
