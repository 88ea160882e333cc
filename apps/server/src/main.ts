/** The server process: reads the configuration, opens what it needs, listens, and closes in order. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { openThinkers, thinkersMetrics } from './features/battles/index.ts';
import { openBus } from './platform/bus/bus.ts';
import { busMetrics, busWatch } from './platform/bus/busMetrics.ts';
import { natsLine } from './platform/bus/natsLine.ts';
import { connectChain, endpointNames } from './platform/chain/chain.ts';
import { ChainAway } from './platform/chain/chainAway.ts';
import { chainCallMetrics } from './platform/chain/chainMetrics.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { openDataDir, serverIdIn } from './platform/config/dataDir.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { isDatabaseUnreachable } from './platform/db/unreachable.ts';
import { systemEntropy } from './platform/entropy.ts';
import { newToken } from './platform/http/tokens.ts';
import { jobMetrics } from './platform/jobs/jobMetrics.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { leasesOf } from './platform/jobs/leases.ts';
import { openLog } from './platform/log.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import { watchServer } from './platform/metrics/watchServer.ts';
import { waitFor } from './platform/retry.ts';
import { shutdown } from './platform/shutdown.ts';

/** One of the processor's cores answers requests. */
const THINKING_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Beside the built server, or its source. */
const THINK_WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './features/battles/ai/thinkWorker.ts' : './thinkWorker.js',
  import.meta.url,
);

const SERVER_DIR = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const ending = shutdown({ log, exit: (code) => process.exit(code) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.signal());
  const dataDir = await openDataDir(config.dataDir);
  const metrics = openMetrics();
  const patience = {
    limitMs: config.startWaitSeconds * 1000,
    mayPass: (error: unknown) => isDatabaseUnreachable(error) || error instanceof ChainAway,
    onWait: (error: unknown) => log.warn({ err: error }, 'the start waits'),
  };
  const database = await waitFor(
    () =>
      openDatabase(
        config.databaseUrl === undefined
          ? { kind: 'pglite', dir: join(dataDir.path, 'db') }
          : {
              kind: 'postgres',
              url: config.databaseUrl,
              directUrl: config.databaseDirectUrl ?? config.databaseUrl,
              limits: config.databaseLimits,
              prepared: config.databasePrepared,
              warn: (what, message) => log.warn(what, message),
            },
        join(SERVER_DIR, 'migrations'),
      ),
    patience,
  );
  const onNotices = busWatch(metrics, log);
  const openLine =
    config.bus === undefined
      ? database.openLine
      : natsLine(config.bus, (what, message) => log.warn(what, message));
  const bus = await waitFor(() => openBus(openLine, onNotices), patience);
  busMetrics(metrics, bus);
  const watchCall = chainCallMetrics(metrics, endpointNames(config.chain));
  const chain = await waitFor(
    () => connectChain(config.chain, dataDir.path, (text) => log.warn(text), watchCall),
    patience,
  );
  const adminPassword = config.adminPassword ?? newToken(systemEntropy).slice(0, 16);
  const webDir = join(SERVER_DIR, '../web/dist');
  const thinkers = openThinkers({ file: THINK_WORKER, threads: THINKING_THREADS });
  thinkersMetrics(metrics, thinkers.use);
  const { port: metricsPort, host: metricsHost = '', token } = config.metrics ?? {};
  const options = {
    thinker: thinkers.thinker,
    metrics,
    db: database.db,
    bus,
    chain,
    now: Date.now,
    entropy: systemEntropy,
    logger: log,
    port: config.port,
    adminPassword,
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
    sweepSeconds: config.sweepSeconds,
    archiveAfterDays: config.archiveAfterDays,
    // Cut when the process ends, and not before.
    longestCloseMs: config.shutdownSeconds * 1000,
    catalogues: config.catalogues,
    foreignPictures: config.foreignPictures,
    ...(config.shippedSets === 'all' ? { shippedSets: join(SERVER_DIR, '../../packages/cards/sets') } : {}),
    ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
    ...(token === undefined || metricsPort !== undefined ? {} : { metricsToken: token }),
    ...(existsSync(join(webDir, 'index.html')) ? { webDir } : {}),
  };
  const app = await waitFor(() => buildApp(options), patience);
  const port = await app.listen(config.host);
  if (config.metrics !== undefined)
    watchServer(metrics, {
      database,
      chain,
      dataDir: dataDir.path,
      now: Date.now,
      sizeLimit: config.databaseSizeLimit,
    });
  const figures =
    metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics, { host: metricsHost, port: metricsPort, token });
  const jobs = startJobs(app.jobs, {
    log,
    watchRound: jobMetrics(metrics, app.jobs, Date.now),
    // A PGlite belongs to this process alone. Started again on its folder, a server has its jobs at once.
    leases:
      database.kind === 'postgres'
        ? leasesOf(database.db, serverIdIn(dataDir.path, systemEntropy))
        : undefined,
  });
  console.log(`PokeSol is open: ${config.publicOrigin ?? `http://localhost:${port}`}`);
  console.log(
    `Database: ${database.kind} · notices: ${bus.line.kind} · chain: ${chain.cluster} · data: ${dataDir.path}`,
  );
  if (config.adminPassword === undefined) {
    console.log(`Admin password (new at every start): ${adminPassword}`);
    if (database.kind === 'postgres')
      console.log('Other servers of this database have other ones: set ADMIN_PASSWORD, the same on each.');
  }

  ending.ready({
    drainMs: config.drainSeconds * 1000,
    limitMs: config.shutdownSeconds * 1000,
    leave: app.leaving.begin,
    finish: () => Promise.all([jobs.stop(), app.http.close()]),
    async close() {
      await figures?.close();
      await thinkers.close();
      await bus.close();
      await database.close();
      await chain.close();
      await dataDir.unlock();
    },
    open: () => ({ calls: app.leaving.openCalls(), jobs: jobs.running() }),
  });
}

/** What went wrong, as one line that says what to do. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  if ('port' in error) {
    const name = String(error.port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
    if (code === 'EADDRINUSE') return `${name}: ${error.port} is in use; set ${name} to another one`;
    if (code === 'EACCES') return `${name}: ${error.port} may not be opened by this user`;
  }
  if (isDatabaseUnreachable(error)) return `DATABASE_URL: no database answers (${error.message})`;
  return process.env.LOG_LEVEL === 'debug' ? (error.stack ?? error.message) : error.message;
}

main().catch((error: unknown) => {
  console.error(`PokeSol cannot start. ${explain(error)}`);
  process.exit(1);
});
