/** The door of `catalogue`: what other features may use. */
export { catalogueAdminRoutes } from './adminRoutes.ts';
export { catalogueRoutes } from './routes.ts';
export { seedCatalogue, RENEWED } from './seed.ts';
export { cardSets, cards } from './tables.ts';
export { countCards, lockSet, type SetRow } from './sets.ts';
export { SET_FACTS, cardsById } from './cardsById.ts';
export { freeSlug, type SlugRule, slugOf } from './slug.ts';
