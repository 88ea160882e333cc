/** The list of all cards, or of a set, is written once for everybody, and anew after every change. */
import type { CardJson } from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { basicEnergies } from './basicEnergies.ts';
import { type CardLists, cardLists } from './cardList.ts';
import { seedCatalogue } from './seed.ts';
import { cardSets, cards } from './tables.ts';

describe.each(databasesFor('differing'))('the list of all cards on %s', (kind) => {
  let database: Database;
  let lists: CardLists;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.transaction(seedCatalogue);
    lists = cardLists(database.db);
  });
  afterAll(() => database.close());
  const listOf = async (setId?: string) => (await lists(setId)).list();
  const etagOf = async (setId?: string) => (await lists(setId)).etag;
  const named = async (id: string) => {
    const all: CardJson[] = JSON.parse(`${(await listOf()).body}`);
    return all.find((card) => card.id === id);
  };

  test('is one list for all who ask, now and later', async () => {
    const [one, two] = await Promise.all([listOf(), listOf()]);
    expect(two).toBe(one);
    expect(await listOf()).toBe(one);
  });

  test('stands beside one list for each set, written once too', async () => {
    const reads = vi.spyOn(database.db, 'select');
    const many = await Promise.all(Array.from({ length: 50 }, () => listOf('sv3pt5')));
    expect(new Set(many).size).toBe(1);
    expect(await listOf('sv3pt5')).toBe(many[0]);
    expect(await listOf('base1')).not.toBe(many[0]);
    // The state, shared, and each of the two lists once.
    expect(reads.mock.calls.length).toBeLessThan(25);
    const [first] = JSON.parse(`${many[0]?.body}`);
    expect(first).toMatchObject({ set: { id: 'sv3pt5' } });
  });

  test('has its name before it is written: a server that has written none reads no card for it', async () => {
    const other = cardLists(database.db);
    const reads = vi.spyOn(database.db, 'select');
    const { etag } = await other('base1');
    expect(etag).toBe(await etagOf('base1'));
    for (const [fields] of reads.mock.calls) expect(Object.keys(fields)).not.toContain('facts');
    reads.mockClear();
    await (await other('base1')).list();
    expect(reads.mock.calls.flatMap(([fields]) => Object.keys(fields))).toContain('facts');
    reads.mockRestore();
  });

  test('keeps nothing of sets that do not exist', async () => {
    const empty = await listOf('missing');
    expect(`${empty.body}`).toBe('[]');
    expect(await listOf('missing')).not.toBe(empty);
  });

  test('of one set is another after a change, too, and that of other sets stays', async () => {
    const { db } = database;
    const first = await etagOf('base1');
    const other = { etag: await etagOf('sv3pt5'), list: await listOf('sv3pt5') };
    await db
      .update(cards)
      .set({ edits: { name: 'Turtok' } })
      .where(eq(cards.id, 'base1-2'));
    const changed: CardJson[] = JSON.parse(`${(await listOf('base1')).body}`);
    expect(changed.find(({ id }) => id === 'base1-2')?.name).toBe('Turtok');
    expect(await etagOf('base1')).not.toBe(first);
    expect(await etagOf('sv3pt5')).toBe(other.etag);
    expect(await listOf('sv3pt5')).toBe(other.list);
    // Its undoing is the list that was: a page that still has it need not load it again.
    await db.update(cards).set({ edits: {} }).where(eq(cards.id, 'base1-2'));
    expect(await etagOf('base1')).toBe(first);
  });

  test('is another after a change of a card, its undoing, and a change of a set', async () => {
    const { db } = database;
    const rename = (edits: object) => db.update(cards).set({ edits }).where(eq(cards.id, 'base1-4'));
    const first = await listOf();
    await rename({ name: 'Glurak' });
    expect(await named('base1-4')).toMatchObject({ name: 'Glurak' });
    await rename({});
    const undone = await listOf();
    expect(undone).not.toBe(first);
    expect(undone).toEqual(first);
    const etags = [await etagOf(), await etagOf('base1')];
    await db.update(cardSets).set({ name: 'First' }).where(eq(cardSets.id, 'base1'));
    expect(await named('base1-4')).toMatchObject({ set: { name: 'First' } });
    await db.delete(cards).where(eq(cards.id, 'base1-4'));
    expect(await named('base1-4')).toBeUndefined();
    for (const etag of [await etagOf(), await etagOf('base1')]) expect(etags).not.toContain(etag);
  });

  test('that could not be written is not kept', async () => {
    const { db } = database;
    await db
      .update(cards)
      .set({ edits: { name: 'Machomei' } })
      .where(eq(cards.id, 'base1-8'));
    await db.execute(sql`alter table card_sets rename column series to serial`);
    await expect(listOf()).rejects.toThrow();
    await db.execute(sql`alter table card_sets rename column serial to series`);
    expect((await named('base1-8'))?.name).toBe('Machomei');
  });

  test('of basic energies there is one printing of each type, the oldest', async () => {
    const energies = await basicEnergies(database.db);
    expect(energies.map(({ id, name }) => [id, name])).toEqual([
      ['base1-100', 'Lightning Energy'],
      ['base1-101', 'Psychic Energy'],
      ['base1-102', 'Water Energy'],
      ['base1-97', 'Fighting Energy'],
      ['base1-98', 'Fire Energy'],
      ['base1-99', 'Grass Energy'],
    ]);
  });
});
