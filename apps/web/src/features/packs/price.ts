/** How a price is shown: to the digit, since that is what is burned. */
import { isFreePrice } from '@pokesol/protocol/constants';
import { formatNumber } from '../../platform/format.ts';

/** «FREE», or whole tokens: «25 pokesol». */
export const priceLabel = (price: string) => (isFreePrice(price) ? 'FREE' : `${formatNumber(price)} pokesol`);
