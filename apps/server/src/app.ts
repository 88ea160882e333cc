/** Puts the features together: one web server over one database and one chain. */
import type { FastifyBaseLogger } from 'fastify';
import { adminOfToken, adminPassword, adminRoutes, sumPurchases } from './features/admin/index.ts';
import { ARCHIVE_EVERY_MS, archiveMetrics, archiveOld } from './features/archive/index.ts';
import { auditRoutes } from './features/audit/index.ts';
import { authRoutes, walletOfSession } from './features/auth/index.ts';
import { backupMetrics } from './features/backup/index.ts';
import {
  type BattleCache,
  battleEnds,
  battleMetrics,
  battleRoutes,
  closeAbandoned,
  closeOtherRules,
  createBattleCache,
  deckReaders,
  endTurns,
  HEARTBEAT_MS,
  RULES_VERSIONS,
  SEARCH_TIME,
  type SearchTime,
  type Thinker,
  thinkHere,
  timedThinker,
} from './features/battles/index.ts';
import { bulkRoutes } from './features/bulk/index.ts';
import {
  campaignRoutes,
  challenge,
  counterChecks,
  onCampaignEnd,
  trainerDeck,
} from './features/campaign/index.ts';
import { cardTextRoutes, compilerOfServer, GRAMMAR, rereading } from './features/cardText/index.ts';
import { catalogueAdminRoutes, catalogueRoutes, seedCatalogue } from './features/catalogue/index.ts';
import { collectionRoutes } from './features/collection/index.ts';
import { deckRoutes } from './features/decks/index.ts';
import { friendChallengeRoutes } from './features/friendChallenges/index.ts';
import { type CatalogueOptions, cataloguesFrom, importRoutes, lookUps } from './features/imports/index.ts';
import {
  createPackCache,
  type PackCache,
  packAdminRoutes,
  packMetrics,
  packRoutes,
  playsOfPacks,
  RETRY_REPORTED_AFTER_MS,
  retryReportedBurns,
  seedBoosters,
  seedPackTypes,
  sweep,
  sweepMetrics,
  sweepRestored,
  trackFinality,
} from './features/packs/index.ts';
import { shareRoutes } from './features/shares/index.ts';
import { loadShippedSets } from './features/shipped/index.ts';
import { supportActRoutes, supportRoutes } from './features/support/index.ts';
import { deleteExpiredOffers, deleteShortLived } from './features/upkeep/index.ts';
import { balances, changeRoutes, notifyWallet, walletRoutes, welcome } from './features/wallet/index.ts';
import { wishlistRoutes } from './features/wishlist/index.ts';
import type { Bus } from './platform/bus/bus.ts';
import type { Chain } from './platform/chain/chain.ts';
import { rpcRoute } from './platform/chain/rpcRoute.ts';
import { rpcSocket } from './platform/chain/rpcSocket.ts';
import type { Db } from './platform/db/database.ts';
import { type Entropy, newId } from './platform/entropy.ts';
import { type AccessDeps, walletBehind } from './platform/http/access.ts';
import { apiPage } from './platform/http/apiPage.ts';
import { buildHttp } from './platform/http/buildHttp.ts';
import type { Leaving } from './platform/http/close.ts';
import { openStreams } from './platform/http/eventStreams.ts';
import { counter } from './platform/http/limits.ts';
import { ownOrigins } from './platform/http/origins.ts';
import { servePages } from './platform/http/pages.ts';
import { healthRoutes } from './platform/http/ready.ts';
import { refuse, refused } from './platform/http/refusal.ts';
import type { Http } from './platform/http/server.ts';
import { countInDatabase } from './platform/http/sharedCounts.ts';
import { webSockets } from './platform/http/webSockets.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { type Metrics, openMetrics } from './platform/metrics/metrics.ts';
import { metricsRoute } from './platform/metrics/serve.ts';
import { smallHeap } from './platform/smallHeap.ts';

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

export type ServerApp = {
  http: Http;
  leaving: Leaving;
  jobs: Job[];
  /** For tests to look into. */
  battleCache: BattleCache;
  packCache: PackCache;
  listen(host: string): Promise<number>;
};

export async function buildApp(options: AppOptions): Promise<ServerApp> {
  const { db, bus, chain, now, entropy, metrics = openMetrics() } = options;
  const origins = ownOrigins(options.publicOrigin, options.port);
  const walletBalances = balances(chain, now);
  const packCache = createPackCache();
  const onChanged = (wallet: string) => {
    walletBalances.forget(wallet);
    notifyWallet(bus, wallet, 'purchases');
  };
  const packs = { db, chain, now, entropy, cache: packCache, onChanged };
  const battleCache = createBattleCache();
  const firstSweepMs = options.sweepSeconds * 1000;

  const password = await adminPassword(options.adminPassword, options.adminPasswordCost);

  await db.transaction(seedCatalogue);
  const compilerNow = compilerOfServer();
  const shipped = await loadShippedSets(db, options.shippedSets);
  await db.transaction(seedPackTypes);
  if (options.shippedSets !== undefined) await seedBoosters({ db, compilerNow }, shipped);

  // A start whose database fails up to here is tried again; what follows registers figures, which is done once.
  const thinker = timedThinker(metrics, options.thinker ?? thinkHere);

  const access: AccessDeps = {
    isHttps: origins.isHttps,
    walletOfSession: (token) => walletOfSession(db, token, new Date(now())),
    adminOfToken: (token) => adminOfToken(db, { token, passwordTag: password.tag, now: new Date(now()) }),
  };
  const { http, leaving, pack } = await buildHttp({
    logger: options.logger,
    trustedProxies: options.trustedProxies,
    limits: { perMinute: options.rateLimitPerMinute, now, countShared: countInDatabase(db) },
    isOwnOrigin: origins.isOwn,
    access,
    longestCloseMs: options.longestCloseMs,
    metrics,
    entropy,
  });
  await apiPage(http, pack);
  healthRoutes(http, { db, chain, isLeaving: leaving.isBegun });
  if (options.metricsToken !== undefined) metricsRoute(http, metrics, options.metricsToken);
  authRoutes(http, {
    db,
    bus,
    origins,
    chainId: chain.id,
    now,
    entropy,
    onSignedIn: (wallet) => welcome(chain, walletBalances, wallet),
  });
  const countRpc = counter(http, options.rateLimitPerMinute);
  rpcRoute(http, { chain, count: countRpc, walletOf: (request) => walletBehind(request, access) });
  rpcSocket(http, { chain, count: countRpc, sockets: webSockets(http, origins.isHttps) });
  walletRoutes(http, chain, walletBalances, options.rateLimitPerMinute);
  const recheck = retryReportedBurns({
    ...packs,
    afterMs: options.recheckAfterMs ?? RETRY_REPORTED_AFTER_MS,
    onRecorded: ({ wallet }) => walletBalances.forget(wallet),
    onError: (error) => http.log.warn({ err: error }, 'a burn could not be looked for; the sweep does'),
  });
  http.addHook('onClose', async () => recheck.stop());
  packMetrics(metrics, { db, now });
  backupMetrics(metrics, { db, now });
  const countSweep = sweepMetrics(metrics, now);
  const playsOf = playsOfPacks({ db, compilerNow, now });
  const rechecked = { firstSweepMs, scheduleRecheck: recheck.later };
  packRoutes(http, { ...packs, balances: walletBalances, ...rechecked, playsOf, pack });
  packAdminRoutes(http, { db, now, chain, playsOf });
  catalogueRoutes(http, db, pack);
  catalogueAdminRoutes(http, { db, now });
  cardTextRoutes(http, db, compilerNow);
  bulkRoutes(http, { db, now });
  const catalogues = cataloguesFrom(options.catalogues ?? {});
  importRoutes(http, { db, now, entropy, catalogues, compilerNow, keepSmall: smallHeap() });
  collectionRoutes(http, db);
  wishlistRoutes(http, { db, now });
  shareRoutes(http, { db, now, entropy });
  deckRoutes(http, { db, now, entropy, compilerNow });
  const ends = battleEnds({
    db,
    bus,
    now,
    onEnd: onCampaignEnd(entropy),
    onLeft: (error, battleId) =>
      http.log.warn({ err: error, battleId }, 'what a battle brought is left for the next round'),
  });
  const onAiError = (error: unknown, battleId: string) =>
    http.log.error({ err: error, battleId }, 'the AI failed to choose; its turn ended');
  const { searchTime = SEARCH_TIME, heartbeatMs = HEARTBEAT_MS } = options;
  const { readDeck, readPracticeDeck } = deckReaders(compilerNow);
  const streams = openStreams(options.streamsPerNetwork);
  http.addHook('preClose', async () => streams.endAll());
  battleMetrics(metrics, { db, now, streams });
  battleRoutes(http, {
    db,
    cache: battleCache,
    bus,
    now,
    entropy,
    searchTime,
    heartbeatMs,
    readDeck,
    readPracticeDeck,
    thinker,
    streams,
    wordsPerMinute: options.rateLimitPerMinute,
    trainerFor: (wallet, asked) => challenge({ db, compilerNow }, wallet, asked),
    trainerDeck: (trainerId, rules) => trainerDeck({ db, compilerNow }, trainerId, rules),
    ends,
    onAiError,
  });
  changeRoutes(http, {
    db,
    bus,
    now,
    streams,
    heartbeatMs,
    // What another server noted of it is old news here.
    onChange: walletBalances.forget,
  });
  friendChallengeRoutes(http, { db, bus, now, entropy, readDeck, ends, onAiError });
  const onLookUpError = (error: unknown) => http.log.warn({ err: error }, 'a card could not be looked up');
  const battles = { db, cache: battleCache };
  campaignRoutes(http, {
    db,
    battles: { ...battles, ends },
    externalCards: lookUps({ catalogues, now, onError: onLookUpError }),
  });
  adminRoutes(http, { db, now, entropy, password });
  auditRoutes(http, db);
  supportRoutes(http, { db, chain, now });
  supportActRoutes(http, { ...packs, onRecorded: (wallet) => walletBalances.forget(wallet) });
  if (options.webDir === undefined)
    http.setNotFoundHandler((_, reply) => refuse(reply, refused('not-found')));
  else {
    const { webDir, foreignPictures = false } = options;
    await servePages(http, { webDir, entropy, foreignPictures });
  }

  const onError = (error: unknown, id: string) =>
    http.log.warn({ err: error, id }, 'left for the next round');

  const countCorrected = metrics.counter({
    name: 'pokesol_points_corrected_total',
    help: 'Wallets whose points or results were not what ledger and battles say, and were corrected.',
  });
  const onWrongCounters = (wallet: string) => {
    countCorrected({});
    notifyWallet(bus, wallet, 'points');
    http.log.error({ wallet }, 'points or results were not what ledger and battles say; they are corrected');
  };

  const { archiveAfterDays: days = 0 } = options;
  if (days > 0) archiveMetrics(metrics, { db, now, days });
  const archive: Job = {
    name: 'archive',
    everyMs: ARCHIVE_EVERY_MS,
    version: RULES_VERSIONS,
    run: () =>
      archiveOld({
        db,
        now,
        days,
        onRefused: (battleId, { because, error }) =>
          http.log.error(
            { battleId, because, err: error },
            'a battle is not what its log says; it is not archived',
          ),
      }),
  };

  return {
    http,
    leaving,
    battleCache,
    packCache,
    jobs: [
      {
        name: 'sweep',
        everyMs: firstSweepMs,
        run: async () => {
          const swept = await sweep({ ...packs, firstPauseMs: firstSweepMs, onError });
          countSweep(swept);
          const { isFull, ...report } = swept;
          return { again: isFull, ...(report.recorded + report.failed > 0 ? { report } : {}) };
        },
      },
      {
        name: 'restored',
        everyMs: 60_000,
        run: async () => {
          const { isFull, ...report } = await sweepRestored({ ...packs, onError });
          return { again: isFull, ...(report.recorded + report.failed > 0 ? { report } : {}) };
        },
      },
      {
        name: 'trackFinality',
        everyMs: firstSweepMs,
        run: async () => {
          const report = await trackFinality({ ...packs, onError });
          return report.resent + report.dropped + report.failed > 0 ? { report } : {};
        },
      },
      {
        name: 'turns',
        everyMs: 1_000,
        version: RULES_VERSIONS,
        run: () => endTurns({ ...battles, now, bus, onAiError, ends }),
      },
      { name: 'battleEffects', everyMs: 2_000, run: ends.applyLeft },
      { name: 'abandoned', everyMs: 60_000, run: () => closeAbandoned({ db, bus, now, ends }) },
      {
        name: 'otherRules',
        everyMs: 60_000,
        version: RULES_VERSIONS,
        run: () => closeOtherRules({ db, bus, now, ends }),
      },
      {
        name: 'cardTexts',
        everyMs: 10_000,
        version: GRAMMAR,
        run: rereading({ db, compilerNow, reader: newId(entropy) }),
      },
      { name: 'forget', everyMs: 60_000, run: () => deleteShortLived({ db, now }) },
      { name: 'counters', everyMs: 60_000, run: counterChecks({ db, onWrong: onWrongCounters }) },
      { name: 'purchaseSums', everyMs: 60_000, run: () => sumPurchases({ db, now }) },
      { name: 'deleteExpiredOffers', everyMs: 3_600_000, run: () => deleteExpiredOffers({ db, now }) },
      ...(days > 0 ? [archive] : []),
    ],
    async listen(host) {
      await http.listen({ host, port: options.port });
      const bound = http.server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
      origins.listeningOn(port);
      return port;
    },
  };
}
