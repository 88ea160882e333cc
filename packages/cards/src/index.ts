/** What a card, a rarity and a set are, and cards made by hand. */
export * from './card.ts';
export { basicEnergyType, nameKey, nameText } from './cardNames.ts';
export { cardMatcher, type SearchableCard, searchText } from './cardSearch.ts';
export * from './ids.ts';
export * from './made/index.ts';
export * from './publicRarity.ts';
export * from './rarity.ts';
export * from './set.ts';
