/** Attacks that a card lends stand beside its text: in the place of none the reader puts them, and the writer takes them out. */
import type { AttackFacts } from '@pokesol/engine/official';
import { mapped } from '../grammar/data.ts';

/** Stands for the attacks that are printed on the card. */
export const NO_ATTACKS: readonly AttackFacts[] = [];

/** With those of the card. */
export const lent = <T>(meaning: T, attacks: readonly AttackFacts[]): T =>
  mapped(meaning, (part) => (part.change === 'lends' ? { ...part, attacks } : part));

/** As the text says it. */
export const unlent = <T>(meaning: T): T => lent(meaning, NO_ATTACKS);
export const lends = (meaning: unknown): boolean => JSON.stringify(meaning).includes('"change":"lends"');
