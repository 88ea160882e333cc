/** Which of the page's type styles a printed type wears: both the trading cards' names and the games' own. */

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

const CARD_NAMES: Readonly<Record<string, TypeStyle>> = {
  lightning: 'electric',
  darkness: 'dark',
  metal: 'steel',
  colorless: 'normal',
};

/** 'Lightning' → 'electric'; a type that nobody knows is plain: 'normal'. */
export function typeStyle(type: string): TypeStyle {
  const name = type.trim().toLowerCase();
  return CARD_NAMES[name] ?? TYPE_STYLES.find((style) => style === name) ?? 'normal';
}

/** The class that sets --type and its shades. */
export const typeClass = (style: TypeStyle | 'trainer'): string => `type-${style}`;
