/** The list of all cards is written once for everybody, and anew after every change. */
import type { CardJson } from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { databasesFor, freshDatabase } from '../../testing/index.ts';
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
  const named = async (id: string) => {
    const all: CardJson[] = JSON.parse((await lists(undefined)).body);
    return all.find((card) => card.id === id);
  };

  test('is one list for all who ask, now and later', async () => {
    const [one, two] = await Promise.all([lists(undefined), lists(undefined)]);
    expect(two).toBe(one);
    expect(await lists(undefined)).toBe(one);
  });

  test('stands beside one list for each set, written once too', async () => {
    const reads = vi.spyOn(database.db, 'select');
    const many = await Promise.all(Array.from({ length: 50 }, () => lists('sv3pt5')));
    expect(new Set(many).size).toBe(1);
    expect(await lists('sv3pt5')).toBe(many[0]);
    expect(await lists('base1')).not.toBe(many[0]);
    // The state, shared, and each of the two lists once.
    expect(reads.mock.calls.length).toBeLessThan(20);
    const [first] = JSON.parse(many[0]?.body ?? '');
    expect(first).toMatchObject({ set: { id: 'sv3pt5' } });
  });

  test('keeps nothing of sets that do not exist', async () => {
    const nobody = await lists('nobody');
    expect(nobody.body).toBe('[]');
    expect(await lists('nobody')).not.toBe(nobody);
  });

  test('of one set is another after a change, too', async () => {
    const { db } = database;
    const first = await lists('base1');
    await db
      .update(cards)
      .set({ edits: { name: 'Turtok' } })
      .where(eq(cards.id, 'base1-2'));
    const changed: CardJson[] = JSON.parse((await lists('base1')).body);
    expect(changed.find(({ id }) => id === 'base1-2')?.name).toBe('Turtok');
    await db.update(cards).set({ edits: {} }).where(eq(cards.id, 'base1-2'));
    expect((await lists('base1')).etag).toBe(first.etag);
  });

  test('is another after a change of a card, its undoing, and a change of a set', async () => {
    const { db } = database;
    const rename = (edits: object) => db.update(cards).set({ edits }).where(eq(cards.id, 'base1-4'));
    const first = await lists(undefined);
    await rename({ name: 'Glurak' });
    expect(await named('base1-4')).toMatchObject({ name: 'Glurak' });
    await rename({});
    const undone = await lists(undefined);
    expect(undone).not.toBe(first);
    expect(undone).toEqual(first);
    await db.update(cardSets).set({ name: 'First' }).where(eq(cardSets.id, 'base1'));
    expect(await named('base1-4')).toMatchObject({ set: { name: 'First' } });
    await db.delete(cards).where(eq(cards.id, 'base1-4'));
    expect(await named('base1-4')).toBeUndefined();
  });

  test('that could not be written is not kept', async () => {
    const { db } = database;
    await db
      .update(cards)
      .set({ edits: { name: 'Machomei' } })
      .where(eq(cards.id, 'base1-8'));
    await db.execute(sql`alter table card_sets rename column series to serial`);
    await expect(lists(undefined)).rejects.toThrow();
    await db.execute(sql`alter table card_sets rename column serial to series`);
    expect((await named('base1-8'))?.name).toBe('Machomei');
  });
});
