/** Translates the rarities of public card data, some forty names from 1999 on, into the product's ten tiers. */
import type { PrintedRarity } from './rarity.ts';

// Keys in lower case. A name that is not a tier of ours goes to the tier of the same kind of print and about the same
// pull rate: rule-box cards to Double Rare, full arts and one-of-a-kind prints to Ultra Rare, framed art to
// Illustration Rare, rainbow and gold to Hyper Rare, cards numbered past the set's end to Secret Rare.
const TIERS: Readonly<Record<string, PrintedRarity>> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  promo: 'Rare',
  'rare holo': 'Rare Holo',
  'classic collection': 'Rare Holo',
  'double rare': 'Double Rare',
  'rare holo ex': 'Double Rare',
  'rare holo gx': 'Double Rare',
  'rare holo v': 'Double Rare',
  'rare holo vmax': 'Double Rare',
  'rare holo vstar': 'Double Rare',
  'rare holo lv.x': 'Double Rare',
  'rare prime': 'Double Rare',
  'rare break': 'Double Rare',
  'rare prism star': 'Double Rare',
  'radiant rare': 'Double Rare',
  'amazing rare': 'Double Rare',
  'ultra rare': 'Ultra Rare',
  'rare ultra': 'Ultra Rare',
  'rare ace': 'Ultra Rare',
  'ace spec rare': 'Ultra Rare',
  legend: 'Ultra Rare',
  'rare holo star': 'Ultra Rare',
  'rare shiny gx': 'Ultra Rare',
  'shiny ultra rare': 'Ultra Rare',
  'mega attack rare': 'Ultra Rare',
  'illustration rare': 'Illustration Rare',
  'trainer gallery rare holo': 'Illustration Rare',
  'rare shiny': 'Illustration Rare',
  'shiny rare': 'Illustration Rare',
  'special illustration rare': 'Special Illustration Rare',
  'hyper rare': 'Hyper Rare',
  'rare rainbow': 'Hyper Rare',
  'mega hyper rare': 'Hyper Rare',
  'black white rare': 'Hyper Rare',
  'secret rare': 'Secret Rare',
  'rare secret': 'Secret Rare',
  'rare shining': 'Secret Rare',
  // The other catalogue's words for the same prints.
  none: 'Common',
  'holo rare': 'Rare Holo',
  'holo rare v': 'Double Rare',
  'holo rare vmax': 'Double Rare',
  'holo rare vstar': 'Double Rare',
  'full art trainer': 'Ultra Rare',
  'shiny rare v': 'Ultra Rare',
  'shiny rare vmax': 'Ultra Rare',
  'one diamond': 'Common',
  'two diamond': 'Uncommon',
  'three diamond': 'Rare',
  'four diamond': 'Double Rare',
  'one star': 'Illustration Rare',
  'two star': 'Special Illustration Rare',
  'three star': 'Special Illustration Rare',
  'one shiny': 'Illustration Rare',
  'two shiny': 'Ultra Rare',
  crown: 'Hyper Rare',
};

/** The part of a public card that decides its tier where the rarity's name does not. */
export type PublicRarityFacts = { readonly subtypes?: readonly string[] | undefined };

// Subtypes that carry a rule box: such a promo is no plain Rare.
const RULE_BOX = new Set([
  'ex',
  'EX',
  'GX',
  'V',
  'VMAX',
  'VSTAR',
  'V-UNION',
  'MEGA',
  'LEGEND',
  'Level-Up',
  'Prime',
  'BREAK',
]);

const tierOf = (rarity: string): PrintedRarity | undefined => {
  const name = rarity.toLowerCase().replaceAll('_', ' ');
  return Object.hasOwn(TIERS, name) ? TIERS[name] : undefined;
};

/** True when the name is one this table translates. An importer reports the others. */
export const isKnownPublicRarity = (rarity: string): boolean => tierOf(rarity) !== undefined;

/**
 * The tier of a card in the Pokémon TCG API's shape. Letter case is ignored.
 * No rarity at all (basic energies of the first sets): Common. A promo with a rule box: Double Rare. An
 * unknown name: Rare, so that a new set can still be imported.
 */
export function rarityFromPublicData(rarity: string | undefined, card: PublicRarityFacts): PrintedRarity {
  if (rarity === undefined) return 'Common';
  const ruleBox = card.subtypes?.some((subtype) => RULE_BOX.has(subtype)) ?? false;
  if (rarity.toLowerCase() === 'promo' && ruleBox) return 'Double Rare';
  return tierOf(rarity) ?? 'Rare';
}
