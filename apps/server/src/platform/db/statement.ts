/**
 * One statement out of several queries, each of which reads what another answered by its name, a value and no guessed word;
 * and statements whose text is made once.
 */
import {
  type Column,
  fillPlaceholders,
  type Name,
  type Placeholder,
  type Query,
  SQL,
  sql,
} from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

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

/**
 * A statement that is asked often, with its values by name: its text is made once. To make it takes as long as many a
 * database takes to answer it.
 */
export function fixedStatement<Values extends Record<string, unknown>>(
  make: (value: (name: keyof Values & string) => Placeholder) => SQL,
): (values: Values) => SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(make((name) => sql.placeholder(name)));
  return (values) => new FixedSql({ sql: text, params: fillPlaceholders(params, values) });
}

/** One value for the whole list, so that the statement is the same however long it is: made, sent and planned like any other. */
export const isAnyOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

class FixedSql extends SQL {
  constructor(private readonly query: Query) {
    super([]);
  }

  override toQuery(): Query {
    return this.query;
  }
}

/** Both drivers answer a statement with an object that has its `rows`. The statement itself decides what a row is. */
export function rowsOf<Row>(answer: unknown): readonly Row[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    throw new Error('a statement was answered without rows');
  return answer.rows as Row[];
}
