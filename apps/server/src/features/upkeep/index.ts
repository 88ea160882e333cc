/** The door of `upkeep`: what other features may use. */
export { deleteExpiredOffers, deleteShortLived } from './deleteExpired.ts';
