/** In what order the cards of a pack are shown: basic energy first, equal cards together, the rarest alone at the end. */
import { isBasicEnergy, RARITIES, type Rarity, rarityRank } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';

/** One printing, and how many of it are in the pack. */
export type RevealedCard = {
  readonly card: CardJson;
  readonly count: number;
  readonly rarity: string;
};

export function revealOrder(cards: readonly CardJson[]): readonly RevealedCard[] {
  const counts = new Map<string, RevealedCard>();
  for (const card of cards) {
    const count = (counts.get(card.id)?.count ?? 0) + 1;
    counts.set(card.id, { card, count, rarity: card.rarity });
  }
  // A card that comes without its supertype is judged by its name, and «Energy Removal» is no energy.
  const isEnergy = (card: CardJson) => isBasicEnergy(card) && card.name.endsWith('Energy');
  const rank = ({ card, rarity }: RevealedCard) => (isEnergy(card) ? -2 : rarityRank(rarity));
  return [...counts.values()].sort((a, b) => rank(a) - rank(b));
}

export const everyCard = (revealed: readonly RevealedCard[]): readonly CardJson[] =>
  revealed.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/** As a picture to share shows them. */
export const pictured = (revealed: readonly RevealedCard[]) =>
  revealed.map(({ card, count }) => ({ card, quantity: count }));

/** The five ways in which a last card has its moment, distinct in shape, word and light. */
export type RevealStage = 'common' | 'uncommon' | 'rare' | 'double' | 'special';

const STAGES: Readonly<Record<Rarity, RevealStage>> = {
  Common: 'common',
  Uncommon: 'uncommon',
  Rare: 'rare',
  'Rare Holo': 'rare',
  'Double Rare': 'double',
  'Ultra Rare': 'double',
  'Illustration Rare': 'special',
  'Special Illustration Rare': 'special',
  'Hyper Rare': 'special',
  'Secret Rare': 'special',
  common: 'common',
  uncommon: 'uncommon',
  rare: 'rare',
  epic: 'double',
  legendary: 'special',
};

/** An unknown rarity makes no fuss. */
export const revealStageOf = (rarity: string): RevealStage =>
  STAGES[RARITIES.find((known) => known === rarity) ?? 'Common'];

/** Of several packs so many cards have a moment of their own at most. */
const MOST_ALONE = 10;

/** Of one pack its last card has the stage to itself; of several opened together, each that is more than a plain Rare. */
export function aloneOf(cards: readonly RevealedCard[], packs: number): number {
  if (packs < 2) return Math.min(1, cards.length);
  const best = cards.filter(({ rarity }) => rarityRank(rarity) >= rarityRank('Rare Holo')).length;
  return Math.min(cards.length, MOST_ALONE, Math.max(1, best));
}

/** Reckons what was owned before the opening from what is owned after it. */
export function ownedNow({ card, count }: RevealedCard, owned: ReadonlyMap<string, number>) {
  const now = Math.max(count, owned.get(card.id) ?? 0);
  return { now, isNew: now === count };
}
