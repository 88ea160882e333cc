/** The door of `battle/board`: what other features may use. */
export { Art } from './Art.tsx';
export { type CardLookup, cardJsonOfFacts } from './cardLook.ts';
