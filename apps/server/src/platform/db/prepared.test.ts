/** Named statements: which have a name, that plans are kept, and that one that is outdated is made anew. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPostgresDatabase } from '../../../testing/databases/databases.ts';
import { MIGRATIONS } from '../../../testing/databases/migrations.ts';
import type { Database } from './database.ts';
import { openDatabase } from './openDatabase.ts';
import { statementNames } from './prepared.ts';
import { rowsOf } from './statement.ts';

test('a statement has a name from its second time on, always the same, as long as there is room', () => {
  const names = statementNames(2);
  const asked = ['one', 'one', 'two', 'one', 'two', 'three', 'three', 'two'].map(names.of);
  expect(asked).toEqual([
    undefined,
    'pokesol_1',
    undefined,
    'pokesol_1',
    'pokesol_2',
    undefined,
    undefined,
    'pokesol_2',
  ]);
  names.rename('one');
  names.rename('unknown');
  expect(['one', 'two', 'unknown', 'unknown'].map(names.of)).toEqual([
    'pokesol_3',
    'pokesol_2',
    undefined,
    undefined,
  ]);
  const long = `select ${'x'.repeat(6_000)}`;
  expect([long, long].map(statementNames().of)).toEqual([undefined, undefined]);
});

describe.each([
  ['kept', true],
  ['switched off', false],
] as const)('plans that are %s', (_, prepared) => {
  let database: Database;
  beforeAll(async () => {
    const limits = { poolSize: 1, connectSeconds: 10, statementSeconds: 10, retrySeconds: 10 };
    const url = await newPostgresDatabase('empty');
    database = await openDatabase({ kind: 'postgres', url, limits, prepared }, MIGRATIONS);
    await database.db.execute(sql`create table changing (id integer, held integer)`);
    await database.db.execute(sql`insert into changing values (1, 7)`);
  });
  afterAll(() => database.close());

  const read = (id: number) =>
    database.db.execute(sql`select held from changing where id = ${id}`).then(rowsOf);
  const plans = async () =>
    rowsOf(
      await database.db.execute(
        sql`select name from pg_prepared_statements where statement like 'select held from changing%'`,
      ),
    );

  test(`are ${prepared ? 'one' : 'none'} for a statement that comes again, in a transaction too`, async () => {
    for (let time = 0; time < 3; time += 1) expect(await read(1)).toEqual([{ held: 7 }]);
    await database.db.transaction(async (tx) => {
      const row = await tx.execute(sql`select held from changing where id = ${1}`);
      expect(rowsOf(row)).toEqual([{ held: 7 }]);
    });
    expect(await plans()).toHaveLength(prepared ? 1 : 0);
  });

  test(`${prepared ? 'and outdated fail once, and then' : 'of columns that changed'} answer again`, async () => {
    await database.db.execute(sql`alter table changing alter column held type text`);
    if (prepared) await expect(read(1)).rejects.toMatchObject({ cause: { code: '0A000' } });
    for (let time = 0; time < 2; time += 1) expect(await read(1)).toEqual([{ held: '7' }]);
  });
});
