/** The one road of every action: who asks, on which version, what the rules say, written, then published. */
import { isDeepStrictEqual } from 'node:util';
import { type AnyRules, isRefusal, SEATS, type Seat, type TypeOf, verbsOf } from '@pokesol/engine';
import type { ActionRequest, AnyBattleUpdate } from '@pokesol/protocol';
import { and, eq } from 'drizzle-orm';
import type { Publisher } from '../../../platform/bus/bus.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { playAi, type Think } from '../ai/aiTurn.ts';
import { FROM_THE_DEAL, readLog } from '../storage/battleLog.ts';
import { advance, type BattleStore, loadBattle } from '../storage/battleRepository.ts';
import { hasOurRules, type StoredBattle, seatOf } from '../storage/battleRow.ts';
import type { BattleEnds } from '../storage/settlement.ts';
import { battleActions } from '../tables.ts';
import { battleUpdateFor, leanUpdate, logFor } from './battleResponse.ts';
import { paramsOf } from './deal.ts';

/** The battle has moved on since the version that was named; here it is as it is. */
export type Stale = { readonly stale: AnyBattleUpdate };
export const isStale = (result: object): result is Stale => 'stale' in result;

export type ActDeps = BattleStore & {
  readonly now: () => number;
  readonly bus: Publisher;
  /** Absent: on this very thread. */
  readonly think?: Think | undefined;
  readonly ends: Pick<BattleEnds, 'pays' | 'apply'>;
  /** Hears of an AI that failed to choose; its battle went on. */
  readonly onAiError: (error: unknown, battleId: string) => void;
};

/** A battle and the caller's seat in it. */
export async function seated(
  store: BattleStore,
  wallet: string,
  id: string,
): Promise<{ stored: StoredBattle; seat: Seat } | CallRefusal> {
  const stored = await loadBattle(store, id);
  if (stored === undefined) return refused('battle-unknown');
  const seat = seatOf(stored, wallet);
  if (seat === undefined) return refused('not-your-battle');
  if (stored.status === 'open' && !hasOurRules(stored)) return refused('battle-other-rules');
  return { stored, seat };
}

/**
 * Acts for a wallet's seat, and lets the AI answer. Nothing is changed unless everything is written. `isLean`: the caller
 * has kept what it was sent until the version that it names.
 *
 * A wallet's actions in one battle run one after the other: the AI thinks about each version once, and copies of an action that
 * arrive meanwhile find it done.
 */
export async function act(
  deps: ActDeps,
  wallet: string,
  id: string,
  request: ActionRequest,
  isLean = false,
): Promise<AnyBattleUpdate | Stale | CallRefusal> {
  const acted = await deps.cache.inOrder(`${id} ${wallet}`, () => actNow(deps, wallet, id, request, isLean));
  return acted === 'busy' ? refused('too-many-requests/at-once', { retryAfterSeconds: 1 }) : acted;
}

async function actNow(
  deps: ActDeps,
  wallet: string,
  id: string,
  request: ActionRequest,
  isLean: boolean,
): Promise<AnyBattleUpdate | Stale | CallRefusal> {
  const { version, action, requestId } = request;
  const guess = deps.cache.hotBattles.get(id);
  const own = guess === undefined ? undefined : seatOf(guess, wallet);
  const answer = (
    before: StoredBattle,
    seat: Seat,
    after: StoredBattle,
    { events, notice }: ActionOutcome,
  ) => {
    // First, while the engine remembers it as the last one that this seat was shown.
    const known = isLean ? verbsOf<AnyRules>(before.battle).viewFor(before.battle, seat) : undefined;
    const update = battleUpdateFor(after, seat, version, events, deps.now(), notice);
    return known === undefined ? update : leanUpdate(update, known);
  };
  if (guess !== undefined && own !== undefined && guess.version === version) {
    const outcome = await performAction(deps, guess, { ...action, seat: own } as AnyAction, requestId);
    if (!isRefusal(outcome) && outcome.after !== undefined) return answer(guess, own, outcome.after, outcome);
    if (isRefusal(outcome) && outcome.code === 'ai-busy') return outcome;
    // Why not, only the tables know.
  }
  const found = await seated(deps, wallet, id);
  if (isRefusal(found)) return found;
  const { stored, seat } = found;
  if (stored.version !== version) return answerLate(deps, stored, seat, request);
  if (stored.abandonedBecause === 'other-rules') return refused('battle-other-rules');
  if (stored.status !== 'open') return refused('battle-over');
  const outcome = await performAction(deps, stored, { ...action, seat } as AnyAction, requestId);
  if (isRefusal(outcome)) return outcome;
  if (outcome.after === undefined) {
    const now = await loadBattle(deps, id);
    return now === undefined ? refused('battle-unknown') : answerLate(deps, now, seat, request);
  }
  return answer(stored, seat, outcome.after, outcome);
}

/**
 * Of a battle that has moved on: what that very request did, when it is here for a second time; what others did, when it
 * is new.
 */
async function answerLate(
  deps: ActDeps,
  stored: StoredBattle,
  seat: Seat,
  { version, action, requestId }: ActionRequest,
): Promise<AnyBattleUpdate | Stale | CallRefusal> {
  const update = () => updateSince(deps, stored, seat, version);
  if (requestId === undefined) return { stale: await update() };
  const [done] = await deps.db
    .select({ action: battleActions.action, version: battleActions.version })
    .from(battleActions)
    .where(and(eq(battleActions.battleId, stored.id), eq(battleActions.requestId, requestId)));
  if (done === undefined) return { stale: await update() };
  const isSame = done.version === version + 1 && isDeepStrictEqual(done.action, { ...action, seat });
  return isSame ? update() : refused('request-id-reused');
}

type AnyAction = TypeOf<AnyRules, 'action'>;

type ActionOutcome = {
  /** `undefined` when another action came first, or the request was done before. */
  readonly after: StoredBattle | undefined;
  readonly events: readonly TypeOf<AnyRules, 'event'>[];
  readonly notice: AnyBattleUpdate['aiNotice'];
};

/** One action and what the AI does after it, judged by the rules and written together. */
async function performAction(
  deps: ActDeps,
  stored: StoredBattle,
  action: AnyAction,
  requestId?: string,
): Promise<ActionOutcome | CallRefusal> {
  if (!hasOurRules(stored)) return refused('battle-other-rules');
  const applied = verbsOf<AnyRules>(stored.battle).applyAction(stored.battle, action);
  if (isRefusal(applied)) {
    const params = paramsOf(applied);
    const title = 'title' in applied && typeof applied.title === 'string' ? { title: applied.title } : {};
    return { ...refused('action-refused', { ...title, ...(params && { params }) }), reason: applied.code };
  }
  const played = await playAi(stored, applied.battle, stored.version + 1, deps.think);
  if (isRefusal(played)) return played;
  for (const error of played.errors) deps.onAiError(error, stored.id);
  const own = { action, events: applied.events, ...(requestId !== undefined && { requestId }) };
  const steps = [own, ...played.steps];
  const { bus, ends } = deps;
  const after = await advance(deps, stored, played.battle, steps, {
    now: new Date(deps.now()),
    bus,
    ends,
  });
  return { after, events: steps.flatMap(({ events }) => events), notice: played.notice };
}

/** Everything since a version, for who missed it. A version of the future is answered with all that happened. */
export async function updateSince(
  { db, now }: Pick<ActDeps, 'db' | 'now'>,
  stored: StoredBattle,
  seat: Seat,
  version: number,
): Promise<AnyBattleUpdate> {
  const since = version > stored.version ? 0 : version;
  const steps = await readLog(db, stored, since, ['events']);
  const events = steps.flatMap((step) => step.events);
  return battleUpdateFor(stored, seat, since, events, now());
}

/** The log from the deal on, for who sits there. */
export async function wholeLog({ db }: Pick<ActDeps, 'db'>, stored: StoredBattle, seat: Seat) {
  const steps = await readLog(db, stored, FROM_THE_DEAL, ['events', 'at']);
  const happened = steps.flatMap(({ events, at }) => events.map((event) => ({ event, at: at.getTime() })));
  return logFor(stored, seat, happened);
}

/** The clock acts for every seat that the battle waits for. Answers how many turns it ended. */
export async function runOut(deps: ActDeps, id: string): Promise<number> {
  let acted = 0;
  for (const seat of SEATS) {
    const stored = await loadBattle(deps, id);
    const isDue =
      stored?.status === 'open' && stored.turnEndsAt !== null && stored.turnEndsAt.getTime() <= deps.now();
    // The first seat's turn may have ended and given the second its full time.
    if (!isDue || !verbsOf<AnyRules>(stored.battle).isToMove(stored.battle, seat)) continue;
    const outcome = await performAction(deps, stored, { type: 'timeOut', seat });
    if (!isRefusal(outcome) && outcome.after !== undefined) acted += 1;
  }
  return acted;
}
