/** The special conditions of a Pokémon. */

export const STATUSES = ['poison', 'burn', 'paralysis', 'sleep', 'confusion'] as const;
export type Status = (typeof STATUSES)[number];
