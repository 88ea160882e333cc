/** The packs a fresh store sells, and the free one. */

import type { SetId } from '@pokesol/cards';
import { BASE1_SET, SV3PT5_SET } from '@pokesol/cards/catalogue';
import { type DeckEntry, STARTER_DECK } from '@pokesol/decks';
import type { RarityOdds } from './odds.ts';

export type DrawnPackType = {
  /** Stable: purchases name it for ever. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Whole tokens as a decimal text; below 0.01 means free. */
  readonly price: string;
  readonly cardCount: number;
  readonly setId: SetId;
  readonly rarityOdds: RarityOdds;
};

/** A pack whose cards are fixed and not drawn. */
export type FixedPackType = Omit<DrawnPackType, 'rarityOdds'> & { readonly contents: readonly DeckEntry[] };

export const DEFAULT_CARD_COUNT = 11;

export const DEFAULT_ODDS: RarityOdds = {
  common: 0.7,
  uncommon: 0.2,
  rare: 0.08,
  epic: 0.015,
  legendary: 0.005,
};

const RICH_ODDS: RarityOdds = { common: 0.45, uncommon: 0.33, rare: 0.15, epic: 0.055, legendary: 0.015 };
const SMALL_ODDS: RarityOdds = { common: 0.6, uncommon: 0.3, rare: 0.08, epic: 0.015, legendary: 0.005 };

export const SEEDED_PACK_TYPES: readonly DrawnPackType[] = [
  {
    id: 'base1-booster',
    name: 'Base Set Booster Pack',
    description: 'Eleven cards from where it all began, one of them rare or better.',
    price: '100',
    cardCount: DEFAULT_CARD_COUNT,
    setId: BASE1_SET.id,
    rarityOdds: DEFAULT_ODDS,
  },
  {
    id: 'base1-mini',
    name: 'Base Set Mini Pack',
    description: 'Five cards for a quick try. The last one is rare or better here too.',
    price: '60',
    cardCount: 5,
    setId: BASE1_SET.id,
    rarityOdds: SMALL_ODDS,
  },
  {
    id: 'base1-premium',
    name: 'Base Set Premium Pack',
    description: 'Eleven cards, three of them rare or better on average.',
    price: '250',
    cardCount: DEFAULT_CARD_COUNT,
    setId: BASE1_SET.id,
    rarityOdds: RICH_ODDS,
  },
  {
    id: 'sv3pt5-booster',
    name: '151 Booster Pack',
    description: 'Eleven cards of the first 151, with art that fills the whole card for the lucky.',
    price: '120',
    cardCount: DEFAULT_CARD_COUNT,
    setId: SV3PT5_SET.id,
    rarityOdds: DEFAULT_ODDS,
  },
  {
    id: 'sv3pt5-mini',
    name: '151 Mini Pack',
    description: 'Five cards of the first 151 for a quick try, the last one rare or better.',
    price: '70',
    cardCount: 5,
    setId: SV3PT5_SET.id,
    rarityOdds: SMALL_ODDS,
  },
  {
    id: 'sv3pt5-premium',
    name: '151 Premium Pack',
    description: 'Eleven cards of the first 151 with twice as many epic and legendary ones as a booster.',
    price: '300',
    cardCount: DEFAULT_CARD_COUNT,
    setId: SV3PT5_SET.id,
    rarityOdds: RICH_ODDS,
  },
];

/** Free, once per wallet: its sixty cards are one legal deck. */
export const STARTER_PACK: FixedPackType = {
  id: 'starter-pack',
  name: 'Starter Pack',
  description: 'Sixty cards that make a complete fire and lightning deck, ready to battle.',
  price: '0',
  cardCount: 60,
  setId: BASE1_SET.id,
  contents: STARTER_DECK,
};
