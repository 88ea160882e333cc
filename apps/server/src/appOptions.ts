/** What a server is opened with: its neighbours, its settings, and what tests shorten. */
import type { FastifyBaseLogger } from 'fastify';
import type { SearchTime, Thinker } from './features/battles/index.ts';
import type { CatalogueOptions } from './features/imports/index.ts';
import type { Bus } from './platform/bus/bus.ts';
import type { Chain } from './platform/chain/chain.ts';
import type { Db } from './platform/db/database.ts';
import type { Entropy } from './platform/entropy.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

export type AppOptions = {
  db: Db;
  bus: Bus;
  chain: Chain;
  /** Milliseconds since 1970. */
  now: () => number;
  entropy: Entropy;
  logger: FastifyBaseLogger | false;
  port: number;
  adminPassword: string;
  /** Of its hash; a low one in tests. */
  adminPasswordCost?: number;
  publicOrigin?: string;
  trustedProxies: number;
  rateLimitPerMinute: number;
  sweepSeconds: number;
  /** How long a battle is over before it is archived; absent or 0, it never is. */
  archiveAfterDays?: number;
  /** After which pauses a transaction that the chain did not show is looked for again; shorter in tests. */
  recheckAfterMs?: readonly number[];
  /** Where sets of cards are imported from, besides those that come with the product. */
  catalogues?: CatalogueOptions;
  /** The folder of the shipped sets' files; absent, two sets alone are here. */
  shippedSets?: string;
  /** Whether the page may load pictures from other servers. */
  foreignPictures?: boolean;
  /** How long an opponent is searched; shorter in tests. */
  searchTime?: SearchTime;
  /** How often a stream looks by itself; shorter in tests. */
  heartbeatMs?: number;
  /** How many streams one network may have open; fewer in tests. */
  streamsPerNetwork?: number;
  /** How long a close waits for calls under way; absent, a moment. */
  longestCloseMs?: number;
  /** The built page; absent serves the API alone. */
  webDir?: string;
  /** Where turns of AIs are thought out; absent, on this very thread. */
  thinker?: Thinker;
  /** Where its figures are kept; absent, there are none. */
  metrics?: Metrics;
  /** The server's own port serves them to callers with this token; absent, to none. */
  metricsToken?: string;
};
