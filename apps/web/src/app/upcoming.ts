/** Screens that have their address already and are still being built. A finished screen takes its line out of here. */
import type { PixelIconName } from '../ui/PixelIcon.tsx';

export type UpcomingScreen = {
  path: string;
  title: string;
  icon: PixelIconName;
  /** What it will be. */
  promise: string;
  /** What somebody without a wallet reads. */
  prompt?: { title: string; lines: readonly string[] };
};

export const UPCOMING: readonly UpcomingScreen[] = [
  {
    path: '/admin',
    title: 'Admin',
    icon: 'store',
    promise: 'Those who run PokeSol will look after sets, cards and packs here.',
  },
];
