/**
 * Damage to the Bench is without Weakness and Resistance (rule 6.3): the effect says so, whatever words named the Pokémon, and
 * the text need not.
 */
import type { Selector, Step } from '@pokesol/engine/official';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isStep = (value: object): value is Step => 'do' in value;

/** With `plain` on what is done to the Bench. Names are given already. */
export const plainOnBench = <T>(meaning: T): T => onBench(meaning, new Map(), true) as T;
/** Without it. */
export const withoutPlain = <T>(meaning: T): T => onBench(meaning, new Map(), false) as T;

function onBench(value: unknown, chosen: Map<string, Selector>, plain: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => onBench(part, chosen, plain));
  if (!isObject(value)) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, onBench(part, chosen, plain)]),
  );
  if (!isStep(value)) return parts;
  if (value.do === 'choosePokemon') chosen.set(value.as, value.from);
  if (value.do !== 'damage' || !isBenched(value.to, chosen)) return parts;
  const { plain: _plain, ...others } = parts;
  return plain ? { ...others, plain: true } : others;
}

function isBenched(to: Selector, chosen: ReadonlyMap<string, Selector>): boolean {
  if (typeof to === 'string') return false;
  if ('bound' in to) {
    const from = chosen.get(to.bound);
    return from !== undefined && isBenched(from, chosen);
  }
  return 'place' in to && to.place === 'bench';
}
