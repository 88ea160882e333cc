/** The door of `decks`: what other features may use. */

export { ownDeckOf } from './decks.ts';
export { registerDecks } from './routes.ts';
export { addDeck, type SaveInputs } from './saveDeck.ts';
export { deckCards, decks } from './tables.ts';
