/** The admin gate against those who guess, wait, forge and listen. */
import type { AdminLogin } from '@pokesol/protocol';
import { desc, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ADMIN_PASSWORD,
  type Answer,
  type Database,
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
  TestWallet,
  until,
} from '../../../testing/index.ts';
import { auditEntries } from '../audit/tables.ts';
import { attemptLogin, MAX_LOGIN_ATTEMPTS } from './loginAttempts.ts';

const WRONG = 'let-me-administrate';
const WRONG_FIVE = Array<number>(MAX_LOGIN_ATTEMPTS).fill(401);

describe.each(databasesFor('behaviour'))('the admin gate on %s', (kind) => {
  let server: TestServer;
  let browser: TestWallet;
  let clock = Date.UTC(2026, 0, 1);
  const logged: string[] = [];
  const settings = {
    kind,
    now: () => clock,
    // The one proxy is the test itself: it says where a call comes from.
    trustedProxies: 1,
    logger: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
  };
  beforeAll(async () => {
    server = await startTestServer(settings);
    browser = await TestWallet.create(server.base);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    clock += 3_600_000;
  });

  const login = (password: string, from: string, at = browser): Promise<Answer<AdminLogin>> =>
    at.call('POST', '/api/admin/login', { password }, { 'x-forwarded-for': from });
  const logout = (token: string, at = browser) =>
    at.call('POST', '/api/admin/logout', undefined, { authorization: `Bearer ${token}` });
  const statusOf = async (answer: Promise<Answer>) => (await answer).status;

  test('stops a script that guesses one after the other, and opens again a minute later', async () => {
    const script = '198.51.100.1';
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      statuses.push(await statusOf(login(`${WRONG}${i}`, script)));
      clock += 5_000;
    }
    expect(statuses).toEqual([...WRONG_FIVE, 429, 429, 429]);
    const blocked = await login(ADMIN_PASSWORD, script);
    expect(blocked).toMatchObject({ status: 429, body: { code: 'too-many-guesses' } });
    // The first guess was forty seconds ago.
    expect(blocked.headers.get('retry-after')).toBe('20');
    clock += 19_999;
    expect((await login(ADMIN_PASSWORD, script)).headers.get('retry-after')).toBe('1');
    clock += 1;
    expect(await statusOf(login(WRONG, script))).toBe(401);
    expect(await statusOf(login(ADMIN_PASSWORD, script))).toBe(429);
    clock += 60_000;
    expect(await statusOf(login(ADMIN_PASSWORD, script))).toBe(200);
  });

  test('stops fifty guesses at once after five, and no other caller', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => statusOf(login(`${WRONG}${i}`, '198.51.100.2'))),
    );
    expect(answers.sort()).toEqual([...WRONG_FIVE, ...Array<number>(45).fill(429)]);
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.2'))).toBe(429);
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.3'))).toBe(200);
  });

  test('looks at five of fifty, and at none during the block', async () => {
    let looks = 0;
    const look = () =>
      attemptLogin(server.database.db, { address: '198.51.100.4', now: new Date(clock) }, async () => {
        looks += 1;
        return false;
      });
    await Promise.all(Array.from({ length: 50 }, look));
    expect(looks).toBe(MAX_LOGIN_ATTEMPTS);
    expect(await look()).toEqual({ retryAfterSeconds: 60 });
    expect(looks).toBe(MAX_LOGIN_ATTEMPTS);
  });

  test('does not count the right password', async () => {
    const from = '198.51.100.5';
    const tried = [];
    for (const password of [WRONG, WRONG, WRONG, WRONG, ...Array<string>(7).fill(ADMIN_PASSWORD), WRONG])
      tried.push(await statusOf(login(password, from)));
    expect(tried).toEqual([401, 401, 401, 401, 200, 200, 200, 200, 200, 200, 200, 401]);
    expect(await statusOf(login(ADMIN_PASSWORD, from))).toBe(429);
  });

  test('a slow look holds up neither the database nor another address', async () => {
    const { db } = server.database;
    const looks: ((right: boolean) => void)[] = [];
    const slow = Array.from({ length: MAX_LOGIN_ATTEMPTS }, () =>
      attemptLogin(
        db,
        { address: '198.51.100.6', now: new Date(clock) },
        () => new Promise<boolean>((right) => void looks.push(right)),
      ),
    );
    // All of them are counted, and none has an answer.
    await until(() => looks.length === MAX_LOGIN_ATTEMPTS);
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.7'))).toBe(200);
    expect(await statusOf(browser.call('GET', '/api/ready'))).toBe(200);
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.6'))).toBe(429);
    for (const answer of looks) answer(true);
    expect(await Promise.all(slow)).toEqual(Array(MAX_LOGIN_ATTEMPTS).fill('right'));
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.6'))).toBe(200);
  });

  test('turns away who finds too long a line, without counting the guess', async () => {
    const asked = { address: '198.51.100.8', now: new Date(clock) };
    for (let i = 0; i < 2 * MAX_LOGIN_ATTEMPTS; i += 1)
      expect(await attemptLogin(server.database.db, asked, async () => 'busy')).toBe('busy');
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.8'))).toBe(200);
  });

  test('counts a whole /64 of IPv6 as one', async () => {
    const statuses = [];
    for (let i = 1; i <= 6; i += 1) statuses.push(await statusOf(login(WRONG, `2001:db8:1:2::${i}`)));
    expect(statuses).toEqual([...WRONG_FIVE, 429]);
    expect(await statusOf(login(ADMIN_PASSWORD, '2001:db8:1:2:ffff::1'))).toBe(429);
    expect(await statusOf(login(ADMIN_PASSWORD, '2001:db8:1:3::1'))).toBe(200);
  });

  test('counts a /48 of IPv6 as eight networks', async () => {
    const from = (network: number) => `2001:db8:48:${network}::1`;
    for (let network = 0; network < 8; network += 1)
      for (let guess = 0; guess < MAX_LOGIN_ATTEMPTS; guess += 1)
        expect(await statusOf(login(WRONG, from(network)))).toBe(401);
    expect(await statusOf(login(ADMIN_PASSWORD, from(8)))).toBe(429);
    expect(await statusOf(login(ADMIN_PASSWORD, '2001:db8:49::1'))).toBe(200);
    clock += 60_000;
    expect(await statusOf(login(ADMIN_PASSWORD, from(8)))).toBe(200);
  });

  test('believes of X-Forwarded-For only what its own proxy wrote', async () => {
    const statuses = [];
    for (let i = 1; i <= 6; i += 1)
      statuses.push(await statusOf(login(WRONG, `203.0.113.${i}, 198.51.100.9`)));
    expect(statuses).toEqual([...WRONG_FIVE, 429]);
    expect(await statusOf(login(ADMIN_PASSWORD, '203.0.113.1'))).toBe(200);

    const bare = await startTestServer({ ...settings, trustedProxies: 0 });
    const forger = await TestWallet.create(bare.base);
    const forged = [];
    for (let i = 1; i <= 6; i += 1) forged.push(await statusOf(login(WRONG, `203.0.113.${i}`, forger)));
    expect(forged).toEqual([...WRONG_FIVE, 429]);
    await bare.close();
  });

  test('a token opens for thirty minutes, and locking ends it at once', async () => {
    const { body } = await login(ADMIN_PASSWORD, '198.51.100.10');
    expect(body.expiresAt).toBe(new Date(clock + 30 * 60_000).toISOString());
    const other = await login(ADMIN_PASSWORD, '198.51.100.10');
    clock += 30 * 60_000 - 1;
    expect(await statusOf(logout(body.token))).toBe(204);
    expect(await statusOf(logout(body.token))).toBe(401);
    clock += 1;
    expect(await logout(other.body.token)).toMatchObject({ status: 401, body: { code: 'not-an-admin' } });
  });

  test('locking twice at once is written down once', async () => {
    const { token } = await TestAdmin.enter(server.base);
    await Promise.all([logout(token), logout(token)]);
    const [newest, before, older] = await server.database.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id));
    expect([newest?.action, before?.action]).toEqual(['admin.logout', 'admin.login']);
    expect(before?.sessionId).toBe(newest?.sessionId);
    expect(older?.sessionId).not.toBe(newest?.sessionId);
  });

  test('neither password nor token stands in a log or a table, not even when the database fails', async () => {
    const opened = await login(ADMIN_PASSWORD, '198.51.100.11');
    const secrets = [ADMIN_PASSWORD, WRONG, opened.body.token];
    await login(WRONG, '198.51.100.11');
    const { db } = server.database;
    const rows = await everyRow(server.database);
    expect(rows.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => rows.some((row) => row.includes(secret)))).toEqual([]);

    await db.execute(sql`alter table admin_sessions rename to admin_sessions_away`);
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.11'))).toBe(500);
    expect(await statusOf(logout(opened.body.token))).toBe(500);
    await db.execute(sql`alter table admin_sessions_away rename to admin_sessions`);
    await db.execute(sql`alter table admin_guesses rename to admin_guesses_away`);
    expect(await statusOf(login(ADMIN_PASSWORD, '198.51.100.11'))).toBe(500);
    await db.execute(sql`alter table admin_guesses_away rename to admin_guesses`);
    expect(logged.filter((line) => line.includes('request failed'))).toHaveLength(3);
    expect(logged.filter((line) => line.includes('the admin gate stayed shut')).length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => logged.some((line) => line.includes(secret)))).toEqual([]);
  });

  test('two servers of one database share guesses and sessions; a server of another password shares none', async () => {
    const { database, chain } = server;
    const second = await startTestServer({ ...settings, database, chain });
    const elsewhere = await TestWallet.create(second.base);
    const from = '198.51.100.12';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => statusOf(login(WRONG, from, i % 2 === 0 ? browser : elsewhere))),
    );
    expect(answers.sort()).toEqual([...WRONG_FIVE, ...Array<number>(45).fill(429)]);
    const { body } = await login(ADMIN_PASSWORD, '198.51.100.13');
    const third = await startTestServer({ ...settings, database, chain, adminPassword: 'quite-another' });
    const stranger = await TestWallet.create(third.base);
    expect(await statusOf(logout(body.token, stranger))).toBe(401);
    expect(await statusOf(logout(body.token, elsewhere))).toBe(204);
    expect(await statusOf(logout(body.token))).toBe(401);
    await second.close();
    await third.close();
  });
});

/** All tables of the product, each row as text. */
async function everyRow({ db }: Database): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  const all = await Promise.all(
    tables.map(({ name }) =>
      db.select({ row: sql<string>`to_jsonb(t)::text` }).from(sql`${sql.identifier(name)} t`),
    ),
  );
  return all.flat().map(({ row }) => row);
}
