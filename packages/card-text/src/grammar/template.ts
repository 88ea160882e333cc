/** The meaning side of a rule: data with holes, filled when a text is read and matched against when one is written. */
import { isNode } from './data.ts';

/** The mark of a hole; a key that spreading copies, and that no effect has. */
const HOLE = Symbol('hole');
/** Whether it stands for a run of elements. */
const RUN = Symbol('run');

/**
 * Stands in a template for what a slot of the text means. Spread into an object it takes the fields that the template does not
 * name; as the only element of an array, spread into another, a run of elements.
 */
type Hole = { readonly [HOLE]: number; readonly [RUN]: boolean };

/** The hole of that slot, as a value of the slot's own type: rules only place it, and never look into it. */
export function holeFor<T>(slot: number, isList: boolean): T {
  const hole: Hole = { [HOLE]: slot, [RUN]: isList };
  // The one place where a hole is said to be what it stands for.
  return (isList ? [hole] : hole) as unknown as T;
}

/** What slots stand for, and under which names of the effect the rule's own names go. */
export type Filled = { readonly slots: readonly unknown[]; readonly names: Readonly<Record<string, string>> };

export const NOTHING_FILLED: Filled = { slots: [], names: {} };

/** Says whether a name of an effect may be written by that pronoun. */
export type MayBe = (name: string, pronoun: string) => boolean;

/** A rule's own names, and the words for what was named before. */
const LOCAL = '@';
const PRONOUN = '?';

/** A slot whose fields stand beside others of the template, and what those are called. */
export type Spread = { readonly slot: number; readonly beside: readonly string[] };

export function spreadsOf(template: unknown): readonly Spread[] {
  if (!isNode(template)) return [];
  const inside = Object.values(template).flatMap(spreadsOf);
  const beside = Object.keys(template);
  return isHole(template) && beside.length > 0 ? [{ slot: template[HOLE], beside }, ...inside] : inside;
}

/** One of the two would take the place of the other, and what it says would be lost. */
export const clashes = ({ slot, beside }: Spread, slots: readonly unknown[]): boolean => {
  const value = slots[slot];
  return isNode(value) && beside.some((key) => key in value);
};

/** Every way in which the holes can be filled so that the template becomes the value. */
export function match(template: unknown, value: unknown, filled: Filled, mayBe: MayBe): readonly Filled[] {
  if (isHole(template)) {
    const rest = restOf(template);
    return rest.length === 0
      ? fill(filled, template[HOLE], value)
      : matchObject(template, value, filled, mayBe);
  }
  if (typeof template === 'string') return matchString(template, value, filled, mayBe);
  if (Array.isArray(template)) return Array.isArray(value) ? matchList(template, value, filled, mayBe) : [];
  if (isNode(template)) return matchObject(template, value, filled, mayBe);
  return template === value ? [filled] : [];
}

function matchString(template: string, value: unknown, filled: Filled, mayBe: MayBe): readonly Filled[] {
  if (typeof value !== 'string') return [];
  if (template.startsWith(PRONOUN)) return mayBe(value, template) ? [filled] : [];
  if (!template.startsWith(LOCAL)) return template === value ? [filled] : [];
  const known = filled.names[template];
  if (known === undefined) return [{ ...filled, names: { ...filled.names, [template]: value } }];
  return known === value ? [filled] : [];
}

function matchList(
  template: readonly unknown[],
  value: readonly unknown[],
  filled: Filled,
  mayBe: MayBe,
): readonly Filled[] {
  const [first, ...others] = template;
  if (template.length === 0) return value.length === 0 ? [filled] : [];
  if (isHole(first) && first[RUN]) {
    const found: Filled[] = [];
    // The longest run first: what comes first in a text says as much as it can.
    for (let length = value.length; length > 0; length -= 1)
      for (const head of fill(filled, first[HOLE], value.slice(0, length)))
        found.push(...matchList(others, value.slice(length), head, mayBe));
    return found;
  }
  if (value.length === 0) return [];
  return match(first, value[0], filled, mayBe).flatMap((head) =>
    matchList(others, value.slice(1), head, mayBe),
  );
}

function matchObject(template: object, value: unknown, filled: Filled, mayBe: MayBe): readonly Filled[] {
  if (!isNode(value) || Array.isArray(value)) return [];
  let ways: readonly Filled[] = [filled];
  const named = restOf(template);
  for (const [key, part] of named) {
    if (!(key in value)) return [];
    const of = Reflect.get(value, key);
    ways = ways.flatMap((way) => match(part, of, way, mayBe));
    if (ways.length === 0) return [];
  }
  const names = new Set(named.map(([key]) => key));
  const others = Object.entries(value).filter(([key]) => !names.has(key));
  if (!isHole(template)) return others.length === 0 ? ways : [];
  return ways.flatMap((way) => fill(way, template[HOLE], Object.fromEntries(others)));
}

/** A slot that stands twice in a template means the same both times. */
function fill(filled: Filled, slot: number, value: unknown): readonly Filled[] {
  const known = filled.slots[slot];
  if (known !== undefined) return same(known, value) ? [filled] : [];
  const slots = [...filled.slots];
  slots[slot] = value;
  return [{ ...filled, slots }];
}

/** Equal as data, in whatever order fields stand. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isNode(a) || !isNode(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length &&
    keys.every((key) => key in b && same(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

const isHole = (value: unknown): value is Hole => isNode(value) && !Array.isArray(value) && HOLE in value;
const restOf = (template: object): readonly (readonly [string, unknown])[] => Object.entries(template);
