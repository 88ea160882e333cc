/** How a price is shown. */
import { isFreePrice } from '@pokesol/protocol/constants';

/** «FREE», or whole tokens: «25 pokesol». */
export const priceLabel = (price: string) =>
  isFreePrice(price) ? 'FREE' : `${Number(price).toFixed(0)} pokesol`;
