/** The kinds that creatures and landscapes come in: the page's types, whatever a card calls them. */
export const TYPE_STYLES = [
  'grass',
  'fire',
  'water',
  'electric',
  'psychic',
  'fighting',
  'dark',
  'steel',
  'dragon',
  'fairy',
  'normal',
  'poison',
  'ground',
  'flying',
  'bug',
  'rock',
  'ghost',
  'ice',
] as const;
export type TypeStyle = (typeof TYPE_STYLES)[number];
