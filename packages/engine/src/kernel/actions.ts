/** Actions that both rule sets know, and the reading of an action from anywhere. */
import type { Seat } from './ids.ts';

/** Giving up: possible for either seat until the end, in either's turn, and therefore not listed as a move. */
export type Concede = { readonly type: 'concede'; readonly seat: Seat };
/** The clock ran out for a seat: open questions are answered and its turn ends. The keeper of the clock sends it. */
export type TimeOut = { readonly type: 'timeOut'; readonly seat: Seat };

export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && !Object.is(value, -0);
/** As many as there are cards. */
const LONGEST_LIST = 120;
/** Looks at every place: `every` would pass over holes. */
export const isListOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length <= LONGEST_LIST && Array.from(value).every(is);

/** The fields of an action besides type and seat: the test each value must pass, with `undefined` for one that is left out. */
export type FieldTests = Readonly<Record<string, (value: unknown) => boolean>>;

/** Whether a value from outside has exactly the fields of its type. Whether the rules allow it is another question. */
export function isActionOf(value: unknown, types: Readonly<Record<string, FieldTests>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  const { type, seat } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(types, type) || !isWhole(seat) || seat > 1) return false;
  const tests = types[type] ?? {};
  let known = 2;
  for (const name in tests) {
    const isThere = Object.hasOwn(fields, name);
    if (tests[name]?.(isThere ? fields[name] : undefined) !== true) return false;
    if (isThere) known += 1;
  }
  return Object.keys(fields).length === known;
}
