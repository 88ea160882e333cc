/** Puts battles into the server: their calls, their figures, and the jobs that end turns, settle ends and close what is left. */
import type { Bus } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { HEARTBEAT_MS, type Streams } from '../../platform/http/eventStreams.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { CompilerNow } from '../cardText/index.ts';
import { type Thinker, thinkHere } from './ai/aiTurn.ts';
import { battleMetrics, timedThinker } from './battleMetrics.ts';
import { SEARCH_TIME, type SearchTime } from './matchmaking/matchmaking.ts';
import type { OpponentDeps } from './matchmaking/opponents.ts';
import { closeAbandoned, closeOtherRules, endTurns, RULES_VERSIONS } from './play/clock.ts';
import { deckReaders } from './play/decksToPlay.ts';
import { battleRoutes } from './routes.ts';
import { createBattleCache } from './storage/battleCache.ts';
import { battleEnds, type OnEnd } from './storage/settlement.ts';

type BattleOptions = {
  readonly db: Db;
  readonly bus: Bus;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly metrics: Metrics;
  readonly streams: Streams;
  readonly compilerNow: CompilerNow;
  readonly rateLimitPerMinute: number;
  /** Its trainers, and what the end of a battle against one brings. */
  readonly campaign: Pick<OpponentDeps, 'trainerFor' | 'trainerDeck'> & { readonly onEnd: OnEnd };
  readonly searchTime?: SearchTime;
  readonly heartbeatMs?: number;
  readonly thinker?: Thinker;
};

export function registerBattles(app: Http, options: BattleOptions) {
  const { db, bus, now, entropy, metrics, streams, campaign } = options;
  const { searchTime = SEARCH_TIME, heartbeatMs = HEARTBEAT_MS } = options;
  const thinker = timedThinker(metrics, options.thinker ?? thinkHere);
  const cache = createBattleCache();
  const ends = battleEnds({
    db,
    bus,
    now,
    onEnd: campaign.onEnd,
    onLeft: (error, battleId) =>
      app.log.warn({ err: error, battleId }, 'what a battle brought is left for the next round'),
  });
  const onAiError = (error: unknown, battleId: string) =>
    app.log.error({ err: error, battleId }, 'the AI failed to choose; its turn ended');
  const { readDeck, readPracticeDeck } = deckReaders(options.compilerNow);
  battleMetrics(metrics, { db, now, streams });
  battleRoutes(app, {
    db,
    cache,
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
    trainerFor: campaign.trainerFor,
    trainerDeck: campaign.trainerDeck,
    ends,
    onAiError,
  });
  const run = { db, cache, bus, now, ends, onAiError };
  const jobs: readonly Job[] = [
    { name: 'turns', everyMs: 10_000, version: RULES_VERSIONS, run: () => endTurns(run) },
    { name: 'battleEffects', everyMs: 10_000, run: ends.applyLeft },
    { name: 'abandoned', everyMs: 60_000, run: () => closeAbandoned(run) },
    { name: 'otherRules', everyMs: 60_000, version: RULES_VERSIONS, run: () => closeOtherRules(run) },
  ];
  return { jobs, store: { db, cache, ends }, starting: { readDeck, ends, onAiError } };
}
