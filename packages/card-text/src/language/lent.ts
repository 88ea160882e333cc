/** Attacks that a card lends stand beside its text: in the place of none the reader puts them, and the writer takes them out. */
import type { AttackFacts } from '@pokesol/engine/official';

/** Stands for the attacks that are printed on the card. */
export const NO_ATTACKS: readonly AttackFacts[] = [];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withAttacks(value: unknown, attacks: readonly AttackFacts[]): unknown {
  if (Array.isArray(value)) return value.map((part) => withAttacks(part, attacks));
  if (!isObject(value)) return value;
  if ('change' in value && value.change === 'lends') return { ...value, attacks };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAttacks(part, attacks)]));
}

/** With those of the card. */
export const lent = <T>(meaning: T, attacks: readonly AttackFacts[]): T => withAttacks(meaning, attacks) as T;
/** As the text says it. */
export const unlent = <T>(meaning: T): T => withAttacks(meaning, NO_ATTACKS) as T;
export const lends = (meaning: unknown): boolean => JSON.stringify(meaning).includes('"change":"lends"');
