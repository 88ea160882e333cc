/** A guest's battle as the page deals it, and the server once more when it is to be kept. */
export { type CardCount, dealFor, type GuestAsked, type GuestDeal, personalityOf, setupOf } from './deal.ts';
