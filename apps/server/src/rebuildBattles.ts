/** `npm run rebuild <battle id …>`: writes the cached state of battles again from their setup and actions. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rebuild } from './features/battles/rebuild.ts';
import { readConfig } from './platform/config/config.ts';
import { openDataDir } from './platform/config/dataDir.ts';
import { openDatabase } from './platform/db/openDatabase.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function main(ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !ids.every((id) => ID.test(id)))
    throw new Error('Name the battles by their ids: npm run rebuild 0f8fad5b-d9cb-469f-a165-70867728950e');
  const { dataDir, databaseUrl } = readConfig(process.env);
  // A database in the folder has room for one process: a running server is stopped first, and this says so.
  const folder = databaseUrl === undefined ? await openDataDir(dataDir) : undefined;
  const database = await openDatabase(
    databaseUrl === undefined
      ? { kind: 'pglite', dir: join(folder?.path ?? dataDir, 'db') }
      : { kind: 'postgres', url: databaseUrl },
    MIGRATIONS,
  );
  try {
    for (const id of ids) {
      const rebuilt = await rebuild(database.db, id);
      const isDone = 'hash' in rebuilt;
      console.log(
        `${id} ${rebuilt.outcome}: ${isDone ? `version ${rebuilt.version}, state ${rebuilt.hash}` : rebuilt.reason}`,
      );
      if (!isDone) process.exitCode = 1;
    }
  } finally {
    await database.close();
    await folder?.unlock();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
