/** What an operator calls beside the server: `doctor`, `backup`, `restore`, `restored`, `verify`, `rebuild` and `unarchive`, over the same variables as the server's. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archivedIds, bringBack, refusedBattles } from './features/archive/index.ts';
import {
  BackupError,
  backUp,
  type Checked,
  checkConsistency,
  restoreBackup,
} from './features/backup/index.ts';
import { rebuild } from './features/battles/index.ts';
import { doctor } from './features/doctor/index.ts';
import { noteRestore } from './features/packs/index.ts';
import { readConfig } from './platform/config/config.ts';
import { openDataDir } from './platform/config/dataDir.ts';
import { type CopySource, openForCopy } from './platform/db/copyConnection.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { isDatabaseUnreachable } from './platform/db/unreachable.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../../package.json', import.meta.url));
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_NAMED = 5;

/** A sentence for the operator, without a stack. */
class UsageError extends Error {}

type Place = { readonly cluster: string; readonly source: CopySource; readonly chainDir?: string };

/** A database in the folder has room for one process: a running server is stopped first, and the folder's lock says so. */
async function inPlace<T>(use: (place: Place) => Promise<T>, locks: 'database' | 'chain too'): Promise<T> {
  // Long transactions and COPY are nothing for a pooler.
  const { databaseDirectUrl, dataDir, chain } = readConfig(process.env);
  const isLocal = chain.kind === 'local';
  const locked = databaseDirectUrl === undefined || (isLocal && locks === 'chain too');
  const folder = locked ? await openDataDir(dataDir) : undefined;
  const path = folder?.path ?? dataDir;
  try {
    return await use({
      source:
        databaseDirectUrl === undefined
          ? { kind: 'pglite', dir: join(path, 'db') }
          : { kind: 'postgres', url: databaseDirectUrl },
      cluster: chain.kind === 'local' ? 'localnet' : chain.cluster,
      ...(isLocal ? { chainDir: join(path, 'chain') } : {}),
    });
  } finally {
    await folder?.unlock();
  }
}

const COMMANDS: Record<string, (args: readonly string[]) => Promise<void>> = {
  async doctor() {
    const wrong = await doctor(process.env, console.log);
    // A connection that a check gave up on must not hold up the end.
    process.exit(wrong > 0 ? 1 : 0);
  },

  async backup([into = 'backups']) {
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
    await inPlace(async ({ source, cluster, chainDir }) => {
      expectThere(source);
      const { folder, manifest, notNoted } = await backUp({
        source,
        version,
        cluster,
        into: resolve(into),
        now: new Date(),
        ...(chainDir === undefined ? {} : { chainDir }),
      });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const bytes = [...manifest.tables, ...manifest.chain].reduce((sum, file) => sum + file.bytes, 0);
      console.log(
        `${folder}: ${rows} rows of ${manifest.tables.length} tables, ${(bytes / 1e6).toFixed(1)} MB.`,
      );
      if (notNoted !== undefined)
        console.error(
          `The backup is whole, but the database could not record it (${explain(notNoted)}), so its servers will call it missing: PokeSolBackupMissing.`,
        );
    }, 'database');
  },

  async restore(args) {
    const replace = args.includes('--replace');
    const [folder, ...more] = args.filter((arg) => arg !== '--replace');
    if (folder === undefined || more.length > 0)
      throw new UsageError('Name the backup: npm run restore backups/pokesol-2026-11-25T09-41-00Z');
    await inPlace(async ({ source, cluster, chainDir }) => {
      const manifest = await restoreBackup({
        target: source,
        cluster,
        replace,
        migrationsFolder: MIGRATIONS,
        folder: resolve(folder),
        now: new Date(),
        ...(chainDir === undefined ? {} : { chainDir }),
      });
      console.log(`Restored as it was at ${manifest.takenAt}, by version ${manifest.version}.`);
      await verify(source);
    }, 'chain too');
  },

  async restored([moment, ...more]) {
    const takenAt = new Date(moment ?? '');
    const restoredAt = new Date();
    if (more.length > 0 || !(takenAt < restoredAt))
      throw new UsageError(
        'Name the moment that the database was put back to, with its zone: npm run tool -- restored 2026-11-25T09:41:00Z',
      );
    await inPlace(async ({ source }) => {
      expectThere(source);
      const database = await openDatabase(source, MIGRATIONS);
      try {
        await noteRestore(database.db, { takenAt, restoredAt });
      } finally {
        await database.close();
      }
      console.log(
        `Noted: what was recorded from ${takenAt.toISOString()} to ${restoredAt.toISOString()} is gone. The servers look for its burns.`,
      );
    }, 'database');
  },

  verify: () => inPlace(({ source }) => verify(source), 'database'),

  async rebuild(args) {
    const isRefused = args.length === 1 && args[0] === '--refused';
    if (!isRefused && (args.length === 0 || !args.every((id) => ID.test(id))))
      throw new UsageError(
        'Name the battles by their ids: npm run tool -- rebuild 0f8fad5b-d9cb-469f-a165-70867728950e, or take those that the archive refused: npm run tool -- rebuild --refused',
      );
    await inPlace(async ({ source }) => {
      expectThere(source);
      const database = await openDatabase(source, MIGRATIONS);
      try {
        const refused = isRefused ? await refusedBattles(database.db) : [];
        if (isRefused) console.log(`Refused by the archive: ${refused.length}.`);
        for (const { id, because } of isRefused ? refused : args.map((id) => ({ id, because: null }))) {
          const rebuilt = await rebuild(database.db, id);
          const isDone = 'hash' in rebuilt;
          console.log(
            `${because === null ? '' : `${because} `}${id} ${rebuilt.outcome}: ${isDone ? `version ${rebuilt.version}, state ${rebuilt.hash}` : rebuilt.reason}`,
          );
          if (!isDone) process.exitCode = 1;
        }
      } finally {
        await database.close();
      }
    }, 'database');
  },

  async unarchive(args) {
    const isAll = args.length === 1 && args[0] === '--all';
    if (!isAll && (args.length === 0 || !args.every((id) => ID.test(id))))
      throw new UsageError('Name the battles by their ids, or say npm run tool -- unarchive --all');
    await inPlace(async ({ source }) => {
      expectThere(source);
      const database = await openDatabase(source, MIGRATIONS);
      let back = 0;
      try {
        for await (const id of isAll ? archivedIds(database.db) : args) {
          if (await bringBack(database.db, id)) back += 1;
          else console.log(`${id} is not in the archive`);
        }
      } finally {
        await database.close();
        console.log(
          `Back in the tables: ${back}. ARCHIVE_AFTER_DAYS=0 keeps servers from moving them again.`,
        );
      }
    }, 'database');
  },
};

/** Looking at nothing must not make a database. */
function expectThere(source: CopySource): void {
  if (source.kind === 'pglite' && !existsSync(source.dir))
    throw new BackupError(
      `There is no database in ${source.dir}. DATABASE_URL and DATA_DIR say where PokeSol is.`,
    );
}

/** All of one moment; servers may write meanwhile. */
async function verify(source: CopySource): Promise<void> {
  expectThere(source);
  const connection = await openForCopy(source);
  try {
    await connection.run(
      'begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;',
    );
    const checked = await checkConsistency(connection.db);
    for (const each of checked) console.log(line(each));
    if (checked.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
  } finally {
    await connection.close();
  }
}

function line({ what, looked, wrong }: Checked): string {
  if (wrong.length === 0) return `right: ${what} (${looked})`;
  const more = wrong.length > MOST_NAMED ? ' and others' : '';
  return `WRONG: ${what}: ${wrong.length} of ${looked}: ${wrong.slice(0, MOST_NAMED).join(', ')}${more}`;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isDatabaseUnreachable(error)
    ? `DATABASE_URL: no database answers (${error.message})`
    : error.message;
}

const [name = '', ...args] = process.argv.slice(2);
const command =
  COMMANDS[name] ?? (() => Promise.reject(new UsageError(`Say one of ${Object.keys(COMMANDS).join(', ')}.`)));
command(args).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
