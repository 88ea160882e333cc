/** The screens that the header leads to, and the features that are only announced. */
import type { PixelIconName } from '../ui/PixelIcon.tsx';

type NavigationItem = {
  href: string;
  label: string;
  compactLabel: string;
  icon: PixelIconName;
  /** Another address at which this link counts as the current one. */
  also?: string;
};

export const SCREENS: readonly NavigationItem[] = [
  { href: '/', label: 'Store', compactLabel: 'Store', icon: 'store' },
  { href: '/collection', label: 'Collection', compactLabel: 'Cards', icon: 'cards' },
  { href: '/deck-list', label: 'Deck Builder', compactLabel: 'Decks', icon: 'deck', also: '/deck-builder' },
  { href: '/battle', label: 'Battle', compactLabel: 'Battle', icon: 'battle', also: '/practice' },
  { href: '/campaign', label: 'Campaign', compactLabel: 'Campaign', icon: 'campaign' },
];

/** Open to everybody, with a wallet or without: the way in. */
export const LESSONS = [
  { href: '/learn', label: 'Learn', icon: 'star' },
  { href: '/rules', label: 'Rules', icon: 'cards' },
] as const satisfies readonly { href: string; label: string; icon: PixelIconName }[];

export const ANNOUNCED = ['Trading', 'Cash Out'] as const;
export type AnnouncedFeature = (typeof ANNOUNCED)[number];
