/** Finds an opponent: another person who searches at the same time, in whichever process, or else a simulated one. */

import { setTimeout as delay } from 'node:timers/promises';
import { isRefusal } from '@pokesol/engine';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { NotificationBus } from '../../platform/db/notificationBus.ts';
import { type Entropy, newId, randomFor } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { person } from './deal.ts';
import { deckToPlay } from './decksToPlay.ts';
import { type OpenBattle, openBattleOf } from './openBattle.ts';
import { simulatedOpponent } from './opponents.ts';
import { matchTopic, startBattle } from './start.ts';
import { matchTickets } from './tables.ts';
import { dropTicket, leave, locked, othersThan, putTicket, type Searcher, ticketOf } from './tickets.ts';

export type SearchTime = { readonly minMs: number; readonly maxMs: number };
export const SEARCH_TIME: SearchTime = { minMs: 1_500, maxMs: 3_000 };

/** Looks again by itself, should a notification be missed. */
const LOOK_AGAIN_MS = 250;

export type MatchDeps = {
  readonly db: Db;
  readonly notifications: NotificationBus;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly searchTime: SearchTime;
};

/** Searches until somebody is found or the time is over. `gone` fires when nobody waits for the answer any more. */
export async function searchOpponentFor(
  deps: MatchDeps,
  wallet: string,
  deckId: string,
  gone: AbortSignal,
): Promise<OpenBattle | CallRefusal> {
  const { db, notifications, now, entropy, searchTime } = deps;
  const deck = await deckToPlay(db, wallet, deckId);
  if (isRefusal(deck)) return deck;
  const { minMs, maxMs } = searchTime;
  const searchMs = minMs + randomFor(entropy, 'search-time').below(maxMs - minMs + 1);
  const me: Searcher = { wallet, deckId, searchId: newId(entropy) };
  const had = await putTicket(db, me, now(), searchMs);
  if (had !== null) return had;

  const started = performance.now();
  let lookNow = (): void => {};
  const stop = notifications.on(matchTopic(wallet), () => lookNow());
  gone.addEventListener('abort', () => lookNow());
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        lookNow = resolve;
      });
      if (gone.aborted) {
        await leave(db, me);
        return refused('search-cancelled');
      }
      const isLast = performance.now() - started >= searchMs;
      const outcome = await look(deps, me, isLast);
      if (outcome !== 'nobody') return outcome;
      await Promise.race([woken, delay(LOOK_AGAIN_MS)]);
    }
  } finally {
    stop();
  }
}

/** One look: was this wallet found, is there somebody to find, and at the end who is simulated. */
async function look(
  deps: MatchDeps,
  me: Searcher,
  isLast: boolean,
): Promise<OpenBattle | CallRefusal | 'nobody'> {
  const { db, now, entropy } = deps;
  const own = await ticketOf(db, me.wallet);
  const isSearching = own?.searchId === me.searchId && own.battleId === null;
  // Most looks find nobody; only those that may pair somebody stand in line for the lock.
  if (isSearching && !isLast && (await othersThan(db, me.wallet, new Date(now()))).length === 0)
    return 'nobody';
  return locked(db, (tx) => trackFinality(tx, me, { now: new Date(now()), entropy, isLast }));
}

async function trackFinality(
  tx: Tx,
  { wallet, deckId, searchId }: Searcher,
  { now, entropy, isLast }: { now: Date; entropy: Entropy; isLast: boolean },
): Promise<OpenBattle | CallRefusal | 'nobody'> {
  const own = await ticketOf(tx, wallet);
  if (own?.searchId !== searchId)
    // Cancelled, or begun again in another tab, which may have led to a battle: then this search led there too.
    return (await openBattleOf(tx, wallet)) ?? refused('search-cancelled');
  if (own.battleId !== null) {
    await dropTicket(tx, wallet);
    return { battleId: own.battleId, isMultiplayer: true };
  }
  const deck = await deckToPlay(tx, wallet, deckId);
  if (isRefusal(deck)) {
    await dropTicket(tx, wallet);
    return deck;
  }
  const me = person(wallet, deck);
  for (const other of await othersThan(tx, wallet, now)) {
    const otherDeck = await deckToPlay(tx, other.wallet, other.deckId);
    if (isRefusal(otherDeck)) continue;
    const started = await startBattle(tx, 'match', [person(other.wallet, otherDeck), me], {
      now,
      entropy,
    });
    if (isRefusal(started)) continue;
    await tx.update(matchTickets).set({ battleId: started.id }).where(eq(matchTickets.wallet, other.wallet));
    await dropTicket(tx, wallet);
    return { battleId: started.id, isMultiplayer: true };
  }
  if (!isLast) return 'nobody';
  await dropTicket(tx, wallet);
  const opponent = simulatedOpponent(randomFor(entropy, 'opponent'));
  const started = await startBattle(tx, 'match', [me, opponent], { now, entropy });
  return isRefusal(started) ? started : { battleId: started.id, isMultiplayer: false };
}
