/** Opens the web server with what every feature stands on: limits, access, health, figures, the road to the chain, streams. */
import type { FastifyBaseLogger } from 'fastify';
import type { Chain } from './chain/chain.ts';
import { rpcRoute } from './chain/rpcRoute.ts';
import { rpcSocket } from './chain/rpcSocket.ts';
import type { Db } from './db/database.ts';
import type { Entropy } from './entropy.ts';
import { type AccessDeps, walletBehind } from './http/access.ts';
import { apiPage } from './http/apiPage.ts';
import { buildHttp } from './http/buildHttp.ts';
import type { Leaving } from './http/close.ts';
import { openStreams, type Streams } from './http/eventStreams.ts';
import { counter } from './http/limits.ts';
import type { Origins } from './http/origins.ts';
import type { Pack } from './http/packing.ts';
import { healthRoutes } from './http/ready.ts';
import type { Http } from './http/server.ts';
import { countInDatabase } from './http/sharedCounts.ts';
import { webSockets } from './http/webSockets.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/serve.ts';

export type PlatformOptions = {
  readonly db: Db;
  readonly chain: Chain;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly logger: FastifyBaseLogger | false;
  readonly metrics: Metrics;
  readonly metricsToken?: string;
  readonly origins: Origins;
  readonly access: AccessDeps;
  readonly trustedProxies: number;
  readonly rateLimitPerMinute: number;
  readonly streamsPerNetwork?: number;
  readonly longestCloseMs?: number;
};

export type Platform = { http: Http; leaving: Leaving; pack: Pack; streams: Streams };

export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { db, chain, now, metrics, origins, access, rateLimitPerMinute } = options;
  const { http, leaving, pack } = await buildHttp({
    logger: options.logger,
    trustedProxies: options.trustedProxies,
    limits: { perMinute: rateLimitPerMinute, now, countShared: countInDatabase(db) },
    isOwnOrigin: origins.isOwn,
    access,
    longestCloseMs: options.longestCloseMs,
    metrics,
    entropy: options.entropy,
  });
  await apiPage(http, pack);
  healthRoutes(http, { db, chain, isLeaving: leaving.isBegun });
  if (options.metricsToken !== undefined) metricsRoute(http, metrics, options.metricsToken);
  const countRpc = counter(http, rateLimitPerMinute);
  rpcRoute(http, { chain, count: countRpc, walletOf: (request) => walletBehind(request, access) });
  rpcSocket(http, { chain, count: countRpc, sockets: webSockets(http, origins.isHttps) });
  const streams = openStreams(options.streamsPerNetwork);
  http.addHook('preClose', async () => streams.endAll());
  return { http, leaving, pack, streams };
}
