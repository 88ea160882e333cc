/** All made-up cards for the tests of the official rules, found by name. */
import type { CardFacts, EnergyFacts } from '../model/facts.ts';
import { ABILITY_POKEMON } from './abilityCards.ts';
import { ANSWER_ENERGY, ANSWER_POKEMON } from './answerCards.ts';
import { energy, pokemon } from './cardBuilders.ts';
import { BARRING_POKEMON, COUNT_POKEMON, COUNT_TRAINERS, HISTORY_POKEMON } from './countCards.ts';
import { KIND_POKEMON, KIND_TRAINERS } from './kindCards.ts';
import { LATER_POKEMON, LATER_TRAINERS } from './laterCards.ts';
import { NAMED_POKEMON, NAMED_TRAINERS } from './namedCards.ts';
import { NOUN_POKEMON, NOUN_TRAINERS } from './nounCards.ts';
import { POKEMON_CARDS } from './pokemonCards.ts';
import { TRAINER_CARDS } from './trainerCards.ts';
import { WHILE_ENERGY, WHILE_POKEMON, WHILE_TRAINERS } from './whileCards.ts';

/** What fills a deck to sixty without changing what a test is about: it evolves from none here. */
export const FILLER = pokemon('Driftwood', { stage: 'stage1', line: ['Sapling'] });

const ENERGY_CARDS: readonly EnergyFacts[] = [
  energy('Fire', 'R'),
  energy('Water', 'W'),
  energy('Grass', 'G'),
  energy('Rock', 'F'),
  energy('Double', 'CC', { basic: false, type: null }),
  energy('Cushion', 'C', {
    basic: false,
    type: null,
    holds: [{ on: 'self', modifiers: [{ change: 'damageTaken', by: -10 }] }],
  }),
  energy('Rainbow', 'C', { basic: false, type: null, provides: [['Grass', 'Fire', 'Water', 'Fighting']] }),
  energy('Kindling', 'RR', { basic: false, type: null, onto: { card: { type: 'Fire' } } }),
  energy('Fullgrown', 'CCC', {
    basic: false,
    type: null,
    onto: { evolved: true, not: { card: { tag: 'Rule Box' } } },
  }),
];

/** All that decks of chance are drawn from. */
export const ALL_POKEMON = [
  ...POKEMON_CARDS,
  ...ABILITY_POKEMON,
  ...KIND_POKEMON,
  ...ANSWER_POKEMON,
  ...LATER_POKEMON,
  ...NOUN_POKEMON,
  ...WHILE_POKEMON,
  ...COUNT_POKEMON,
  ...HISTORY_POKEMON,
  ...BARRING_POKEMON,
  ...NAMED_POKEMON,
];
export const ALL_TRAINERS = [
  ...TRAINER_CARDS,
  ...KIND_TRAINERS,
  ...LATER_TRAINERS,
  ...NOUN_TRAINERS,
  ...WHILE_TRAINERS,
  ...COUNT_TRAINERS,
  ...NAMED_TRAINERS,
];
export const ALL_ENERGY = [...ENERGY_CARDS, ...ANSWER_ENERGY, ...WHILE_ENERGY];

const CARDS: readonly CardFacts[] = [...ALL_POKEMON, ...ALL_TRAINERS, ...ALL_ENERGY, FILLER];

export type CardLike = string | CardFacts;
export function cardOf(card: CardLike): CardFacts {
  if (typeof card !== 'string') return card;
  const found = CARDS.find(({ name }) => name === card);
  if (found === undefined) throw new RangeError(`No made-up card is called ${card}`);
  return found;
}
