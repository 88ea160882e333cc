/** Knows every rarity: its order, the bucket a pack draws it from, and how a card of it is dressed. */

/** What is printed on cards, the most frequent first. */
export const PRINTED_RARITIES = [
  'Common',
  'Uncommon',
  'Rare',
  'Rare Holo',
  'Double Rare',
  'Ultra Rare',
  'Illustration Rare',
  'Special Illustration Rare',
  'Hyper Rare',
  'Secret Rare',
] as const;
export type PrintedRarity = (typeof PRINTED_RARITIES)[number];

/** What a pack's odds speak of, lowest first. */
export const BUCKETS = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** What a card made in the admin area can be: each is the bucket of the same name. */
export const ADMIN_RARITIES = BUCKETS;
export type AdminRarity = Bucket;

export const RARITIES = [...PRINTED_RARITIES, ...ADMIN_RARITIES] as const;
export type Rarity = PrintedRarity | AdminRarity;

export const BUCKET_OF_RARITY: Readonly<Record<Rarity, Bucket>> = {
  Common: 'common',
  Uncommon: 'uncommon',
  Rare: 'rare',
  'Rare Holo': 'rare',
  'Double Rare': 'epic',
  'Ultra Rare': 'epic',
  'Illustration Rare': 'epic',
  'Special Illustration Rare': 'legendary',
  'Hyper Rare': 'legendary',
  'Secret Rare': 'legendary',
  common: 'common',
  uncommon: 'uncommon',
  rare: 'rare',
  epic: 'epic',
  legendary: 'legendary',
};

export const isPrintedRarity = (text: string): text is PrintedRarity =>
  PRINTED_RARITIES.some((rarity) => rarity === text);
export const isRarity = (text: string): text is Rarity => RARITIES.some((rarity) => rarity === text);
export const isBucket = (text: string): text is Bucket => BUCKETS.some((bucket) => bucket === text);

// Printed ones come last, and so win over a made card's of the same letters.
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [...ADMIN_RARITIES, ...PRINTED_RARITIES].map((rarity) => [rarity.toLowerCase(), rarity]),
);

/** The rarity as players look for it: those that differ in letter case alone are one, spelled as printed ('common' → 'Common'). */
export const playersRarity = (rarity: string): string => SPELLINGS.get(rarity.toLowerCase()) ?? rarity;

/** The bucket a card of this rarity is drawn from; undefined for an unknown rarity. */
export const bucketOf = (rarity: string): Bucket | undefined =>
  isRarity(rarity) ? BUCKET_OF_RARITY[rarity] : undefined;

/** How rare it is: a higher number is rarer, and rarer buckets come first of all; -1 for an unknown rarity. */
export function rarityRank(rarity: string): number {
  if (!isRarity(rarity)) return -1;
  return BUCKETS.indexOf(BUCKET_OF_RARITY[rarity]) * RARITIES.length + RARITIES.indexOf(rarity);
}

/** The binder's order by players' names, first page first: the printed rarities, then those that only made cards have. */
export const BINDER_ORDER = [
  'Secret Rare',
  'Ultra Rare',
  'Hyper Rare',
  'Special Illustration Rare',
  'Illustration Rare',
  'Double Rare',
  'Rare Holo',
  'Rare',
  'Uncommon',
  'Common',
  'legendary',
  'epic',
] as const satisfies readonly Rarity[];

const BINDER_RANKS: ReadonlyMap<string, number> = new Map(BINDER_ORDER.map((rarity, rank) => [rarity, rank]));

/** Place in the binder from 0, a made card's «common» where «Common» is; unknown rarities share the last place. */
export const binderRank = (rarity: string): number =>
  BINDER_RANKS.get(playersRarity(rarity)) ?? BINDER_ORDER.length;

export const EFFECT_LEVELS = ['basic', 'holo', 'ultra', 'rainbow'] as const;
export type EffectLevel = (typeof EFFECT_LEVELS)[number];

// A tier missing here is «basic»: Rare Holo and Secret Rare are not among the product's holographic tiers.
const EFFECTS: Partial<Record<Rarity, EffectLevel>> = {
  'Double Rare': 'holo',
  'Ultra Rare': 'holo',
  'Illustration Rare': 'holo',
  'Special Illustration Rare': 'ultra',
  'Hyper Rare': 'rainbow',
  epic: 'holo',
  legendary: 'ultra',
};

/** How strongly a card of this rarity shimmers; 'basic' for unknown rarities. */
export const effectLevel = (rarity: string): EffectLevel =>
  (isRarity(rarity) ? EFFECTS[rarity] : undefined) ?? 'basic';

/** Whether the card detail shows the «Holographic» badge. */
export const isHolographic = (rarity: string): boolean => effectLevel(rarity) !== 'basic';

/** The style class: 'Special Illustration Rare' → 'rarity-special-illustration-rare'. */
export const rarityClass = (rarity: string): string =>
  `rarity-${rarity.trim().toLowerCase().replace(/\s+/g, '-')}`;

/** The one letter shown on a revealed card: 'Rare Holo' → 'R'; '' for an empty text. */
export const rarityInitial = (rarity: string): string => rarity.trim().charAt(0).toUpperCase();
