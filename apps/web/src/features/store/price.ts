/** How a price is shown and what counts as free. */

const FREE_BELOW = 0.01;

export const isFree = (price: string) => Number(price) < FREE_BELOW;

/** «FREE», or whole tokens: «25 pokesol». */
export const priceLabel = (price: string) => (isFree(price) ? 'FREE' : `${Number(price).toFixed(0)} pokesol`);
