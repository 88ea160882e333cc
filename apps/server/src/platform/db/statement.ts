/** One statement out of several queries, each of which reads what another answered by its name, a value and no guessed word. */
import { type Name, type SQL, sql } from 'drizzle-orm';

export type NamedQuery = {
  /** For `from ${name}` in another query of the same statement. */
  readonly name: Name;
  readonly query: SQL;
};

export const named = (name: string, query: SQL): NamedQuery => ({ name: sql.identifier(name), query });

/** `last` is what the statement answers. Queries that change data run whether anything reads them or not. */
export function oneStatement(queries: readonly NamedQuery[], last: SQL): SQL {
  const names = queries.map(({ name }) => name.value);
  const taken = names.find((name, index) => names.indexOf(name) < index);
  if (taken !== undefined) throw new Error(`two queries of one statement are named ${taken}`);
  const parts = queries.map(({ name, query }) => sql`${name} as (${query})`);
  return sql`with ${sql.join(parts, sql`, `)} ${last}`;
}
