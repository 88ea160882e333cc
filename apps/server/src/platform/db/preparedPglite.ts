/**
 * Lets PGlite keep the plans of statements that come again, as prepared.ts does for Postgres: planned anew, the larger ones take
 * twice their time. Its interface names no statements, so they are named in SQL, and their values stand in the call as literals.
 */
import { type PGlite, type QueryOptions, type Results, types } from '@electric-sql/pglite';
import { statementNames } from './prepared.ts';

/** What drizzle reads by itself: times, spans, and lists of them and of numbers, by the numbers of their types. */
const READ_LATER: readonly number[] = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

/**
 * From now on, statements with values go by their names from their second time on, in one message instead of six; those within
 * a transaction are left as they are. Times come as texts, which drizzle asks for with every statement: for it alone, each
 * answer would copy the readers of all types. The tables must have been brought up to date before: no other process changes them under a plan.
 */
export function prepareStatementsOfPglite(client: PGlite): void {
  const plain = client.query.bind(client);
  const names = statementNames();
  for (const type of READ_LATER) client.parsers[type] = (text: string) => text;
  const hasReaders = (parsers: object) =>
    Object.keys(parsers).every((type) => READ_LATER.includes(Number(type)));
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
    const { parsers, ...rest } = options ?? {};
    const asked = parsers === undefined || hasReaders(parsers) ? rest : options;
    if (name === undefined) return plain<T>(text, values, asked);
    const [answer] = await client.exec(`execute ${name}(${literals.join(', ')})`, asked);
    if (answer === undefined) throw new Error('a statement was not answered');
    return answer as Results<T>;
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
