/** The door of `catalogue`: what other features may use. */
export { cardsById, SET_FACTS } from './cardsById.ts';
export { registerCatalogue } from './register.ts';
export { RENEWED, seedCatalogue } from './seed.ts';
export { countCards, lockSet, type SetRow } from './sets.ts';
export { freeSlug, type SlugRule, slugOf } from './slug.ts';
export { cardSets, cards } from './tables.ts';
