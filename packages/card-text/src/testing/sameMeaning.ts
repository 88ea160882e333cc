/** Whether two effects mean the same, whatever their names and whichever of two ways of saying one thing they use. */
import { isNode } from '../grammar/data.ts';

const fieldOf = (value: object, key: string): unknown => Reflect.get(value, key);

/** Lists in the order in which they happen, everything else by its name. */
const ORDER = ['needs', 'canBeUsedFor', 'price', 'before', 'damage', 'after'];
const rank = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
const entries = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));

/** A text that is equal for effects that mean the same. */
export function meaningOf(effect: unknown): string {
  const plain = inOneWay(effect);
  const names = new Map<string, string>();
  given(plain, names);
  return JSON.stringify(renamed(plain, '', names));
}

function given(value: unknown, names: Map<string, string>): void {
  if (Array.isArray(value)) for (const part of value) given(part, names);
  else if (isNode(value)) {
    const as = fieldOf(value, 'as');
    if (typeof as === 'string' && !names.has(as)) names.set(as, `name ${names.size + 1}`);
    for (const [, part] of entries(value)) given(part, names);
  }
}

/** Fields that name what was chosen before. */
const NAMES: readonly string[] = ['as', 'bound', 'heads', 'some', 'allHeads', 'notIn', 'attack'];

function renamed(value: unknown, key: string, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => renamed(part, key, names));
  if (isNode(value))
    return Object.fromEntries(entries(value).map(([field, part]) => [field, renamed(part, field, names)]));
  return typeof value === 'string' && NAMES.includes(key) ? (names.get(value) ?? value) : value;
}

const ACTIVE = { whose: 'opponent', place: 'active' } as const;

/** Where the language can say one thing in two ways, the one that the compiler uses. */
function inOneWay(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((part) => split(inOneWay(part)));
  if (!isNode(value)) return value;
  const same = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOneWay(part)]));
  if (same.among === 'defending') return { ...ACTIVE, where: same.where };
  if (typeof same.some === 'string') return { quantity: { cards: { bound: same.some } }, atLeast: 1 };
  if (isNode(same.quantity) && 'counters' in same.quantity && same.atLeast === 1)
    return { exists: damaged(same.quantity.counters) };
  if (same.do === 'choosePokemon' && same.by === 'own') delete same.by;
  // Which of the two own Pokémon the effect is done to decides nothing.
  if (same.do === 'changePlaces') delete same.doneTo;
  if (
    same.do === 'damage' &&
    Array.isArray(same.ignores) &&
    same.ignores.length === 2 &&
    same.past === undefined
  ) {
    delete same.ignores;
    same.plain = true;
  }
  if (Array.isArray(same.product) && same.product[0] === 1) return same.product[1];
  if (Array.isArray(same.sum) && same.sum.every((part) => typeof part === 'number'))
    return same.sum.reduce((total, part) => total + part, 0);
  if (Array.isArray(same.sum)) same.sum = [...same.sum].sort((a, b) => Number(isNode(a)) - Number(isNode(b)));
  return same;
}

const damaged = (of: unknown): object =>
  of === 'defending' ? { ...ACTIVE, where: { damaged: true } } : { among: of, where: { damaged: true } };

/** «If …, A; otherwise B» as two steps. */
function split(step: unknown): readonly unknown[] {
  if (!isNode(step) || fieldOf(step, 'do') !== 'if' || fieldOf(step, 'no') === undefined) return [step];
  const [is, yes, no] = ['is', 'yes', 'no'].map((key) => fieldOf(step, key));
  return [
    { do: 'if', is, yes },
    { do: 'if', is: { not: is }, yes: no },
  ];
}
