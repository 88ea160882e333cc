/** What a start does to a catalogue that an earlier version wrote; on both databases. */
import { cardById, SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { cardJsonOf } from '@pokesol/protocol';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import type { Database } from '../../platform/db/database.ts';
import { seedPackTypes } from '../packs/seed.ts';
import { packTypeVersions } from '../packs/tables.ts';
import { seedCatalogue } from './seed.ts';
import { cards } from './tables.ts';

const CARD = 'base1-51';

describe.each(databasesFor('differing'))('seeding on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.transaction(seedCatalogue);
    await database.db.transaction(seedPackTypes);
  });
  afterAll(() => database.close());

  const rows = () => database.db.select().from(cards).orderBy(asc(cards.id));

  test('again changes no row', async () => {
    const before = await rows();
    await database.db.transaction(seedCatalogue);
    expect(await rows()).toEqual(before);
    expect(before).toHaveLength(SHIPPED_SETS.reduce((sum, { id }) => sum + shippedCards(id).length, 0));
  });

  test('gives a card of an earlier version its texts and effects, and leaves the packs as they were sold', async () => {
    const { db } = database;
    const [card] = await db.select().from(cards).where(eq(cards.id, CARD));
    if (card === undefined) throw new Error(`${CARD} is not seeded`);
    const attacks = card.facts.attacks.map((attack) => ({ ...attack, effects: [], text: '' }));
    await db
      .update(cards)
      .set({ base: { ...card.base, attacks } })
      .where(eq(cards.id, CARD));
    const packs = await db.select().from(packTypeVersions);
    await db.transaction(seedCatalogue);
    await db.transaction(seedPackTypes);
    const [again] = await db.select().from(cards).where(eq(cards.id, CARD));
    expect(again?.facts).toEqual(cardById(CARD));
    expect(again?.facts.attacks[0]?.text).toMatch(/^Flip a coin\. If heads, .+ Poisoned\./);
    expect(await db.select().from(packTypeVersions)).toEqual(packs);
    expect(packs.length).toBeGreaterThan(5);
  });
});

describe('a card on its way to the page', () => {
  const set = { id: 'base1', name: 'Base', series: 'Base', printedTotal: 102 };
  const json = (id: string) => {
    const card = cardById(id);
    if (card === undefined) throw new Error(`No card ${id}`);
    return cardJsonOf(card, set);
  };

  test('has a text when it is a trainer or a special energy', () => {
    expect(json('base1-91').text).toBe('Draw 2 cards.');
    expect(json('base1-75').text).toBe('This card has no effect in battles yet.');
    expect(json('base1-96').text).toBe('Provides 2 Colorless Energy.');
  });

  test('has none when it is a basic energy or a Pokémon, whose attacks have theirs', () => {
    expect(json('base1-98')).not.toHaveProperty('text');
    expect(json('base1-58')).not.toHaveProperty('text');
    expect(json('base1-30').attacks.map(({ text }) => text)).toEqual([
      '',
      'The Defending Pokemon is now Poisoned.',
    ]);
  });
});
