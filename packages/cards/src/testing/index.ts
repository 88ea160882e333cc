/** Ready-made decks for tests, benches and the command line. */
export * from './battleDecks.ts';
