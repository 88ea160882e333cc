/** What creatures of a colour and of a type tend to look like. */
import type { Colour } from '../colours.ts';
import type { Facts, SPECIES_TYPES } from './facts.ts';
import type { Back, Ears, Tail, Top } from './features.ts';

export type SpeciesType = (typeof SPECIES_TYPES)[number];
export type Some<T> = readonly [T, ...T[]];

export const MAINS: Readonly<Record<Facts['colour'], Some<Colour>>> = {
  blue: ['4c8cd8', '5aa8e0', '3f6cc0', '6cc0dc'],
  brown: ['a87848', 'c09058', '8c6444', 'b8845c'],
  green: ['5cae58', '84c060', '3f9468', '98b848'],
  gray: ['98a0ac', '84889c', 'acb0b4', '7c8894'],
  red: ['d85444', 'e46c4c', 'c03c48', 'e8805c'],
  white: ['eceef4', 'e4e8f0', 'f4f0e8', 'dce4f4'],
  yellow: ['f4cc44', 'ecc060', 'f8dc70', 'e8b438'],
  purple: ['8c64b4', 'a478c8', '7454a4', 'b088cc'],
  pink: ['f4a0b8', 'f0b4c4', 'e88ca8', 'f8c0c8'],
  black: ['4c4c60', '40445c', '585468', '383c50'],
};

export const ACCENTS: Readonly<Record<SpeciesType, Colour>> = {
  normal: 'e8d0a8',
  fire: 'f07c34',
  water: '58b4ec',
  electric: 'f8dc3c',
  grass: '5cb850',
  ice: 'a8e4f4',
  fighting: 'c84c3c',
  poison: 'a858b8',
  ground: 'd8a860',
  flying: 'b4ccf0',
  psychic: 'f070a4',
  bug: 'a4c83c',
  rock: 'b09c78',
  ghost: '7c68b0',
  dragon: '5c6ce0',
  dark: '48405c',
  steel: 'b4bccc',
  fairy: 'f8a4d0',
};

export type Habit = {
  ears: Some<Ears['kind'] | 'none'>;
  tops: Some<Top['kind'] | 'none'>;
  tails: Some<Tail['kind']>;
  backs: Some<Back['kind'] | 'none'>;
};

/** What creatures of a type tend to wear. */
export const HABITS: Readonly<Record<SpeciesType, Habit>> = {
  normal: {
    ears: ['pointed', 'long', 'round', 'curled'],
    tops: ['none', 'tuft', 'curl'],
    tails: ['bushy', 'curl', 'thin'],
    backs: ['none'],
  },
  fire: {
    ears: ['pointed', 'none', 'long'],
    tops: ['flame', 'tuft', 'horn', 'none'],
    tails: ['flame', 'bushy', 'thick'],
    backs: ['none', 'spikes'],
  },
  water: {
    ears: ['fin', 'fin', 'none', 'round'],
    tops: ['fin', 'none', 'crest', 'curl'],
    tails: ['fluke', 'fin', 'thick'],
    backs: ['none', 'fin', 'shell'],
  },
  electric: {
    ears: ['pointed', 'long', 'none'],
    tops: ['antenna', 'spike', 'none'],
    tails: ['bolt', 'whip', 'thin'],
    backs: ['none', 'spikes'],
  },
  grass: {
    ears: ['none', 'pointed', 'curled'],
    tops: ['leaf', 'flower', 'stem', 'leaf'],
    tails: ['stub', 'bushy', 'thin'],
    backs: ['none', 'leaf', 'bulb', 'bud'],
  },
  ice: {
    ears: ['pointed', 'round', 'none'],
    tops: ['crest', 'horn', 'gem'],
    tails: ['bushy', 'stub', 'fan'],
    backs: ['none', 'spikes'],
  },
  fighting: {
    ears: ['none', 'round', 'pointed'],
    tops: ['tuft', 'crest', 'ridge', 'none'],
    tails: ['stub', 'thick', 'whip'],
    backs: ['none'],
  },
  poison: {
    ears: ['none', 'pointed'],
    tops: ['horn', 'antenna', 'spike'],
    tails: ['thin', 'thick', 'whip'],
    backs: ['none', 'spikes', 'fin'],
  },
  ground: {
    ears: ['round', 'pointed', 'none'],
    tops: ['horn', 'none', 'ridge'],
    tails: ['thick', 'stub'],
    backs: ['none', 'ridge', 'spikes'],
  },
  flying: {
    ears: ['none', 'wing'],
    tops: ['crest', 'tuft', 'plume'],
    tails: ['fan', 'fan', 'ribbon'],
    backs: ['none'],
  },
  psychic: {
    ears: ['pointed', 'none', 'long'],
    tops: ['gem', 'horn', 'antenna', 'curl'],
    tails: ['thin', 'curl', 'whip'],
    backs: ['none'],
  },
  bug: {
    ears: ['none'],
    tops: ['antenna', 'antenna', 'horn'],
    tails: ['stub', 'thin'],
    backs: ['none', 'spikes', 'shell'],
  },
  rock: {
    ears: ['none'],
    tops: ['ridge', 'horn', 'none'],
    tails: ['thick', 'stub'],
    backs: ['ridge', 'spikes', 'shell'],
  },
  ghost: {
    ears: ['none', 'pointed'],
    tops: ['flame', 'horn', 'crest', 'none'],
    tails: ['wisp'],
    backs: ['none'],
  },
  dragon: {
    ears: ['none', 'fin', 'fan'],
    tops: ['horn', 'crest', 'antenna'],
    tails: ['thick', 'thick', 'thin'],
    backs: ['ridge', 'fin', 'spikes'],
  },
  dark: {
    ears: ['pointed', 'pointed', 'long'],
    tops: ['horn', 'tuft', 'none'],
    tails: ['thin', 'bushy', 'whip'],
    backs: ['none', 'spikes'],
  },
  steel: {
    ears: ['none', 'pointed'],
    tops: ['crest', 'horn', 'screw'],
    tails: ['thick', 'stub'],
    backs: ['ridge', 'spikes', 'none'],
  },
  fairy: {
    ears: ['long', 'pointed', 'curled'],
    tops: ['curl', 'flower', 'antenna'],
    tails: ['curl', 'bushy', 'stub'],
    backs: ['none'],
  },
};

export const isAny = (facts: Facts, ...types: SpeciesType[]) =>
  facts.types.some((type) => types.includes(type));
