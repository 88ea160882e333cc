/** Plans of the in-process Postgres: kept by name, with any value a statement can have, and of what cannot be named none. */
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileQuickly, PGLITE_FILE } from '../../../testing/pglite.ts';
import { prepareStatementsOfPglite } from './preparedPglite.ts';

let client: PGlite;
beforeAll(async () => {
  compileQuickly();
  // A copy, which is there in a third of the time; its tables are not asked.
  client = await PGlite.create({ loadDataDir: await openAsBlob(process.env[PGLITE_FILE] ?? '') });
  await client.exec(
    'create table kept (id integer primary key, note text, fact jsonb, at timestamptz, is_good boolean, many text[])',
  );
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
    notes.map((note, id) => [{ id, note, fact: { note }, at, is_good: id % 2 === 0, many: null }]),
  );
  expect(await plans()).toHaveLength(1);
  const asArrays = await client.query('select note, id from kept where id = $1', [3n], { rowMode: 'array' });
  expect(asArrays.rows).toEqual([["'); drop table kept; --", 3]]);
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
