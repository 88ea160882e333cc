/** A Postgres that would lose what it wrote is found out on a real one; what else can be wrong, by what it says of itself. */
import { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { newPostgresDatabase } from '../../../testing/index.ts';
import { USUAL_LIMITS } from '../../platform/db/limits.ts';
import { checkDatabase, databaseFindings } from './checkDatabase.ts';
import { type DatabaseFacts, databaseFacts } from './databaseFacts.ts';

const said = (findings: readonly { level: string; text: string }[]) =>
  findings.map(({ level, text }) => `${level} ${text}`);

test('a real one, set to forget', async () => {
  const url = await newPostgresDatabase('empty');
  const facts = await databaseFacts(url, USUAL_LIMITS, { isLent: false });
  expect(facts).toMatchObject({
    fsync: 'off',
    encoding: 'UTF8',
    pooler: 'none',
    isReadOnly: false,
    transactionTimeout: 0,
  });
  const found = said(await checkDatabase({ url }, USUAL_LIMITS).run());
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^wrong fsync is off: a power cut .* Set fsync = on/),
      expect.stringMatching(/^wrong full_page_writes is off/),
      'ok agrees with this machine',
    ]),
  );
  expect(said(await checkDatabase({ url }, { ...USUAL_LIMITS, poolSize: 400 }).run()).join('\n')).toMatch(
    /^wrong 402 connections are needed and 197 allowed/m,
  );
});

test('no line is left, whose end would have no listener', async () => {
  const url = await newPostgresDatabase('empty');
  const lines = vi.spyOn(Socket.prototype, 'setTimeout');
  await databaseFacts(url, USUAL_LIMITS, { isLent: false });
  const left = lines.mock.contexts.filter((line) => line instanceof Socket && !line.destroyed);
  expect(lines.mock.contexts.length).toBeGreaterThan(0);
  expect(left).toHaveLength(0);
});

test('one that is not there, and none', async () => {
  const away = said(await checkDatabase({ url: 'postgres://u:p@127.0.0.1:1/x' }, USUAL_LIMITS).run());
  expect(away).toEqual([
    expect.stringMatching(/^wrong does not answer: .*ECONNREFUSED.* Look at DATABASE_URL/),
  ]);
  expect(said(await checkDatabase({ url: undefined }, USUAL_LIMITS).run())).toEqual([
    expect.stringMatching(/^ok PGlite/),
  ]);
});

describe('by what it says of itself', () => {
  const FINE: DatabaseFacts = {
    version: '18.3',
    versionNumber: 180_003,
    encoding: 'UTF8',
    pooler: 'none',
    fsync: 'on',
    fullPageWrites: 'on',
    synchronousCommit: 'on',
    maxConnections: 100,
    reservedConnections: 3,
    otherConnections: 5,
    roleConnections: -1,
    databaseConnections: -1,
    idleSessionTimeout: 0,
    transactionTimeout: 0,
    statementTimeout: 15_000,
    clockAheadMs: 12,
    isReadOnly: false,
    mayMakeTables: true,
    isEncrypted: true,
  };
  const found = (facts: Partial<DatabaseFacts>, isLent = false) =>
    said(databaseFindings({ ...FINE, ...facts }, { ...USUAL_LIMITS, isLocal: false, isLent }));

  test('is fine', () => {
    expect(found({})).toEqual([
      'ok Postgres 18.3, UTF8, 10 connections for this server',
      'ok agrees with this machine',
    ]);
  });

  test.each<[Partial<DatabaseFacts>, RegExp]>([
    [{ synchronousCommit: 'off' }, /^wrong synchronous_commit is off: what was answered as written/],
    [{ encoding: 'SQL_ASCII' }, /^wrong its encoding is SQL_ASCII/],
    [
      { pooler: 'transaction' },
      /^wrong a pooler in transaction mode .* Set DATABASE_DIRECT_URL to the database itself/,
    ],
    [{ pooler: 'session' }, /^warn a pooler stands before it/],
    [{ roleConnections: 8 }, /^wrong 12 connections are needed and 8 allowed/],
    [{ otherConnections: 90 }, /^warn 12 connections are needed, and others hold 90 of the 97 allowed/],
    [{ idleSessionTimeout: 60_000 }, /^warn idle_session_timeout ends the connection that listens/],
    [{ transactionTimeout: 5_000 }, /^warn transaction_timeout ends every transaction after 5000 ms/],
    [{ isReadOnly: true }, /^wrong it takes no writes/],
    [{ mayMakeTables: false }, /^wrong this role may not make schemas/],
    [{ isEncrypted: false }, /^warn the connection is not encrypted/],
    [{ version: '13.9', versionNumber: 130_009 }, /^warn Postgres 13\.9 gets no fixes/],
    [{ clockAheadMs: -120_000 }, /^wrong 120 s behind this machine's/],
  ])('%o', (facts, expected) => {
    expect(found(facts).filter((each) => !each.startsWith('ok '))).toEqual([expect.stringMatching(expected)]);
  });

  test('a pooler that is expected is fine where the role has its limits', () => {
    expect(found({ pooler: 'transaction' }, true).join()).not.toMatch(/wrong|warn/);
    expect(found({ pooler: 'transaction', statementTimeout: 0 }, true)).toEqual([
      expect.stringMatching(/^warn nothing ends a statement that hangs: .* statement_timeout = '15s'/),
      'ok agrees with this machine',
    ]);
  });
});
