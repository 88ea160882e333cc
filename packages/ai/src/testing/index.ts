/** For benches and tests: matches between levels. */
export * from './match.ts';
export * from './wilson.ts';
