/** Keeps what an author wrote on a card that the rules do not know, within bounds that every page and table bears. */
import { type Json, type JsonObject, textProblem } from './json.ts';

const MOST_NAMES = 40;
const LONGEST_NAME = 60;
const LONGEST_TEXT = 2000;
const DEEPEST = 4;
const MOST_VALUES = 500;

/** The attributes that are none of `known`; `undefined` where there are none. */
export function extraOf(
  raw: { readonly [name: string]: unknown },
  known: readonly string[],
  report: (path: readonly string[], message: string) => void,
): JsonObject | undefined {
  const names = Object.keys(raw).filter((name) => !known.includes(name));
  if (names.length === 0) return undefined;
  if (names.length > MOST_NAMES) {
    report([], `At most ${MOST_NAMES} names of your own fit on a card`);
    return undefined;
  }
  const kept: [string, Json][] = [];
  let values = 0;
  for (const name of names) {
    const problem = nameProblem(name) ?? problemOf(raw[name], 1);
    if (problem === undefined) kept.push([name, plainJson(raw[name])]);
    else report([name.slice(0, LONGEST_NAME)], problem);
  }
  return kept.length === 0 ? undefined : Object.fromEntries(kept);

  function problemOf(value: unknown, depth: number): string | undefined {
    values += 1;
    if (values > MOST_VALUES) return 'This is more than fits on a card';
    if (typeof value === 'string') return textProblem(value, LONGEST_TEXT);
    if (value === null) return 'Expected a value, received null';
    if (typeof value === 'number' && !Number.isFinite(value)) return 'Expected number, received nan';
    if (typeof value !== 'object') return undefined;
    if (depth === DEEPEST) return `Lists and objects may be nested ${DEEPEST} deep`;
    for (const [name, each] of Object.entries(value)) {
      const problem = (Array.isArray(value) ? undefined : nameProblem(name)) ?? problemOf(each, depth + 1);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
}

function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'A name must contain at least 1 character(s)';
  if (name === '__proto__') return 'This name cannot be used';
  return textProblem(name, LONGEST_NAME);
}

/** As it will come back from the database: a copy, where -0 is 0. Only for what was looked through and is shallow. */
const plainJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
