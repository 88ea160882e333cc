/** Made-up cards for the engine's own tests: every kind of effect, no printed name. */
import type { Effect, TrainerEffect } from '../model/effects.ts';
import type { CardFacts, EnergyFacts, PokemonFacts, TrainerFacts } from '../model/facts.ts';

export const pokemon = (name: string, facts: Partial<PokemonFacts> = {}): PokemonFacts => ({
  id: name,
  name,
  rarity: 'Common',
  kind: 'pokemon',
  basic: true,
  evolvesFrom: null,
  hp: 60,
  types: ['Colorless'],
  attacks: [{ name: 'Hit', cost: ['Colorless'], damage: 10, effects: [] }],
  weaknesses: [],
  resistances: [],
  retreatCost: 1,
  ...facts,
});

export const attacking = (name: string, damage: number, ...effects: readonly Effect[]): PokemonFacts =>
  pokemon(name, { attacks: [{ name: 'Attack', cost: ['Colorless'], damage, effects }] });

export const trainer = (name: string, effect: TrainerEffect | null): TrainerFacts => ({
  id: name,
  name,
  rarity: 'Common',
  kind: 'trainer',
  effect,
});

export const energy = (name: string, facts: Partial<EnergyFacts> = {}): EnergyFacts => ({
  id: name,
  name,
  rarity: 'Common',
  kind: 'energy',
  basic: true,
  provides: ['Colorless'],
  ...facts,
});

/** The cards in that order, filled up to sixty with the last one. */
export function deckOf(...cards: readonly CardFacts[]): CardFacts[] {
  const last = cards.at(-1);
  if (last === undefined || cards.length > 60) throw new RangeError('A deck of 1 to 60 cards is needed');
  return [...cards, ...Array.from({ length: 60 - cards.length }, () => last)];
}
