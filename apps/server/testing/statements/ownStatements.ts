/**
 * Marks what a test itself asks the database, to look or to prepare: at the end of the statement's text, so that the judge can
 * leave it out. Whose it is shows where it is built, in the nearest file that is no library's.
 */
import {
  PgDatabase,
  PgDeleteBase,
  PgDialect,
  PgInsertBase,
  PgInsertBuilder,
  PgSelectBase,
  PgSelectBuilder,
  PgUpdateBase,
  PgUpdateBuilder,
} from 'drizzle-orm/pg-core';
import pg from 'pg';
import { TESTS_OWN } from './recorded.ts';

type Method = (this: object, ...values: unknown[]) => unknown;

/** Calls `around` with the method in place of it. */
function wrap(
  of: { prototype: object },
  name: string,
  around: (self: object, call: () => unknown) => unknown,
): void {
  const plain = Reflect.get(of.prototype, name) as Method;
  const wrapped: Method = function (...values) {
    return around(this, () => plain.apply(this, values));
  };
  Reflect.set(of.prototype, name, wrapped);
}

/** Libraries' frames lie between. */
const FRAMES = 12;
const OWN_FILE = /\/apps\/server\/(src|testing)\/(?!statements\/(ownStatements|record)\.ts)/;

function isCalledByTest(): boolean {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  const nearest = stack.split('\n').find((line) => OWN_FILE.test(line));
  return nearest !== undefined && /\.test\.ts|\/testing\//.test(nearest);
}

const builtByTests = new WeakSet<object>();
/** While a text is made. */
let isOwn = false;
function whileOwn(call: () => unknown): unknown {
  const before = isOwn;
  isOwn = true;
  try {
    return call();
  } finally {
    isOwn = before;
  }
}

/** Once a process. */
export function markOwnStatements(): void {
  wrap(PgDialect, 'sqlToQuery', (_, call) => {
    const query = call() as { sql: string };
    return isOwn ? { ...query, sql: query.sql + TESTS_OWN } : query;
  });
  wrap(PgDatabase, 'execute', (_, call) => (isCalledByTest() ? whileOwn(call) : call()));
  const builders = [
    [PgSelectBuilder, 'from'],
    [PgInsertBuilder, 'values'],
    [PgInsertBuilder, 'select'],
    [PgUpdateBuilder, 'set'],
    [PgDatabase, 'delete'],
  ] as const;
  for (const [of, name] of builders)
    wrap(of, name, (_, call) => {
      const built = call() as object;
      if (isCalledByTest()) builtByTests.add(built);
      return built;
    });
  for (const of of [PgSelectBase, PgInsertBase, PgUpdateBase, PgDeleteBase])
    wrap(of, '_prepare', (self, call) => (builtByTests.has(self) ? whileOwn(call) : call()));
  const { query } = pg.Client.prototype as unknown as { query: Method };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...[asked, ...rest]: unknown[]) {
      const isText = typeof asked === 'string' && isCalledByTest();
      return query.call(this, isText ? asked + TESTS_OWN : asked, ...rest);
    },
  });
}
