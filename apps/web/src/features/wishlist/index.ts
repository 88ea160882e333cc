/** The door of `wishlist`: what other features may use. */

export { useWish, useWishForAll, useWishlist } from './queries.ts';
export { WishButton } from './WishButton.tsx';
export { WishedFor, WishNote } from './WishedFor.tsx';
export { WishMark } from './WishMark.tsx';
