/** The sounds there are. */
const SOUNDS = [
  'menu-click',
  'pack-open',
  'purchase',
  'rare-card',
  'attack',
  'coin',
  'knock-out',
  'draw',
  'heal',
  'turn',
  'victory',
  'defeat',
] as const;
export type SoundName = (typeof SOUNDS)[number];
