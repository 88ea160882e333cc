/** Queries of one statement: how they are named, and that each has a name of its own. */
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { fixedStatement, named, oneStatement, rowsOf } from './statement.ts';

const one = named('one', sql`select ${7} as seven`);

test('reads a query by its name, quoted, with the values of all in their order', () => {
  const two = named('two" as (select 1), "x', sql`select seven + ${1} from ${one.name}`);
  const { sql: text, params } = new PgDialect().sqlToQuery(
    oneStatement([one, two], sql`select * from ${two.name} where ${2} = 2`),
  );
  expect(text).toBe(
    'with "one" as (select $1 as seven), "two"" as (select 1), ""x" as (select seven + $2 from "one") ' +
      'select * from "two"" as (select 1), ""x" where $3 = 2',
  );
  expect(params).toEqual([7, 1, 2]);
});

test('has no two queries of one name', () => {
  expect(() => oneStatement([one, named('one', sql`select 1`)], sql`select 1`)).toThrow('named one');
});

test('a text that is made once has its values in their order each time, however often one comes', () => {
  let made = 0;
  const asked = fixedStatement<{ first: number; last: string | null }>((value) => {
    made += 1;
    return sql`select ${value('first')}, ${value('last')}, ${value('first')} + ${1}`;
  });
  const queryOf = (values: { first: number; last: string | null }) =>
    new PgDialect().sqlToQuery(asked(values));
  expect(queryOf({ first: 7, last: 'x' })).toEqual({ sql: 'select $1, $2, $3 + $4', params: [7, 'x', 7, 1] });
  expect(queryOf({ first: 8, last: null }).params).toEqual([8, null, 8, 1]);
  expect(made).toBe(1);
});

test('an answer has rows, or is none', () => {
  expect(rowsOf({ rows: [] })).toEqual([]);
  expect(rowsOf({ rows: [{ id: 1 }] })).toEqual([{ id: 1 }]);
  for (const none of [null, 'rows', {}, { rows: 'many' }])
    expect(() => rowsOf(none)).toThrow('a statement was answered without rows');
});
