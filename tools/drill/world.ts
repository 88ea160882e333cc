/** All that a drill needs of the world: a Postgres, a chain that can stand still or be away, a server, and people who use it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalChain } from '@pokesol/local-chain';
import pg from 'pg';
import { BattlePlayer } from '../../apps/server/testing/battles/battlePlayer.ts';
import { type PostgresServer, startPostgres } from '../../apps/server/testing/databases/postgresServer.ts';
import { FaultyLine } from '../../apps/server/testing/fakes/faultyLine.ts';
import { type Broker, startBroker } from '../../apps/server/testing/harness/broker.ts';
import { freePort } from '../../apps/server/testing/harness/freePort.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/testing/harness/process.ts';
import { pause } from '../../apps/server/testing/harness/until.ts';
import { createDatabase } from '../../apps/server/testing/postgres.ts';

const INSIDE = new URL('./faultInside.mjs', import.meta.url).href;
const LAMPORTS = 10n ** 10n;
const TOKENS = 10n ** 12n;
const SIZE_LIMIT_MB = 64;

export type World = {
  base: string;
  metricsUrl: string;
  dataDir: string;
  /** A folder for backups, on another disk. */
  backups: string;
  database: string;
  postgres: PostgresServer;
  chainLine: FaultyLine;
  broker: Broker;
  /** Has SOL and tokens, and a deck. */
  player: BattlePlayer;
  start(): Promise<void>;
  kill9(): Promise<void>;
  stop(): Promise<void>;
  /** Turns a fault inside the process on or off. */
  inside(fault: string, isOn: boolean): void;
  /** The chain's clock stands still. */
  freeze(isFrozen: boolean): void;
  /** One more session at the database, as an operator with `psql` has it. */
  session(): Promise<pg.Client>;
  newPlayer(): Promise<BattlePlayer>;
  end(): Promise<void>;
};

/** `dataDir`: a folder on a disk that may be filled. */
export async function makeWorld(dataDir: string): Promise<World> {
  const postgres = await startPostgres();
  const database = await createDatabase(postgres.url, 'drill');
  let frozenAt: number | null = null;
  const chain = await startLocalChain({ slotMs: 400, now: () => frozenAt ?? Date.now() });
  const chainLine = await FaultyLine.to(chain.url);
  const broker = await startBroker();
  const faults = mkdtempSync(join(tmpdir(), 'pokesol-faults-'));
  const backups = mkdtempSync(join(tmpdir(), 'pokesol-backups-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const env = {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    FAULTS: faults,
    DATABASE_URL: database,
    BUS_URL: broker.url,
    DATABASE_POOL_SIZE: '4',
    DATABASE_STATEMENT_SECONDS: '3',
    DATABASE_SIZE_LIMIT_MB: String(SIZE_LIMIT_MB),
    RATE_LIMIT_PER_MINUTE: '1000000',
    SOLANA_RPC_URL: chainLine.url,
    SOLANA_CLUSTER: 'localnet',
    TOKEN_MINT: chain.mint,
    SWEEP_SECONDS: '0.5',
    ADMIN_PASSWORD: 'of-the-drill',
    SHUTDOWN_SECONDS: '5',
    LOG_LEVEL: 'silent',
  };
  let running: ServerProcess | undefined;
  const sessions: pg.Client[] = [];

  const world: Omit<World, 'player'> = {
    base: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    dataDir,
    backups,
    database,
    postgres,
    chainLine,
    broker,
    async start() {
      running = await startServerProcess(env, ['--import', INSIDE]);
    },
    async kill9() {
      await running?.kill9();
    },
    async stop() {
      await running?.stop();
    },
    inside(fault, isOn) {
      if (isOn) writeFileSync(join(faults, fault), '');
      else rmSync(join(faults, fault), { force: true });
    },
    freeze(isFrozen) {
      frozenAt = isFrozen ? Date.now() : null;
    },
    async session() {
      const client = new pg.Client({ connectionString: database });
      // A page's step may end it.
      client.on('error', () => {});
      await client.connect();
      sessions.push(client);
      return client;
    },
    async newPlayer() {
      const player = await BattlePlayer.create(world.base);
      await chain.fund(player.wallet.address, { lamports: LAMPORTS, tokens: TOKENS });
      return player;
    },
    async end() {
      for (const client of sessions) await client.end().catch(() => {});
      await running?.kill9();
      await chainLine.close();
      await broker.stop();
      await chain.close();
      await postgres.stop();
      for (const dir of [faults, backups]) rmSync(dir, { recursive: true, force: true });
    },
  };
  await world.start();
  return { ...world, player: await world.newPlayer() };
}

/** A little of everybody's use, so that rates have something to count; what fails then is the fault's. */
export function keepBusy({ base }: Pick<World, 'base'>): () => Promise<void> {
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      await fetch(`${base}/api/config`)
        .then((answer) => answer.text())
        .catch(() => {});
      await pause(50);
    }
  })();
  return async () => {
    isOver = true;
    await loop;
  };
}
