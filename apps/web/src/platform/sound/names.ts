/** The sounds there are. */
const SOUNDS = [
  'menu-click',
  'pack-open',
  'purchase',
  'rare-card',
  // The last card of a pack shows its face, by its rarity.
  'last-common',
  'last-uncommon',
  'last-rare',
  'last-double',
  'last-special',
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
