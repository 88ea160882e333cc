/** What there is of one wallet, counted, and whether the counts add up: cards by openings, points by the ledger. */
import { STORY_STATES, type SupportWallet } from '@pokesol/protocol';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { wallets } from '../auth/index.ts';
import { battleSeats, battles } from '../battles/index.ts';
import { pointEntries, pointsOf } from '../campaign/index.ts';
import { userCards } from '../collection/index.ts';
import { decks } from '../decks/index.ts';
import { deckSize, freePackClaims, packTypeVersions, purchaseIntents, purchases } from '../packs/index.ts';
import { actsOn } from './acts.ts';

/** All of it as it was at one moment: what is compared must not change in between. */
export function walletAt(db: Db, wallet: string, now: Date): Promise<SupportWallet | CallRefusal> {
  return db.transaction((tx) => read(tx, wallet, now), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(tx: Tx, wallet: string, now: Date): Promise<SupportWallet | CallRefusal> {
  const [known] = await tx.select().from(wallets).where(eq(wallets.address, wallet));
  if (known === undefined) return refused('wallet-unknown');
  const claim = await claimOf(tx, wallet);
  const opened = await purchaseCounts(tx, wallet, now);
  return {
    wallet,
    since: known.createdAt.toISOString(),
    lastSeenAt: known.lastSeenAt.toISOString(),
    purchases: opened.states,
    cards: { ...(await cardCounts(tx, wallet)), granted: opened.drawn + (claim?.cards ?? 0) },
    ...(claim !== undefined && { freePack: claim.freePack }),
    decks: await deckCount(tx, wallet),
    battles: await battleCounts(tx, wallet),
    points: await pointCounts(tx, wallet),
    acts: await actsOn(tx, [wallet]),
  };
}

async function claimOf(tx: Tx, wallet: string) {
  const { packTypeId, version, claimedAt } = freePackClaims;
  const [claim] = await tx
    .select({ packTypeId, version, claimedAt, contents: packTypeVersions.contents })
    .from(freePackClaims)
    .innerJoin(
      packTypeVersions,
      and(eq(packTypeVersions.packTypeId, packTypeId), eq(packTypeVersions.version, version)),
    )
    .where(eq(freePackClaims.wallet, wallet));
  if (claim === undefined) return undefined;
  const { contents, ...freePack } = claim;
  return {
    freePack: { ...freePack, claimedAt: freePack.claimedAt.toISOString() },
    cards: deckSize(contents ?? []),
  };
}

/** How many there are in each state, and how many cards were drawn. */
async function purchaseCounts(tx: Tx, wallet: string, now: Date) {
  const state = sql<string>`
    case ${purchases.status} when 'confirmed' then 'unopened' when 'opened' then 'opened' else 'void' end`;
  const bought = await tx
    .select({
      state,
      packs: count(),
      drawn: sql`coalesce(sum(jsonb_array_length(${purchases.drawn})), 0)`.mapWith(Number),
    })
    .from(purchases)
    .where(eq(purchases.wallet, wallet))
    .groupBy(purchases.status);
  const isOpen = sql`${purchaseIntents.expiresAt} > ${now.toISOString()}::timestamptz`;
  const [offers] = await tx
    .select({
      offered: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
      unpaid: sql`count(*) filter (where not ${isOpen})`.mapWith(Number),
    })
    .from(purchaseIntents)
    .where(
      and(
        eq(purchaseIntents.wallet, wallet),
        sql`not exists (select from ${purchases}
          where ${purchases.wallet} = ${wallet} and ${purchases.intentId} = ${purchaseIntents.id})`,
      ),
    );
  const counts = new Map<string, number>([
    ...bought.map((row) => [row.state, row.packs] as const),
    ...Object.entries(offers ?? {}),
  ]);
  const states = Object.fromEntries(STORY_STATES.map((each) => [each, counts.get(each) ?? 0]));
  return {
    states: states as SupportWallet['purchases'],
    drawn: bought.reduce((sum, { drawn }) => sum + drawn, 0),
  };
}

async function deckCount(tx: Tx, wallet: string): Promise<number> {
  const [row] = await tx.select({ decks: count() }).from(decks).where(eq(decks.wallet, wallet));
  return row?.decks ?? 0;
}

async function cardCounts(tx: Tx, wallet: string) {
  const [row] = await tx
    .select({
      different: count(),
      copies: sql`coalesce(sum(${userCards.quantity}), 0)`.mapWith(Number),
    })
    .from(userCards)
    .where(eq(userCards.wallet, wallet));
  return row ?? { different: 0, copies: 0 };
}

async function battleCounts(tx: Tx, wallet: string): Promise<SupportWallet['battles']> {
  const rows = await tx
    .select({ status: battles.status, battles: count() })
    .from(battleSeats)
    .innerJoin(battles, eq(battles.id, battleSeats.battleId))
    .where(eq(battleSeats.wallet, wallet))
    .groupBy(battles.status);
  const counts = new Map(rows.map((row) => [row.status, row.battles]));
  const of = (status: keyof SupportWallet['battles']) => counts.get(status) ?? 0;
  return { open: of('open'), ended: of('ended'), abandoned: of('abandoned') };
}

async function pointCounts(tx: Tx, wallet: string): Promise<SupportWallet['points']> {
  const [sum] = await tx
    .select({ ledger: sql`coalesce(sum(${pointEntries.points}), 0)`.mapWith(Number), entries: count() })
    .from(pointEntries)
    .where(eq(pointEntries.wallet, wallet));
  return { balance: await pointsOf(tx, wallet), ledger: sum?.ledger ?? 0, entries: sum?.entries ?? 0 };
}
