/** The sets a catalogue offers: which of them a search means, and what is said of each. */
import type { ExternalSet, ImportProgress } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name or series holds the words as they are typed, in whatever case. */
export function matchingSets(sets: readonly ExternalSet[], search: string): readonly ExternalSet[] {
  const wanted = plain(search.trim());
  if (wanted === '') return sets;
  return sets.filter(({ name, series }) => plain(name).includes(wanted) || plain(series).includes(wanted));
}

/** How much of a set is here; undefined for nothing at all. */
export function hereText({ imported, total }: ExternalSet): string | undefined {
  if (imported === 0) return undefined;
  // A set may have grown smaller in its catalogue, or list more cards than it counts.
  return imported >= total ? `All ${imported} here` : `${imported} of ${total} here`;
}

export function progressText({ status, cardsRead, total }: ImportProgress): string {
  if (status === 'writing') return `Writing ${counted(cardsRead, 'card')}…`;
  if (status === 'done') return 'Done';
  return total === undefined
    ? `${counted(cardsRead, 'card')} read…`
    : `${cardsRead} of ${counted(total, 'card')} read…`;
}
