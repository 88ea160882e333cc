/** What a deck is and may be: its rules, its text, its odds. Nothing in here knows the catalogue. */
export * from './deck.ts';
export * from './editDeck.ts';
export * from './validateDeck.ts';
