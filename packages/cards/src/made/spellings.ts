/** Words of a list in any spelling that people write: whatever their letter case, accents and dashes. */
import { CARD_TYPES, SUPERTYPES } from '../card.ts';

export type Speller<W extends string> = {
  readonly words: readonly W[];
  /** `undefined` for what is none of them. */
  readonly named: (value: unknown) => W | undefined;
};

/** `also` holds further spellings. */
export function speller<W extends string>(
  words: readonly W[],
  also: Readonly<Record<string, W>> = {},
): Speller<W> {
  const spellings = new Map<string, W>(Object.entries(also));
  for (const each of words) spellings.set(fold(each), each);
  return { words, named: (value) => (typeof value === 'string' ? spellings.get(fold(value)) : undefined) };
}

const fold = (spelled: string): string =>
  spelled
    .trim()
    .normalize('NFKD')
    .replaceAll(/[\p{M}-]/gu, '')
    .toLowerCase();

export const TYPE_SPELLINGS = speller(CARD_TYPES, {
  dark: 'Darkness',
  steel: 'Metal',
  electric: 'Lightning',
});
export const SUPERTYPE_SPELLINGS = speller(SUPERTYPES);

/** The type that an author's word names, in any of its spellings. */
export const typeNamed = TYPE_SPELLINGS.named;
export const supertypeNamed = SUPERTYPE_SPELLINGS.named;

/** Public data prints a cost of nothing as 'Free'. */
export const costsNothing = (cost: unknown): boolean =>
  cost === 'Free' || (Array.isArray(cost) && cost.length === 1 && cost[0] === 'Free');
