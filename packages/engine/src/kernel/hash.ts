/** A short fingerprint of a battle, by which a replay is known to have ended where the battle did. */
import { at } from './at.ts';

/** What any rule set's battle has. */
type Hashed = {
  readonly rules: string;
  readonly printed: readonly { readonly id: string }[];
  readonly printing: readonly number[];
  readonly state: unknown;
};

/**
 * 16 hexadecimal digits that depend on the rules, on which card stands behind every number, and on the whole state, and
 * on nothing else: not on the order of an object's fields. For finding faults; no protection against forgery.
 */
export function stateHash(battle: Hashed): string {
  const cards = battle.printing.map((place) => at(battle.printed, place).id);
  return fnv1a64(canonicalJson({ rules: battle.rules, cards, state: battle.state }));
}

/** JSON with the fields of every object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name])}`).join()}}`;
}

/** The 64-bit prime is 2⁴⁰ + this. */
const PRIME_LOW = 0x1b3;
const WORD = 2 ** 32;

/** FNV-1a, 64 bits as two words, over UTF-16 units; for plain ASCII that is the hash of its bytes. */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < text.length; index += 1) {
    low = (low ^ text.charCodeAt(index)) >>> 0;
    const product = low * PRIME_LOW;
    high = (Math.imul(high, PRIME_LOW) + (low << 8) + Math.floor(product / WORD)) >>> 0;
    low = product % WORD;
  }
  return [high, low].map((word) => word.toString(16).padStart(8, '0')).join('');
}
