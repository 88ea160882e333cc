/** How many pairs a second the tickets of all searchers of all servers give, which lie in one place. */
import { randomUUID } from 'node:crypto';
import { claimOther, type Database, putTicket, type Searcher, settleClaim } from '@pokesol/server/testing';
import { sql } from 'drizzle-orm';
import { inParallel } from '../rate.ts';

/** At once; a server has ten connections. */
const LANES = 16;
const TICKETS = 1_000;
const SEARCH_MS = 60_000;

const SILENT = { publish: () => {} };

export async function pairTickets({ db }: Database): Promise<{ done: number; ms: number }> {
  await db.execute(sql`delete from match_tickets`);
  const searchers: Searcher[] = Array.from({ length: TICKETS }, () => ({
    wallet: randomUUID(),
    deckId: randomUUID(),
    searchId: randomUUID(),
    rules: 'classic',
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
