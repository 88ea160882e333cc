/** What the page says of a card where the card itself is silent. */
import type { CardJson } from '@pokesol/protocol';

export const setNameOf = ({ attributes, set }: CardJson): string =>
  attributes.setName || set.name || 'Unknown Set';

export const seriesOf = ({ attributes }: CardJson): string => attributes.setSeries || 'Unknown Series';

/** '4/102', or '4' where nobody knows how many there are. */
export const numberOf = ({ cardNumber, attributes }: CardJson): string =>
  attributes.setTotal > 0 ? `${cardNumber}/${attributes.setTotal}` : cardNumber;

/** '$12.50', or 'N/A' without a price. */
export const dollars = (price: number | undefined): string =>
  price === undefined ? 'N/A' : `$${price.toFixed(2)}`;

/** How a card is called where its picture stands alone. */
export const spokenName = (card: CardJson): string => `${card.name}, ${card.rarity}, ${numberOf(card)}`;
