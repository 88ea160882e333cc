/** Puts the features together: one web server over one database and one chain. */
import type { AppOptions } from './appOptions.ts';
import { adminOfToken, adminPassword, registerAdmin } from './features/admin/index.ts';
import { registerArchive } from './features/archive/index.ts';
import { registerAudit } from './features/audit/index.ts';
import { registerAuth, walletOfSession } from './features/auth/index.ts';
import { registerBackup } from './features/backup/index.ts';
import { type BattleCache, registerBattles } from './features/battles/index.ts';
import { registerBulk } from './features/bulk/index.ts';
import { campaignOf, registerCampaign } from './features/campaign/index.ts';
import { registerCardText } from './features/cardText/index.ts';
import { registerCatalogue } from './features/catalogue/index.ts';
import { registerCollection } from './features/collection/index.ts';
import { registerDecks } from './features/decks/index.ts';
import { registerFriendChallenges } from './features/friendChallenges/index.ts';
import { registerImports } from './features/imports/index.ts';
import { type PackCache, registerPacks } from './features/packs/index.ts';
import { registerShares } from './features/shares/index.ts';
import { registerSupport } from './features/support/index.ts';
import { registerUpkeep } from './features/upkeep/index.ts';
import { registerWallet } from './features/wallet/index.ts';
import { registerWishlist } from './features/wishlist/index.ts';
import type { Leaving } from './platform/http/close.ts';
import { ownOrigins } from './platform/http/origins.ts';
import { servePages } from './platform/http/pages.ts';
import type { Http } from './platform/http/server.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { openPlatform } from './platform/openPlatform.ts';
import { seedStock } from './stock.ts';

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
  const { db, now, metrics = openMetrics() } = options;
  const origins = ownOrigins(options.publicOrigin, options.port);
  const password = await adminPassword(options.adminPassword, options.adminPasswordCost);
  const compilerNow = await seedStock(db, options.shippedSets);

  // A start whose database fails up to here is tried again; what follows registers figures, which is done once.
  const access = {
    isHttps: origins.isHttps,
    walletOfSession: (token: string) => walletOfSession(db, token, new Date(now())),
    adminOfToken: (token: string) =>
      adminOfToken(db, { token, passwordTag: password.tag, now: new Date(now()) }),
  };
  const { http, leaving, pack, streams } = await openPlatform({ ...options, metrics, origins, access });
  const deps = { ...options, metrics, compilerNow, pack, streams };

  const wallet = registerWallet(http, deps);
  registerAuth(http, { ...deps, origins, onSignedIn: wallet.welcome });
  const packs = registerPacks(http, { ...deps, balances: wallet.balances });
  registerBackup(deps);
  registerCatalogue(http, deps);
  registerBulk(http, deps);
  const imports = registerImports(http, deps);
  const cardText = registerCardText(http, { ...deps, isImporting: imports.isRunning });
  registerCollection(http, deps);
  registerWishlist(http, deps);
  registerShares(http, deps);
  registerDecks(http, deps);
  const battles = registerBattles(http, { ...deps, campaign: campaignOf(deps) });
  registerFriendChallenges(http, { ...deps, ...battles.starting });
  const campaign = registerCampaign(http, {
    ...deps,
    battles: battles.store,
    externalCards: imports.externalCards,
  });
  const admin = registerAdmin(http, { ...deps, password });
  registerAudit(http, deps);
  registerSupport(http, { ...packs.recording, onRecorded: wallet.balances.forget });
  const archive = registerArchive(http, deps);
  const upkeep = registerUpkeep(deps);
  await servePages(http, options);

  return {
    http,
    leaving,
    battleCache: battles.store.cache,
    packCache: packs.cache,
    jobs: [packs, battles, cardText, campaign, admin, upkeep, archive].flatMap(({ jobs }) => jobs),
    async listen(host) {
      await http.listen({ host, port: options.port });
      const bound = http.server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
      origins.listeningOn(port);
      return port;
    },
  };
}
