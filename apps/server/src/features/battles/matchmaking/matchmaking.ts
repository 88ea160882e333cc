/** Finds an opponent: another person who searches at the same time, in whichever process, or else a simulated one. */
import { setTimeout as delay } from 'node:timers/promises';
import { type AnyRules, isRefusal } from '@pokesol/engine';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Entropy, newId, randomFor } from '../../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { type CardOf, person } from '../play/deal.ts';
import type { DeckReader, PracticeDeckReader } from '../play/decksToPlay.ts';
import { brokenFormat, formatAskedFor } from '../play/formats.ts';
import { matchTopic, type StartDeps, startBattle } from '../play/start.ts';
import { type BattleCache, beginningOf } from '../storage/battleCache.ts';
import { type OpenBattle, openBattleOf } from '../storage/openBattle.ts';
import { simulatedOpponent } from './opponents.ts';
import {
  claimOther,
  dropClaimed,
  dropTicket,
  freeClaim,
  keepClaim,
  leave,
  putTicket,
  type Searcher,
  settleClaim,
  takeBack,
  ticketOf,
} from './tickets.ts';

export type SearchTime = { readonly minMs: number; readonly maxMs: number };
export const SEARCH_TIME: SearchTime = { minMs: 1_500, maxMs: 3_000 };

/** Others that one look tries. */
const OTHERS = 5;
/** Looks again by itself, should a notice be lost. */
const LOOK_AGAIN_MS = 250;

export type MatchDeps = {
  readonly db: Db;
  readonly bus: Bus;
  readonly now: () => number;
  readonly entropy: Entropy;
  readonly searchTime: SearchTime;
  readonly readDeck: DeckReader;
  readonly readPracticeDeck: PracticeDeckReader;
  readonly cache: Pick<BattleCache, 'inOrder'>;
} & Pick<StartDeps, 'ends' | 'think' | 'onAiError'>;

/** Searches until a player is found or the time is over. `gone` fires when the client no longer waits for the answer. */
export async function searchOpponentFor(
  deps: MatchDeps,
  {
    format: named,
    ...call
  }: Omit<Searcher, 'searchId' | 'format'> & { readonly format?: string | undefined },
  gone: AbortSignal,
): Promise<OpenBattle | CallRefusal> {
  const { db, bus, now, entropy, searchTime } = deps;
  const { wallet } = call;
  const agreed = formatAskedFor({ ...call, format: named });
  if (isRefusal(agreed)) return agreed;
  const asked = { ...call, ...agreed };
  const deck = await legalDeck(deps, asked);
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
      if (outcome !== 'none') return outcome;
      await Promise.race([woken, delay(LOOK_AGAIN_MS)]);
    }
  } finally {
    stop();
  }
}

/** A wallet's own deck, if the rules and the format take it. */
async function legalDeck<R extends AnyRules>(
  { db, readDeck }: MatchDeps,
  asked: Pick<Searcher, 'wallet' | 'deckId' | 'format'> & { readonly rules: R },
): Promise<readonly CardOf<R>[] | CallRefusal> {
  const deck = await readDeck(db, asked);
  return isRefusal(deck) ? deck : ((await brokenFormat(db, deck, asked.format)) ?? deck);
}

/** One look: was this wallet found, is there a wallet to find, and at the end who is simulated. */
async function look(
  deps: MatchDeps,
  me: Searcher,
  isLast: boolean,
): Promise<OpenBattle | CallRefusal | 'none'> {
  const { db } = deps;
  const { wallet } = me;
  const own = await ticketOf(db, wallet);
  if (own?.searchId !== me.searchId) {
    // Cancelled, or begun again in another tab, which may have led to a battle: then this search led there too.
    const found = await openBattleOf(db, wallet);
    if (found !== undefined) return found;
    // Or another search found it, with a deck that can no longer be played.
    const deck = await legalDeck(deps, me);
    return isRefusal(deck) ? deck : refused('search-cancelled');
  }
  if (own.battleId !== null || own.isClaimed) {
    const found = await openBattleOf(db, wallet);
    // Claimed: the other search is about to begin the battle, or will give the claim up.
    if (found === undefined && own.battleId === null) return 'none';
    await dropTicket(db, wallet);
    return found ?? { battleId: own.battleId ?? '', isMultiplayer: true };
  }
  const met = await meet(deps, me, me.rules);
  if (met !== 'none' || !isLast) return met;
  // Claimed in this very moment: the next look shows by whom.
  if (!(await takeBack(db, me))) return 'none';
  const begun = await deps.cache.inOrder(beginningOf(wallet), () => playSimulated(deps, me, me.rules));
  return begun === 'busy' ? refused('too-many-requests/at-once', { retryAfterSeconds: 1 }) : begun;
}

/** Tries those who search, the longest first: a deck may be broken since, or its wallet play elsewhere. */
async function meet<R extends AnyRules>(
  deps: MatchDeps,
  me: Searcher,
  rules: R,
): Promise<OpenBattle | CallRefusal | 'none'> {
  const { db, now, entropy } = deps;
  const { format } = me;
  const tried: string[] = [];
  const at = new Date(now());
  while (tried.length < OTHERS) {
    const other = await claimOther(db, me, { claim: newId(entropy), now: at, tried });
    if (other === undefined) return 'none';
    tried.push(other.wallet);
    let isSettled = false;
    try {
      const deck = await legalDeck(deps, { ...me, rules });
      if (isRefusal(deck)) {
        await dropTicket(db, me.wallet);
        return deck;
      }
      const theirs = await legalDeck(deps, { ...other, rules, format });
      if (isRefusal(theirs)) {
        await dropClaimed(deps, other);
        continue;
      }
      const sides = [person<R>(other.wallet, theirs), person<R>(me.wallet, deck)] as const;
      const started = await startBattle(deps, { mode: 'match', rules, format }, sides, at, {
        agreed: async () => ((await keepClaim(db, other)) ? undefined : refused('search-cancelled')),
      });
      if (!isRefusal(started)) {
        await settleClaim(db, other, me.wallet, started.id);
        isSettled = true;
        return { battleId: started.id, isMultiplayer: true };
      }
      const own = await openBattleOf(db, me.wallet);
      if (own !== undefined) {
        await dropTicket(db, me.wallet);
        return own;
      }
    } finally {
      if (!isSettled) await freeClaim(db, other);
    }
  }
  return 'none';
}

async function playSimulated<R extends AnyRules>(
  deps: MatchDeps,
  me: Searcher,
  rules: R,
): Promise<OpenBattle | CallRefusal> {
  const { db, now, entropy } = deps;
  const { wallet, format } = me;
  const deck = await legalDeck(deps, { ...me, rules });
  if (isRefusal(deck)) return deck;
  const had = await openBattleOf(db, me.wallet);
  if (had !== undefined) return had;
  const asked = { rules, format, met: { wallet, cards: deck } };
  const opponent = await simulatedOpponent<R>(deps, asked, randomFor(entropy, 'opponent'));
  const sides = [person<R>(wallet, deck), { ...opponent, deck: opponent.deck ?? deck }] as const;
  const started = await startBattle(deps, { mode: 'match', rules, format }, sides, new Date(now()));
  if (!isRefusal(started)) return { battleId: started.id, isMultiplayer: false };
  // A search of before may have led to a battle in this moment: then this one led there too.
  return (await openBattleOf(db, me.wallet)) ?? started;
}
