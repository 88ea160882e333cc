/**
 * How many pairs a second matchmaking makes: of tickets alone, which is what all searchers of all servers share, and of people who
 * search over HTTP on one server, whose battles are dealt and stored. Beside them, rows that one statement updates.
 */
import { randomUUID } from 'node:crypto';
import {
  BattlePlayer,
  claimOther,
  type Database,
  freshDatabase,
  putTicket,
  type Searcher,
  settleClaim,
  startTestServer,
} from '@pokesol/server/testing';
import { sql } from 'drizzle-orm';
import { inParallel, measure, report } from './rate.ts';

/** At once; a server has ten connections. */
const LANES = 16;
const TICKETS = 1_000;
const PEOPLE = 60;
const ROUNDS = 3;
const SEARCH_MS = 60_000;

export async function benchMatchmaking(): Promise<void> {
  const database = await freshDatabase('postgres');
  const searchTime = { minMs: SEARCH_MS, maxMs: SEARCH_MS };
  const server = await startTestServer({ kind: 'postgres', database, searchTime });
  try {
    const people: BattlePlayer[] = [];
    for (let n = 0; n < PEOPLE; n += 1) people.push(await BattlePlayer.create(server.base));
    await database.db.execute(sql`create table bench_rows (id integer primary key, note text)`);
    await database.db.execute(
      sql`insert into bench_rows select n, '' from generate_series(1, ${TICKETS}::integer) as n`,
    );
    const rates = await measure(
      [
        {
          name: `of ${TICKETS} tickets, ${LANES} claims at once`,
          unit: 'pairs',
          round: () => pairTickets(database),
        },
        {
          name: `of ${PEOPLE} people at once, dealt and stored`,
          unit: 'pairs',
          round: () => pairPeople(database, people),
        },
        { name: 'one row updated by a statement', unit: 'statements', round: () => updateRows(database) },
      ],
      ROUNDS,
    );
    report('Matchmaking on postgres (share of updated rows)', rates);
  } finally {
    await server.close();
    await database.close();
  }
}

const SILENT = { publish: () => {} };

/** All searchers of all servers share these: two a pair. */
export async function pairTickets({ db }: Database): Promise<{ done: number; ms: number }> {
  await db.execute(sql`delete from match_tickets`);
  const searchers: Searcher[] = Array.from({ length: TICKETS }, () => ({
    ...{ wallet: randomUUID(), deckId: randomUUID(), searchId: randomUUID(), rules: 'classic' },
  }));
  await inParallel(searchers, LANES, (each) => putTicket({ db, bus: SILENT }, each, Date.now(), SEARCH_MS));
  const start = performance.now();
  let pairs = 0;
  await inParallel(searchers, LANES, async (me) => {
    const other = await claimOther(db, me, { claim: randomUUID(), now: new Date(), tried: [] });
    if (other === undefined) return;
    await settleClaim(db, other, me.wallet, randomUUID());
    pairs += 1;
  });
  return { done: pairs, ms: performance.now() - start };
}

async function pairPeople(
  { db }: Database,
  people: readonly BattlePlayer[],
): Promise<{ done: number; ms: number }> {
  await db.execute(sql`delete from match_tickets`);
  await db.execute(sql`update battle_seats set is_open = false`);
  await db.execute(sql`delete from wallet_battles`);
  const start = performance.now();
  const found = await Promise.all(people.map((each) => each.search()));
  const ms = performance.now() - start;
  if (!found.every(({ isMultiplayer }) => isMultiplayer)) throw new Error('a search found no player');
  return { done: new Set(found.map(({ battleId }) => battleId)).size, ms };
}

async function updateRows({ db }: Database): Promise<number> {
  const ids = Array.from({ length: TICKETS }, (_, n) => n + 1);
  await inParallel(ids, LANES, (id) =>
    db.execute(sql`update bench_rows set note = ${randomUUID()} where id = ${id}`),
  );
  return TICKETS;
}
