/** How much of something was read, for people. */

/** «72 of 80 · 90%»; a dash where there is nothing. */
export function readShare({ texts, read }: { readonly texts: number; readonly read: number }): string {
  return texts === 0 ? '–' : `${read} of ${texts} · ${readPercent(read, texts)}`;
}

/** Whole percents, and never a hundred while one is missing. */
export function readPercent(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (100 * part) / whole;
  return `${part < whole ? Math.min(99, Math.round(percent)) : 100}%`;
}

export const KIND_TITLES = {
  attack: 'Attacks',
  ability: 'Abilities',
  trainer: 'Trainers',
  energy: 'Special energy',
} as const;
