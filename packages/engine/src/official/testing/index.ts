/** What other packages' tests of the official rules may use. */
export * from './game.ts';
export * from './invariants.ts';
export * from './position.ts';
export * from './randomPlay.ts';
export { playSoundly } from './soak.ts';
