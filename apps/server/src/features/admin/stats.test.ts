/** The overview's figures: bought through the chain, and counted, on both databases, at every border. */
import { randomUUID } from 'node:crypto';
import { type AdminStats, adminStats, type FreePackAnswer } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Database,
  databasesFor,
  freshDatabase,
  startTestServer,
  TestAdmin,
  TestWallet,
} from '../../../testing/index.ts';
import { wallets } from '../auth/tables.ts';
import { purchases } from '../packs/tables.ts';
import { adminStatsAt } from './stats.ts';

describe.each(databasesFor('differing'))('the figures of purchases on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.insert(wallets).values(['anna', 'bert', 'cleo'].map((address) => ({ address })));
  });
  afterAll(() => database.close());
  afterEach(() => database.db.delete(purchases));

  // The evening of a 29 February in UTC; the window begins on 31 January.
  const NOW = Date.parse('2028-02-29T21:30:00Z');
  type Bought = {
    wallet?: string;
    at: string;
    price?: string;
    status?: typeof purchases.$inferInsert.status;
  };
  const bought = ({ wallet = 'anna', at, price = '100', status = 'opened' }: Bought) =>
    database.db.insert(purchases).values({
      id: randomUUID(),
      wallet,
      packTypeId: 'base1-mini',
      version: 1,
      price,
      status,
      amount: 1n,
      transactionSignature: randomUUID(),
      burnPath: 'outer[0]',
      finality: 'finalized',
      seed: '',
      seedHash: '',
      createdAt: new Date(at),
    });
  const stats = () => adminStatsAt(database.db, NOW);
  const soldDays = ({ days }: AdminStats) => days.filter(({ packs }) => packs > 0);

  test('of nothing are zero on each of thirty days', async () => {
    const { days, ...figures } = await stats();
    expect(figures).toEqual({ totalPacksSold: 0, activeTraders: 0, tradingVolume: 0, platformRevenue: 0 });
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2028-01-31', packs: 0, poke: 0 });
    expect(days[29]).toEqual({ day: '2028-02-29', packs: 0, poke: 0 });
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
  });

  test('end the thirty days where UTC does', async () => {
    await bought({ at: '2028-01-30T23:59:59.999Z', wallet: 'anna', price: '1000' });
    await bought({ at: '2028-01-31T00:00:00.000Z', wallet: 'bert', price: '10' });
    await bought({ at: '2028-02-28T23:59:59.999Z', wallet: 'bert', price: '20' });
    await bought({ at: '2028-02-29T00:00:00.000Z', wallet: 'cleo', price: '40' });
    const found = await stats();
    expect(found).toMatchObject({
      totalPacksSold: 4,
      tradingVolume: 1070,
      platformRevenue: 70,
      activeTraders: 2,
    });
    expect(soldDays(found)).toEqual([
      { day: '2028-01-31', packs: 1, poke: 10 },
      { day: '2028-02-28', packs: 1, poke: 20 },
      { day: '2028-02-29', packs: 1, poke: 40 },
    ]);
  });

  test('leave out what the chain dropped, and take in what is not opened yet', async () => {
    await bought({ at: '2028-02-29T10:00:00Z', status: 'revoked', wallet: 'bert', price: '5000' });
    await bought({ at: '2028-02-29T11:00:00Z', status: 'confirmed' });
    await bought({ at: '2028-02-29T12:00:00Z', status: 'opened' });
    const found = await stats();
    expect(found).toMatchObject({
      totalPacksSold: 2,
      activeTraders: 1,
      tradingVolume: 200,
      platformRevenue: 200,
    });
    expect(soldDays(found)).toEqual([{ day: '2028-02-29', packs: 2, poke: 200 }]);
  });

  test('are summed without rounding', async () => {
    for (let i = 0; i < 10; i += 1) await bought({ at: '2028-02-29T10:00:00Z', price: '0.1' });
    await bought({ at: '2028-02-29T10:00:00Z', price: '0.000001' });
    const found = await stats();
    expect(found.tradingVolume).toBe(1.000001);
    expect(found.platformRevenue).toBe(1.000001);
    expect(soldDays(found)[0]?.poke).toBe(1.000001);
  });

  test('count a wallet once, however often it bought', async () => {
    for (const wallet of ['anna', 'bert', 'anna', 'anna'])
      await bought({ at: '2028-02-20T10:00:00Z', wallet });
    expect(await stats()).toMatchObject({ totalPacksSold: 4, activeTraders: 2 });
  });
});

test.each(databasesFor('behaviour'))(
  'packs bought on the chain are counted, free ones are not, on %s',
  async (kind) => {
    const server = await startTestServer({ kind });
    const admin = await TestAdmin.enter(server.base);
    const look = async () => adminStats.parse(await admin.ok('GET', '/api/admin/stats'));
    expect(await look()).toMatchObject({ totalPacksSold: 0, activeTraders: 0, tradingVolume: 0 });

    const prices: number[] = [];
    for (const packs of [['base1-mini', 'base1-mini'], ['base1-mini']]) {
      const wallet = await TestWallet.createFunded(server.base);
      await wallet.ok<FreePackAnswer>('POST', '/api/pack-purchases/free', {
        packTypeId: 'x',
        walletAddress: wallet.address,
      });
      for (const pack of packs) prices.push(Number((await wallet.buy(pack)).price));
    }
    const burned = prices.reduce((sum, price) => sum + price, 0);
    expect(burned).toBeGreaterThan(0);
    const { days, ...figures } = await look();
    expect(figures).toEqual({
      totalPacksSold: 3,
      activeTraders: 2,
      tradingVolume: burned,
      platformRevenue: burned,
    });
    // Midnight may pass between the purchases.
    const lastDays = days.slice(-2);
    expect(lastDays.reduce((sum, { packs }) => sum + packs, 0)).toBe(3);
    expect(lastDays.reduce((sum, { poke }) => sum + poke, 0)).toBe(burned);

    const [{ id } = { id: '' }] = await server.database.db.select({ id: purchases.id }).from(purchases);
    await server.database.db.update(purchases).set({ status: 'revoked' }).where(eq(purchases.id, id));
    expect(await look()).toMatchObject({ totalPacksSold: 2 });
    await server.close();
  },
);
