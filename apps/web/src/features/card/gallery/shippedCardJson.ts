/** Every shipped card in the shape in which it travels to the page, for the gallery and for tests. */
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { type CardJson, cardJsonOf } from '@pokesol/protocol';

export const shippedCardJson = (): CardJson[] =>
  SHIPPED_SETS.flatMap((set) => shippedCards(set.id).map((card) => cardJsonOf(card, set)));
