/** Which failures mean that the database is out of reach, and which mean that the statement is wrong. */
import { createServer } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
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

test('a database that accepts a connection and stays silent is an absence, in the driver’s own words', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const client = new pg.Client({ host: '127.0.0.1', port: address.port, connectionTimeoutMillis: 20 });
  await expect(client.connect()).rejects.toSatisfy(isDatabaseUnreachable);
});
