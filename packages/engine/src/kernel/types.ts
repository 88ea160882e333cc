/** The nineteen types a Pokémon can have, and the chart that says what each is weak to and resists. */

export const TYPES = [
  'Colorless',
  'Normal',
  'Fire',
  'Water',
  'Lightning',
  'Grass',
  'Ice',
  'Fighting',
  'Poison',
  'Ground',
  'Flying',
  'Psychic',
  'Bug',
  'Rock',
  'Ghost',
  'Dragon',
  'Darkness',
  'Metal',
  'Fairy',
] as const;
export type Type = (typeof TYPES)[number];

type Matchups = { readonly weakTo: readonly Type[]; readonly resists: readonly Type[] };

/**
 * For Pokémon whose card prints neither weakness nor resistance. Rows are the defender's type. The facts are the video
 * games' (immune counts as resisting); Colorless stands apart, as it does on the cards.
 */
export const TYPE_CHART: Readonly<Record<Type, Matchups>> = {
  Colorless: { weakTo: [], resists: [] },
  Normal: { weakTo: ['Fighting'], resists: ['Ghost'] },
  Fire: {
    weakTo: ['Water', 'Ground', 'Rock'],
    resists: ['Fire', 'Grass', 'Ice', 'Bug', 'Metal', 'Fairy'],
  },
  Water: { weakTo: ['Lightning', 'Grass'], resists: ['Fire', 'Water', 'Ice', 'Metal'] },
  Lightning: { weakTo: ['Ground'], resists: ['Lightning', 'Flying', 'Metal'] },
  Grass: {
    weakTo: ['Fire', 'Ice', 'Poison', 'Flying', 'Bug'],
    resists: ['Water', 'Lightning', 'Grass', 'Ground'],
  },
  Ice: { weakTo: ['Fire', 'Fighting', 'Rock', 'Metal'], resists: ['Ice'] },
  Fighting: { weakTo: ['Flying', 'Psychic', 'Fairy'], resists: ['Bug', 'Rock', 'Darkness'] },
  Poison: { weakTo: ['Ground', 'Psychic'], resists: ['Grass', 'Fighting', 'Poison', 'Bug', 'Fairy'] },
  Ground: { weakTo: ['Water', 'Grass', 'Ice'], resists: ['Lightning', 'Poison', 'Rock'] },
  Flying: { weakTo: ['Lightning', 'Ice', 'Rock'], resists: ['Grass', 'Fighting', 'Ground', 'Bug'] },
  Psychic: { weakTo: ['Bug', 'Ghost', 'Darkness'], resists: ['Fighting', 'Psychic'] },
  Bug: { weakTo: ['Fire', 'Flying', 'Rock'], resists: ['Grass', 'Fighting', 'Ground'] },
  Rock: {
    weakTo: ['Water', 'Grass', 'Fighting', 'Ground', 'Metal'],
    resists: ['Normal', 'Fire', 'Poison', 'Flying'],
  },
  Ghost: { weakTo: ['Ghost', 'Darkness'], resists: ['Normal', 'Fighting', 'Poison', 'Bug'] },
  Dragon: { weakTo: ['Ice', 'Dragon', 'Fairy'], resists: ['Fire', 'Water', 'Lightning', 'Grass'] },
  Darkness: { weakTo: ['Fighting', 'Bug', 'Fairy'], resists: ['Psychic', 'Ghost', 'Darkness'] },
  Metal: {
    weakTo: ['Fire', 'Fighting', 'Ground'],
    resists: [
      'Normal',
      'Grass',
      'Ice',
      'Poison',
      'Flying',
      'Psychic',
      'Bug',
      'Rock',
      'Dragon',
      'Metal',
      'Fairy',
    ],
  },
  Fairy: { weakTo: ['Poison', 'Metal'], resists: ['Fighting', 'Bug', 'Dragon', 'Darkness'] },
};
