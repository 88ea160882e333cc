/** Who searches, as rows that every server sees. One ticket a wallet: the search begun last is the one that counts. */
import type { AnyRules } from '@pokesol/engine/rule-sets';
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Db, Queryable, Tx } from '../../platform/db/database.ts';
import { lockMatchmaking } from '../../platform/db/locks.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { type OpenBattle, openBattleOf } from './openBattle.ts';
import { matchTopic } from './start.ts';
import { matchTickets } from './tables.ts';

export type Searcher = {
  readonly wallet: string;
  readonly deckId: string;
  readonly rules: AnyRules;
  readonly searchId: string;
};

type TicketDeps = { readonly db: Db; readonly bus: Publisher };

/** A ticket outlives its search by this, in case its server is slow; after it nobody is paired with it. */
const GRACE_MS = 2_000;
/** Others looked at when pairing: those whose deck broke meanwhile are passed over. */
const OTHERS = 5;

export const locked = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockMatchmaking(tx);
    return work(tx);
  });

/** Begins a search; `null` unless the wallet has a battle already, perhaps found by a search whose answer was lost. */
export function putTicket(
  { db, bus }: TicketDeps,
  { wallet, deckId, rules, searchId }: Searcher,
  now: number,
  searchMs: number,
): Promise<OpenBattle | CallRefusal | null> {
  return locked(db, async (tx) => {
    const open = await openBattleOf(tx, wallet);
    if (open !== undefined) {
      const own = await ticketOf(tx, wallet);
      return own?.battleId === open.battleId
        ? open
        : refused('battle-open', { params: { battleId: open.battleId } });
    }
    const ticket = {
      deckId,
      rules,
      searchId,
      createdAt: new Date(now),
      expiresAt: new Date(now + searchMs + GRACE_MS),
      battleId: null,
    };
    await tx
      .insert(matchTickets)
      .values({ wallet, ...ticket })
      .onConflictDoUpdate({ target: matchTickets.wallet, set: ticket });
    tx.afterCommit(() => bus.publish(matchTopic(wallet)));
    return null;
  });
}

export async function ticketOf(db: Queryable, wallet: string) {
  const [own] = await db.select().from(matchTickets).where(eq(matchTickets.wallet, wallet));
  return own;
}

export const dropTicket = (db: Queryable, wallet: string) =>
  db.delete(matchTickets).where(eq(matchTickets.wallet, wallet));

/** The other open searches by the same rules, the oldest first. */
export const othersThan = (db: Queryable, { wallet, rules }: Pick<Searcher, 'wallet' | 'rules'>, now: Date) =>
  db
    .select({ wallet: matchTickets.wallet, deckId: matchTickets.deckId })
    .from(matchTickets)
    .where(
      and(
        ne(matchTickets.wallet, wallet),
        eq(matchTickets.rules, rules),
        isNull(matchTickets.battleId),
        gt(matchTickets.expiresAt, now),
      ),
    )
    .orderBy(asc(matchTickets.createdAt))
    .limit(OTHERS);

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
  return locked(db, async (tx) => {
    await tx.delete(matchTickets).where(and(eq(matchTickets.wallet, wallet), isNull(matchTickets.battleId)));
    tx.afterCommit(() => bus.publish(matchTopic(wallet)));
    return (await openBattleOf(tx, wallet)) === undefined;
  });
}
