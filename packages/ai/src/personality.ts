/** What makes one opponent play unlike another of the same strength. */

/** As a trainer of the campaign carries it; the four numbers from 0 to 1, one half shifts nothing. */
export type Personality = {
  /** Damage dealt over damage avoided. */
  readonly aggression: number;
  /** Taste for what a coin decides. */
  readonly riskTaking: number;
  /** Care for energy on every Pokémon. */
  readonly energyManagement: number;
  /** Care for Pokémon that a card of the own deck evolves from. */
  readonly evolutionPriority: number;
  readonly personality: string;
  /** A type's name; any other text favours nothing. */
  readonly favoriteType: string;
  readonly catchphrases: readonly string[];
};

/** Shifts nothing: what the levels are measured with. */
export const NEUTRAL: Personality = {
  aggression: 0.5,
  riskTaking: 0.5,
  energyManagement: 0.5,
  evolutionPriority: 0.5,
  personality: 'neutral',
  favoriteType: '',
  catchphrases: [],
};
