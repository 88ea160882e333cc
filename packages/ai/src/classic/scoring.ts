/** What a card is worth by itself: HP, attack damage and a bonus for rarity. */
import { type CardFacts, type PokemonFacts, type RulesName, rulesOf } from '@pokesol/engine/classic';
import type { Personality } from '../personality.ts';

/** By the words printed rarities are made of; the first that fits. */
const RARITY_BONUS: readonly (readonly [word: string, bonus: number])[] = [
  ['hyper', 25],
  ['secret', 25],
  ['special', 25],
  ['legendary', 25],
  ['illustration', 20],
  ['ultra', 20],
  ['double', 20],
  ['epic', 20],
  ['holo', 15],
  ['uncommon', 5],
  ['rare', 10],
];

export function rarityBonus(rarity: string): number {
  const text = rarity.toLowerCase();
  return RARITY_BONUS.find(([word]) => text.includes(word))?.[1] ?? 0;
}

/** Whatever is played by some rules: a battle, or a view of one. */
export type Ruled = { readonly rules: RulesName };

/** The damage of the attack that is used: the first one, or the basic attack of a card without any. */
export const firstDamage = (ruled: Ruled, { attacks }: PokemonFacts): number =>
  attacks[0]?.damage ?? rulesOf(ruled).basicAttackDamage;

/** HP, twice the damage, the rarity bonus, and what the personality adds for its favourite type. */
export const pokemonScore = (ruled: Ruled, facts: PokemonFacts, personality: Personality): number =>
  facts.hp +
  2 * firstDamage(ruled, facts) +
  rarityBonus(facts.rarity) +
  (isFavorite(facts, personality) ? 30 : 0);

export const isFavorite = (facts: PokemonFacts, { favoriteType }: Personality): boolean =>
  facts.types.some((type) => type === favoriteType);

/** What a card is worth in the hand: for what to keep, and what to fetch. */
export function cardScore(ruled: Ruled, facts: CardFacts, personality: Personality): number {
  switch (facts.kind) {
    case 'pokemon':
      return facts.basic ? pokemonScore(ruled, facts, personality) : 0;
    case 'trainer':
      return facts.effect === null ? 0 : 60 + rarityBonus(facts.rarity);
    case 'energy':
      return 40 + 20 * personality.energyManagement;
  }
}
