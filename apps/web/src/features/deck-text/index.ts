/** The door of `deck-text`: what other features may use. */
export { useDeckTextCards } from './useDeckTextCards.ts';
