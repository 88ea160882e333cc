/** Makes and migrates one PGlite for the whole test run; each test begins with a copy of it, in half the time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from './migrations.ts';

/** Tests find the copy by this variable. */
export const PGLITE_FILE = 'POKESOL_TEST_PGLITE';

/** Vitest's global setup. */
export default async function setup(): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-pglite-'));
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const file = join(dir, 'migrated.tar');
  // Unpacking takes longer than reading: it is not packed.
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  process.env[PGLITE_FILE] = file;
  return () => rmSync(dir, { recursive: true, force: true });
}
