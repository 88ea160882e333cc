/** How far a battle is. */

export const PHASES = ['setup', 'active', 'ended'] as const;
export type Phase = (typeof PHASES)[number];
