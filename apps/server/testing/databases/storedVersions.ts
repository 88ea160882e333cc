/** A print of every stored row's version, table by table: two that are equal saw no write in between, not even one of the same values. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/database.ts';

export type StoredVersions = Readonly<Record<string, string>>;

/** Of all tables of the product but `except`. */
export async function storedVersions(db: Db, except: readonly string[] = []): Promise<StoredVersions> {
  const tables = (await tablesOf(db)).filter((name) => !except.includes(name));
  // Where a row lies and which transaction wrote it there change with every write; its values need not be read for that.
  const prints = tables.map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as name,
      count(*) || ' rows ' || coalesce(sum(hashtextextended(ctid::text || xmin::text, 0)), 0) as print
      from ${sql.identifier(name)}`,
  );
  const rows = await rowsOf<{ name: string; print: string }>(db, sql.join(prints, sql` union all `));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

const known = new WeakMap<Db, Promise<string[]>>();

function tablesOf(db: Db): Promise<string[]> {
  const tables = known.get(db) ?? readTables(db);
  known.set(db, tables);
  return tables;
}

async function readTables(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return tables.map(({ name }) => name);
}

async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}
