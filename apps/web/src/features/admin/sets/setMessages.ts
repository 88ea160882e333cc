/** What a set's row says about it, and which sets a search finds. */
import type { CardSetJson } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';

const RELEASE = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** `2023-09-22` and `2023/09/22` as «Sep 22, 2023»; anything else as it is written. */
export function released(date: string): string {
  const moment = new Date(date.replaceAll('/', '-'));
  return Number.isNaN(moment.getTime()) ? date : moment.toLocaleDateString('en-US', RELEASE);
}

function cardCountOfSet({ total, printedTotal }: CardSetJson): string {
  if (total === 0) return 'No cards yet';
  return printedTotal > 0 && printedTotal < total
    ? `${counted(total, 'card')}, numbered to ${printedTotal}`
    : counted(total, 'card');
}

export const setFactsOf = (set: CardSetJson): string[] =>
  [
    set.series === set.name ? '' : set.series,
    cardCountOfSet(set),
    set.releaseDate === undefined ? '' : `released ${released(set.releaseDate)}`,
    set.code === undefined ? '' : `code ${set.code}`,
  ].filter((fact) => fact !== '');

export function setsMatching(sets: readonly CardSetJson[], search: string): readonly CardSetJson[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return sets;
  return sets.filter(({ id, name, series, code = '' }) =>
    [id, name, series, code].some((text) => text.toLowerCase().includes(wanted)),
  );
}
