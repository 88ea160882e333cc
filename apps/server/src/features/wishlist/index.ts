/** The door of `wishlist`: what other features may use. */
export { registerWishlist } from './routes.ts';
