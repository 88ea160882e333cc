/** The names of AI opponents: a tier by strength, a first name, and a family name that fits the deck. */
import type { Random, Type } from '@pokesol/engine';
import type { OfficialLevel } from './official/levels.ts';
import { pickOne } from './pick.ts';

export const TIERS = {
  easy: 'Rookie',
  medium: 'Expert',
  hard: 'Champion',
  expert: 'Grandmaster',
} as const satisfies Record<OfficialLevel, string>;

const FIRST_NAMES = [
  'Maya',
  'Theo',
  'Nora',
  'Ravi',
  'Lena',
  'Oskar',
  'Yuki',
  'Amara',
  'Felix',
  'Ines',
  'Jonas',
  'Kofi',
  'Mira',
  'Pavel',
  'Sana',
  'Tomas',
  'Vera',
  'Wen',
  'Zoe',
  'Emil',
] as const;

/** By the type of most of the deck's Pokémon. */
const FAMILY_NAMES = {
  Colorless: ['Fairway', 'Holloway', 'Meadows'],
  Fire: ['Ember', 'Ashby', 'Cinder'],
  Water: ['Brook', 'Rivers', 'Tidewell'],
  Lightning: ['Sparks', 'Gale', 'Flint'],
  Grass: ['Fern', 'Thorne', 'Moss'],
  Psychic: ['Vesper', 'Dreamer', 'Moon'],
  Fighting: ['Stone', 'Boulder', 'Ridge'],
  Darkness: ['Dusk', 'Raven', 'Nightley'],
  Metal: ['Steele', 'Irons', 'Smith'],
  Dragon: ['Drake', 'Skye', 'Scales'],
  Fairy: ['Bell', 'Rosewood', 'Glimmer'],
} as const satisfies Partial<Record<Type, readonly string[]>>;

export const firstName = (random: Random): string => pickOne(random, FIRST_NAMES);

/** For example «Rookie Maya Ember» with a deck of Fire; `types` are those of each of its Pokémon. */
export const opponentName = (
  level: OfficialLevel,
  first: string,
  types: readonly string[],
  random: Random,
): string => `${TIERS[level]} ${first} ${pickOne(random, FAMILY_NAMES[styleOf(types)])}`;

type Style = keyof typeof FAMILY_NAMES;
const STYLES = Object.keys(FAMILY_NAMES) as readonly Style[];

/** Colorless Pokémon serve every deck: they make its style only where there are no others. */
function styleOf(types: readonly string[]): Style {
  const copies = (style: Style): number =>
    style === 'Colorless' ? 0 : types.filter((type) => type === style).length;
  return STYLES.reduce((best, style) => (copies(style) > copies(best) ? style : best));
}
