/** Which failures mean that the database is out of reach, and which mean that the statement is wrong. */
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseUnreachable } from './unreachable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });
const queried = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a line cut under a statement', queried(new Error('Connection terminated unexpectedly'))],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['a backend that was ended', queried(coded('57P01'))],
  ['a server that starts', queried(coded('57P03'))],
  ['a lost connection, in Postgres words', queried(coded('08006'))],
  ['no room for one more', queried(coded('53300'))],
  ['a statement over its time', queried(coded('57014'))],
  ['every address of a name refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
])('%s is an absence', (_, error) => {
  expect(isDatabaseUnreachable(error)).toBe(true);
});

test.each([
  ['a unique key taken', queried(coded('23505'))],
  ['bad syntax', queried(coded('42601'))],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['nothing at all', undefined],
])('%s is not', (_, error) => {
  expect(isDatabaseUnreachable(error)).toBe(false);
});
