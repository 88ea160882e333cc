/** Every species that is written down by what a player knows it by, by its Pokédex number. */
import { EIGHTH_GENERATION } from './eighthGeneration.ts';
import { speciesFactsOf } from './facts.ts';
import type { Features } from './features.ts';
import { FIFTH_GENERATION } from './fifthGeneration.ts';
import { FIRST_GENERATION } from './firstGeneration.ts';
import { FOURTH_GENERATION } from './fourthGeneration.ts';
import { NINTH_GENERATION } from './ninthGeneration.ts';
import { SECOND_GENERATION } from './secondGeneration.ts';
import { SEVENTH_GENERATION } from './seventhGeneration.ts';
import { SIXTH_GENERATION } from './sixthGeneration.ts';
import { THIRD_GENERATION } from './thirdGeneration.ts';

export const KNOWN_FEATURES: Readonly<Record<number, Features>> = {
  ...FIRST_GENERATION,
  ...SECOND_GENERATION,
  ...THIRD_GENERATION,
  ...FOURTH_GENERATION,
  ...FIFTH_GENERATION,
  ...SIXTH_GENERATION,
  ...SEVENTH_GENERATION,
  ...EIGHTH_GENERATION,
  ...NINTH_GENERATION,
};

/** Undefined for a number that no species has. */
export function featuresOf(pokedexNumber: number): Features | undefined {
  const known = KNOWN_FEATURES[pokedexNumber];
  if (known === undefined || speciesFactsOf(pokedexNumber)?.isRare !== true) return known;
  // Legendary and mythical ones have light about them.
  return { ...known, aura: known.aura ?? [{ kind: 'sparks', colour: 'accent' }] };
}
