/** For benches and tests: matches between levels. */

export * from '../../wilson.ts';
export * from './duel.ts';
export * from './match.ts';
export * from './pace.ts';
export * from './scriptPlayer.ts';
export * from './stallingPlayer.ts';
