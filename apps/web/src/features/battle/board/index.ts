/** The door of `battle/board`: what other features may use. */
export { Art } from './Art.tsx';
export { Board } from './Board.tsx';
export { type CardLookup, cardJsonOfFacts, useCardLook } from './cardLook.ts';
