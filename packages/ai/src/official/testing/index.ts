/** For benches and tests: official battles between players, played to their end. */
export * from './playOut.ts';
export * from './puzzles.ts';
export * from './simplePlayers.ts';
export * from './turnPuzzles.ts';
