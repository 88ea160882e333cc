/** Puts the campaign into the server: its calls, the job that checks points and results, and what battles need of it. */
import type { AnyRules } from '@pokesol/engine';
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { CompilerNow } from '../cardText/index.ts';
import { notifyWallet } from '../wallet/index.ts';
import { challenge, trainerDeck } from './challenge.ts';
import { counterChecks } from './counters.ts';
import { onCampaignEnd } from './pay.ts';
import { type CampaignDeps, campaignRoutes } from './routes.ts';

type TrainerDeps = { readonly db: Db; readonly entropy: Entropy; readonly compilerNow: CompilerNow };

/** Its trainers as opponents, and what the end of a battle against one brings. */
export const campaignOf = ({ db, entropy, compilerNow }: TrainerDeps) => ({
  onEnd: onCampaignEnd(entropy),
  trainerFor: <R extends AnyRules>(
    wallet: string,
    asked: { readonly trainerId: string; readonly rules: R },
  ) => challenge({ db, compilerNow }, wallet, asked),
  trainerDeck: <R extends AnyRules>(trainerId: string, rules: R) =>
    trainerDeck({ db, compilerNow }, trainerId, rules),
});

export function registerCampaign(
  app: Http,
  deps: CampaignDeps & { readonly bus: Publisher; readonly metrics: Metrics },
): { readonly jobs: readonly Job[] } {
  const { db, bus, metrics } = deps;
  campaignRoutes(app, deps);
  const countCorrected = metrics.counter({
    name: 'pokesol_points_corrected_total',
    help: 'Wallets whose points or results were not what ledger and battles say, and were corrected.',
  });
  const onWrong = (wallet: string) => {
    countCorrected({});
    notifyWallet(bus, wallet, 'points');
    app.log.error({ wallet }, 'points or results were not what ledger and battles say; they are corrected');
  };
  return { jobs: [{ name: 'counters', everyMs: 60_000, run: counterChecks({ db, onWrong }) }] };
}
