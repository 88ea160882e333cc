/** The list of all cards is written once for everybody, and anew after every change. */
import type { CardJson } from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    await seedCatalogue(database.db);
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
