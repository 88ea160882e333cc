/** What the page's polling costs: the stats are asked for every five seconds by everybody who is connected. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CampaignPlayer } from '../../../testing/battles/campaignPlayer.ts';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { onCampaignEnd } from './pay.ts';
import { campaignStatsOf, opponentsFor } from './progress.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ kind: 'postgres' });
});
afterAll(() => server.close());

/** The same database, which counts what it is asked. */
function counting(db: Db): { db: Db; asked: () => number } {
  let count = 0;
  const counted: Db = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        count += 1;
        return Reflect.apply(value, target, args);
      };
    },
  });
  return { db: counted, asked: () => count };
}

test('stats take two statements and the list one, however much was played, and write nothing', async () => {
  const player = await CampaignPlayer.create(server.base, server.database.db);
  for (let battle = 0; battle < 5; battle += 1) {
    const stats = counting(server.database.db);
    await campaignStatsOf(stats.db, player.wallet.address);
    expect(stats.asked()).toBe(2);
    const list = counting(server.database.db);
    await opponentsFor(list.db, player.wallet.address);
    expect(list.asked()).toBe(1);
    const { id } = await player.challenge('joey');
    const ends = { winner: 0, onEnd: onCampaignEnd(systemEntropy), now: new Date() } as const;
    await endBattle(server.database.db, id, ends);
  }
});

test('a wallet’s seats are found by their index, not by reading everybody’s', async () => {
  const { db } = server.database;
  const plan = await db.transaction(async (tx) => {
    // With so few rows a scan would be cheaper; what counts is that an index can answer.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select battle_id from battle_seats where wallet = 'stranger'`);
  });
  expect(JSON.stringify((plan as unknown as { rows: unknown[] }).rows)).toContain('battle_seats_wallet');
});
