/** One Postgres and one chain, on which servers of two builds are started and stopped; what they say goes into files, and is read. */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startLocalChain } from '@pokesol/local-chain';
import type { ConfigAnswer } from '@pokesol/protocol';
import pg from 'pg';
import { BattlePlayer } from '../../apps/server/testing/battles/battlePlayer.ts';
import { startPostgres } from '../../apps/server/testing/databases/postgresServer.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/testing/harness/process.ts';
import { until } from '../../apps/server/testing/harness/until.ts';
import type { TestWallet } from '../../apps/server/testing/harness/wallet.ts';
import { createDatabase } from '../../apps/server/testing/postgres.ts';
import type { Build } from './build.ts';
import { troubleIn } from './trouble.ts';
import { UpgradeError } from './versionBefore.ts';

const GIFT = { lamports: 10n ** 10n, tokens: 10n ** 13n };
const ENV = {
  ARCHIVE_AFTER_DAYS: '1',
  // Time for clients that get nothing new any more.
  DRAIN_SECONDS: '2',
  // All callers have one address, and the sweep looks soon for unreported burns.
  RATE_LIMIT_PER_MINUTE: '1000000',
  SWEEP_SECONDS: '0.5',
  SOLANA_CLUSTER: 'localnet',
  ADMIN_PASSWORD: 'of-the-upgrade',
  LOG_LEVEL: 'info',
  DATABASE_POOL_SIZE: '8',
};

export type Running = ServerProcess & { readonly build: Build };
export type Place = Awaited<ReturnType<typeof openPlace>>;

/** `given`: the address of a database without any table; absent, a Postgres of its own. */
export async function openPlace(given: string | undefined) {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-upgrade-'));
  const postgres = given === undefined ? await startPostgres() : undefined;
  const databaseUrl = given ?? (await createDatabase(postgres?.url ?? '', 'upgrade'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = async <Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(query, values)).rows;
  const chain = await startLocalChain({ slotMs: 50 });
  const env = {
    ...ENV,
    DATABASE_URL: databaseUrl,
    SOLANA_RPC_URL: chain.url,
    TOKEN_MINT: chain.mint,
  };
  const troubles: string[] = [];
  const running = new Set<Running>();

  const place = {
    dir,
    databaseUrl,
    rows,
    troubles,

    async start(build: Build): Promise<Running> {
      const log = join(dir, `${build.name}.log`);
      let cut = '';
      const onText = (text: string): void => {
        appendFileSync(log, text);
        const lines = (cut + text).split('\n');
        cut = lines.pop() ?? '';
        troubles.push(...lines.flatMap(troubleIn).map((line) => `${build.name}: ${line}`));
      };
      const main = join(build.root, 'apps/server/dist/main.js');
      const dataDir = join(dir, build.name);
      const server = {
        ...(await startServerProcess({ ...env, DATA_DIR: dataDir }, [], onText, main)),
        build,
      };
      running.add(server);
      return server;
    },

    /** As an operator does: the balancer sees that it is not ready any more and sends it nothing new, then it ends by itself. */
    async retire(server: Running, onNotReady: () => void): Promise<void> {
      running.delete(server);
      server.signal('SIGTERM');
      await until(async () => !(await fetch(`${server.base}/api/ready`)).ok);
      onNotReady();
      const code = await server.ended;
      if (code !== 0) troubles.push(`${server.build.name}: ended with ${code}`);
    },

    async kill(server: Running): Promise<void> {
      running.delete(server);
      await server.kill9();
    },

    fund: ({ address }: TestWallet) => chain.fund(address, GIFT),

    /** With SOL, tokens and the starter's deck. */
    async newPlayer(base: string): Promise<BattlePlayer> {
      const player = await BattlePlayer.create(base);
      await place.fund(player.wallet);
      return player;
    },

    /** Burns go there past the servers. */
    async way(base: string) {
      const config = (await (await fetch(`${base}/api/config`)).json()) as ConfigAnswer;
      return { url: chain.url, config };
    },

    /** What `npm run tool -- verify` of that build says is wrong. */
    async verify({ root, name }: Build): Promise<string[]> {
      const operator = join(root, 'apps/server/dist/operator.js');
      const asked = { env: { PATH: process.env.PATH, ...env, DATA_DIR: join(dir, name) } };
      const { stdout } = await promisify(execFile)(process.execPath, [operator, 'verify'], asked).catch(
        (error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr }),
      );
      return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('right: '));
    },

    async close(): Promise<void> {
      for (const server of running) await server.kill9();
      await client.end();
      await chain.close();
      await postgres?.stop();
      if (troubles.length === 0) rmSync(dir, { recursive: true, force: true });
    },
  };

  const [found] = await rows("select 1 from information_schema.tables where table_schema = 'public' limit 1");
  if (found !== undefined) {
    await place.close();
    throw new UpgradeError('The database has tables already: give one that is empty and unused.');
  }
  return place;
}
