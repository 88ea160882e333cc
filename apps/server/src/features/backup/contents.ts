/** What of a database goes into a backup: its tables with the columns that are stored, its sequences, its migration. */
import type { CopyConnection } from '../../platform/db/copyConnection.ts';
import { BackupError } from './manifest.ts';

/**
 * Not kept: who is signed in, guesses and counts of minutes, who searches now, which server has a job. All of it is over in a moment, and half of
 * it opens doors. Whatever is not named here is kept.
 */
export const NOT_KEPT: readonly string[] = [
  'sessions',
  'sign_in_challenges',
  'admin_sessions',
  'admin_guesses',
  'request_counts',
  'match_tickets',
  'job_leases',
  'named_locks',
];

export type TableColumns = { readonly name: string; readonly columns: readonly string[] };

/** Columns that are computed from others are left out: the restored table computes them again. */
export async function tablesOf(connection: CopyConnection): Promise<TableColumns[]> {
  const found = await connection.rows<{ name: string; columns: string[] }>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return found.filter(({ name }) => !NOT_KEPT.includes(name));
}

/** Each table behind those that it points at, so that no row points at one that is not there yet. */
export async function parentsFirst<T extends { readonly name: string }>(
  connection: CopyConnection,
  tables: readonly T[],
): Promise<T[]> {
  const arrows = await connection.rows<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`);
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: T[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(
      ({ name }) => !arrows.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (next.length === 0) throw new Error(`these tables point at each other: ${[...waiting.keys()]}`);
    for (const table of next) waiting.delete(table.name);
    ordered.push(...next);
  }
  return ordered;
}

export type Sequence = { name: string; last: string; isCalled: boolean };

/** Read behind the tables: a number that was given out meanwhile is never given out again. */
export async function sequencesOf(connection: CopyConnection): Promise<Sequence[]> {
  const names = await connection.rows<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await connection.rows<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public."${name}"`,
    );
    if (row !== undefined) sequences.push({ name, last: row.last, isCalled: row.called });
  }
  return sequences;
}

/** Throws BackupError where there is no database of ours. */
export async function migrationOf(connection: CopyConnection): Promise<{ number: number; hash: string }> {
  const [there] = await connection.rows<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  const rows = there?.is
    ? await connection.rows<{ hash: string }>(
        'select hash from drizzle.__drizzle_migrations order by created_at',
      )
    : [];
  const last = rows.at(-1);
  if (last === undefined)
    throw new BackupError('There is no PokeSol here to back up. DATABASE_URL and DATA_DIR say where it is.');
  return { number: rows.length, hash: last.hash };
}

/** Whether nothing at all was made in it. */
export async function isEmpty(connection: CopyConnection): Promise<boolean> {
  const [found] = await connection.rows<{ tables: number }>(
    `select count(*)::integer as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v')`,
  );
  return found?.tables === 0;
}
