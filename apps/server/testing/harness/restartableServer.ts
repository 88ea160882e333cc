/** A server over data of its own that a test kills and starts again, at a moment of its choice or in a transaction. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { type DatabaseKind, newDataDir, newPostgresDatabase } from '../databases/databases.ts';
import {
  type Blockable,
  type InsertBlocks,
  pgliteBlocks,
  postgresBlocks,
} from '../databases/insertBlocks.ts';
import { MIGRATIONS } from '../databases/migrations.ts';
import { compileQuickly } from '../pglite.ts';
import { type ServerProcess, SHORT_LIVED, startServerProcess } from './process.ts';

const ENV = { LOCAL_CHAIN_SLOT_MS: '20', RATE_LIMIT_PER_MINUTE: '1000000' };

export class RestartableServer {
  private running: ServerProcess | undefined;

  private constructor(
    private readonly env: Record<string, string>,
    private readonly blocks: InsertBlocks,
  ) {}

  /** With a quick chain and no limit of requests; not started yet. */
  static async create(kind: DatabaseKind, env: Record<string, string> = {}): Promise<RestartableServer> {
    const mine = { ...ENV, ...env, DATA_DIR: newDataDir('blockable') };
    if (kind === 'pglite') return new RestartableServer(mine, pgliteBlocks(mine.DATA_DIR));
    return RestartableServer.over(await newPostgresDatabase(), mine);
  }

  private static async over(url: string, env: Record<string, string>): Promise<RestartableServer> {
    const name = `server-${randomUUID()}`;
    const DATABASE_URL = `${url}?application_name=${name}`;
    return new RestartableServer({ ...env, DATABASE_URL }, await postgresBlocks(url, name));
  }

  /** Another process over the same Postgres; PGlite has room for one. */
  async beside(): Promise<RestartableServer | undefined> {
    const [url] = this.env.DATABASE_URL?.split('?') ?? [];
    return url === undefined
      ? undefined
      : RestartableServer.over(url, { ...this.env, DATA_DIR: newDataDir() });
  }

  get base(): string {
    if (this.running === undefined) throw new Error('the server does not run');
    return this.running.base;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    this.running = await startServerProcess({ ...this.env, ...env }, SHORT_LIVED);
  }

  async kill9(): Promise<void> {
    await this.running?.kill9();
    this.running = undefined;
  }

  /**
   * Kills the server while what `send` sends waits in its transaction: its rows are written to this table, nothing is
   * committed. On Postgres the transaction may come to its end without the server: 'finished'.
   */
  async kill9WhileWriting<T>(
    table: Blockable,
    send: () => Promise<T>,
    waiting: 'undone' | 'finished' = 'undone',
  ): Promise<T> {
    await this.blocks.begin(table);
    const sent = send();
    await this.blocks.reached();
    await this.kill9();
    await this.blocks.end(waiting);
    return sent;
  }

  /** Its database in this process, while the server does not run: to prepare what it finds, and to look at what it left. */
  async withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
    if (this.running !== undefined) throw new Error('the server has its database open');
    const { DATABASE_URL: url, DATA_DIR = '' } = this.env;
    compileQuickly();
    const database = await openDatabase(
      url === undefined ? { kind: 'pglite', dir: join(DATA_DIR, 'db') } : { kind: 'postgres', url },
      MIGRATIONS,
    );
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  }

  /** For good, with its data. A server that waits in its database takes no request to stop. */
  async remove(): Promise<void> {
    await this.kill9();
    await this.blocks.close();
    rmSync(this.env.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
