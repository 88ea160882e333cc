/** Queries of one statement: how they are named, and that each has a name of its own. */
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { named, oneStatement } from './statement.ts';

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
