/** Who searches, as rows that every server sees. One ticket a wallet: the search begun last is the one that counts. */
import { setTimeout as delay } from 'node:timers/promises';
import type { DeckFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Publisher } from '../../../platform/bus/bus.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { fixedStatement, rowsOf } from '../../../platform/db/statement.ts';
import type { CallRefusal } from '../../../platform/http/refusal.ts';
import { matchTopic } from '../play/start.ts';
import { battleOpen, type OpenBattle, openBattleOf } from '../storage/openBattle.ts';
import { matchTickets } from '../tables.ts';

export type Searcher = {
  readonly wallet: string;
  readonly deckId: string;
  readonly rules: AnyRules;
  readonly format?: DeckFormat | undefined;
  readonly searchId: string;
};

type TicketDeps = { readonly db: Queryable; readonly bus: Publisher };

/** A ticket outlives its search by this, in case its server is slow; after it no search is paired with it. */
const GRACE_MS = 2_000;
/** How long a pair is kept for its claim, by the database's clock: a server that dies in between blocks no wallet for longer. */
const CLAIM_SECONDS = 5;
/** A cancelled search that is claimed waits for what becomes of it. */
const LOOK_AGAIN_MS = 50;

/** Begins a search; `null` unless the wallet has a battle already, perhaps found by a search whose answer was lost. */
export async function putTicket(
  { db, bus }: TicketDeps,
  { wallet, deckId, rules, format, searchId }: Searcher,
  now: number,
  searchMs: number,
): Promise<OpenBattle | CallRefusal | null> {
  const open = await openBattleOf(db, wallet);
  if (open !== undefined) {
    const own = await ticketOf(db, wallet);
    return own?.battleId === open.battleId ? open : battleOpen(open.battleId);
  }
  const ticket = {
    deckId,
    rules,
    format: format ?? null,
    searchId,
    battleId: null,
    claim: null,
    claimedUntil: null,
    createdAt: new Date(now),
    expiresAt: new Date(now + searchMs + GRACE_MS),
  };
  await db
    .insert(matchTickets)
    .values({ wallet, ...ticket })
    .onConflictDoUpdate({ target: matchTickets.wallet, set: ticket });
  bus.publish(matchTopic(wallet));
  return null;
}

const claimEnd = sql`now() + make_interval(secs => ${sql.raw(String(CLAIM_SECONDS))})`;
const isClaimed = sql<boolean>`coalesce(${matchTickets.claimedUntil} > now(), false)`;

/** `isClaimed`: a search is about to begin its battle. */
export async function ticketOf(db: Queryable, wallet: string) {
  const { searchId, battleId } = matchTickets;
  const [own] = await db
    .select({ searchId, battleId, isClaimed })
    .from(matchTickets)
    .where(eq(matchTickets.wallet, wallet));
  return own;
}

export const dropTicket = (db: Queryable, wallet: string) =>
  db.delete(matchTickets).where(eq(matchTickets.wallet, wallet));

type Claim = {
  wallet: string;
  searchId: string;
  claim: string;
  now: string;
  /** Wallets that were tried before, as JSON. */
  tried: string;
};

/**
 * Claims this search and the longest other one by the same rules in the same format, both or none, without waiting for anybody. Of two searches
 * only the one begun later claims, so that two never pass over each other because each holds itself.
 */
const claimTwo = fixedStatement<Claim>(
  (value) => sql`
    with mine as materialized (
      select wallet, rules, format, created_at from match_tickets
      where wallet = ${value('wallet')} and search_id = ${value('searchId')}::uuid and battle_id is null
        and coalesce(claimed_until <= now(), true)
      for update skip locked
    ), other as materialized (
      select found.wallet, found.deck_id from match_tickets as found, mine
      where found.rules = mine.rules and coalesce(found.format, found.rules) = coalesce(mine.format, mine.rules) and found.battle_id is null
        and found.expires_at > ${value('now')}::timestamptz and coalesce(found.claimed_until <= now(), true)
        and (found.created_at, found.wallet) < (mine.created_at, mine.wallet)
        and not ${value('tried')}::jsonb ? found.wallet
      order by found.created_at, found.wallet limit 1
      for update of found skip locked
    )
    update match_tickets set claim = ${value('claim')}::uuid,
      claimed_until = ${claimEnd}
    from other where match_tickets.wallet in (${value('wallet')}, other.wallet)
    returning other.wallet, other.deck_id as "deckId"`,
);

/** A wallet that a search may meet: no other takes either of both for some seconds. */
export type Claimed = { readonly wallet: string; readonly deckId: string; readonly claim: string };

export async function claimOther(
  db: Queryable,
  { wallet, searchId }: Searcher,
  { claim, now, tried }: { readonly claim: string; readonly now: Date; readonly tried: readonly string[] },
): Promise<Claimed | undefined> {
  const asked = { wallet, searchId, claim, now: now.toISOString(), tried: JSON.stringify(tried) };
  const [other] = rowsOf<Omit<Claimed, 'claim'>>(await db.execute(claimTwo(asked)));
  return other && { ...other, claim };
}

/**
 * For as long as their battle may take to be stored. False where one of both is not theirs any more: who waited until both were free
 * may have waited for longer than the claim, and one of them have left or been found.
 */
export async function keepClaim(db: Queryable, { claim }: Claimed): Promise<boolean> {
  const kept = await db
    .update(matchTickets)
    .set({ claimedUntil: claimEnd })
    .where(eq(matchTickets.claim, claim))
    .returning({ wallet: matchTickets.wallet });
  return kept.length === 2;
}

/** They met: the claimed one learns of its battle by its ticket, and who claimed it needs none any more. */
export async function settleClaim(
  db: Queryable,
  { wallet: other, claim }: Claimed,
  wallet: string,
  battleId: string,
): Promise<void> {
  await db.execute(sql`
    with gone as (delete from match_tickets where wallet = ${wallet} and claim = ${claim}::uuid)
    update match_tickets set battle_id = ${battleId}::uuid, claim = null, claimed_until = null
    where wallet = ${other} and claim = ${claim}::uuid`);
}

/** They did not meet: both can be found again. */
export const freeClaim = (db: Queryable, { claim }: Claimed) =>
  db.update(matchTickets).set({ claim: null, claimedUntil: null }).where(eq(matchTickets.claim, claim));

/** The claimed one cannot play: its search is over, and its player learns why. */
export async function dropClaimed({ db, bus }: TicketDeps, { wallet, claim }: Claimed): Promise<void> {
  await db.delete(matchTickets).where(and(eq(matchTickets.wallet, wallet), eq(matchTickets.claim, claim)));
  bus.publish(matchTopic(wallet));
}

/** Takes a search out that no other has found or claimed. Answers false when there is none. */
export async function takeBack(db: Queryable, { wallet, searchId }: Partial<Searcher> & { wallet: string }) {
  const gone = await db
    .delete(matchTickets)
    .where(
      and(
        eq(matchTickets.wallet, wallet),
        searchId === undefined ? undefined : eq(matchTickets.searchId, searchId),
        isNull(matchTickets.battleId),
        sql`not ${isClaimed}`,
      ),
    )
    .returning({ wallet: matchTickets.wallet });
  return gone.length > 0;
}

/** Ends this search alone, not one begun after it; an opponent that was found before stays found. */
export const leave = (db: Queryable, { wallet, searchId }: Searcher) =>
  db
    .delete(matchTickets)
    .where(
      and(
        eq(matchTickets.wallet, wallet),
        eq(matchTickets.searchId, searchId),
        isNull(matchTickets.battleId),
      ),
    );

/** Takes the wallet's search back. Answers false when it led to a battle before. */
export async function deleteTicket({ db, bus }: TicketDeps, wallet: string): Promise<boolean> {
  while (!(await takeBack(db, { wallet })) && (await ticketOf(db, wallet))?.isClaimed === true)
    await delay(LOOK_AGAIN_MS);
  bus.publish(matchTopic(wallet));
  return (await openBattleOf(db, wallet)) === undefined;
}
