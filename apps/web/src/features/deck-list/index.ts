/** The door of `deck-list`: what other features may use. */
export { freeName, nameOfCopy } from './deckState.ts';
