/**
 * What the product writes beside what its database can: purchases recorded and opened, and actions of bots without a pause, as
 * shares of transactions of three statements, by the same driver, with as many callers at once, on the same database.
 *
 * Server and database client are this process, as they are one process in the product; the callers over HTTP are another
 * process, as browsers are. The chain answers from memory: how quick a chain is, no database decides.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BattlePlayer,
  connectTestChain,
  createPackCache,
  DATABASE_KINDS,
  type DatabaseKind,
  openPurchase,
  recordBurn,
  startTestServer,
  storedDatabase,
  type TestServer,
  TestWallet,
} from '@pokesol/server/testing';
import { sql } from 'drizzle-orm';
import { makeBurns } from './burns.ts';
import { type Callers, startCallers } from './callers.ts';
import { figures } from './figures.ts';
import { type Contestant, inParallel, measure, type Rate, report } from './rate.ts';
import { rememberTransactions } from './rememberedChain.ts';
import { rowsOf } from './rows.ts';
import { threeStatements } from './threeStatements.ts';
import type { Burned, Caller } from './writesCallers.ts';

/** At once, whatever is measured. A server has ten connections to Postgres, PGlite one. */
const CALLERS = 16;
/** Counted ones, and those before: a server in use has run its code some thousand times. */
const [ROUNDS, FIRST_ROUNDS] = [5, 16];
const FIRST_ROUNDS_OF_PLAY = 4;
const PURCHASES_A_ROUND = 120;
const PLAYED_MS = 1_500;

/** Each kind of database in turn. */
export async function benchWrites(): Promise<void> {
  for (const kind of DATABASE_KINDS) await benchKind(kind);
}

async function benchKind(kind: DatabaseKind): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-bench-'));
  const database = await storedDatabase(kind, dir);
  const chain = await connectTestChain();
  const server = await startTestServer({ kind, database, chain: rememberTransactions(chain) });
  const callers = startCallers();
  try {
    const load = loadavg()[0]?.toFixed(1);
    console.log(`\nWrites on ${kind}: ${CALLERS} callers at once (load of the machine before: ${load})`);
    await benchPurchases(server, callers);
    await benchActions(server, callers);
  } finally {
    await callers.stop();
    await server.close();
    await chain.close();
    await database.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function benchPurchases(server: TestServer, callers: Callers): Promise<void> {
  const { database, chain, entropy, base, packCache } = server;
  const { db } = database;
  const burns = await makeBurns(PURCHASES_A_ROUND, () => TestWallet.createFunded(server.base));
  /** The same burns are new again. */
  const forget = async () => {
    await db.execute(sql`delete from user_cards`);
    await db.execute(sql`delete from purchases`);
    await db.execute(sql`update purchase_intents set next_sweep_at = expires_at`);
    if (database.kind === 'postgres') await db.execute(sql`vacuum user_cards, purchases, purchase_intents`);
  };
  const buyWith =
    (...caches: readonly [typeof packCache, typeof packCache]) =>
    async ({ wallet, signature, packTypeId }: Burned) => {
      const deps = { db, chain, now: Date.now, entropy, cache: caches[0] };
      const recorded = await recordBurn(deps, { wallet, signature, packTypeId, by: 'page' });
      if (!('purchase' in recorded && recorded.isNew)) throw new Error(JSON.stringify(recorded));
      const opened = await openPurchase(db, wallet, recorded.purchase.id, new Date(), caches[1]);
      if (!('cards' in opened)) throw new Error(JSON.stringify(opened));
    };
  const buy = buyWith(packCache, packCache);
  const buyElsewhere = buyWith(createPackCache(), createPackCache());
  // What the purchases of this run wrote, in their size.
  await inParallel(burns.slice(0, 1), 1, buy);
  const [purchase, intent, cards] = await Promise.all(
    (['purchases', 'purchase_intents', 'user_cards'] as const).map(async (table) =>
      JSON.stringify((await rowsOf(database, sql`select * from ${sql.identifier(table)} limit 1`))[0]),
    ),
  );
  await forget();
  const rates = await measure(
    [
      {
        name: 'recorded and opened',
        unit: 'purchases',
        round: () => timed(forget, () => inParallel(burns, CALLERS, buy).then(() => burns.length)),
      },
      {
        name: 'offered, recorded and opened on three servers',
        unit: 'purchases',
        round: () => timed(forget, () => inParallel(burns, CALLERS, buyElsewhere).then(() => burns.length)),
      },
      {
        name: 'recorded and opened over HTTP',
        unit: 'purchases',
        round: () => timedBy(forget, () => callers.call({ kind: 'buy', base, lanes: CALLERS, burns })),
      },
      await threeStatements(database, 'text', CALLERS, [`${purchase}`, `${intent}`, `${cards}`]),
    ],
    ROUNDS,
    FIRST_ROUNDS,
  );
  report('  Purchases (share of transactions)', rates);
  noteShares(database.kind, rates, PURCHASES);
}

async function benchActions(server: TestServer, callers: Callers): Promise<void> {
  const { database, base } = server;
  const bots: Caller[] = [];
  await inParallel([...Array(CALLERS).keys()], CALLERS, async () => {
    const { wallet, deckId } = await BattlePlayer.create(base);
    bots.push({ cookie: wallet.cookie, deckId });
  });
  const play: Contestant = {
    name: 'of bots without a pause, over HTTP',
    unit: 'actions',
    round: () => callers.call({ kind: 'play', base, ms: PLAYED_MS, bots }),
  };
  // What their actions write, in its size.
  await play.round();
  const [row] = await rowsOf(
    database,
    sql`select jsonb_build_object('state', state, 'recent', recent)::text as state,
        (select events::text from battle_actions order by length(events::text) limit 1
          offset (select count(*) / 2 from battle_actions)) as events
      from battles order by version desc limit 1`,
  );
  const { state, events } = row ?? {};
  const reference = await threeStatements(database, 'jsonb', CALLERS, [`${events}`, `${state}`, `${events}`]);
  const rates = await measure([play, reference], ROUNDS, FIRST_ROUNDS_OF_PLAY);
  report('  Actions (share of transactions)', rates);
  noteShares(database.kind, rates, ACTIONS);
}

/** By the contestant's place: what is expected, and aimed at, of each kind of database. */
type Shares = readonly {
  readonly name: string;
  readonly least: number;
  readonly aim: Record<DatabaseKind, number>;
}[];
const PURCHASES: Shares = [
  { name: 'purchase', least: 0.2, aim: { pglite: 0.5, postgres: 0.4 } },
  { name: 'purchase on three servers', least: 0.12, aim: { pglite: 0.5, postgres: 0.4 } },
  { name: 'purchase over HTTP', least: 0.1, aim: { pglite: 0.25, postgres: 0.25 } },
];
const ACTIONS: Shares = [{ name: 'action over HTTP', least: 0.15, aim: { pglite: 0.5, postgres: 0.4 } }];

/** The last rate is the reference. */
function noteShares(kind: DatabaseKind, rates: readonly Rate[], shares: Shares): void {
  const reference = rates.at(-1)?.perSecond ?? Number.NaN;
  for (const [place, { name, least, aim }] of shares.entries())
    figures.note({
      name: `${name}, ${kind}`,
      value: (rates[place]?.perSecond ?? Number.NaN) / reference,
      of: 'a transaction of three statements',
      least,
      aim: aim[kind],
    });
}

/** Without what `prepare` takes before it. */
async function timed(prepare: () => Promise<void>, work: () => Promise<number>) {
  await prepare();
  const begun = performance.now();
  const done = await work();
  return { done, ms: performance.now() - begun };
}

async function timedBy<T>(prepare: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  await prepare();
  return work();
}
