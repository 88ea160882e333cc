/** Knows the printed rarities: their order, the bucket a pack draws them from, and how a card of each is dressed. */

export const RARITIES = [
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
export type Rarity = (typeof RARITIES)[number];

/** What a pack's odds speak of, lowest first. */
export const BUCKETS = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Bucket = (typeof BUCKETS)[number];

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
};

export const isRarity = (text: string): text is Rarity => RARITIES.some((rarity) => rarity === text);
export const isBucket = (text: string): text is Bucket => BUCKETS.some((bucket) => bucket === text);

/**
 * The bucket a card of this rarity is drawn from; undefined for an unknown rarity.
 * A card made by hand in the admin area carries a bucket's own name as its rarity, and belongs to that bucket.
 */
export function bucketOf(rarity: string): Bucket | undefined {
  if (isRarity(rarity)) return BUCKET_OF_RARITY[rarity];
  return isBucket(rarity) ? rarity : undefined;
}

/** The binder's order, first page first. */
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
] as const satisfies readonly Rarity[];

/** Place in the binder from 0; unknown rarities share the last place. */
export function binderRank(rarity: string): number {
  return isRarity(rarity) ? BINDER_ORDER.indexOf(rarity) : BINDER_ORDER.length;
}

export const EFFECT_LEVELS = ['basic', 'holo', 'ultra', 'rainbow'] as const;
export type EffectLevel = (typeof EFFECT_LEVELS)[number];

// A tier missing here is «basic»: Rare Holo and Secret Rare are not among the product's holographic tiers.
const EFFECTS: Partial<Record<Rarity, EffectLevel>> = {
  'Double Rare': 'holo',
  'Ultra Rare': 'holo',
  'Illustration Rare': 'holo',
  'Special Illustration Rare': 'ultra',
  'Hyper Rare': 'rainbow',
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
