/** Finds an opponent: another person who searches at the same time, in whichever process, or else a simulated one. */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Wakes, wake } from '../../platform/db/wakes.ts';
import { isRefused, type Refused, refused } from '../../platform/http/refusal.ts';
import { deckToPlay } from './decksToPlay.ts';
import { simulatedOpponent } from './opponents.ts';
import { matchTopic, person, startBattle } from './start.ts';
import { matchTickets } from './tables.ts';

export type SearchTime = { readonly minMs: number; readonly maxMs: number };
export const SEARCH_TIME: SearchTime = { minMs: 1_500, maxMs: 3_000 };

/** A ticket outlives its search by this, in case its server is slow; after it nobody is paired with it. */
const GRACE_MS = 2_000;
/** Looks again by itself, should a wake-up be missed. */
const LOOK_AGAIN_MS = 250;
/** Everybody who pairs does so one after the other, so that no two searchers miss or double each other. */
const MATCHMAKING_LOCK = 7_053_266;

export type MatchDeps = {
  readonly db: Db;
  readonly wakes: Wakes;
  readonly now: () => number;
  readonly searchTime: SearchTime;
};

export type Found = { readonly battleId: string; readonly isMultiplayer: boolean };

/** Searches until somebody is found or the time is over. `isGone` tells that nobody waits for the answer any more. */
export async function search(
  deps: MatchDeps,
  wallet: string,
  deckId: string,
  isGone: () => boolean,
): Promise<Found | Refused> {
  const { db, wakes, now, searchTime } = deps;
  const deck = await deckToPlay(db, wallet, deckId);
  if (isRefused(deck)) return deck;
  const searchMs = randomInt(searchTime.minMs, searchTime.maxMs + 1);
  await putTicket(db, wallet, deckId, now(), searchMs);

  const started = performance.now();
  let wakeMe = (): void => {};
  const stop = wakes.on(matchTopic(wallet), () => wakeMe());
  try {
    for (;;) {
      const isLast = isGone() || performance.now() - started >= searchMs;
      const outcome = await look(deps, wallet, deckId, isLast && !isGone());
      if (outcome !== 'nobody') return outcome;
      if (isLast) {
        await cancelSearch(db, wallet);
        return refused('search-cancelled');
      }
      const woken = new Promise<void>((resolve) => {
        wakeMe = resolve;
      });
      await Promise.race([woken, delay(LOOK_AGAIN_MS)]);
    }
  } finally {
    stop();
  }
}

/** Takes the search back. Answers false when an opponent was found before. */
export async function cancelSearch(db: Db, wallet: string): Promise<boolean> {
  return locked(db, async (tx) => {
    const [gone] = await tx
      .delete(matchTickets)
      .where(eq(matchTickets.wallet, wallet))
      .returning({ battleId: matchTickets.battleId });
    await wake(tx, matchTopic(wallet));
    return gone?.battleId == null;
  });
}

async function putTicket(
  db: Db,
  wallet: string,
  deckId: string,
  now: number,
  searchMs: number,
): Promise<void> {
  const ticket = {
    deckId,
    createdAt: new Date(now),
    expiresAt: new Date(now + searchMs + GRACE_MS),
    battleId: null,
  };
  await db
    .insert(matchTickets)
    .values({ wallet, ...ticket })
    .onConflictDoUpdate({ target: matchTickets.wallet, set: ticket });
}

/** One look: was this wallet found, is there somebody to find, and at the end who is simulated. */
function look(
  { db, now }: MatchDeps,
  wallet: string,
  deckId: string,
  isLast: boolean,
): Promise<Found | Refused | 'nobody'> {
  return locked(db, async (tx) => {
    const [own] = await tx.select().from(matchTickets).where(eq(matchTickets.wallet, wallet));
    if (own === undefined) return refused('search-cancelled');
    const takeTicket = () => tx.delete(matchTickets).where(eq(matchTickets.wallet, wallet));
    if (own.battleId !== null) {
      await takeTicket();
      return { battleId: own.battleId, isMultiplayer: true };
    }
    const deck = await deckToPlay(tx, wallet, deckId);
    if (isRefused(deck)) {
      await takeTicket();
      return deck;
    }
    const me = person(wallet, deck);
    const today = new Date(now());
    const others = await tx
      .select({ wallet: matchTickets.wallet, deckId: matchTickets.deckId })
      .from(matchTickets)
      .where(
        and(
          ne(matchTickets.wallet, wallet),
          isNull(matchTickets.battleId),
          gt(matchTickets.expiresAt, today),
        ),
      )
      .orderBy(asc(matchTickets.createdAt))
      .limit(5);
    for (const other of others) {
      const otherDeck = await deckToPlay(tx, other.wallet, other.deckId);
      if (isRefused(otherDeck)) continue;
      const started = await startBattle(tx, 'match', [person(other.wallet, otherDeck), me], today);
      if (isRefused(started)) continue;
      await tx
        .update(matchTickets)
        .set({ battleId: started.id })
        .where(eq(matchTickets.wallet, other.wallet));
      await takeTicket();
      return { battleId: started.id, isMultiplayer: true };
    }
    if (!isLast) return 'nobody';
    await takeTicket();
    const started = await startBattle(tx, 'match', [me, simulatedOpponent()], today);
    return isRefused(started) ? started : { battleId: started.id, isMultiplayer: false };
  });
}

const locked = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MATCHMAKING_LOCK})`);
    return work(tx);
  });
