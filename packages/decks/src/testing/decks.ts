/** For tests only: random cards and decks, among them broken ones, with few names so that copies meet. */
import fc from 'fast-check';
import type { DeckCardFacts, DeckLine } from '../deck.ts';

export const basic = (id: string, name = id): DeckCardFacts => ({
  id,
  name,
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  types: ['Fire'],
});

export const trainer = (id: string, name = id): DeckCardFacts => ({
  id,
  name,
  supertype: 'Trainer',
  subtypes: [],
});

export const basicEnergy = (id: string, name = id): DeckCardFacts => ({
  id,
  name,
  supertype: 'Energy',
  subtypes: ['Basic'],
});

export const stage1 = (id: string, evolvesFrom: string, name = id): DeckCardFacts => ({
  ...basic(id, name),
  subtypes: ['Stage 1'],
  evolvesFrom,
});

/** Twelve ids under five names, of every kind. */
export const SOME_CARDS: readonly DeckCardFacts[] = [
  basic('a-1', 'Pikachu'),
  basic('b-1', 'Pikachu'),
  stage1('a-2', 'Pikachu', 'Raichu'),
  stage1('b-2', 'Pikachu', 'Raichu'),
  trainer('a-3', 'Energy Removal'),
  trainer('b-3', 'Potion'),
  basicEnergy('a-4', 'Fire Energy'),
  basicEnergy('b-4', 'Fire Energy'),
  { id: 'a-5', name: 'Rainbow Energy', supertype: 'Energy', subtypes: ['Special'] },
  { id: 'h-1', name: 'Homemade Energy' },
  { id: 'h-2', name: 'Homemade', types: ['Water'] },
  { id: 'h-3', name: 'Homemade Thing' },
];

export const anyCard = fc.constantFrom(...SOME_CARDS);

export const anyLines: fc.Arbitrary<DeckLine[]> = fc.array(
  fc.record({
    card: anyCard,
    quantity: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0, -3, 0.5)),
  }),
  { maxLength: 14 },
);
