/** A whole server for tests: a fresh database, a fresh chain with quick slots, listening on a free port. */
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { SearchTime } from '../../src/features/battles/matchmaking/matchmaking.ts';
import type { BattleCache } from '../../src/features/battles/storage/battleCache.ts';
import type { CatalogueOptions } from '../../src/features/imports/sources.ts';
import type { PackCache } from '../../src/features/packs/packCache.ts';
import { openBus } from '../../src/platform/bus/bus.ts';
import { busMetrics, busWatch } from '../../src/platform/bus/busMetrics.ts';
import { type Chain, connectChain } from '../../src/platform/chain/chain.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Job, JobRound } from '../../src/platform/jobs/jobs.ts';
import type { Metrics } from '../../src/platform/metrics/metrics.ts';
import { type DatabaseKind, freshDatabase } from '../databases/databases.ts';
import { ScriptedEntropy } from '../fakes/scriptedEntropy.ts';

/** What opens the admin area of every test server. */
export const ADMIN_PASSWORD = 'let-me-administer';

/** So long after an intent its burn is first looked for. */
export const FIRST_SWEEP_MS = 50;

export type TestServer = {
  base: string;
  chain: Chain;
  database: Database;
  jobs: Job[];
  /** What it remembers of battles. */
  battleCache: BattleCache;
  /** And of offers, purchases and packs. */
  packCache: PackCache;
  /** What the server draws next, by purpose. */
  entropy: ScriptedEntropy;
  /** Runs one job's round now. */
  runJob(name: string): Promise<JobRound>;
  close(): Promise<void>;
};

export type TestServerOptions = {
  kind: DatabaseKind;
  now?: () => number;
  /** Absent: chance is scripted by `server.entropy`, and the system's where nothing was scripted. */
  entropy?: ScriptedEntropy;
  rateLimitPerMinute?: number;
  trustedProxies?: number;
  adminPassword?: string;
  /** What it logs is for the test to read; absent logs nothing. */
  logger?: FastifyBaseLogger;
  /** Shared with another server, for tests of several; closed by its maker. */
  database?: Database;
  chain?: Chain;
  /** Where browsers find it; absent means its own address. */
  publicOrigin?: string;
  /** The built page, for tests in a browser; absent serves the API alone. */
  webDir?: string;
  foreignPictures?: boolean;
  /** The folder of the shipped sets' files; absent: two sets are here, without the wait for the others. */
  shippedSets?: string;
  searchTime?: SearchTime;
  recheckAfterMs?: readonly number[];
  heartbeatMs?: number;
  streamsPerNetwork?: number;
  archiveAfterDays?: number;
  /** For a test that reads them. */
  metrics?: Metrics;
  metricsToken?: string;
  /** Absent: no catalogue but the product's own. */
  catalogues?: CatalogueOptions;
};

/** A chain of its own, in memory, with quick slots. */
export const connectTestChain = (slotMs = 20): Promise<Chain> =>
  connectChain({ kind: 'local', slotMs }, undefined);

/** Jobs do not run by themselves unless `startJobs` is asked for: a test says when. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const database = options.database ?? (await freshDatabase(options.kind));
  const chain = options.chain ?? (await connectTestChain());
  const { metrics, logger } = options;
  const onNotices =
    metrics === undefined ? undefined : busWatch(metrics, logger ?? { warn() {}, error() {} });
  const bus = await openBus(database.openLine, onNotices);
  if (metrics !== undefined) busMetrics(metrics, bus);
  const entropy = options.entropy ?? new ScriptedEntropy();
  const app = await buildApp({
    db: database.db,
    bus,
    chain,
    now: options.now ?? Date.now,
    entropy,
    logger: options.logger ?? false,
    port: 0,
    adminPassword: options.adminPassword ?? ADMIN_PASSWORD,
    // Every test starts a server, and few are about guessing: password.test.ts says what a guess costs.
    adminPasswordCost: 2,
    trustedProxies: options.trustedProxies ?? 0,
    rateLimitPerMinute: options.rateLimitPerMinute ?? 1_000_000,
    sweepSeconds: FIRST_SWEEP_MS / 1000,
    recheckAfterMs: options.recheckAfterMs ?? [10, 20, 40, 80],
    searchTime: options.searchTime ?? { minMs: 300, maxMs: 400 },
    ...(options.shippedSets === undefined ? {} : { shippedSets: options.shippedSets }),
    ...(options.foreignPictures === undefined ? {} : { foreignPictures: options.foreignPictures }),
    ...(options.heartbeatMs === undefined ? {} : { heartbeatMs: options.heartbeatMs }),
    ...(options.streamsPerNetwork === undefined ? {} : { streamsPerNetwork: options.streamsPerNetwork }),
    ...(options.archiveAfterDays === undefined ? {} : { archiveAfterDays: options.archiveAfterDays }),
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
    ...(options.catalogues === undefined ? {} : { catalogues: options.catalogues }),
    ...(options.publicOrigin === undefined ? {} : { publicOrigin: options.publicOrigin }),
    ...(options.webDir === undefined ? {} : { webDir: options.webDir }),
  });
  const port = await app.listen('127.0.0.1');
  return {
    base: `http://127.0.0.1:${port}`,
    chain,
    database,
    jobs: app.jobs,
    battleCache: app.battleCache,
    packCache: app.packCache,
    entropy,
    runJob(name) {
      const job = app.jobs.find((each) => each.name === name);
      if (job === undefined) throw new Error(`there is no job ${name}`);
      return job.run();
    },
    async close() {
      await app.http.close();
      await bus.close();
      if (options.database === undefined) await database.close();
      if (options.chain === undefined) await chain.close();
    },
  };
}

export type TwoServers = {
  readonly one: TestServer;
  readonly two: TestServer;
  close(): Promise<void>;
};

/** Two servers over one database and one chain, as one product. */
export async function startTwoServers(
  options: Partial<Omit<TestServerOptions, 'database' | 'chain'>> = {},
): Promise<TwoServers> {
  const { kind = 'postgres' } = options;
  const database = await freshDatabase(kind);
  const one = await startTestServer({ ...options, kind, database });
  const two = await startTestServer({ ...options, kind, database, chain: one.chain });
  return {
    one,
    two,
    async close() {
      await two.close();
      await one.close();
      await database.close();
    },
  };
}
