/** The attributes that mean something, and how much of each a card can have. */

/** Names of attributes that mean something to the rules or to the page; every other is kept as it is. */
export const ATTRIBUTE_NAMES = [
  'supertype',
  'subtypes',
  'types',
  'type',
  'hp',
  'level',
  'attacks',
  'abilities',
  'ability',
  'weaknesses',
  'weakness',
  'resistances',
  'resistance',
  'retreatCost',
  'evolvesFrom',
  'artist',
  'nationalPokedexNumber',
  'regulationMark',
  'prices',
  'normalPrice',
  'holofoilPrice',
] as const;
export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];

export const LEAST_HP = 10;
export const MOST_HP = 1000;
export const MOST_ATTACKS = 4;
/** Energies that an attack may cost. */
export const MOST_COST = 10;
export const MOST_RETREAT = 10;
