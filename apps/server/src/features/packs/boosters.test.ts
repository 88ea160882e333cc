/** Boosters of the shipped sets: made once, on sale where enough plays, sent with what plays, and drawn as every pack is. */
import { BUCKETS, type Bucket } from '@pokesol/cards';
import { drawPack, packDefinitionError, packHash, parsePackDefinition } from '@pokesol/packs';
import type {
  AdminPackType,
  CardPlaysAnswer,
  OddsAnswer,
  PackType,
  SetsOfCardAnswer,
} from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, TestAdmin, type TestServer } from '../../../testing/index.ts';
import { compilerOfServer } from '../cardText/version.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { SHIPPED_SETS_DIR, setsIn } from '../shipped/setFiles.ts';
import { seedBoosters } from './seedBoosters.ts';
import { packTypes, packTypeVersions } from './tables.ts';

describe.each(databasesFor('differing'))('boosters of the shipped sets on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  let now = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ kind, shippedSets: SHIPPED_SETS_DIR, now: () => now });
    admin = await TestAdmin.enter(server.base);
  }, 120_000);
  afterAll(() => server.close());

  const get = async <T>(path: string) => (await (await fetch(`${server.base}${path}`)).json()) as T;
  const onSale = () => get<PackType[]>('/api/pack-types');
  const all = () => admin.ok<AdminPackType[]>('GET', '/api/admin/pack-types');
  const ofSet = async (setId: string) =>
    (await all()).find(({ id }) => id === `${setId}-booster`) ?? expect.fail(`no booster of ${setId}`);

  test('each set has one, and the packs that were sold before are what they were', async () => {
    const packs = await all();
    const sets = await setsIn(SHIPPED_SETS_DIR);
    for (const { set } of sets)
      expect(
        packs.filter(({ setId, name }) => setId === set.id && name.endsWith(' Booster Pack')),
      ).toHaveLength(1);
    expect(packs).toHaveLength(sets.length + 4 + 1);
    const before = packs.filter(({ setId }) => setId === 'base1' || setId === 'sv3pt5');
    expect(before.map(({ id, price, cardCount }) => `${id} ${cardCount} ${price}`)).toEqual([
      'starter-pack 60 0',
      'base1-mini 5 60',
      'sv3pt5-mini 5 70',
      'base1-booster 11 100',
      'sv3pt5-booster 11 120',
      'base1-premium 11 250',
      'sv3pt5-premium 11 300',
    ]);
  });

  test('has odds of no level that its set lacks, the price of today’s boosters, and can be drawn', async () => {
    const priceOf = (odds: Readonly<Record<Bucket, number>>) =>
      odds.epic + odds.legendary > 0 ? '120' : '100';
    for (const { id } of (await all()).filter((pack) => pack.id.endsWith('-booster'))) {
      const { definition, packHash: published } = await get<OddsAnswer>(`/api/pack-types/${id}/odds`);
      const parsed = parsePackDefinition(definition);
      if ('refused' in parsed) return expect.fail(`${id}: ${parsed.message}`);
      expect(packDefinitionError(parsed.definition)).toBeUndefined();
      expect(packHash(parsed.definition)).toBe(published);
      if (id === 'base1-booster' || id === 'sv3pt5-booster') continue;
      for (const bucket of BUCKETS)
        expect(definition.odds[bucket] > 0, `${id} ${bucket}`).toBe(definition.pool[bucket].length > 0);
      const [type] = await server.database.db.select().from(packTypes).where(eq(packTypes.id, id));
      expect(type?.price).toBe(priceOf(definition.odds));
      const drawn = drawPack({ ...DRAW, definition: parsed.definition });
      expect(drawn).toHaveLength(definition.cardCount);
      const rare = new Set(BUCKETS.slice(2).flatMap((bucket) => definition.pool[bucket]));
      expect(rare.has(drawn.at(-1) ?? ''), id).toBe(true);
    }
  });

  test('holds as many cards as boosters of its time', async () => {
    const count = async (setId: string) => (await ofSet(setId)).cardCount;
    expect(await Promise.all(['neo1', 'ecard1', 'ex9', 'xy1', 'sv6', 'cel25'].map(count))).toEqual([
      11, 9, 9, 10, 10, 4,
    ]);
  });

  test('says how many of its cards play, as the list of cards that do not says', async () => {
    const { part, none } = await get<CardPlaysAnswer>('/api/card-plays');
    const notInFull = new Set([...part, ...none]);
    const shelf = await onSale();
    for (const { id, plays } of shelf.filter((pack) => pack.id !== 'starter-pack')) {
      const { definition } = await get<OddsAnswer>(`/api/pack-types/${id}/odds`);
      const ids = BUCKETS.flatMap((bucket) => definition.pool[bucket]);
      const full = ids.filter((card) => !notInFull.has(card)).length;
      expect(plays).toEqual({ full, cards: ids.length, isFew: full / ids.length < 0.6 });
    }
    const [jungle] = shelf.filter(({ setId }) => setId === 'base2');
    expect(jungle).toMatchObject({
      series: 'Base',
      releaseDate: '1999-06-16',
      price: '100',
      plays: { full: 64, cards: 64, isFew: false },
    });
  });

  test('begins on sale where at least 60% plays; put there by an admin below it, it says so', async () => {
    const few = (await all()).filter(({ plays }) => plays?.isFew);
    expect(few.map(({ setId }) => setId).sort()).toEqual(['gym2', 'neo3', 'neo4']);
    expect(few.every(({ isActive }) => !isActive)).toBe(true);
    expect((await onSale()).length).toBe(77 + 4 + 1 - few.length);
    const { id, version, revision } = await ofSet('neo4');
    await admin.ok('PATCH', `/api/admin/pack-types/${id}`, { version, revision, isActive: true });
    const sold = (await onSale()).find((pack) => pack.id === id);
    expect(sold?.plays).toMatchObject({ isFew: true });
    expect(sold?.plays?.full).toBeLessThan(0.6 * (sold?.plays?.cards ?? 0));
  });

  test('says it too when cards play no longer', async () => {
    const { db } = server.database;
    expect((await ofSet('base2')).plays?.isFew).toBe(false);
    await db
      .update(cards)
      .set({ edits: { attacks: [] } })
      .where(eq(cards.setId, 'base2'));
    await db
      .update(cards)
      .set({ edits: { supertype: 'Trainer' } })
      .where(eq(cards.setId, 'base2'));
    now += 60_000;
    expect((await onSale()).find(({ setId }) => setId === 'base2')?.plays).toMatchObject({ isFew: true });
    await db.update(cards).set({ edits: {} }).where(eq(cards.setId, 'base2'));
    now += 60_000;
    expect((await onSale()).find(({ setId }) => setId === 'base2')?.plays).toMatchObject({ full: 64 });
  });

  test('again adds none, and leaves what an admin changed or made', async () => {
    const { db } = server.database;
    const deps = { db, compilerNow: compilerOfServer() };
    expect(await seedBoosters(deps, ['base1', 'base2', 'xy1'])).toBe(0);
    await db.delete(packTypeVersions).where(eq(packTypeVersions.packTypeId, 'xy1-booster'));
    await db.delete(packTypes).where(eq(packTypes.id, 'xy1-booster'));
    await db.update(cardSets).set({ origin: 'made' }).where(eq(cardSets.id, 'xy1'));
    expect(await seedBoosters(deps, ['base1', 'base2', 'xy1'])).toBe(0);
    await db.update(cardSets).set({ origin: 'shipped' }).where(eq(cardSets.id, 'xy1'));
    const added = await Promise.all([seedBoosters(deps, ['xy1']), seedBoosters(deps, ['xy1'])]);
    expect(added.sort()).toEqual([0, 1]);
  });

  test('packs are found by a card of their set, however it is written, and never by basic energy', async () => {
    const setsOf = async (name: string) =>
      (await get<SetsOfCardAnswer>(`/api/pack-types/of-card?name=${encodeURIComponent(name)}`)).sets;
    expect(await setsOf('dark CHARIZARD')).toEqual([{ setId: 'base5', cards: 2 }]);
    expect(await setsOf('misty’s tears')).toEqual(await setsOf("Misty's Tears"));
    expect(await setsOf("Misty's Tears")).not.toEqual([]);
    // Heat Fire Energy is a special one; each set has basic ones.
    expect(await setsOf('Fire Energy')).toEqual([{ setId: 'swsh3', cards: 1 }]);
    expect(await setsOf('100%_')).toEqual([]);
    expect((await fetch(`${server.base}/api/pack-types/of-card?name=x`)).status).toBe(400);
  });

  test('the list is confirmed by its name until something of it changes', async () => {
    const first = await fetch(`${server.base}/api/pack-types`);
    const etag = first.headers.get('etag') ?? '';
    const again = () => fetch(`${server.base}/api/pack-types`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    const { id, version, revision } = await ofSet('bw1');
    await admin.ok('PATCH', `/api/admin/pack-types/${id}`, { version, revision, isActive: false });
    expect((await again()).status).toBe(200);
  });
});

const DRAW = { seed: new Uint8Array(32).fill(7), signature: new Uint8Array(64).fill(9) };
