/** The meaning side of a rule: data with holes, filled when a text is read and matched against when one is written. */
import { isNode } from './data.ts';

/** The marks of holes, one a slot: keys that spreading copies, and that no effect has. */
const MARKS: symbol[] = [];
const SLOTS = new Map<symbol, number>();
function markOf(slot: number): symbol {
  const known = MARKS[slot];
  if (known !== undefined) return known;
  const mark = Symbol(`hole ${slot}`);
  MARKS[slot] = mark;
  SLOTS.set(mark, slot);
  return mark;
}

/**
 * Stands in a template for what a slot of the text means; the mark says whether for a run of elements. Spread into an object it
 * takes the fields that the template does not name, several of them share these; as the only element of an array, spread into
 * another, a run of elements.
 */
type Hole = { readonly [mark: symbol]: boolean };

/** What a template's object holds; a template never changes, and is matched thousands of times. */
type Outline = {
  readonly holes: readonly number[];
  readonly named: readonly (readonly [key: string, part: unknown])[];
  readonly names: ReadonlySet<string>;
};
const OUTLINES = new WeakMap<object, Outline>();
function outlineOf(template: object): Outline {
  const known = OUTLINES.get(template);
  if (known !== undefined) return known;
  const named = Object.entries(template);
  const outline = {
    holes: Object.getOwnPropertySymbols(template).flatMap((mark) => SLOTS.get(mark) ?? []),
    named,
    names: new Set(named.map(([key]) => key)),
  };
  OUTLINES.set(template, outline);
  return outline;
}

/** The hole of that slot, as a value of the slot's own type: rules only place it, and never look into it. */
export function holeFor<T>(slot: number, isList: boolean): T {
  const hole: Hole = { [markOf(slot)]: isList };
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
export type Spread = {
  readonly slot: number;
  readonly beside: readonly string[];
  /** Other slots that are spread there too. */
  readonly before: readonly number[];
};

export function spreadsOf(template: unknown): readonly Spread[] {
  if (!isNode(template)) return [];
  const inside = Object.values(template).flatMap(spreadsOf);
  const beside = Object.keys(template);
  const slots = outlineOf(template).holes;
  return beside.length > 0 || slots.length > 1
    ? [...slots.map((slot, place) => ({ slot, beside, before: slots.slice(0, place) })), ...inside]
    : inside;
}

/** One of the two would take the place of the other, and what it says would be lost. */
export const clashes = ({ slot, beside, before }: Spread, slots: readonly unknown[]): boolean => {
  const value = slots[slot];
  if (!isNode(value)) return false;
  if (beside.some((key) => key in value)) return true;
  return before.some((other) => {
    const first = slots[other];
    return isNode(first) && Object.keys(first).some((key) => key in value);
  });
};

/** Every way in which the holes can be filled so that the template becomes the value. */
export function match(template: unknown, value: unknown, filled: Filled, mayBe: MayBe): readonly Filled[] {
  if (typeof template === 'string') return matchString(template, value, filled, mayBe);
  if (!isNode(template)) return template === value ? [filled] : [];
  if (Array.isArray(template)) return Array.isArray(value) ? matchList(template, value, filled, mayBe) : [];
  const outline = outlineOf(template);
  const [slot] = outline.holes;
  return slot !== undefined && outline.holes.length === 1 && outline.named.length === 0
    ? fill(filled, slot, value)
    : matchObject(outline, value, filled, mayBe);
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
  const run = runOf(first);
  if (run !== undefined) {
    const found: Filled[] = [];
    // The longest run first: what comes first in a text says as much as it can.
    for (let length = value.length; length > 0; length -= 1)
      for (const head of fill(filled, run, value.slice(0, length)))
        found.push(...matchList(others, value.slice(length), head, mayBe));
    return found;
  }
  if (value.length === 0) return [];
  return match(first, value[0], filled, mayBe).flatMap((head) =>
    matchList(others, value.slice(1), head, mayBe),
  );
}

function matchObject(
  { holes, named, names }: Outline,
  value: unknown,
  filled: Filled,
  mayBe: MayBe,
): readonly Filled[] {
  if (!isNode(value) || Array.isArray(value)) return [];
  if (named.some(([key]) => !(key in value))) return [];
  let ways: readonly Filled[] = [filled];
  for (const [key, part] of named) {
    const of: unknown = Reflect.get(value, key);
    ways = ways.flatMap((way) => match(part, of, way, mayBe));
    if (ways.length === 0) return [];
  }
  const others = Object.entries(value).filter(([key]) => !names.has(key));
  if (holes.length === 0) return others.length === 0 ? ways : [];
  return ways.flatMap((way) => fillAll(way, holes, others));
}

/** So many fields are shared out between several slots; more are not tried. */
const MOST_SHARED = 6;
/** Every way in which these slots share the fields: alone a slot takes all, beside others one at least. */
function fillAll(
  filled: Filled,
  [slot, ...slots]: readonly number[],
  fields: readonly (readonly [string, unknown])[],
): readonly Filled[] {
  if (slot === undefined) return fields.length === 0 ? [filled] : [];
  if (slots.length === 0) return fill(filled, slot, Object.fromEntries(fields));
  if (fields.length > MOST_SHARED) return [];
  const ways: Filled[] = [];
  for (let taken = 1; taken < 2 ** fields.length - 1; taken += 1) {
    const isTaken = (place: number): boolean => ((taken >> place) & 1) === 1;
    const own = Object.fromEntries(fields.filter((_, place) => isTaken(place)));
    for (const way of fill(filled, slot, own))
      ways.push(
        ...fillAll(
          way,
          slots,
          fields.filter((_, place) => !isTaken(place)),
        ),
      );
  }
  return ways;
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

/** The slot of a hole that stands for a run. */
function runOf(value: unknown): number | undefined {
  if (!isNode(value) || Array.isArray(value)) return undefined;
  const [slot] = outlineOf(value).holes;
  return slot !== undefined && Reflect.get(value, markOf(slot)) === true ? slot : undefined;
}

/** Of one phrase's templates: those that can become a value of that outward form, in their order. */
export function templateIndex<T extends { readonly template: unknown }>(
  rules: readonly T[],
): (value: unknown) => readonly T[] {
  const fixedKeys = new Set(rules.flatMap(({ template }) => fixedKeysOf(template)));
  const known = new Map<string, readonly T[]>();
  return (value) => {
    const form = formOf(value, fixedKeys);
    const before = known.get(form);
    if (before !== undefined) return before;
    const found = rules.filter(({ template }) => mayBecome(template, value));
    known.set(form, found);
    return found;
  };
}

const isPlain = (value: unknown): value is object => isNode(value) && !Array.isArray(value);

function fixedKeysOf(template: unknown): readonly string[] {
  if (Array.isArray(template)) return template.flatMap(fixedKeysOf);
  return isPlain(template)
    ? outlineOf(template).named.flatMap(([key, part]) => (isFixed(part) ? [key] : []))
    : [];
}

/** A word of the template that the value has just so. */
const isFixed = (part: unknown): boolean =>
  typeof part === 'boolean' ||
  (typeof part === 'string' && !part.startsWith(LOCAL) && !part.startsWith(PRONOUN));

/** All that {@link mayBecome} looks at, and nothing that has many values, as names and numbers of cards have. */
function formOf(value: unknown, fixedKeys: ReadonlySet<string>): string {
  if (Array.isArray(value)) return `[${value.map((part) => formOf(part, fixedKeys)).join()}]`;
  if (!isPlain(value)) return typeof value;
  const fields = Object.entries(value).map(([key, part]) =>
    fixedKeys.has(key) && (typeof part === 'string' || typeof part === 'boolean') ? `${key}=${part}` : key,
  );
  return `{${fields.sort().join()}}`;
}

function mayBecome(template: unknown, value: unknown): boolean {
  if (Array.isArray(template)) return Array.isArray(value) && listMayBecome(template, value);
  if (!isPlain(template)) return typeof template === typeof value;
  const { holes, named } = outlineOf(template);
  // A hole alone stands for anything.
  if (holes.length === 1 && named.length === 0) return true;
  if (!isPlain(value)) return false;
  if (holes.length === 0 && named.length !== Object.keys(value).length) return false;
  return named.every(([key, part]) => key in value && (!isFixed(part) || Reflect.get(value, key) === part));
}

function listMayBecome(template: readonly unknown[], value: readonly unknown[]): boolean {
  const run = template.findIndex((part) => runOf(part) !== undefined);
  if (run === -1 ? template.length !== value.length : value.length < template.length) return false;
  const head = run === -1 ? template : template.slice(0, run);
  return head.every((part, place) => mayBecome(part, value[place]));
}
