/** Purchases verified and recorded per second, beside raw single-row inserts of the same database. */
import { randomUUID } from 'node:crypto';
import {
  DATABASE_KINDS,
  type DatabaseKind,
  freshDatabase,
  recordBurn,
  startTestServer,
  TestWallet,
} from '@pokesol/server/testing';
import { sql } from 'drizzle-orm';
import { inParallel, measure, ROUNDS, report } from './rate.ts';
import { rememberTransactions } from './rememberedChain.ts';

const PER_ROUND = 60;
const LANES = 8;
const PACK = 'base1-mini';
/** A wallet may have this many offers open. */
const BURNS_PER_WALLET = 20;

export async function benchPurchases(): Promise<void> {
  for (const kind of DATABASE_KINDS) await benchKind(kind);
}

async function benchKind(kind: DatabaseKind): Promise<void> {
  const database = await freshDatabase(kind);
  const server = await startTestServer({ kind, database });
  const fromChain = await makeBurns(server.base, PER_ROUND * ROUNDS);
  const fromMemory = await makeBurns(server.base, PER_ROUND * ROUNDS);
  const { entropy } = server;
  const live = { db: database.db, chain: server.chain, now: Date.now, entropy };
  const memory = { ...live, chain: rememberTransactions(server.chain) };
  // The first look fills the memory; it is refused for the wallet and records nothing.
  await inParallel(fromMemory, LANES, (burn) =>
    recordBurn(memory, { ...burn, by: 'page', wallet: server.chain.mint }),
  );
  await database.db.execute(
    sql`create table bench_rows (id uuid primary key, note text not null, at timestamptz not null)`,
  );

  const record = async (deps: typeof live, burns: Burn[]) => {
    const batch = burns.splice(0, PER_ROUND);
    await inParallel(batch, LANES, async (burn) => {
      const recorded = await recordBurn(deps, { ...burn, by: 'page' });
      if (!('purchase' in recorded && recorded.isNew))
        throw new Error(`not recorded: ${JSON.stringify(recorded)}`);
    });
    return batch.length;
  };
  const rates = await measure([
    {
      name: 'verified and recorded, chain included',
      unit: 'purchases',
      round: () => record(live, fromChain),
    },
    {
      name: 'verified and recorded, chain call from memory',
      unit: 'purchases',
      round: () => record(memory, fromMemory),
    },
    {
      name: 'raw single-row inserts',
      unit: 'rows',
      round: async () => {
        const ids = Array.from({ length: PER_ROUND * 5 }, () => randomUUID());
        await inParallel(ids, LANES, (id) =>
          database.db.execute(sql`insert into bench_rows values (${id}, 'a row of about this size', now())`),
        );
        return ids.length;
      },
    },
  ]);
  report(`Purchases on ${kind} (share of raw inserts)`, rates);
  await server.close();
  await database.close();
}

type Burn = { signature: string; wallet: string };

async function makeBurns(base: string, count: number): Promise<Burn[]> {
  const burns: Burn[] = [];
  while (burns.length < count) {
    const wallet = await TestWallet.createFunded(base);
    const share = Array.from({ length: Math.min(BURNS_PER_WALLET, count - burns.length) }, (_, i) => i);
    await inParallel(share, 25, async () => {
      burns.push({ signature: await wallet.burn(await wallet.intend(PACK)), wallet: wallet.address });
    });
  }
  return burns;
}
