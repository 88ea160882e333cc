/** The shipped sets in the database: loaded once, played by what their files say, and behind what a catalogue or an admin says. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseSetFacts } from '@pokesol/cards/base-set';
import { shippedCards } from '@pokesol/cards/catalogue';
import type { CardJson, CardPlaysAnswer, CardSetJson, CardTextAnswer } from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databasesFor,
  type FakeCatalogue,
  freshDatabase,
  startFakeTcgApi,
  startTestServer,
  TestAdmin,
  type TestServer,
} from '../../../testing/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { officialCards } from '../cardText/officialCards.ts';
import { cardTextReadings, SHIPPED } from '../cardText/tables.ts';
import { compilerOfServer } from '../cardText/version.ts';
import { seedCatalogue } from '../catalogue/seed.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { loadShippedSets } from './load.ts';
import { SHIPPED_SETS_DIR, setFilesIn, setsIn, shippedFigures } from './setFiles.ts';
import { shippedSets } from './tables.ts';

/** A folder with some of the sets' files; removed when the run ends. */
function folderOf(...ids: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pokesol-sets-'));
  for (const id of ids) cpSync(join(SHIPPED_SETS_DIR, `${id}.json`), join(folder, `${id}.json`));
  return folder;
}

describe.each(databasesFor('differing'))('loading shipped sets on %s', (kind) => {
  const folder = folderOf('base2', 'sv3pt5');
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.transaction(seedCatalogue);
    await loadShippedSets(database.db, folder);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const readings = () =>
    database.db.select().from(cardTextReadings).where(eq(cardTextReadings.version, SHIPPED));
  const rowOf = async (id: string) => (await database.db.select().from(cards).where(eq(cards.id, id)))[0];
  const textOf = (id: string) => readFileSync(join(folder, `${id}.json`), 'utf8');

  test('brings cards with their facts, and what each of them does', async () => {
    const [set] = await database.db.select().from(cardSets).where(eq(cardSets.id, 'base2'));
    expect(set).toMatchObject({ name: 'Jungle', code: 'JU', total: 64, origin: 'shipped' });
    expect((await rowOf('base2-1'))?.facts).toMatchObject({
      name: 'Clefable',
      hp: 70,
      evolvesFrom: 'Clefairy',
    });
    expect(await readings()).toHaveLength(64 + 207);
  });

  test('again writes nothing, and a changed file that set alone', async () => {
    const { db } = database;
    const state = async () => [
      await db.select().from(cards).orderBy(cards.id),
      rowsOf(await db.execute(sql`select card_id, xmin::text from card_text_readings order by 1`)),
    ];
    const before = await state();
    await loadShippedSets(db, folder);
    expect(await state()).toEqual(before);
    writeFileSync(join(folder, 'base2.json'), textOf('base2').replace('"hp":70', '"hp":75'));
    await db.execute(
      sql`update cards set base = base || '{"artworkUrl":"https://a.example/1"}' where id = 'base2-1'`,
    );
    await loadShippedSets(db, folder);
    expect((await rowOf('base2-1'))?.facts).toMatchObject({ hp: 75, artworkUrl: 'https://a.example/1' });
    expect(await readings()).toHaveLength(64 + 207);
  });

  test('leaves a card that a catalogue brought, or an admin made, and their sets', async () => {
    const { db } = database;
    await db.update(cards).set({ origin: 'imported' }).where(eq(cards.id, 'base2-2'));
    await db.update(cards).set({ origin: 'made' }).where(eq(cards.id, 'base2-3'));
    await db.execute(sql`update cards set base = base || '{"hp":990}' where id in ('base2-2', 'base2-3')`);
    await db.update(shippedSets).set({ version: 'older' });
    await loadShippedSets(db, folder);
    expect((await rowOf('base2-2'))?.facts.hp).toBe(990);
    expect((await rowOf('base2-3'))?.facts.hp).toBe(990);
    const ids = (await readings()).map(({ cardId }) => cardId);
    expect([ids.includes('base2-2'), ids.includes('base2-3')]).toEqual([true, false]);
    await db.update(cardSets).set({ origin: 'made', name: 'Mine' }).where(eq(cardSets.id, 'base2'));
    await db.update(shippedSets).set({ version: 'older' });
    await loadShippedSets(db, folder);
    expect((await db.select().from(cardSets).where(eq(cardSets.id, 'base2')))[0]).toMatchObject({
      name: 'Mine',
    });
  });

  test('comes again when a server of an earlier build removed the readings', async () => {
    await database.db.update(cardSets).set({ origin: 'shipped' }).where(eq(cardSets.id, 'base2'));
    await database.db.delete(cardTextReadings);
    await loadShippedSets(database.db, folder);
    expect((await readings()).length).toBe(64 - 1 + 207);
  });

  test('without a folder brings the Base set, as its file does', async () => {
    expect(await loadShippedSets(database.db, undefined)).toEqual(['base1']);
    expect((await readings()).length).toBe(102 + 64 - 1 + 207);
    const facts = await officialCards(database.db, compilerOfServer(), ['base1-12', 'base1-88']);
    const cards = shippedCards('base1').filter(({ id }) => facts.has(id));
    expect([...facts.values()]).toEqual(cards.map((card) => baseSetFacts(card)));
    const [loaded] = await database.db.select().from(shippedSets).where(eq(shippedSets.setId, 'base1'));
    const files = await setFilesIn(SHIPPED_SETS_DIR);
    expect(loaded?.version).toBe(files.find(({ setId }) => setId === 'base1')?.version);
  });
});

const SENTENCE = 'Flip 3 coins. This attack does 20 damage for each heads.';

describe.each(databasesFor('behaviour'))('a server with all shipped sets on %s', (kind) => {
  let fake: FakeCatalogue;
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    fake = await startFakeTcgApi({
      sets: [{ id: 'neo4', name: 'Neo Destiny', series: 'Neo', printedTotal: 105, total: 1 }],
      cards: () => [
        {
          id: 'neo4-107',
          name: 'Shining Charizard',
          number: '107',
          supertype: 'Pokémon',
          hp: '10',
          subtypes: ['Basic'],
          types: ['Water'],
          rarity: 'Rare Shining',
          attacks: [{ name: 'White-hot Flame', cost: ['Fire'], damage: '20×', text: SENTENCE }],
        },
      ],
    });
    server = await startTestServer({
      kind,
      shippedSets: SHIPPED_SETS_DIR,
      catalogues: { api: { url: fake.url } },
    });
    admin = await TestAdmin.enter(server.base);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await fake.close();
  });
  const get = async <T>(path: string) => (await (await fetch(`${server.base}${path}`)).json()) as T;

  test('has all of them among its sets, and their cards by set', async () => {
    const sets = await get<CardSetJson[]>('/api/card-sets');
    expect(sets).toHaveLength(77);
    expect(sets.every(({ isActive, releaseDate }) => isActive && releaseDate !== undefined)).toBe(true);
    const list = await get<CardJson[]>('/api/cards?setId=xy1');
    expect(list).toHaveLength(146);
    expect(list[0]).toMatchObject({ id: 'xy1-1', name: 'Venusaur-EX' });
  });

  test('says in its own words what a card does, and of what it does not read that it does not', async () => {
    expect(await get<CardTextAnswer>('/api/cards/xy1-1/text')).toEqual({
      cardId: 'xy1-1',
      plays: 'full',
      lines: [
        { kind: 'attack', name: 'Poison Powder', meaning: "Your opponent's Active Pokémon is now Poisoned." },
        { kind: 'attack', name: 'Jungle Hammer', meaning: 'Heal 30 damage from this Pokémon.' },
      ],
    });
    expect(await get<CardTextAnswer>('/api/cards/neo4-107/text')).toEqual({
      cardId: 'neo4-107',
      plays: 'none',
      lines: [{ kind: 'attack', name: 'White-hot Flame' }],
    });
  });

  test('counts as many cards in full as the files do', async () => {
    const { part, none } = await get<CardPlaysAnswer>('/api/card-plays');
    const sets = await setsIn(SHIPPED_SETS_DIR);
    const all = sets.flatMap(({ cards: some }) => some).length;
    const inFull = all - part.length - none.length;
    expect(shippedFigures(sets).split('\n').at(-1)).toContain(` ${inFull}/${all} in full`);
  });

  test('hands the rules what the card does', async () => {
    const facts = await officialCards(server.database.db, compilerOfServer(), ['xy1-1', 'neo4-107']);
    expect(facts.get('xy1-1')).toMatchObject({
      hp: 180,
      attacks: [
        { effect: { after: [{ do: 'afflict', on: 'defending', status: 'poison' }] } },
        { effect: { after: [{ do: 'heal', on: 'self', counters: 3 }] } },
      ],
    });
    expect(facts.get('neo4-107')).toMatchObject({ attacks: [{ effect: null, unread: '' }] });
  });

  test('an import brings sentences, which win, and keeps the card with its facts', async () => {
    await admin.ok('POST', '/api/admin/pokemon/import-set', { setId: 'neo4' });
    expect(await get<CardTextAnswer>('/api/cards/neo4-107/text')).toMatchObject({
      plays: 'full',
      lines: [{ printed: SENTENCE, meaning: expect.stringMatching(/./) }],
    });
    const [row] = await server.database.db.select().from(cards).where(eq(cards.id, 'neo4-107'));
    expect(row?.facts).toMatchObject({ hp: 100, types: ['Fire'] });
    expect(row?.origin).toBe('shipped');
  });
});
