/** One network sends a burst of calls: the server delays or refuses them, and still answers every other network. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { RefusalBody } from '@pokesol/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { MIGRATIONS } from '../testing/databases/migrations.ts';
import { gate } from '../testing/harness/until.ts';
import {
  type Database,
  newPostgresDatabase,
  startTestServer,
  type TestServer,
  TestWallet,
  until,
} from '../testing/index.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { openPool, withConnection } from './platform/db/pool.ts';
import { ConnectionsBusy, isDatabaseBusy } from './platform/db/unreachable.ts';
import { openLog } from './platform/log.ts';

const POOL = 10;
const BURST = 100;
/** The limits of a network with the default 600 calls a minute: calls in progress, and expensive ones running among them. */
const [AT_ONCE, DEAR_AT_ONCE] = [50, 8];
/** Slow enough to stay within the limit of a minute. */
const READ_EVERY_MS = 200;

const logged: string[] = [];
let url: string;
let database: Database;
let server: TestServer;
beforeAll(async () => {
  url = await newPostgresDatabase();
  const limits = { poolSize: POOL, connectSeconds: 2, statementSeconds: 120, retrySeconds: 0 };
  database = await openDatabase({ kind: 'postgres', url, limits, warn() {} }, MIGRATIONS);
  server = await startTestServer({
    kind: 'postgres',
    database,
    trustedProxies: 1,
    rateLimitPerMinute: 600,
    logger: openLog('info', { write: (text) => void logged.push(text) }),
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ask = async (from: string, path: string) => {
  const answer = await fetch(server.base + path, { headers: { 'x-forwarded-for': from } });
  const { code, reason } = (await answer.json()) as Partial<RefusalBody>;
  return { status: answer.status, code, reason, retryAfter: answer.headers.get('retry-after') };
};

/** Blocks every read of a battle until `release` is called. */
async function holdBattles() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table battles in access exclusive mode');
  return {
    release: () => client.query('commit'),
    waiting: async () => {
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    },
  };
}

test.each([
  ['an IPv4 address', () => '203.0.113.7'],
  ['the networks of one site', (at: number) => `2001:db8:1:${at.toString(16)}::7`],
])('a burst of dear calls from %s leaves connections to the others', async (_, from) => {
  logged.length = 0;
  const battles = await holdBattles();
  const replay = `/api/battles/${randomUUID()}/replay`;
  const burst = Array.from({ length: BURST }, (_, at) => ask(from(at), replay));
  const ended: unknown[] = [];
  for (const call of burst) void call.then((answer) => ended.push(answer));
  await until(async () => ended.length >= BURST - AT_ONCE && (await battles.waiting()) === DEAR_AT_ONCE);
  // All of them are still waiting for the lock.
  for (const path of ['/api/pack-types', '/api/card-sets', '/api/ready'])
    expect(await ask('198.51.100.1', path)).toMatchObject({ status: 200 });
  await battles.release();
  const answers = await Promise.all(burst);
  const refused = answers.filter(({ status }) => status !== 404);
  expect(refused).toHaveLength(BURST - AT_ONCE);
  for (const answer of refused)
    expect(answer).toEqual({ status: 429, code: 'too-many-requests', reason: 'at-once', retryAfter: '1' });
  const said = logged.join('');
  expect(said.match(/the server is busy with other calls of this network/g)).toHaveLength(BURST - AT_ONCE);
  expect(said).not.toMatch(/out of reach|unreachable/);
  // All places are free again.
  expect(await ask(from(0), replay)).toMatchObject({ status: 404 });
});

test('callers that disconnect in the middle of a body free their places', async () => {
  const from = '203.0.113.9';
  const wallet = await TestWallet.create(server.base);
  await wallet.signIn();
  const head = [
    `POST /api/users/${wallet.address}/decks/${randomUUID()}/cards HTTP/1.1`,
    ...['host: localhost', `x-forwarded-for: ${from}`, `cookie: ${wallet.cookie}`],
    ...['content-type: application/json', 'content-length: 99', '', '{'],
  ].join('\r\n');
  const { hostname, port } = new URL(server.base);
  const callers = Array.from({ length: AT_ONCE }, () => connect(Number(port), hostname));
  for (const caller of callers) caller.on('error', () => {}).write(head);
  // All places are taken: the server has read each head and waits for the body.
  const read = () => ask(from, '/api/card-sets');
  await until(async () => (await read()).reason === 'at-once', READ_EVERY_MS);
  for (const caller of callers) caller.destroy();
  await until(async () => (await read()).status === 200, READ_EVERY_MS);
});

test('a pool without a free connection on a working database is reported as busy, not as unreachable', async () => {
  const limits = { poolSize: 1, connectSeconds: 2, statementSeconds: 60, retrySeconds: 0 };
  const pool = openPool(url, { limits, warn() {}, prepared: false, isLent: false });
  onTestFinished(() => pool.end());
  // The pool is connected: from here on a caller waits only for the other callers.
  await withConnection(pool, async () => {});
  const [first, second] = [gate(), gate()];
  const holds = [first, second].map((held) => withConnection(pool, () => held.opened));
  const late = withConnection(pool, async () => 'served').catch((error: unknown) => error);
  await until(() => pool.waitingCount === 2);
  first.open();
  expect(await late).toBeInstanceOf(ConnectionsBusy);
  second.open();
  await Promise.all(holds);
  expect(await withConnection(pool, async () => 'served')).toBe('served');
});

test('a call is refused and logged as busy when other calls hold all connections', async () => {
  logged.length = 0;
  const busy = new Error('a statement failed', { cause: new ConnectionsBusy('none came free') });
  expect(isDatabaseBusy(busy)).toBe(true);
  vi.spyOn(database.db, 'select').mockImplementation(() => {
    throw busy;
  });
  expect(await ask('198.51.100.1', '/api/card-sets')).toMatchObject({
    status: 503,
    code: 'server-busy',
    retryAfter: '5',
  });
  vi.restoreAllMocks();
  expect(logged.join('')).toMatch(/the server is busy: no connection to its database came free/);
  expect(logged.join('')).not.toMatch(/out of reach/);
});
