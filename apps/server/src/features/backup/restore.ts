/** Restores a backup into an empty database: the tables of its migration, its rows, then this build's migrations; whole, or not at all. */
import { cpSync, createReadStream, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { holdsSomething, replaceDirs } from '../../platform/config/replaceDirs.ts';
import { type CopyConnection, type CopySource, openForCopy } from '../../platform/db/copyConnection.ts';
import { lockMigrations } from '../../platform/db/locks.ts';
import { migrationsDone } from '../../platform/db/oldTables.ts';
import { noteRestore } from '../packs/index.ts';
import { JOURNAL } from './backUp.ts';
import { isEmpty, parentsFirst } from './contents.ts';
import { BackupError, type Manifest, readManifest } from './manifest.ts';

export type RestoreOptions = {
  readonly folder: string;
  readonly target: CopySource;
  readonly migrationsFolder: string;
  readonly now: Date;
  /** Puts it in the place of what is there. */
  readonly replace: boolean;
  /** Where the server will look for burns. */
  readonly cluster: string;
  /** The local chain's folder; absent where the chain is a real one. */
  readonly chainDir?: string;
};

/** Throws BackupError, with nothing changed, where the backup or the place for it is not as it must be. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, target, migrationsFolder, replace, cluster, chainDir } = options;
  const manifest = await readManifest(folder);
  if (manifest.cluster !== cluster)
    throw new BackupError(
      `This backup is of ${manifest.cluster}, and the server would look for its burns on ${cluster}. Set SOLANA_CLUSTER and what belongs to it as for the server.`,
    );
  const migrations = splitMigrations(readMigrationFiles({ migrationsFolder }), manifest);
  const hasChain = chainDir !== undefined && manifest.chain.length > 0;
  const taken = [target.kind === 'pglite' ? target.dir : undefined, hasChain ? chainDir : undefined];
  for (const dir of taken) if (dir !== undefined && !replace && holdsSomething(dir)) throw notEmpty(dir);
  const drafts: { draft: string; dir: string }[] = [];
  try {
    if (target.kind === 'pglite')
      await load({ kind: 'pglite', dir: draftOf(target.dir, drafts) }, options, manifest, migrations);
    if (hasChain) {
      const draft = draftOf(chainDir, drafts);
      mkdirSync(draft, { mode: 0o700 });
      cpSync(join(folder, 'chain', JOURNAL), join(draft, JOURNAL));
    }
    if (target.kind === 'postgres') await load(target, options, manifest, migrations);
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  replaceDirs(drafts, options.now);
  return manifest;
}

type Migrations = { readonly before: readonly MigrationMeta[]; readonly after: readonly MigrationMeta[] };

/** Up to the backup's own, and what this build adds. */
function splitMigrations(all: readonly MigrationMeta[], { migration, version }: Manifest): Migrations {
  const done = migrationsDone(all, migration.hash);
  if (done === undefined)
    throw new BackupError(
      `This backup was made by version ${version}, whose database this version does not know. Restore it with version ${version} or a later one.`,
    );
  return { before: all.slice(0, done), after: all.slice(done) };
}

const notEmpty = (what: string) =>
  new BackupError(
    `${what} is not empty. Name an empty place, or say --replace to put the backup in the place of what is there.`,
  );

/** Made beside it first. */
function draftOf(dir: string, drafts: { draft: string; dir: string }[]): string {
  const draft = `${dir}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(dir), { recursive: true, mode: 0o700 });
  drafts.push({ draft, dir });
  return draft;
}

/** One transaction. */
async function load(
  target: CopySource,
  { folder, replace, now }: RestoreOptions,
  manifest: Manifest,
  { before, after }: Migrations,
): Promise<void> {
  const connection = await openForCopy(target);
  try {
    await lockMigrations(connection.db);
    await connection.run(
      `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local lock_timeout = '10s'; set local datestyle = 'ISO'; set local client_encoding = 'UTF8';`,
    );
    if (!(await isEmpty(connection))) {
      if (!replace) throw notEmpty('The database');
      await expectNoOtherClient(connection);
      await connection.run(
        'drop schema if exists drizzle cascade; drop schema public cascade; create schema public;',
      );
    }
    await connection.run(`create schema if not exists drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);`);
    await migrate(connection, before);
    for (const table of await parentsFirst(connection, manifest.tables))
      await fill(connection, folder, table);
    for (const { name, last, isCalled } of manifest.sequences)
      await connection.run(`select setval('public."${name}"', ${BigInt(last)}, ${isCalled})`);
    await migrate(connection, after);
    await noteRestore(connection.db, { takenAt: new Date(manifest.takenAt), restoredAt: now });
    await connection.run('commit');
    await connection.run('analyze');
  } finally {
    // What was not committed is undone with the connection.
    await connection.close();
  }
}

/** As Drizzle's own migrator does it, inside of this transaction. */
async function migrate(connection: CopyConnection, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await connection.run(statement);
    await connection.run(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
    );
  }
}

async function fill(
  connection: CopyConnection,
  folder: string,
  { name, columns, path, rows }: Manifest['tables'][number],
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const unpacked = createGunzip();
  await Promise.all([
    pipeline(createReadStream(join(folder, path)), unpacked),
    connection.copyIn(`copy public."${name}" (${list})`, unpacked),
  ]);
  const [found] = await connection.rows<{ rows: number }>(
    `select count(*)::integer as rows from public."${name}"`,
  );
  if (found?.rows !== rows) throw new BackupError(`${name} has ${found?.rows} rows instead of ${rows}.`);
}

/** Servers over it would go on writing what they remember of the old one. */
async function expectNoOtherClient(connection: CopyConnection): Promise<void> {
  if (connection.kind === 'pglite') return;
  const [others] = await connection.rows<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others === undefined || others.count > 0)
    throw new BackupError(
      `${others?.count} other connections use this database. Stop every PokeSol server of it first.`,
    );
}
