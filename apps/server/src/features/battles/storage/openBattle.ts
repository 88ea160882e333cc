/** The battle that a wallet has not finished yet, and the claim of one that is about to begin. */
import { setTimeout as delay } from 'node:timers/promises';
import { otherSeat, type Seat } from '@pokesol/engine';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { battles, walletBattles } from '../tables.ts';
import { opponentColumns } from './battleLine.ts';
import { type BattleStart, modeColumns } from './battleRow.ts';
import type { BattleEnds } from './settlement.ts';

/** A battle that a player searched for, or came back to. */
export type OpenBattle = { readonly battleId: string; readonly isMultiplayer: boolean };

/** Only a server that died leaves a claim to its end; by the database's clock. */
const CLAIM_SECONDS = 10;
/** Later than this a claimed battle is not stored any more: its claim might end meanwhile. */
const BEGIN_SECONDS = 5;
/** How long a look waits for what becomes of another claim. */
const LOOK_AGAIN_MS = 50;

const isOpenOf = (wallet: string) => and(eq(walletBattles.wallet, wallet), isNull(walletBattles.result));

async function openLineOf(db: Queryable, wallet: string) {
  const { battleId, opponentWallet, claimedUntil } = walletBattles;
  const [line] = await db
    .select({ battleId, opponentWallet, isClaimed: sql<boolean>`${claimedUntil} > now()` })
    .from(walletBattles)
    .where(isOpenOf(wallet));
  return line;
}

async function statusOf(db: Queryable, battleId: string) {
  const [battle] = await db.select({ status: battles.status }).from(battles).where(eq(battles.id, battleId));
  return battle?.status;
}

export const isStored = async (db: Queryable, battleId: string): Promise<boolean> =>
  (await statusOf(db, battleId)) !== undefined;

/** Whether it never came and never will: its claim is over, and it is not there. */
export async function cameToNothing(db: Queryable, wallet: string, battleId: string): Promise<boolean> {
  const [claim] = await db
    .select({ is: sql`1` })
    .from(walletBattles)
    .where(
      and(
        ...[eq(walletBattles.wallet, wallet), eq(walletBattles.battleId, battleId)],
        gt(walletBattles.claimedUntil, sql`now()`),
      ),
    );
  return claim === undefined && !(await isStored(db, battleId));
}

/** The wallet's line says which, and the battle whether: it may be about to begin, or have just ended. */
export async function openBattleOf(db: Queryable, wallet: string): Promise<OpenBattle | undefined> {
  const line = await openLineOf(db, wallet);
  if (line === undefined || (await statusOf(db, line.battleId)) !== 'open') return undefined;
  return { battleId: line.battleId, isMultiplayer: line.opponentWallet !== null };
}

type ClaimDeps = { readonly db: Queryable; readonly ends: Pick<BattleEnds, 'apply'> };
/** Until when the battle may be stored, why there can be none, or that another one is about to begin. */
type Claim = { readonly beginBy: string } | CallRefusal | 'claimed';

export const battleOpen = (battleId: string): CallRefusal => refused('battle-open', { params: { battleId } });

/**
 * Keeps the wallet of that seat for a battle that is about to begin, without waiting for another claim. What stands in the way and
 * is neither is cleared first: the claim of a server that died, an end that was not written yet.
 */
export async function claimWallet({ db, ends }: ClaimDeps, start: BattleStart, seat: Seat): Promise<Claim> {
  const { id: battleId, mode, setup, seats, createdAt } = start;
  const { wallet } = seats[seat];
  if (wallet === null) throw new Error(`no wallet sits at seat ${seat} of battle ${battleId}`);
  for (;;) {
    const [claimed] = await db
      .insert(walletBattles)
      .values({
        wallet,
        battleId,
        ...modeColumns(mode),
        rules: setup.rules,
        format: setup.format?.id ?? null,
        createdAt,
        ...opponentColumns(seats[otherSeat(seat)]),
        claimedUntil: sql`now() + make_interval(secs => ${sql.raw(String(CLAIM_SECONDS))})`,
      })
      .onConflictDoNothing()
      .returning({
        beginBy: sql<string>`(now() + make_interval(secs => ${sql.raw(String(BEGIN_SECONDS))}))::text`,
      });
    if (claimed !== undefined) return claimed;
    const line = await openLineOf(db, wallet);
    if (line === undefined) continue;
    const status = await statusOf(db, line.battleId);
    if (status === 'open') return battleOpen(line.battleId);
    if (status !== undefined) {
      // Over, and its server did not come to write it. Nor can we: it is no battle that one could go back to.
      if (!(await ends.apply(line.battleId))) return refused('database-unreachable');
      if ((await openLineOf(db, wallet))?.battleId === line.battleId)
        throw new Error(`battle ${line.battleId} is over, and left nothing for its line`);
    } else if (line.isClaimed) return 'claimed';
    else await giveBack(db, wallet, line.battleId, lte(walletBattles.claimedUntil, sql`now()`));
  }
}

/** Waits for what becomes of another's claim: its battle, or its end. Waiting holds no wallet. */
export async function claimDecided(db: Queryable, wallet: string): Promise<void> {
  for (;;) {
    const line = await openLineOf(db, wallet);
    if (line === undefined || !line.isClaimed || (await isStored(db, line.battleId))) return;
    await delay(LOOK_AGAIN_MS);
  }
}

/** The claim is over without a battle. */
export const freeWallet = (db: Queryable, wallet: string, battleId: string) =>
  giveBack(db, wallet, battleId, undefined);

const giveBack = (
  db: Queryable,
  wallet: string,
  battleId: string,
  when: ReturnType<typeof lte> | undefined,
) => db.delete(walletBattles).where(and(isOpenOf(wallet), eq(walletBattles.battleId, battleId), when));
