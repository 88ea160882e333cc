/** Plans of the in-process Postgres: kept by name, with any value a statement can have, and of what cannot be named none. */
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileQuickly, PGLITE_FILE } from '../../../testing/pglite.ts';
import { prepareStatementsOfPglite } from './preparedPglite.ts';

/** One of each type that drizzle reads by itself, and one that it does not. */
const TIMES = `select $1::integer as number, now()::date as day, timestamptz '2026-02-03 04:05:06.789+00' as at,
  timestamp '2026-02-03 04:05:06' as local, interval '1 day' as span, array[1.5, 2] as numbers,
  array[timestamptz '2026-02-03 04:05:06+00'] as moments, array[timestamp '2026-02-03 04:05:06'] as locals,
  array[interval '2 days'] as spans, array[date '2026-02-03'] as days, array['a'] as texts`;
/** As drizzle names them in each of its calls. */
const DRIZZLES = Object.fromEntries(
  [1114, 1184, 1186, 1082, 1231, 1115, 1185, 1187, 1182].map((type) => [type, (text: string) => text]),
);

let client: PGlite;
let unprepared: unknown[];
beforeAll(async () => {
  compileQuickly();
  // A copy, which is there in a third of the time; its tables are not asked.
  client = await PGlite.create({ loadDataDir: await openAsBlob(process.env[PGLITE_FILE] ?? '') });
  await client.exec(
    'create table kept (id integer primary key, note text, fact jsonb, at timestamptz, is_good boolean, many text[])',
  );
  unprepared = (await client.query(TIMES, ['1'], { parsers: DRIZZLES })).rows;
  prepareStatementsOfPglite(client);
});
afterAll(() => client.close());

const plans = async () =>
  (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows;
const INSERT = 'insert into kept values ($1, $2, $3, $4, $5) returning *';

test('a statement is planned once, however many ask at the same time, and answers as it would without', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z');
  const notes = ['plain', "it's ''quoted''", '\\ and \\n', "'); drop table kept; --", '', null, '$1 %L «ü»'];
  const written = await Promise.all(
    notes.map((note, id) => client.query(INSERT, [id, note, JSON.stringify({ note }), at, id % 2 === 0])),
  );
  expect(written.map(({ rows }) => rows)).toEqual(
    notes.map((note, id) => [
      { id, note, fact: { note }, at: '2026-02-03 04:05:06.789+00', is_good: id % 2 === 0, many: null },
    ]),
  );
  expect(await plans()).toHaveLength(1);
  const asArrays = await client.query('select note, id from kept where id = $1', [3n], { rowMode: 'array' });
  expect(asArrays.rows).toEqual([["'); drop table kept; --", 3]]);
});

test('times are read as drizzle asks, by name and without one', async () => {
  expect(unprepared).toMatchObject([{ number: 1, span: '1 day', numbers: '{1.5,2}', texts: ['a'] }]);
  for (let time = 0; time < 3; time += 1)
    expect((await client.query(TIMES, ['1'], { parsers: DRIZZLES })).rows).toEqual(unprepared);
});

test('readers that a caller has of its own are kept', async () => {
  const parsers = { 23: (text: string) => `number ${text}` };
  for (let time = 0; time < 3; time += 1) {
    const { rows } = await client.query('select $1::integer as own', [7], { parsers });
    expect(rows).toEqual([{ own: 'number 7' }]);
  }
});

test('an error is the one that the statement brings', async () => {
  for (let time = 0; time < 3; time += 1)
    await expect(client.query(INSERT, [0, '', '{}', null, true])).rejects.toMatchObject({ code: '23505' });
});

test('what cannot be named is asked as it is', async () => {
  for (let time = 0; time < 3; time += 1) {
    const list = await client.query('select id from kept where id = any($1::integer[]) order by id', [
      [1, 2],
    ]);
    expect(list.rows).toEqual([{ id: 1 }, { id: 2 }]);
    await expect(client.query('select nothing from kept where id = $1', [1])).rejects.toMatchObject({
      code: '42703',
    });
    await client.transaction((tx) => tx.query('update kept set many = $1 where id = 0', [['a', 'b']]));
  }
  expect((await client.query('select many from kept where id = 0')).rows).toEqual([{ many: ['a', 'b'] }]);
});
