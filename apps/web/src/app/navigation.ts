/** The screens that the header leads to, and the features that are only announced. */
import type { PixelIconName } from '../ui/PixelIcon.tsx';

type NavigationItem = { href: string; label: string; compactLabel: string; icon: PixelIconName };

export const SCREENS: readonly NavigationItem[] = [
  { href: '/', label: 'Store', compactLabel: 'Store', icon: 'store' },
  { href: '/collection', label: 'Collection', compactLabel: 'Cards', icon: 'cards' },
];

export const ANNOUNCED = ['Trading', 'Cash Out'] as const;
export type AnnouncedFeature = (typeof ANNOUNCED)[number];
