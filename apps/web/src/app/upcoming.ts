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
    path: '/campaign',
    title: 'Campaign',
    icon: 'campaign',
    promise: 'You will travel from trainer to trainer, win battles and earn Poke Points.',
    prompt: {
      title: 'Connect Wallet',
      lines: ['Please connect your wallet to access the Campaign mode.'],
    },
  },
  {
    path: '/admin',
    title: 'Admin',
    icon: 'store',
    promise: 'Those who run PokeSol will look after sets, cards and packs here.',
  },
];
