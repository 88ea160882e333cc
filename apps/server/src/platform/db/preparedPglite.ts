/**
 * Lets PGlite keep the plans of statements that come again, as prepared.ts does for Postgres: planned anew, the larger ones take
 * twice their time. Its interface names no statements, so they are named in SQL, and their values stand in the call as literals.
 */
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { statementNames } from './prepared.ts';

/**
 * From now on, statements with values go by their names from their second time on; those within a transaction are left as they
 * are. The tables must have been brought up to date before: no other process changes them under a plan.
 */
export function prepareStatementsOfPglite(client: PGlite): void {
  const plain = client.query.bind(client);
  const names = statementNames();
  /** By name; false of a statement that cannot be prepared. */
  const prepared = new Map<string, Promise<boolean>>();

  async function nameOf(text: string): Promise<string | undefined> {
    const name = names.of(text);
    if (name === undefined) return undefined;
    const known =
      prepared.get(name) ??
      plain(`prepare ${name} as ${text}`).then(
        () => true,
        () => false,
      );
    prepared.set(name, known);
    return (await known) ? name : undefined;
  }

  async function query<T>(text: string, values: unknown[] = [], options?: QueryOptions) {
    const literals = values.map(literalOf);
    const name = values.length === 0 || literals.includes(undefined) ? undefined : await nameOf(text);
    return name === undefined
      ? plain<T>(text, values, options)
      : plain<T>(`execute ${name}(${literals.join(', ')})`, undefined, options);
  }
  client.query = query as typeof client.query;
}

/** A value of its statement's own type, as it is written in SQL; `undefined` for one that only the driver can write. */
function literalOf(value: unknown): string | undefined {
  if (value === null) return 'null';
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text === 'object' || typeof text === 'undefined' || typeof text === 'function') return undefined;
  // Postgres reads nothing but a quote as the end of it, and two as one.
  return `'${String(text).replaceAll("'", "''")}'`;
}
