/** Writes a backup: all tables as they were at one moment, then the local chain's journal, under a name that only a whole one gets. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type CopyConnection, type CopySource, openForCopy } from '../../platform/db/copyConnection.ts';
import { migrationOf, sequencesOf, tablesOf } from './contents.ts';
import { BackupError, type BackupFile, MANIFEST_FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { backups } from './tables.ts';

export type BackupOptions = {
  readonly source: CopySource;
  /** The folder in which the backup gets one of its own. */
  readonly into: string;
  readonly now: Date;
  readonly version: string;
  readonly cluster: string;
  /** The local chain's folder; absent where the chain is a real one. */
  readonly chainDir?: string;
};

/** What the chain's folder holds besides says where a process listens. */
export const JOURNAL = 'journal.jsonl';

/** Of one moment, and no call has to wait: writers go on meanwhile. No statement is limited, whatever the role's setting. */
const SNAPSHOT = `begin isolation level repeatable read read only;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO'; set local client_encoding = 'UTF8'; set local extra_float_digits = 1;`;

export type Backup = {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Why the database could not record that there is a backup of it; undefined where it was. */
  readonly notNoted: unknown;
};

/** The backup's folder. A failure leaves nothing behind. */
export async function backUp(options: BackupOptions): Promise<Backup> {
  const name = `pokesol-${options.now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`;
  const folder = join(options.into, name);
  const draft = `${folder}.unfinished`;
  if (existsSync(folder)) throw new BackupError(`${folder} is there already.`);
  mkdirSync(options.into, { recursive: true, mode: 0o700 });
  rmSync(draft, { recursive: true, force: true });
  for (const dir of [draft, join(draft, 'tables'), join(draft, 'chain')]) mkdirSync(dir, { mode: 0o700 });
  let connection: CopyConnection | undefined;
  try {
    connection = await openForCopy(options.source);
    const manifest = await write(connection, draft, options);
    writeManifest(draft, manifest);
    renameSync(draft, folder);
    return { folder, manifest, notNoted: await note(connection, options.now) };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await connection?.close();
  }
}

/** The backup is whole without it: its database may be a read-only copy, or of an earlier migration. */
const note = (connection: CopyConnection, takenAt: Date): Promise<unknown> =>
  connection.db
    .insert(backups)
    .values({ takenAt })
    .then(
      () => undefined,
      // Drizzle names the statement, and Postgres beneath it the cause.
      (error: unknown) => (error instanceof Error && error.cause) || error,
    );

async function write(connection: CopyConnection, draft: string, options: BackupOptions): Promise<Manifest> {
  const { version, cluster, now, chainDir } = options;
  await connection.run(SNAPSHOT);
  const [server] = await connection.rows<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const migration = await migrationOf(connection);
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await tablesOf(connection)) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    const path = `tables/${name}.copy.gz`;
    const rows = await connection.copyOut(`copy public."${name}" (${list})`);
    const { lines, ...file } = await store(draft, path, rows, createGzip());
    tables.push({ name, columns: [...columns], rows: lines, ...file });
  }
  const sequences = await sequencesOf(connection);
  await connection.run('commit');
  return {
    format: MANIFEST_FORMAT,
    version,
    takenAt: now.toISOString(),
    database: { kind: connection.kind, version: server?.version ?? 'unknown' },
    migration,
    cluster,
    tables,
    sequences,
    // Behind the database: every burn that it knows is in there.
    chain: chainDir === undefined ? [] : await chainFiles(draft, chainDir),
  };
}

async function chainFiles(draft: string, chainDir: string): Promise<BackupFile[]> {
  const journal = join(chainDir, JOURNAL);
  if (!existsSync(journal)) return [];
  const { lines: _, ...file } = await store(draft, `chain/${JOURNAL}`, createReadStream(journal));
  return [file];
}

/** `lines`: of what came in. COPY writes one line a row, whatever stands in it. */
async function store(
  draft: string,
  path: string,
  data: Readable,
  pack?: ReturnType<typeof createGzip>,
): Promise<BackupFile & { lines: number }> {
  const hash = createHash('sha256');
  let [lines, bytes] = [0, 0];
  const counted = Readable.from(
    (async function* () {
      for await (const chunk of data as AsyncIterable<Uint8Array>) {
        for (const byte of chunk) if (byte === 0x0a) lines += 1;
        yield chunk;
      }
    })(),
  );
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  const file = createWriteStream(join(draft, path), { mode: 0o600, flush: true });
  if (pack === undefined) await pipeline(counted, hashed, file);
  else await pipeline(counted, pack, hashed, file);
  return { path, bytes, sha256: hash.digest('hex'), lines };
}
