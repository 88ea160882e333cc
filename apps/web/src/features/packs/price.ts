/** How a price is shown and what counts as free. */
import type { FREE_BELOW as FreeBelow } from '@pokesol/protocol';

// The protocol is types only in the page: its schemas would weigh more than the store.
const FREE_BELOW: typeof FreeBelow = 0.01;

export const isFree = (price: string) => Number(price) < FREE_BELOW;

/** «FREE», or whole tokens: «25 pokesol». */
export const priceLabel = (price: string) => (isFree(price) ? 'FREE' : `${Number(price).toFixed(0)} pokesol`);
