/** What other packages' tests may use: made-up cards, games by name, and what must hold in every battle. */
export * from './boardsByEvents.ts';
export * from './cards.ts';
export * from './deck.ts';
export * from './game.ts';
export * from './invariants.ts';
export * from './position.ts';
export * from './randomPlay.ts';
