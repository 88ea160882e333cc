/** Puts the buying and opening of packs into the server: calls, figures, and the jobs that find and follow burns. */
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import type { Pack } from '../../platform/http/packing.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { CompilerNow } from '../cardText/index.ts';
import { type Balances, notifyWallet } from '../wallet/index.ts';
import { packAdminRoutes } from './adminRoutes.ts';
import { createPackCache, type PackCache } from './packCache.ts';
import { packMetrics, sweepMetrics } from './packMetrics.ts';
import { playsOfPacks } from './packPlays.ts';
import type { RecordDeps } from './record.ts';
import { RETRY_REPORTED_AFTER_MS, retryReportedBurns } from './retryReported.ts';
import { packRoutes } from './routes.ts';
import { type SweepReport, sweep } from './sweep.ts';
import { sweepRestored } from './sweepRestored.ts';
import { trackFinality } from './trackFinality.ts';

type PackOptions = {
  readonly db: Db;
  readonly bus: Publisher;
  readonly chain: Chain;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly metrics: Metrics;
  readonly compilerNow: CompilerNow;
  readonly pack: Pack;
  readonly balances: Balances;
  readonly sweepSeconds: number;
  readonly recheckAfterMs?: readonly number[];
};

export type RegisteredPacks = {
  readonly jobs: readonly Job[];
  readonly cache: PackCache;
  readonly recording: RecordDeps;
};

export function registerPacks(app: Http, options: PackOptions): RegisteredPacks {
  const { db, bus, chain, now, entropy, metrics, compilerNow, pack, balances } = options;
  const firstSweepMs = options.sweepSeconds * 1000;
  const cache = createPackCache();
  const onChanged = (wallet: string) => {
    balances.forget(wallet);
    notifyWallet(bus, wallet, 'purchases');
  };
  const recording = { db, chain, now, entropy, cache, onChanged };
  const recheck = retryReportedBurns({
    ...recording,
    afterMs: options.recheckAfterMs ?? RETRY_REPORTED_AFTER_MS,
    onRecorded: ({ wallet }) => balances.forget(wallet),
    onError: (error) => app.log.warn({ err: error }, 'a burn could not be looked for; the sweep does'),
  });
  app.addHook('onClose', async () => recheck.stop());
  packMetrics(metrics, { db, now });
  const playsOf = playsOfPacks({ db, compilerNow, now });
  packRoutes(app, { ...recording, balances, firstSweepMs, scheduleRecheck: recheck.later, playsOf, pack });
  packAdminRoutes(app, { db, now, chain, playsOf });
  const countSweep = sweepMetrics(metrics, now);
  const onError = (error: unknown, id: string) => app.log.warn({ err: error, id }, 'left for the next round');
  return { jobs: jobsOf({ ...recording, onError }, firstSweepMs, countSweep), cache, recording };
}

function jobsOf(
  deps: RecordDeps & { onError(error: unknown, id: string): void },
  firstSweepMs: number,
  countSweep: (report: SweepReport) => void,
): readonly Job[] {
  return [
    {
      name: 'sweep',
      everyMs: firstSweepMs,
      run: async () => {
        const swept = await sweep({ ...deps, firstPauseMs: firstSweepMs });
        countSweep(swept);
        const { isFull, ...report } = swept;
        return { again: isFull, ...(report.recorded + report.failed > 0 ? { report } : {}) };
      },
    },
    {
      name: 'restored',
      everyMs: 60_000,
      run: async () => {
        const { isFull, ...report } = await sweepRestored(deps);
        return { again: isFull, ...(report.recorded + report.failed > 0 ? { report } : {}) };
      },
    },
    {
      name: 'trackFinality',
      everyMs: firstSweepMs,
      run: async () => {
        const report = await trackFinality(deps);
        return report.resent + report.dropped + report.failed > 0 ? { report } : {};
      },
    },
  ];
}
