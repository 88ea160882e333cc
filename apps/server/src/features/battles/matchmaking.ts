/** Finds an opponent: another person who searches at the same time, in whichever process, or else a simulated one. */

import { setTimeout as delay } from 'node:timers/promises';
import { isRefusal } from '@pokesol/engine';
import type { AnyRules } from '@pokesol/engine/rule-sets';
import { eq } from 'drizzle-orm';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Entropy, newId, randomFor } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { person } from './deal.ts';
import type { DeckReader } from './decksToPlay.ts';
import { type OpenBattle, openBattleOf } from './openBattle.ts';
import { simulatedOpponent } from './opponents.ts';
import { matchTopic, startBattle } from './start.ts';
import { matchTickets } from './tables.ts';
import { dropTicket, leave, locked, othersThan, putTicket, type Searcher, ticketOf } from './tickets.ts';

export type SearchTime = { readonly minMs: number; readonly maxMs: number };
export const SEARCH_TIME: SearchTime = { minMs: 1_500, maxMs: 3_000 };

/** Looks again by itself, should a notice be lost. */
const LOOK_AGAIN_MS = 250;

export type MatchDeps = {
  readonly db: Db;
  readonly bus: Bus;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly searchTime: SearchTime;
  readonly readDeck: DeckReader;
};

/** Searches until somebody is found or the time is over. `gone` fires when nobody waits for the answer any more. */
export async function searchOpponentFor(
  deps: MatchDeps,
  asked: Omit<Searcher, 'searchId'>,
  gone: AbortSignal,
): Promise<OpenBattle | CallRefusal> {
  const { db, bus, now, entropy, searchTime, readDeck } = deps;
  const { wallet } = asked;
  const deck = await readDeck(db, asked);
  if (isRefusal(deck)) return deck;
  const { minMs, maxMs } = searchTime;
  const searchMs = minMs + randomFor(entropy, 'search-time').below(maxMs - minMs + 1);
  const me: Searcher = { ...asked, searchId: newId(entropy) };
  const had = await putTicket(deps, me, now(), searchMs);
  if (had !== null) return had;

  const started = performance.now();
  let lookNow = (): void => {};
  const stop = bus.on(matchTopic(wallet), () => lookNow());
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
  const { db, now } = deps;
  const own = await ticketOf(db, me.wallet);
  const isSearching = own?.searchId === me.searchId && own.battleId === null;
  // Most looks find nobody; only those that may pair somebody stand in line for the lock.
  if (isSearching && !isLast && (await othersThan(db, me, new Date(now()))).length === 0) return 'nobody';
  return locked(db, (tx) => pair(tx, me, { rules: me.rules, isLast, deps }));
}

/** In line with everybody else who pairs. */
async function pair<R extends AnyRules>(
  tx: Tx,
  { wallet, deckId, searchId }: Searcher,
  { rules, isLast, deps }: { readonly rules: R; readonly isLast: boolean; readonly deps: MatchDeps },
): Promise<OpenBattle | CallRefusal | 'nobody'> {
  const { entropy, bus, readDeck } = deps;
  const inputs = { now: new Date(deps.now()), entropy, bus };
  const terms = { mode: 'match', rules } as const;
  const own = await ticketOf(tx, wallet);
  if (own?.searchId !== searchId)
    // Cancelled, or begun again in another tab, which may have led to a battle: then this search led there too.
    return (await openBattleOf(tx, wallet)) ?? refused('search-cancelled');
  if (own.battleId !== null) {
    await dropTicket(tx, wallet);
    return { battleId: own.battleId, isMultiplayer: true };
  }
  const deck = await readDeck(tx, { wallet, deckId, rules });
  if (isRefusal(deck)) {
    await dropTicket(tx, wallet);
    return deck;
  }
  const me = person<R>(wallet, deck);
  for (const other of await othersThan(tx, { wallet, rules }, inputs.now)) {
    const otherDeck = await readDeck(tx, { ...other, rules });
    if (isRefusal(otherDeck)) continue;
    const started = await startBattle(tx, terms, [person<R>(other.wallet, otherDeck), me], inputs);
    if (isRefusal(started)) continue;
    await tx.update(matchTickets).set({ battleId: started.id }).where(eq(matchTickets.wallet, other.wallet));
    await dropTicket(tx, wallet);
    return { battleId: started.id, isMultiplayer: true };
  }
  if (!isLast) return 'nobody';
  await dropTicket(tx, wallet);
  const opponent = simulatedOpponent(rules, randomFor(entropy, 'opponent'));
  const started = await startBattle(tx, terms, [me, opponent], inputs);
  return isRefusal(started) ? started : { battleId: started.id, isMultiplayer: false };
}
