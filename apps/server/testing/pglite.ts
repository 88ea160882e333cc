/** Makes and migrates one PGlite for the whole test run; each test begins with a copy of it, in half the time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { PGLITE_TRIGGERS } from './databases/insertBlocks.ts';
import { MIGRATIONS } from './databases/migrations.ts';
import { SHORT_LIVED } from './harness/process.ts';

/** Tests find the copy by this variable. */
export const PGLITE_FILE = 'POKESOL_TEST_PGLITE';
/** And by this one a copy whose transactions can be held. */
export const PGLITE_BLOCKABLE_FILE = 'POKESOL_TEST_PGLITE_BLOCKABLE';

/** From now on in this process, whose PGlites live for seconds. */
export function compileQuickly(): void {
  for (const flag of SHORT_LIVED) setFlagsFromString(flag);
}

/** Vitest's global setup. */
export default async function setup(): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-pglite-'));
  compileQuickly();
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const save = async (name: string): Promise<string> => {
    const file = join(dir, name);
    // Unpacking takes longer than reading: it is not packed.
    writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
    return file;
  };
  process.env[PGLITE_FILE] = await save('migrated.tar');
  await client.exec(PGLITE_TRIGGERS);
  process.env[PGLITE_BLOCKABLE_FILE] = await save('blockable.tar');
  await client.close();
  return () => rmSync(dir, { recursive: true, force: true });
}
