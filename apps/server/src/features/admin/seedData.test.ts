/** 'Seed Sample Data' on an empty catalogue, twice, at once, and over an admin's work. */
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { SEEDED_PACK_TYPES } from '@pokesol/packs';
import type { SeedDataAnswer } from '@pokesol/protocol';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, TestAdmin, type TestServer } from '../../../testing/index.ts';
import { auditEntries } from '../audit/tables.ts';
import { seedCatalogue } from '../catalogue/seed.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { seedPackTypes } from '../packs/seed.ts';
import { packTypes, packTypeVersions } from '../packs/tables.ts';

const SHIPPED: SeedDataAnswer = {
  sets: SHIPPED_SETS.length,
  cards: SHIPPED_SETS.reduce((sum, { id }) => sum + shippedCards(id).length, 0),
  // The starter pack is one more.
  packTypes: SEEDED_PACK_TYPES.length + 1,
};
const NOTHING: SeedDataAnswer = { sets: 0, cards: 0, packTypes: 0 };

describe.each(databasesFor('behaviour'))('seeding sample data on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [packTypeVersions, packTypes, cards, cardSets])
      await server.database.db.delete(table);
  });

  const seed = () => admin.ok<SeedDataAnswer>('POST', '/api/admin/seed-data', {});
  const sells = async () => (await admin.ok<object[]>('GET', '/api/pack-types')).length;
  const written = () =>
    server.database.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'seed-data'))
      .orderBy(desc(auditEntries.id));

  test('fills an empty catalogue, and the second time changes nothing; both are written down', async () => {
    expect(await sells()).toBe(0);
    expect(await seed()).toEqual(SHIPPED);
    expect(await sells()).toBeGreaterThan(5);
    expect(await seed()).toEqual(NOTHING);
    expect((await written()).slice(0, 2)).toEqual([{ after: NOTHING }, { after: SHIPPED }]);
  });

  test('puts back only what is missing', async () => {
    await seed();
    const { db } = server.database;
    await db.delete(cards).where(eq(cards.id, 'base1-4'));
    await db.delete(packTypeVersions).where(eq(packTypeVersions.packTypeId, 'base1-mini'));
    await db.delete(packTypes).where(eq(packTypes.id, 'base1-mini'));
    expect(await seed()).toEqual({ sets: 0, cards: 1, packTypes: 1 });
  });

  test('five times at once adds everything once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, seed));
    const sum = (name: keyof SeedDataAnswer) => answers.reduce((total, answer) => total + answer[name], 0);
    expect({ sets: sum('sets'), cards: sum('cards'), packTypes: sum('packTypes') }).toEqual(SHIPPED);
    expect(await server.database.db.select({ id: cards.id }).from(cards)).toHaveLength(SHIPPED.cards);
  });

  test('when its last step fails, none of it was done', async () => {
    const { db } = server.database;
    const before = await written();
    await db.execute(
      sql`alter table audit_entries add constraint refuses check (action <> 'seed-data') not valid`,
    );
    expect((await admin.call('POST', '/api/admin/seed-data', {})).status).toBe(500);
    await db.execute(sql`alter table audit_entries drop constraint refuses`);
    expect(await db.select().from(cardSets)).toEqual([]);
    expect(await db.select().from(packTypes)).toEqual([]);
    expect(await written()).toEqual(before);
  });

  test('neither it nor a start undoes what an admin changed', async () => {
    await seed();
    const { db } = server.database;
    const all = async () => ({
      sets: await db.select().from(cardSets).orderBy(asc(cardSets.id)),
      cards: await db.select().from(cards).orderBy(asc(cards.id)),
      packs: await db.select().from(packTypes).orderBy(asc(packTypes.id)),
    });
    const mine = { name: 'My own', description: 'Changed by hand', isActive: false };
    await db.update(cardSets).set({ ...mine, artworkUrl: 'https://cards.example/set.png' });
    await db.update(packTypes).set({ ...mine, price: '7' });
    await db
      .update(cards)
      .set({ edits: { name: 'Glurak' }, isActive: false })
      .where(eq(cards.id, 'base1-4'));
    const edited = await all();
    expect(await seed()).toEqual(NOTHING);
    await db.transaction(seedCatalogue);
    await db.transaction(seedPackTypes);
    expect(await all()).toEqual(edited);
    expect(edited.cards.find(({ id }) => id === 'base1-4')?.name).toBe('Glurak');
  });

  test('what an admin made under a shipped id stays as it was made', async () => {
    await seed();
    const { db } = server.database;
    const card = and(eq(cards.id, 'base1-4'), eq(cards.setId, 'base1'));
    const [printed] = await db.select().from(cards).where(card);
    if (printed === undefined) throw new Error('base1-4 is not seeded');
    const base = { ...printed.base, name: 'Homemade' };
    await db
      .update(cardSets)
      .set({ origin: 'made', series: 'Custom', total: 1 })
      .where(eq(cardSets.id, 'base1'));
    await db.update(cards).set({ origin: 'made', base }).where(card);
    expect(await seed()).toEqual(NOTHING);
    expect(await db.select({ name: cards.name }).from(cards).where(card)).toEqual([{ name: 'Homemade' }]);
    const [set] = await db.select().from(cardSets).where(eq(cardSets.id, 'base1'));
    expect(set).toMatchObject({ origin: 'made', series: 'Custom', total: 1 });
  });
});
