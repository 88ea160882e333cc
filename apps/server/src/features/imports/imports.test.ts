/** Importing sets, from the call to the tables. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { asCardId } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import type {
  CardSetJson,
  ExternalSetsAnswer,
  ImportProgress,
  ImportReport,
  RefusalBody,
} from '@pokesol/protocol';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  cardsPage,
  databasesFor,
  EDGE_CASE_CARDS,
  EDGE_CASE_SET,
  type FakeCard,
  type FakeCatalogue,
  type FakeData,
  gate,
  startFakeTcgApi,
  startTestServer,
  TestAdmin,
  type TestServer,
} from '../../../testing/index.ts';
import { rowsOf as answered } from '../../platform/db/statement.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { smallHeap } from '../../platform/smallHeap.ts';
import { auditEntries } from '../audit/tables.ts';
import { importFiguresOfServer } from '../cardText/coverage.ts';
import { compilerOfServer } from '../cardText/version.ts';
import { seedCatalogue } from '../catalogue/seed.ts';
import { lockSet } from '../catalogue/sets.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { importSet } from './importSet.ts';
import { DEAD_MS } from './progress.ts';
import { shippedSource } from './shippedSource.ts';
import { setImports } from './tables.ts';

const SETS = '/api/admin/pokemon/sets';
const IMPORT = '/api/admin/pokemon/import-set';
const progressPath = (importId: string) => `/api/admin/pokemon/imports/${importId}`;
/** A dry run writes nothing that would name an admin. */
const NO_ADMIN = { sessionId: '', address: '' };
const A_MINUTE_MS = 60_000;
/** No answer that a test holds back takes so long. */
const QUICK = { timeoutMs: 30_000, pauseMs: 5, mostBytes: 1024 * 1024, listMs: 8_000 };

const [NIDORAN] = EDGE_CASE_CARDS;
const numbered = (setId: string, number: string, facts: object = {}): FakeCard => ({
  ...NIDORAN,
  id: `${setId}-${number}`,
  number,
  ...facts,
});

/** What the fake server serves; a test lays there what it needs. */
const served = new Map<string, { name: string; cards: FakeCard[]; facts?: object }>();
const DATA: FakeData = {
  get sets() {
    return [...served].map(([id, { name, cards, facts }]) => ({
      id,
      name,
      series: 'Tests',
      printedTotal: cards.length,
      total: cards.length,
      ...facts,
    }));
  },
  cards: (setId) => served.get(setId)?.cards ?? [],
};

describe.each(databasesFor('behaviour'))('importing a set on %s', (kind) => {
  let fake: FakeCatalogue;
  let server: TestServer;
  let other: TestServer;
  let admin: TestAdmin;
  let aheadMs = 0;
  beforeAll(async () => {
    fake = await startFakeTcgApi(DATA);
    const options = {
      kind,
      catalogues: { api: { url: fake.url }, limits: QUICK },
      now: () => Date.now() + aheadMs,
    };
    server = await startTestServer(options);
    other = await startTestServer({ ...options, database: server.database, chain: server.chain });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(async () => {
    await other.close();
    await server.close();
    await fake.close();
  });
  afterEach(() => {
    fake.mend();
    served.clear();
    aheadMs = 0;
  });

  const { id: quirk } = EDGE_CASE_SET;
  const serveQuirks = (change: object = {}) =>
    served.set(quirk, {
      name: EDGE_CASE_SET.name,
      cards: EDGE_CASE_CARDS.map((card) => ({ ...card, ...change })),
      facts: EDGE_CASE_SET,
    });
  const rowsOf = (setId: string) =>
    server.database.db.select().from(cards).where(eq(cards.setId, setId)).orderBy(asc(cards.id));
  const rowOf = async (id: string) =>
    (await server.database.db.select().from(cards).where(eq(cards.id, id)))[0];
  const lastAuditEntry = async () =>
    (await server.database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
  /** As if the import had given no sign of life for so long. */
  const age = (importId: string, ms: number) =>
    server.database.db
      .update(setImports)
      .set({ touchedAt: sql`${setImports.touchedAt} - ${`${ms} milliseconds`}::interval` })
      .where(eq(setImports.id, importId));
  const importing = (body: object) => admin.ok<ImportReport>('POST', IMPORT, body);
  const progress = (importId: string) => admin.ok<ImportProgress>('GET', progressPath(importId));
  /** Another call wants what a transaction under way has locked. An in-process database lets no other in meanwhile. */
  async function anotherWaits(): Promise<void> {
    if (kind === 'pglite') return;
    const waiting = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(
      () => server.database.db.execute(waiting),
      (answer) => answered(answer).length > 0,
    );
  }

  test('lists, compares, imports, and finds nothing to do the second time', async () => {
    serveQuirks();
    const listed = await admin.ok<ExternalSetsAnswer>('GET', SETS);
    expect(listed).toMatchObject({
      source: 'api',
      data: [
        {
          id: quirk,
          name: 'Quirks & Oddities',
          series: 'Tests',
          total: 20,
          releaseDate: '2026-02-03',
          imported: 0,
        },
      ],
    });
    expect(listed.data[0]?.images.symbol).toBe('https://images.example/quirk1/symbol.png');
    expect(listed.sources.map((source) => source.kind)).toEqual(['api', 'shipped']);

    const dry = await importing({ setId: quirk, dryRun: true });
    expect(dry).toMatchObject({ dryRun: true, added: 20, changed: 0, unreadCount: 0 });
    expect(dry.changes[0]).toEqual({ id: 'quirk1-1', name: 'Nidoran ♀', note: 'New' });
    expect(dry.notes.map(({ id }) => id)).toEqual(['quirk1-9', 'quirk1-H12', 'quirk1-20', 'quirk1-20']);
    expect(await rowsOf(quirk)).toEqual([]);

    const importId = randomUUID();
    const done = await importing({ setId: quirk, importId });
    expect(done).toEqual({ ...dry, dryRun: false });
    expect(await rowsOf(quirk)).toHaveLength(20);
    expect(await progress(importId)).toMatchObject({
      status: 'done',
      cardsRead: 20,
      total: 20,
      report: done,
    });
    const action = await lastAuditEntry();
    expect(action).toMatchObject({ action: 'set.import', subject: quirk, address: '127.0.0.1' });
    expect(action?.before).toBeNull();
    expect(action?.after).toMatchObject({
      source: 'api',
      added: 20,
      changed: 0,
      unchanged: 0,
      set: { name: 'Quirks & Oddities', series: 'Tests', total: 20 },
    });
    expect(action?.after).toHaveProperty('addedCards.0', 'quirk1-1 Nidoran ♀');
    expect(action?.after).toHaveProperty('addedCards.length', 20);
    expect(await server.database.db.select().from(cardSets).where(eq(cardSets.id, quirk))).toMatchObject([
      {
        name: 'Quirks & Oddities',
        code: 'QRK',
        releaseDate: '2026-02-03',
        origin: 'imported',
        isActive: true,
      },
    ]);

    const before = await rowsOf(quirk);
    const again = await importing({ setId: quirk });
    expect(again).toMatchObject({ cardsImported: 20, added: 0, changed: 0, unchanged: 20, changes: [] });
    expect(await rowsOf(quirk)).toEqual(before);
    expect(await lastAuditEntry()).toEqual(action);
    expect((await admin.ok<ExternalSetsAnswer>('GET', SETS)).data[0]?.imported).toBe(20);
  });

  test('shows field by field what would change, and changes that alone', async () => {
    serveQuirks();
    await importing({ setId: quirk });
    const before = new Map((await rowsOf(quirk)).map((row) => [row.id, row]));
    serveQuirks();
    const list = served.get(quirk)?.cards ?? [];
    list[0] = { ...NIDORAN, hp: '70', artist: 'Mitsuhiro' } as unknown as FakeCard;
    const dry = await importing({ setId: quirk, dryRun: true });
    expect(dry).toMatchObject({ added: 0, changed: 1, unchanged: 19 });
    expect(dry.changes).toHaveLength(1);
    expect(dry.changes[0]?.id).toBe('quirk1-1');
    expect(dry.changes[0]?.note.split('; ').sort()).toEqual(['artist: «» → «Mitsuhiro»', 'hp: 60 → 70']);
    await importing({ setId: quirk });
    expect(await lastAuditEntry()).toMatchObject({
      before: { changedCards: { 'quirk1-1 Nidoran ♀': { hp: 60, artist: '' } } },
      after: { changed: 1, changedCards: { 'quirk1-1 Nidoran ♀': { hp: 70, artist: 'Mitsuhiro' } } },
    });
    for (const row of await rowsOf(quirk))
      if (row.id === 'quirk1-1') expect(row.facts).toMatchObject({ hp: 70, artist: 'Mitsuhiro' });
      else expect(row).toEqual(before.get(row.id));
  });

  test('leaves an admin’s work alone: edits, withdrawn and made cards, the set’s own words', async () => {
    const { db } = server.database;
    served.set('kept1', { name: 'Kept', cards: ['1', '2', '3'].map((number) => numbered('kept1', number)) });
    await importing({ setId: 'kept1' });
    await db
      .update(cards)
      .set({ edits: { name: 'Renamed', hp: 999 } })
      .where(eq(cards.id, 'kept1-1'));
    await db.update(cards).set({ isActive: false }).where(eq(cards.id, 'kept1-2'));
    await db.update(cards).set({ origin: 'made' }).where(eq(cards.id, 'kept1-3'));
    await db
      .update(cardSets)
      .set({ name: 'Ours', isActive: false, artworkUrl: 'https://a.example/b.png' })
      .where(eq(cardSets.id, 'kept1'));
    const made = await rowOf('kept1-3');
    served.set('kept1', {
      name: 'Theirs',
      facts: { series: 'Later' },
      cards: ['1', '2', '3'].map((number) => numbered('kept1', number, { hp: '80' })),
    });
    const report = await importing({ setId: 'kept1' });
    expect(report).toMatchObject({ changed: 2, unchanged: 1 });
    expect(report.notes.map(({ id }) => id)).toEqual(['kept1-3']);
    expect(await lastAuditEntry()).toMatchObject({
      before: { set: { series: 'Tests' } },
      after: { set: { series: 'Later' } },
    });
    expect(await rowOf('kept1-1')).toMatchObject({ base: { hp: 80 }, facts: { name: 'Renamed', hp: 999 } });
    expect(await rowOf('kept1-2')).toMatchObject({ isActive: false, facts: { hp: 80 } });
    expect(await rowOf('kept1-3')).toEqual(made);
    expect(await db.select().from(cardSets).where(eq(cardSets.id, 'kept1'))).toMatchObject([
      { name: 'Ours', series: 'Later', isActive: false, artworkUrl: 'https://a.example/b.png' },
    ]);
  });

  test('waits for a card that is being made in the set, and leaves it alone', async () => {
    const { db } = server.database;
    served.set('busy1', { name: 'Busy', cards: [numbered('busy1', '1')] });
    await importing({ setId: 'busy1' });
    served.set('busy1', { name: 'Busy', cards: ['1', '2'].map((number) => numbered('busy1', number)) });
    const base = (await rowOf('busy1-1'))?.base;
    if (base === undefined) throw new Error('busy1-1 was not imported');
    const { report } = await db.transaction(async (tx) => {
      await lockSet(tx, 'busy1');
      const made = { ...base, id: asCardId('busy1-2'), cardNumber: '2', name: 'Made' };
      await tx.insert(cards).values({ id: made.id, setId: 'busy1', base: made, origin: 'made' });
      const running = importing({ setId: 'busy1' });
      await anotherWaits();
      return { report: running };
    });
    const imported = await report;
    expect(imported).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(imported.notes.map(({ id }) => id)).toContain('busy1-2');
    expect(await rowOf('busy1-2')).toMatchObject({ name: 'Made', origin: 'made' });
  });

  test('and a file of the same cards at the same time come one after the other', async () => {
    const numbers = Array.from({ length: 150 }, (_, index) => String(index + 1));
    for (const setId of ['pair1', 'pair2', 'pair3']) {
      served.set(setId, { name: 'Pair', cards: [numbered(setId, '999')] });
      await importing({ setId });
      served.set(setId, { name: 'Pair', cards: numbers.map((number) => numbered(setId, number)) });
      const cardsData = ['name,cardNumber', ...numbers.toReversed().map((number) => `Made,${number}`)].join(
        '\n',
      );
      const [report, file] = await Promise.all([
        importing({ setId }),
        admin.call<{ created?: number }>('POST', '/api/admin/cards/bulk', { setId, cardsData }),
      ]);
      const isFileFirst = file.status === 200;
      expect([200, 422]).toContain(file.status);
      expect(report).toMatchObject(
        isFileFirst ? { added: 0, noteCount: 150 } : { added: 150, noteCount: expect.any(Number) },
      );
      const origins = (await rowsOf(setId)).map(({ origin }) => origin);
      expect(origins.filter((origin) => origin === 'made')).toHaveLength(isFileFirst ? 150 : 0);
    }
  });

  test('never fills a set that was made here, not even one made while it reads', async () => {
    const { db } = server.database;
    const make = (name: string) => admin.ok<CardSetJson>('POST', '/api/admin/card-sets', { name });
    const setOf = async (id: string) => (await db.select().from(cardSets).where(eq(cardSets.id, id)))[0];
    const { id } = await make('Made Before');
    const made = await setOf(id);
    served.set(id, { name: 'Theirs', cards: ['1', '2'].map((number) => numbered(id, number)) });
    const refusal = {
      status: 409,
      body: { code: 'set-id-taken', message: expect.stringMatching(/«Made Before».*nothing was imported/) },
    };
    expect(await admin.call('POST', IMPORT, { setId: id, dryRun: true })).toMatchObject(refusal);
    const importId = randomUUID();
    expect(await admin.call('POST', IMPORT, { setId: id, importId })).toMatchObject(refusal);
    expect(await progress(importId)).toMatchObject({ status: 'failed', problem: expect.any(String) });
    expect(await admin.call('POST', IMPORT, { setId: id, importId })).toMatchObject(refusal);
    expect([await rowsOf(id), await setOf(id)]).toEqual([[], made]);

    served.set('made-meanwhile', { name: 'Theirs', cards: [numbered('made-meanwhile', '1')] });
    const madeMeanwhile = gate();
    fake.trouble({ do: 'hold', until: madeMeanwhile.opened }, cardsPage(1), 1);
    const asked = fake.asked.length;
    const held = admin.call<RefusalBody>('POST', IMPORT, { setId: 'made-meanwhile' });
    await until(
      async () => fake.asked.slice(asked).some(({ path }) => path === '/v2/cards'),
      (isReading) => isReading,
    );
    expect((await make('Made Meanwhile')).id).toBe('made-meanwhile');
    madeMeanwhile.open();
    expect(await held).toMatchObject({ status: 409, body: { code: 'set-id-taken' } });
    expect(await rowsOf('made-meanwhile')).toEqual([]);
  });

  test('of a set that is made and one that is written under the same id at once, the made one takes the next', async () => {
    const { db } = server.database;
    const row = { series: 'Tests', printedTotal: 1, total: 1, origin: 'imported' as const };
    const made = await db.transaction(async (tx) => {
      await tx.insert(cardSets).values({ id: 'same-moment', name: 'Theirs', ...row });
      const making = admin.call<CardSetJson>('POST', '/api/admin/card-sets', { name: 'Same Moment' });
      await anotherWaits();
      return { making };
    });
    expect(await made.making).toMatchObject({ status: 201, body: { id: 'same-moment-2' } });
  });

  test('gives a shipped card its picture and its prices, and nothing else', async () => {
    const [set] = await server.database.db.select().from(cardSets).where(eq(cardSets.id, 'base1'));
    const tcgplayer = { prices: { holofoil: { market: 399.5 } } };
    const images = { large: 'https://images.example/base1/4.png' };
    const charizard = numbered('base1', '4', { name: 'Charlizard', hp: '1', tcgplayer, images, attacks: [] });
    served.set('base1', { name: 'Wrong', cards: [charizard] });
    const report = await importing({ setId: 'base1' });
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    const wanted = { ...cardById('base1-4'), artworkUrl: images.large, prices: { holofoil: 399.5 } };
    expect(await rowOf('base1-4')).toMatchObject({ base: wanted, facts: wanted, origin: 'shipped' });
    expect(await server.database.db.select().from(cardSets).where(eq(cardSets.id, 'base1'))).toEqual([set]);
    const imported = await rowOf('base1-4');
    await server.database.db.transaction(seedCatalogue);
    expect(await rowOf('base1-4')).toEqual(imported);
    // A catalogue without pictures takes none away.
    served.set('base1', { name: 'Wrong', cards: [numbered('base1', '4', { images: {} })] });
    expect(await importing({ setId: 'base1' })).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test('cards that cannot be read hold up the others, unless those are wanted alone', async () => {
    const unreadable = numbered('torn1', '2', { supertype: 'Stadium' });
    served.set('torn1', {
      name: 'Torn',
      cards: [numbered('torn1', '1'), unreadable, numbered('base1', '4')],
    });
    const importId = randomUUID();
    const { status, body } = await admin.call<RefusalBody & { report: ImportReport }>('POST', IMPORT, {
      setId: 'torn1',
      importId,
    });
    expect({ status, ...body }).toMatchObject({
      status: 422,
      code: 'cards-unreadable',
      message: '2 cards of this set cannot be read, so nothing was imported.',
      report: { cardsImported: 0, added: 1, unreadCount: 2 },
    });
    expect(body.report.unread).toEqual([
      { id: 'torn1-2', name: 'Nidoran ♀', note: 'supertype: «Stadium» is none we know' },
      { id: 'base1-4', name: 'Nidoran ♀', note: 'set: a card of the set base1 has this id' },
    ]);
    expect(await rowsOf('torn1')).toEqual([]);
    expect((await admin.call('POST', IMPORT, { setId: 'torn1', importId })).body).toEqual(body);
    expect(await progress(importId)).toMatchObject({
      status: 'failed',
      problem: body.message,
      report: body.report,
    });
    expect(await importing({ setId: 'torn1', dryRun: true })).toMatchObject({ unreadCount: 2 });

    expect(await importing({ setId: 'torn1', skipUnreadable: true })).toMatchObject({
      cardsImported: 1,
      added: 1,
      unreadCount: 2,
    });
    expect((await rowsOf('torn1')).map(({ id }) => id)).toEqual(['torn1-1']);
  });

  test('names the packs that do not draw the new cards yet', async () => {
    const before = (await rowsOf('base1')).map(({ base: { cardNumber } }) => numbered('base1', cardNumber));
    served.set('base1', { name: 'Base', cards: [...before, numbered('base1', '999')] });
    const dry = await importing({ setId: 'base1', dryRun: true });
    expect(dry).toMatchObject({ added: 1 });
    expect(dry.packsBehind.length).toBeGreaterThan(0);
    expect((await importing({ setId: 'base1' })).packsBehind).toEqual(dry.packsBehind);
    served.set('fresh1', { name: 'Fresh', cards: [numbered('fresh1', '1')] });
    expect((await importing({ setId: 'fresh1' })).packsBehind).toEqual([]);
    await server.database.db.delete(cards).where(eq(cards.id, 'base1-999'));
  });

  test('the same call again, even on another server, waits for the first and answers the same', async () => {
    served.set('twice1', { name: 'Twice', cards: [numbered('twice1', '1')] });
    // For as long as the others need to come in.
    fake.trouble({ do: 'slow', ms: 300 }, cardsPage(1));
    const there = await TestAdmin.enter(other.base);
    const body = { setId: 'twice1', importId: randomUUID() };
    const asked = fake.asked.length;
    const answers = await Promise.all(
      [admin, there, admin, there].map((each) => each.ok<ImportReport>('POST', IMPORT, body)),
    );
    expect(answers[0]).toMatchObject({ added: 1 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await importing(body)).toEqual(answers[0]);
    expect(fake.asked.slice(asked).filter(({ path }) => path.endsWith('/cards'))).toHaveLength(1);
    const stolen = await admin.call<RefusalBody>('POST', IMPORT, { ...body, setId: 'base1' });
    expect(stolen).toMatchObject({
      status: 400,
      body: { message: 'importId: another import already has this id' },
    });
  });

  test('of two imports of one set one is refused, whatever server it is sent to; a dry run is not', async () => {
    served.set('both1', { name: 'Both', cards: [numbered('both1', '1')] });
    const refused = gate();
    fake.trouble({ do: 'hold', until: refused.opened }, cardsPage(1));
    const there = await TestAdmin.enter(other.base);
    const body = { setId: 'both1' };
    const dryRun = there.call('POST', IMPORT, { ...body, dryRun: true });
    const both = [admin, there].map((each) => each.call<RefusalBody>('POST', IMPORT, body));
    // The one that runs is held, so that the first to answer is the other.
    expect(await Promise.race(both)).toMatchObject({ status: 409, body: { code: 'import-running' } });
    refused.open();
    const [dry, ...answers] = await Promise.all([dryRun, ...both]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(dry.status).toBe(200);
    expect(await rowsOf('both1')).toHaveLength(1);
  });

  test('goes on when the client that asked for it has left, and shows how far it is', async () => {
    served.set('left1', {
      name: 'Left',
      cards: Array.from({ length: 260 }, (_, i) => numbered('left1', String(i + 1))),
    });
    const left = gate();
    fake.trouble({ do: 'hold', until: left.opened }, cardsPage(2));
    const importId = randomUUID();
    const leaving = new AbortController();
    const sent = fetch(`${server.base}${IMPORT}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ setId: 'left1', importId }),
      signal: leaving.signal,
    });
    let seen = await until(
      () => progress(importId).catch(() => undefined),
      (now) => (now?.cardsRead ?? 0) > 0,
    );
    expect(seen).toMatchObject({ status: 'reading', cardsRead: 250, total: 260, setId: 'left1' });
    leaving.abort();
    await expect(sent).rejects.toThrow();
    left.open();
    seen = await until(
      () => progress(importId),
      ({ status }) => status === 'done',
    );
    expect(seen).toMatchObject({ cardsRead: 260, report: { added: 260 } });
    expect(await rowsOf('left1')).toHaveLength(260);
  });

  test('one that gives no sign of life any more was interrupted, and bars no other’s way', async () => {
    served.set('dead1', { name: 'Dead', cards: [numbered('dead1', '1')] });
    const startedAt = new Date();
    const dead = {
      setId: 'dead1',
      source: 'api' as const,
      dryRun: false,
      status: 'reading' as const,
      startedAt,
      touchedAt: startedAt,
    };
    const [first, second] = [randomUUID(), randomUUID()];
    await server.database.db.insert(setImports).values({ id: first, ...dead });
    expect(await progress(first)).toMatchObject({ status: 'reading' });
    expect((await admin.call<RefusalBody>('POST', IMPORT, { setId: 'dead1' })).body.code).toBe(
      'import-running',
    );
    await age(first, DEAD_MS + 1_000);
    expect(await progress(first)).toMatchObject({
      status: 'interrupted',
      problem: expect.stringMatching(/import the set again/),
    });
    expect(await importing({ setId: 'dead1', importId: second })).toMatchObject({ added: 1 });
    expect(await progress(first)).toMatchObject({ status: 'interrupted' });
    expect(await progress(second)).toMatchObject({ status: 'done' });
    // The call that was lost with its server, sent again.
    expect(await importing({ setId: 'dead1', importId: first })).toMatchObject({ unchanged: 1 });
    expect(await progress(first)).toMatchObject({ status: 'done' });
  });

  test('who waits for an import whose server dies has it run by another', async () => {
    served.set('orphan1', { name: 'Orphan', cards: [numbered('orphan1', '1')] });
    const [id, startedAt] = [randomUUID(), new Date()];
    const row = { id, setId: 'orphan1', source: 'api' as const, dryRun: false, status: 'reading' as const };
    await server.database.db.insert(setImports).values({ ...row, startedAt, touchedAt: startedAt });
    const waiting = importing({ setId: 'orphan1', importId: id });
    await age(id, DEAD_MS + 1_000);
    expect(await waiting).toMatchObject({ added: 1 });
    expect(await progress(id)).toMatchObject({ status: 'done' });
  });

  test('a server whose clock runs ahead takes no other’s import over', async () => {
    served.set('skew1', { name: 'Skew', cards: [numbered('skew1', '1')] });
    const refused = gate();
    fake.trouble({ do: 'hold', until: refused.opened }, cardsPage(1), 1);
    const importId = randomUUID();
    const first = importing({ setId: 'skew1', importId });
    await until(
      () => progress(importId).catch(() => undefined),
      (now) => now?.status === 'reading',
    );
    aheadMs = DEAD_MS + 5_000;
    expect(await progress(importId)).toMatchObject({ status: 'reading' });
    const second = await admin.call<RefusalBody>('POST', IMPORT, { setId: 'skew1' });
    expect(second.body.code).toBe('import-running');
    refused.open();
    expect(await first).toMatchObject({ added: 1 });
  });

  test('what ended a month ago is forgotten when a new one begins', async () => {
    served.set('old1', { name: 'Old', cards: [numbered('old1', '1')] });
    const [older, younger, newest] = [randomUUID(), randomUUID(), randomUUID()];
    await importing({ setId: 'old1', importId: older, dryRun: true });
    await importing({ setId: 'old1', importId: younger, dryRun: true });
    const dayMs = 24 * 60 * 60 * 1000;
    await age(older, 30 * dayMs + 60_000);
    await age(younger, 30 * dayMs - 60_000);
    expect(await progress(older)).toMatchObject({ status: 'done' });
    await importing({ setId: 'old1', importId: newest, dryRun: true });
    const left = await server.database.db
      .select({ id: setImports.id })
      .from(setImports)
      .where(inArray(setImports.id, [older, younger, newest]));
    expect(left.map(({ id }) => id).sort()).toEqual([younger, newest].sort());
  });

  test('one that was given up writes nothing when it wakes', async () => {
    served.set('late1', { name: 'Late', cards: [numbered('late1', '1')] });
    const givenUp = gate();
    fake.trouble({ do: 'hold', until: givenUp.opened }, cardsPage(1), 1);
    const before = fake.asked.length;
    const sent = admin.call<RefusalBody>('POST', IMPORT, { setId: 'late1', importId: randomUUID() });
    await until(
      async () => fake.asked.at(before + 1)?.path,
      (path) => path === '/v2/cards',
    );
    await server.database.db
      .update(setImports)
      .set({ status: 'failed', problem: { code: 'interrupted' } })
      .where(eq(setImports.setId, 'late1'));
    givenUp.open();
    expect(await sent).toMatchObject({ status: 409, body: { code: 'import-running' } });
    expect(await rowsOf('late1')).toEqual([]);
  });

  test('gives no sign of life once it is over', async () => {
    const { db } = server.database;
    const deps = {
      db,
      now: Date.now,
      entropy: systemEntropy,
      catalogues: [shippedSource],
      compilerNow: compilerOfServer(),
      importFigures: importFiguresOfServer(),
      keepSmall: smallHeap(),
      onError: vi.fn(),
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      const report = await importSet(deps, NO_ADMIN, { setId: 'base1', dryRun: true });
      expect(report).toMatchObject({ added: 0 });
      const updates = vi.spyOn(db, 'update');
      vi.advanceTimersByTime(A_MINUTE_MS);
      expect(updates).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a set that no catalogue has, an unknown import, a catalogue that is not set up', async () => {
    const unknown = await admin.call<RefusalBody>('POST', IMPORT, { setId: 'none1' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'external-set-unknown' } });
    expect(await admin.call('GET', progressPath(randomUUID()))).toMatchObject({
      status: 404,
      body: { code: 'import-unknown' },
    });
    const elsewhere = await admin.call<RefusalBody>('POST', IMPORT, { setId: 'none1', source: 'folder' });
    expect(elsewhere).toMatchObject({
      status: 422,
      body: { code: 'catalogue-not-set-up', message: expect.stringMatching(/not set up/) },
    });
    for (const body of [
      {},
      { setId: '' },
      { setId: 'a b' },
      { setId: 'x', importId: '7' },
      { setId: 'x', url: 'http://evil' },
    ])
      expect(await admin.call('POST', IMPORT, body)).toMatchObject({ status: 400 });
  });

  test('an id full of signs stays one id', async () => {
    const setId = `a"*/../?&q=1:\\`;
    served.set(setId, { name: 'Signs', cards: [numbered(setId, '1')] });
    served.set('a', { name: 'Other', cards: [numbered('a', '1')] });
    expect(await importing({ setId })).toMatchObject({ added: 1, setName: 'Signs' });
    expect((await rowsOf(setId)).map(({ id }) => id)).toEqual([`${setId}-1`]);
  });
});

/** Asks until the answer is wanted; a test's own time limit ends it. */
async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    await pause(20);
  }
}
