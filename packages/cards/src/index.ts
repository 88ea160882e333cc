/** What a card, a rarity, a set, a pack and a deck are: everything this package offers. */
export * from './battle/index.ts';
export * from './bytes.ts';
export * from './card.ts';
export * from './catalogue/index.ts';
export * from './deck/index.ts';
export * from './draw.ts';
export * from './ids.ts';
export * from './odds.ts';
export * from './pack.ts';
export * from './packOdds.ts';
export * from './packTypes.ts';
export * from './proof.ts';
export * from './publicRarity.ts';
export * from './rarity.ts';
export * from './set.ts';
export { SLOTS, type Slot } from './slots.ts';
export * from './starterDeck.ts';
export * from './textHash.ts';
