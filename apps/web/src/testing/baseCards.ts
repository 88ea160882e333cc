/** For tests: cards of the Base set as the rules read them. */
import { shippedCards } from '@pokesol/cards/catalogue';
import { battleFacts } from '@pokesol/cards/classic';
import type { CardFacts } from '@pokesol/engine/classic';

/** A card of the Base set as the rules read it, for positions. */
export function baseCard(name: string): CardFacts {
  const card = shippedCards('base1').find((each) => each.name === name);
  if (card === undefined) throw new Error(`The Base set has no ${name}`);
  return battleFacts(card);
}
