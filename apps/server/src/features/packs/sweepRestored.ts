/** Looks on the chain for burns whose offers a restore lost: no reference names them any more, so each wallet's own history does. */
import { isRefusal } from '@pokesol/engine';
import { type Address, type Signature, signature } from '@solana/kit';
import { and, eq, sql } from 'drizzle-orm';
import type { Chain } from '../../platform/chain/chain.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { wallets } from '../auth/index.ts';
import { burnersOf } from './burners.ts';
import { type RecordDeps, recordBurn } from './record.ts';
import { type Restore, spanOf } from './restores.ts';
import { restoreLooks, restores } from './tables.ts';

/** Wallets looked at in one round, and how many at a time. */
const BATCH = 50;
const LANES = 8;
/** Of one wallet in one round: the rest waits for the next one, and holds up no other wallet. */
const MOST_TRANSACTIONS = 100;
const PAGE = 1000;
const MOST_PAGES = 10;
/** So long after a restore a wallet that the backup did not know is looked at when it comes. Later, «Recover» finds its burns. */
const NEWCOMERS_DAYS = 30;
/** What was claimed by a server that died, and what failed, comes up again. */
const LEASE_S = 60;
/** Behind the last moment a burn could count: a node may index it late. */
const LAST_LOOK_S = 3600;

export type RestoredDeps = RecordDeps & { onError(error: unknown, wallet: string): void };
export type RestoredReport = { looked: number; recorded: number; failed: number; isFull: boolean };

type Look = { restore: Restore; wallet: string; before: string | null };

/** One round; several servers share the wallets. Nothing but one statement where no restore was. */
export async function sweepRestored(deps: RestoredDeps): Promise<RestoredReport> {
  const looks = await claim(deps);
  const report = { looked: 0, recorded: 0, failed: 0, isFull: looks.length === BATCH };
  const queue = [...looks];
  const lane = async () => {
    for (let look = queue.shift(); look !== undefined; look = queue.shift()) {
      try {
        const recorded = await lookAt(deps, look);
        report.recorded += recorded;
        report.looked += 1;
      } catch (error) {
        report.failed += 1;
        deps.onError(error, look.wallet);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return report;
}

async function claim({ db, now }: RestoredDeps): Promise<Look[]> {
  const all = await db.select().from(restores);
  if (all.length === 0) return [];
  const at = sql`${new Date(now()).toISOString()}::timestamptz`;
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${restoreLooks} (restore_id, wallet, next_look_at)
      select r.id, w.address, ${at} from ${restores} r cross join ${wallets} w
      where r.restored_at > ${at} - make_interval(days => ${NEWCOMERS_DAYS}) and not exists
        (select from ${restoreLooks} l where l.restore_id = r.id and l.wallet = w.address)
      limit ${BATCH} on conflict do nothing`);
    return rowsOf<{ restore_id: string | number; wallet: string; before: string | null }>(
      await tx.execute(sql`
        with due as (select restore_id, wallet from ${restoreLooks} where next_look_at <= ${at}
          order by next_look_at limit ${BATCH} for update skip locked)
        update ${restoreLooks} l set next_look_at = ${at} + make_interval(secs => ${LEASE_S}) from due
        where l.restore_id = due.restore_id and l.wallet = due.wallet
        returning l.restore_id, l.wallet, l.before`),
    );
  });
  return rows.flatMap(({ restore_id, wallet, before }) => {
    const restore = all.find(({ id }) => id === Number(restore_id));
    return restore === undefined ? [] : [{ restore, wallet, before }];
  });
}

/** A burn is signed by its wallet, so that the wallet's history names it, whichever of its accounts held the tokens. */
async function lookAt(deps: RestoredDeps, look: Look): Promise<number> {
  const { signatures, before } = await historyOf(deps, look);
  let recorded = 0;
  for (const each of signatures) {
    const burners = await burnersOf(deps, each);
    if (typeof burners === 'string') throw new Error(`the chain mentions ${each} but does not show it`);
    if (!burners.known.includes(look.wallet)) continue;
    const result = await recordBurn(deps, { signature: each, wallet: look.wallet, by: 'sweep' });
    if (!isRefusal(result) && result.isNew) recorded += 1;
  }
  await looked(deps, look, before);
  return recorded;
}

type History = { signatures: Signature[]; before: string | null };

/** One endpoint's history may have gaps: at the last look another one is asked, where there is one that answers. */
async function historyOf({ chain, now }: RestoredDeps, look: Look): Promise<History> {
  if (now() < lastLookAt(look.restore)) return historyIn(chain.rpc, look);
  for (const { rpc } of chain.witnesses.slice(1)) {
    const history = await historyIn(rpc, look).catch(() => undefined);
    if (history !== undefined) return history;
  }
  return historyIn(chain.rpc, look);
}

const lastLookAt = (restore: Restore): number => (spanOf(restore).to + LAST_LOOK_S) * 1000;

/** The newest first, from where the last round ended; `before` where there is more of the span. */
async function historyIn(rpc: Chain['rpc'], { restore, wallet, before }: Look): Promise<History> {
  const { from, to } = spanOf(restore);
  const signatures: Signature[] = [];
  let below = before === null ? undefined : signature(before);
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await rpc
      .getSignaturesForAddress(wallet as Address, {
        commitment: 'confirmed',
        limit: PAGE,
        ...(below !== undefined && { before: below }),
      })
      .send();
    for (const { signature: each, blockTime, err } of page) {
      below = each;
      if (blockTime !== null && blockTime < from) return { signatures, before: null };
      if (err === null && (blockTime === null || blockTime <= to)) signatures.push(each);
      if (signatures.length === MOST_TRANSACTIONS) return { signatures, before: each };
    }
    if (page.length < PAGE) return { signatures, before: null };
  }
  return { signatures, before: below ?? null };
}

/** Once more behind the span's end, since offers from before the restore can be paid until then. */
async function looked(
  { db, now }: RestoredDeps,
  { restore, wallet }: Look,
  before: string | null,
): Promise<void> {
  const lastLook = lastLookAt(restore);
  const next = before === null ? (now() < lastLook ? new Date(lastLook) : null) : new Date(now());
  await db
    .update(restoreLooks)
    .set({ nextLookAt: next, before })
    .where(and(eq(restoreLooks.restoreId, restore.id), eq(restoreLooks.wallet, wallet)));
}
