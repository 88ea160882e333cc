/** Which of the page's type styles a printed type wears: both the trading cards' names and the games' own. */
import { TYPE_STYLES, type TypeStyle } from '@pokesol/pixel-art/cards';

const CARD_NAMES: Readonly<Record<string, TypeStyle>> = {
  lightning: 'electric',
  darkness: 'dark',
  metal: 'steel',
  colorless: 'normal',
};

/** 'Lightning' → 'electric'; an unknown type is plain: 'normal'. */
export function typeStyle(type: string): TypeStyle {
  const name = type.trim().toLowerCase();
  return CARD_NAMES[name] ?? TYPE_STYLES.find((style) => style === name) ?? 'normal';
}

/** The class that sets --type and its shades. */
export const typeClass = (style: TypeStyle | 'trainer'): string => `type-${style}`;
