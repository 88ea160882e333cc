/** The door of `decks`: what other features may use. */
export { deckRoutes } from './routes.ts';
export { ownDeckOf } from './decks.ts';
export { addDeck, type SaveInputs } from './saveDeck.ts';
export { deckCards } from './tables.ts';
