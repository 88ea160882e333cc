/** Compares the counters of points and results with ledger and battles, which are the truth, and corrects what differs. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleResult } from '@pokesol/protocol';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import type { JobRound } from '../../platform/jobs/jobs.ts';
import { pointsOf } from './points.ts';
import { pointBalances } from './tables.ts';

/** Wallets that one round looks at, by their indexes. */
const BATCH = 200;

type CounterDeps = {
  readonly db: Db;
  /** Called for a wallet whose counters were wrong: something wrote past the statement that keeps them. */
  readonly onWrong: (wallet: string) => void;
  /** Fewer in tests. */
  readonly batch?: number;
};

/** The rounds of a job: each looks at the wallets that follow those of the round before, and after the last at the first. */
export function counterChecks({ db, onWrong, batch = BATCH }: CounterDeps): () => Promise<JobRound> {
  let last = '';
  return async () => {
    const wallets = await addresses(
      db,
      sql`select address from wallets where address > ${last} order by address limit ${batch}`,
    );
    last = wallets[batch - 1] ?? '';
    const wrong = wallets.length === 0 ? [] : await wrongAmong(db, wallets);
    for (const wallet of wrong) {
      onWrong(wallet);
      await db.transaction((tx) => recount(tx, wallet));
    }
    return wrong.length === 0 ? {} : { report: { wrongCounters: wrong.length } };
  };
}

/** Every wallet whose counters are not what ledger and battles say; changes nothing. */
export async function wrongCounters(db: Queryable): Promise<string[]> {
  const wrong: string[] = [];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const wallets: string[] = await addresses(
      db,
      sql`select address from wallets where address > ${last} order by address limit ${BATCH}`,
    );
    if (wallets.length > 0) wrong.push(...(await wrongAmong(db, wallets)));
    last = wallets[BATCH - 1];
  }
  return wrong;
}

/** Holds one wallet's counter and compares; what is wrong is counted anew. Answers the points before and after. */
export async function compareCounters(
  tx: Tx,
  wallet: string,
): Promise<{ isWrong: boolean; before: number; after: number }> {
  // A battle that ends meanwhile waits, or has been counted.
  const [held] = await tx
    .select({ points: pointBalances.points })
    .from(pointBalances)
    .where(eq(pointBalances.wallet, wallet))
    .for('update');
  const isWrong = (await wrongAmong(tx, [wallet])).length > 0;
  if (isWrong) await recount(tx, wallet);
  return { isWrong, before: held?.points ?? 0, after: await pointsOf(tx, wallet) };
}

/** One statement, so that counters and what they count are read at one moment. */
function wrongAmong(db: Queryable, wallets: readonly string[]): Promise<string[]> {
  const these = listOf(wallets);
  const balances = sql`select wallet, points::bigint from point_balances where points <> 0 and wallet in ${these}`;
  const records = sql`select wallet, trainer_id, victories, defeats, official_victories, official_defeats
    from trainer_records where wallet in ${these}`;
  return addresses(
    db,
    sql`
    select wallet as address from (${difference(balances, ledgerSums(these))}) as sums
    union
    select wallet from (${difference(records, battleCounts(these))}) as counts
    order by address`,
  );
}

const difference = (one: SQL, other: SQL): SQL =>
  sql`(${one} except ${other}) union all (${other} except ${one})`;

/** A battle that ends meanwhile has been counted, or adds to what was counted: its row is held before the ledger is read. */
async function recount(tx: Tx, wallet: string): Promise<void> {
  const these = listOf([wallet]);
  await tx.execute(sql`insert into point_balances values (${wallet}, 0) on conflict (wallet) do nothing`);
  await tx.execute(sql`select 1 from point_balances where wallet = ${wallet} for update`);
  await tx.execute(sql`
    update point_balances set points = coalesce((select points from (${ledgerSums(these)}) as sums), 0)
    where wallet = ${wallet}`);
  await tx.execute(sql`delete from trainer_records where wallet = ${wallet}`);
  await tx.execute(sql`
    insert into trainer_records (wallet, trainer_id, victories, defeats, official_victories, official_defeats)
    ${battleCounts(these)}`);
}

const ledgerSums = (wallets: SQL): SQL => sql`
  select wallet, sum(points)::bigint as points from point_entries where wallet in ${wallets} group by wallet`;

const battleCounts = (wallets: SQL): SQL => sql`
  select wallet, trainer_id,
    ${resultsBy('classic', 'victory')}, ${resultsBy('classic', 'defeat')},
    ${resultsBy('official', 'victory')}, ${resultsBy('official', 'defeat')}
  from wallet_battles
  where wallet in ${wallets} and trainer_id is not null and mode = 'campaign' and result in ('victory', 'defeat')
  group by wallet, trainer_id`;

const resultsBy = (rules: AnyRules, result: BattleResult): SQL =>
  sql`(count(*) filter (where rules = ${rules} and result = ${result}))::integer`;

const listOf = (wallets: readonly string[]): SQL =>
  sql`(${sql.join(
    wallets.map((wallet) => sql`${wallet}`),
    sql`, `,
  )})`;

async function addresses(db: Queryable, query: SQL): Promise<string[]> {
  const answer = await db.execute(query);
  return rowsOf<{ address: string }>(answer).map(({ address }) => address);
}
