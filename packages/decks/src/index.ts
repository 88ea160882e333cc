/** What a deck is and may be: its rules, its text, its odds. Nothing in here knows the catalogue. */
export * from './autoBuild.ts';
export type { DeckTextCard } from './cardIndex.ts';
export * from './deck.ts';
export * from './deckOdds.ts';
export * from './deckStats.ts';
export * from './editDeck.ts';
export * from './exportDeckText.ts';
export * from './fillEnergy.ts';
export * from './formatList.ts';
export * from './formatRules.ts';
export * from './formats.ts';
export * from './importDeckText.ts';
export { type KeyCardFacts, keyCards } from './keyCards.ts';
export * from './official/completeOfficial.ts';
export * from './official/openingOdds.ts';
export type { BuildReason } from './official/reasons.ts';
export * from './starterDeck.ts';
export * from './validateDeck.ts';
