/**
 * Lets Postgres keep the plans of statements that come again: each gets a name, by which a connection knows it from its second
 * time on. The texts are the product's own, and few; a statement of many values, whose text is another with their number, stays
 * without a name.
 */
import type pg from 'pg';

/** A connection keeps so many plans at most, of some ten kilobytes each. */
const MOST_NAMED = 300;
/** So many texts are remembered to find those that come again. */
const MOST_SEEN = 2_000;
/** Longer ones are lists. */
const LONGEST = 6_000;

/** What Postgres says when a table has changed its columns under a plan, and the plan cannot follow. */
const OUTDATED_PLAN = '0A000';

export type StatementNames = {
  /** The name of a statement that is not new. */
  of(text: string): string | undefined;
  /** From now on it has another one. */
  rename(text: string): void;
};

export function statementNames(mostNamed = MOST_NAMED): StatementNames {
  const seen = new Map<string, string | undefined>();
  let named = 0;
  let made = 0;
  const newName = () => {
    made += 1;
    return `pokesol_${made}`;
  };
  return {
    of(text) {
      const known = seen.get(text);
      if (known !== undefined || text.length > LONGEST) return known;
      if (!seen.has(text)) {
        if (seen.size < MOST_SEEN) seen.set(text, undefined);
        return undefined;
      }
      if (named === mostNamed) return undefined;
      named += 1;
      const name = newName();
      seen.set(text, name);
      return name;
    },
    rename(text) {
      if (seen.get(text) !== undefined) seen.set(text, newName());
    },
  };
}

type Callback = (error: unknown, result: unknown) => void;
type Rest = readonly [values?: unknown, callback?: Callback];

/** From now on, statements with values that this connection is asked go by their names. */
export function prepareStatements(client: pg.ClientBase, names: StatementNames): void {
  const plain = client.query.bind(client) as (config: unknown, ...rest: Rest) => unknown;
  const query = (config: unknown, ...rest: Rest): unknown => {
    const [values, callback] = rest;
    const text = textOf(config);
    const name =
      text === undefined || !Array.isArray(values) || values.length === 0 ? undefined : names.of(text);
    if (text === undefined || name === undefined) return plain(config, ...rest);
    const look = (error: unknown) => {
      if (isOutdatedPlan(error)) names.rename(text);
    };
    const withName = { ...(config as object), name };
    if (callback !== undefined)
      return plain(withName, values, (error, result) => {
        look(error);
        callback(error, result);
      });
    const answer = plain(withName, values) as Promise<unknown>;
    // The caller gets it too.
    answer.catch(look);
    return answer;
  };
  client.query = query as typeof client.query;
}

/** Of a statement as text with settings beside it; the driver's own objects are left alone. */
const textOf = (config: unknown): string | undefined =>
  typeof config === 'object' &&
  config !== null &&
  !('submit' in config) &&
  'text' in config &&
  typeof config.text === 'string'
    ? config.text
    : undefined;

const isOutdatedPlan = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === OUTDATED_PLAN;
