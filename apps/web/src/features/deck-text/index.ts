/** The door of `deck-text`: what other features may use. */

export { DeckTextDialog } from './parts.ts';
export { useDeckTextCards } from './useDeckTextCards.ts';
