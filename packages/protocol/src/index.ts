/** Every call between the page and the server, as schemas: one definition, used on both sides. */
export { inputMessage } from '@pokesol/cards/made';
export * from './admin.ts';
export * from './auth.ts';
export * from './battles.ts';
export * from './campaign.ts';
export * from './card.ts';
export * from './cardJsonOf.ts';
export * from './catalogueProblems.ts';
export * from './chain.ts';
export * from './constants.ts';
export * from './decks.ts';
export * from './errors.ts';
export * from './imports.ts';
export * from './packs.ts';
export * from './primitives.ts';
export * from './refusals.ts';
export * from './shares.ts';
export * from './wishlist.ts';
