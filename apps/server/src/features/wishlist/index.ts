/** The door of `wishlist`: what other features may use. */
export { wishlistRoutes } from './routes.ts';
