/** Recognises databases from before all migrations became one: those with the last tables go on, earlier ones are refused. */
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from './database.ts';

/** The hash of the last of thirty-two migrations, which left the same tables as the one of today. */
const LAST_OF_BEFORE = '89ce806700cde52ca4197816dd9689b8a1f8d7b9e76737f8ce81fb3ddd1b57c1';

/** How many of `all` a database has whose newest migration has this hash; `undefined` where it is none of them. */
export function migrationsDone(all: readonly MigrationMeta[], newest: string): number | undefined {
  if (newest === LAST_OF_BEFORE) return 1;
  const index = all.findIndex(({ hash }) => hash === newest);
  return index < 0 ? undefined : index + 1;
}

/** Waiting does not help: an earlier version must bring these tables up to date first. */
class OldTables extends Error {}

/** Throws where the tables are older than the first migration can begin from; changes nothing. */
export async function refuseOldTables(
  db: Pick<Queryable, 'execute'>,
  migrationsFolder: string,
): Promise<void> {
  const { rows: there } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )) as { rows: { isThere: boolean }[] };
  if (there[0]?.isThere !== true) return;
  const { rows } = (await db.execute(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )) as { rows: { newest: string | null }[] };
  const newest = rows[0]?.newest ?? null;
  const first = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
  if (newest !== null && Number(newest) < first)
    throw new OldTables(
      'This database is from before 28 November 2026. Start commit e69657c8 of PokeSol on it once, which brings its tables up to date, or restore a backup of that commit here. Nothing was changed.',
    );
}
