/** Every call between the page and the server, as schemas: one definition, used on both sides. */
export * from './auth.ts';
export * from './battles.ts';
export * from './campaign.ts';
export * from './card.ts';
export * from './chain.ts';
export * from './decks.ts';
export * from './errors.ts';
export * from './packs.ts';
export * from './primitives.ts';
