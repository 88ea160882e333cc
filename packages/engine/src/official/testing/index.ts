/** What other packages' tests of the official rules may use. */
export { matchesFacts } from '../query/match.ts';
export { attack, energy, pokemon, trainer } from './cardBuilders.ts';
export { type CardLike, cardOf as madeUpCard } from './cards.ts';
export * from './game.ts';
export * from './invariants.ts';
export * from './position.ts';
export * from './randomPlay.ts';
export { playSoundly } from './soak.ts';
