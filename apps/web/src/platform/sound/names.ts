/** The sounds there are. */
export const SOUNDS = ['menu-click', 'pack-open', 'purchase', 'rare-card'] as const;
export type SoundName = (typeof SOUNDS)[number];
