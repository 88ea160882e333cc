/** Special conditions as a tag on a Pokémon says them. */
export const STATUS_NAMES = {
  poison: 'Poisoned',
  burn: 'Burned',
  paralysis: 'Paralyzed',
  sleep: 'Asleep',
  confusion: 'Confused',
} as const;
