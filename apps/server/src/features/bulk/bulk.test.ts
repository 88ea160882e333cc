/** Many cards out of one file: tried, written whole or not at all, sent again, refused. */
import { setTimeout } from 'node:timers/promises';
import {
  type AdminCard,
  type AuditAnswer,
  BULK_BYTES,
  BULK_ROWS,
  type BulkReport,
  type CardJson,
  type CardSetJson,
} from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, TestAdmin, type TestServer } from '../../../testing/index.ts';
import { cards } from '../catalogue/tables.ts';
import { manyCards } from './testing.ts';

/** Cards of one file; `npm run soak` takes the largest. */
const MANY = process.env.BULK_DEATHS === undefined ? 4_000 : BULK_ROWS;
const HEADER = 'name,cardNumber,rarity,types,hp\n';

describe.each(databasesFor('behaviour'))('a bulk import on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(() => server.close());

  const newSet = async (name: string) =>
    (await admin.ok<CardSetJson>('POST', '/api/admin/card-sets', { name })).id;
  const bulk = (setId: string, cardsData: string, dryRun?: boolean) =>
    admin.call<BulkReport & { code?: string; message?: string; report?: BulkReport }>(
      'POST',
      '/api/admin/cards/bulk',
      { setId, cardsData, ...(dryRun === undefined ? {} : { dryRun }) },
    );
  const cardsOf = (setId: string) => admin.ok<CardJson[]>('GET', `/api/cards?setId=${setId}`);
  const audit = async (subject: string) =>
    (await admin.ok<AuditAnswer>('GET', '/api/admin/audit?action=cards.bulk')).entries.filter(
      (entry) => entry.subject === subject,
    );

  test('is tried without a trace, then written with its audit entry, and may be sent again', async () => {
    const setId = await newSet('Tried');
    const file = `${HEADER}Mew,1,epic,Psychic,60\nPikachu,2,common,Lightning,40`;
    const tried = await bulk(setId, file, true);
    const report = {
      created: 2,
      dryRun: true,
      rows: 2,
      unchanged: 0,
      problems: [],
      problemCount: 0,
      sample: [
        { line: 2, name: 'Mew', cardNumber: '1', rarity: 'epic' },
        { line: 3, name: 'Pikachu', cardNumber: '2', rarity: 'common' },
      ],
    };
    expect(tried).toMatchObject({ status: 200, body: report });
    expect(await cardsOf(setId)).toEqual([]);
    expect(await audit(setId)).toEqual([]);

    expect((await bulk(setId, file)).body).toEqual({ ...report, dryRun: false });
    expect(await cardsOf(setId)).toMatchObject([
      { id: 'tried-1', pokemonType: 'Psychic', hp: 60, attributes: { setTotal: 2 } },
      { id: 'tried-2', rarity: 'common' },
    ]);
    expect(await audit(setId)).toMatchObject([
      { after: { created: 2, unchanged: 0, cards: ['tried-1', 'tried-2'] } },
    ]);

    const again = await bulk(setId, `${file}\nRaichu,3,rare,Lightning,90`);
    expect(again.body).toMatchObject({ created: 1, unchanged: 2, rows: 3 });
    expect((await bulk(setId, file)).body).toMatchObject({ created: 0, unchanged: 2 });
    expect(await audit(setId)).toHaveLength(2);
  });

  test('the same file twice at once makes each card once', async () => {
    const setId = await newSet('Twice');
    const file = manyCards(300);
    const answers = await Promise.all([bulk(setId, file), bulk(setId, file)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.created).sort()).toEqual([0, 300]);
    expect(await cardsOf(setId)).toHaveLength(300);
  });

  test('with one wrong line nothing is written, and the line is named', async () => {
    const setId = await newSet('Wrong');
    const file = `${HEADER}Mew,1,epic,Psychic,60\nPikachu,2,common,Lightning,many\nRaichu,1,rare,,`;
    const problems = [
      { line: 3, field: 'hp', message: 'Expected number, received string' },
      { line: 4, field: 'cardNumber', message: 'Number 1 is already on line 2' },
    ];
    const tried = await bulk(setId, file, true);
    expect(tried).toMatchObject({ status: 200, body: { created: 0, rows: 3, problems, problemCount: 2 } });
    expect(await bulk(setId, file)).toMatchObject({
      status: 422,
      body: {
        code: 'bulk-refused',
        message: '2 things are wrong in this file, so nothing was imported.',
        report: { created: 0, dryRun: false, problems, problemCount: 2 },
      },
    });
    expect(await cardsOf(setId)).toEqual([]);
    expect(await audit(setId)).toEqual([]);
  });

  test('a card that is here already and says something else is to be edited instead', async () => {
    const setId = await newSet('Taken');
    const file = `${HEADER}Mew,1,epic,Psychic,60`;
    await bulk(setId, file);
    await admin.ok('PATCH', '/api/admin/cards/taken-1', { name: 'Mew Edited' });
    // What an admin changed since lies over what the file said.
    expect((await bulk(setId, file)).body).toMatchObject({ unchanged: 1 });
    expect(await bulk(setId, `${HEADER}Mewtwo,1,epic,Psychic,60`)).toMatchObject({
      status: 422,
      body: {
        report: {
          problems: [
            {
              line: 2,
              field: 'cardNumber',
              message: 'Number 1 already belongs to another card (taken-1). Edit that one instead',
            },
          ],
        },
      },
    });
    const intoShipped = await bulk('base1', `${HEADER}Mew,4,epic,Psychic,60`, true);
    expect(intoShipped.body.problems[0]?.message).toContain('base1-4');
    expect((await cardsOf(setId)).map(({ name }) => name)).toEqual(['Mew Edited']);
  });

  test('an id that a card of another set has is reported by its line', async () => {
    const { db } = server.database;
    const setId = await newSet('Borrowed');
    const [base] = await db.select({ base: cards.base }).from(cards).limit(1);
    if (base === undefined) throw new Error('nothing was seeded');
    await db.insert(cards).values({ id: `${setId}-7`, setId: 'base1', ...base, origin: 'imported' });
    const answer = await bulk(setId, `${HEADER}Mew,6,epic,Psychic,60\nMew,7,epic,Psychic,60`);
    expect(answer).toMatchObject({ status: 422, body: { report: { problemCount: 1 } } });
    expect(answer.body.report?.problems).toEqual([
      { line: 3, field: 'cardNumber', message: expect.stringContaining('a card of another set already has') },
    ]);
    expect(await cardsOf(setId)).toEqual([]);
  });

  test('a set that is not there, and nothing to read, are refused', async () => {
    expect(await bulk('nowhere', HEADER)).toMatchObject({ status: 404, body: { code: 'card-set-unknown' } });
    const empty = await bulk('base1', '');
    expect(empty).toMatchObject({ status: 400, body: { message: 'cardsData: Cards data is required' } });
  });

  test('when the database fails in the middle, all of it is undone', async () => {
    const setId = await newSet('Failing');
    const { db } = server.database;
    await db.execute(sql`create function fail_in_the_middle() returns trigger language plpgsql as
      $$ begin if new.id = 'failing-450' then raise exception 'the disk is full'; end if; return new; end $$`);
    await db.execute(
      sql`create trigger fail_in_the_middle before insert on cards for each row execute function fail_in_the_middle()`,
    );
    expect(await bulk(setId, manyCards(600))).toMatchObject({
      status: 500,
      body: { code: 'internal-error' },
    });
    await db.execute(sql`drop trigger fail_in_the_middle on cards`);
    expect(await cardsOf(setId)).toEqual([]);
    expect(await audit(setId)).toEqual([]);
    expect((await bulk(setId, manyCards(600))).body).toMatchObject({ created: 600 });
  });

  test(`${MANY} cards are written in one transaction, and the server answers others meanwhile`, async () => {
    const setId = await newSet('Large');
    let isOver = false;
    const import_ = bulk(setId, manyCards(MANY)).finally(() => {
      isOver = true;
    });
    let slowest = 0;
    let answered = 0;
    const began = performance.now();
    while (!isOver) {
      const asked = performance.now();
      expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - asked);
      answered += 1;
      await setTimeout(5);
    }
    const { status, body } = await import_;
    console.log(
      `${MANY} cards on ${kind}: ${Math.round(performance.now() - began)} ms, slowest other answer ${Math.round(slowest)} ms`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ created: MANY, rows: MANY, problemCount: 0 });
    expect(answered).toBeGreaterThan(5);
    const last = await admin.ok<{ total: number; cards: AdminCard[] }>(
      'GET',
      `/api/admin/cards?setId=${setId}&page=${Math.ceil(MANY / 60)}`,
    );
    expect(last.total).toBe(MANY);
    expect(last.cards.at(-1)).toMatchObject({ cardNumber: String(MANY), origin: 'made' });
  }, 60_000);
});

describe.each(databasesFor('behaviour'))('a file that is too large, on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(() => server.close());

  const send = (cardsData: string) =>
    admin.call('POST', '/api/admin/cards/bulk', { setId: 'base1', cardsData });
  const TOO_LARGE = {
    status: 413,
    body: { code: 'too-large', message: expect.stringMatching(/^The file is larger than 16 MB, .*Split it/) },
  };

  test.each([
    ['some bytes more', `${HEADER}${'x'.repeat(BULK_BYTES)}`],
    ['fewer signs, but more bytes', `${HEADER}${'é'.repeat(BULK_BYTES / 2)}`],
    [
      '50 MB of JSON',
      JSON.stringify(
        Array(500_000).fill({
          name: 'Mew',
          cardNumber: '1',
          rarity: 'rare',
          hp: 60,
          attributes: { x: 'y'.repeat(30) },
        }),
      ),
    ],
  ])('%s is refused with the limit, and the server lives', async (_, data) => {
    expect(await send(data)).toMatchObject(TOO_LARGE);
    expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
  });

  test('one at the limit is read', async () => {
    const row = 'Mew,1,epic,Psychic,60\n';
    const file = HEADER + row.repeat(Math.floor((BULK_BYTES - HEADER.length) / row.length));
    expect(await send(file)).toMatchObject({
      status: 422,
      body: {
        report: { problems: [{ line: 0, message: expect.stringContaining('more than 10,000 cards') }] },
      },
    });
  });

  test('a mistake in ten thousand lines is reported two hundred times, and counted', async () => {
    const lines = Array.from({ length: BULK_ROWS }, (_, index) => `Mew,${index},mythical,,`);
    const answer = await send(HEADER + lines.join('\n'));
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: '10,000 things are wrong in this file, so nothing was imported.',
        report: { problemCount: BULK_ROWS, problems: expect.objectContaining({ length: 200 }) },
      },
    });
  });
});
