/** Changes one name of an object of JSON and leaves every other, and their order, as it is. */
import type { Json, JsonObject } from './json.ts';

export type JsonFields = { [name: string]: Json };

/** A new name is put where `order` has it among those that are there. */
export function putName(object: JsonObject, order: readonly string[], name: string, value: Json): JsonFields {
  const entries = Object.entries(object);
  const at = entries.findIndex(([each]) => each === name);
  if (at >= 0) return Object.fromEntries(entries.with(at, [name, value]));
  const earlier = order.slice(0, order.indexOf(name));
  const before = entries.findLastIndex(([each]) => earlier.includes(each));
  return Object.fromEntries(entries.toSpliced(before + 1, 0, [name, value]));
}

export const dropName = (object: JsonObject, name: string): JsonFields =>
  Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));

/** A single value that is no list counts as a list of one, as the rules read it. */
export const listOf = (value: Json | undefined): readonly Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
