/** How the condition of a Pokémon turns its card. */
import type { Status } from '@pokesol/engine';

/** A card turns as the printed one is turned on a table. */
export const turnedBy = (statuses: readonly Status[]): 'left' | 'right' | 'down' | undefined =>
  statuses.includes('sleep')
    ? 'left'
    : statuses.includes('paralysis')
      ? 'right'
      : statuses.includes('confusion')
        ? 'down'
        : undefined;
