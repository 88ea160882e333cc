/** A database that goes away, is refused, falls silent, or takes a commit whose answer is lost: the server stays. */
import { createHash, randomUUID } from 'node:crypto';
import type { DeckJson, RefusalBody } from '@pokesol/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../testing/databases/migrations.ts';
import {
  type Answer,
  BattlePlayer,
  type Database,
  EventReader,
  FaultyLine,
  mover,
  newDataDir,
  newPostgresDatabase,
  pair,
  ServerEnded,
  startServerProcess,
  startTestServer,
  type TestServer,
  until,
} from '../testing/index.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { openLog } from './platform/log.ts';

/** Long, so that whatever ends here is ended by the outage. */
const PATIENT = { poolSize: 4, connectSeconds: 30, statementSeconds: 30, retrySeconds: 0 };
/** Short, so that a silent line is found out soon. */
const SHORT = { poolSize: 4, connectSeconds: 0.5, statementSeconds: 1, retrySeconds: 0 };
const NEVER_MS = 3_600_000;

/** Everything that the server logs, on its finest level. */
const logged: string[] = [];

let url: string;
let line: FaultyLine;
let database: Database;
let server: TestServer;
let direct: TestServer;
let maya: BattlePlayer;
let theo: BattlePlayer;

beforeAll(async () => {
  url = await newPostgresDatabase();
  line = await FaultyLine.to(url);
  database = await openDatabase({ kind: 'postgres', url: line.url, limits: PATIENT }, MIGRATIONS);
  // No heartbeat: what is sent after an outage is sent because the line is back.
  server = await startTestServer({
    kind: 'postgres',
    database,
    heartbeatMs: NEVER_MS,
    logger: openLog('trace', { write: (text) => void logged.push(text) }),
  });
  direct = await startTestServer({
    kind: 'postgres',
    database: await openDatabase({ kind: 'postgres', url }, MIGRATIONS),
    chain: server.chain,
  });
  maya = await BattlePlayer.create(server.base);
  theo = await BattlePlayer.create(server.base);
});
afterAll(async () => {
  await direct.close();
  await direct.database.close();
  await server.close();
  await database.close();
  await line.close();
});

const decksPath = () => `/api/users/${maya.wallet.address}/decks`;
const makeDeck = (name: string, id: string = randomUUID()): Promise<Answer<DeckJson & RefusalBody>> =>
  maya.wallet.call('POST', decksPath(), { id, name });
const namesOfDecks = async (): Promise<string[]> =>
  (await maya.wallet.at(direct.base).ok<DeckJson[]>('GET', decksPath())).map(({ name }) => name);
const isReady = async (): Promise<boolean> => (await fetch(`${server.base}/api/ready`)).ok;

function expectAway({ status, headers, body }: Answer<RefusalBody>): void {
  expect([status, body.code]).toEqual([503, 'database-unreachable']);
  expect(headers.get('retry-after')).toBe('5');
  expect(body.message).toMatch(/may or may not have gone through: try again/);
}

/** Whole again, and every connection made anew. */
async function mended(): Promise<void> {
  line.mend();
  await until(isReady);
}

describe('a server whose database is lost', () => {
  test('answers 503 while it is, says that it is not ready, and goes on when it is back', async () => {
    line.refuse();
    expectAway(await makeDeck('while refused'));
    expectAway(await maya.wallet.call('GET', decksPath()));
    const ready = await fetch(`${server.base}/api/ready`);
    expect([ready.status, ((await ready.json()) as RefusalBody).code]).toEqual([503, 'database-unreachable']);
    expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
    await mended();
    expect((await makeDeck('after refused')).status).toBe(201);
    expect(await namesOfDecks()).not.toContain('while refused');
  });

  test('outlives connections that are ended in the middle of what they do', async () => {
    const [holder, admin] = [
      new pg.Client({ connectionString: url }),
      new pg.Client({ connectionString: url }),
    ];
    await Promise.all([holder.connect(), admin.connect()]);
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const [deck] = await maya.wallet.ok<DeckJson[]>('GET', decksPath());
    // Each waits for the row's lock, so that all of them are in a transaction when they are ended.
    await holder.query('begin');
    await holder.query('select 1 from wallets where address = $1 for update', [maya.wallet.address]);
    const sent = ids.slice(0, PATIENT.poolSize).map((id) => makeDeck(`ended ${id}`, id));
    await until(async () => {
      const { rows } = await admin.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting === PATIENT.poolSize;
    });
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    for (const answer of await Promise.all(sent)) expectAway(answer);
    await holder.query('rollback');
    await Promise.all([holder.end(), admin.end()]);
    await mended();
    expect(await maya.wallet.ok('GET', `${decksPath()}/${deck?.id}`)).toMatchObject({ id: deck?.id });
    expect((await namesOfDecks()).filter((name) => name.startsWith('ended'))).toEqual([]);
  });

  test('answers although the database is silent, and readiness does not wait for a statement', async () => {
    const silent = await FaultyLine.to(url);
    const impatient = await openDatabase({ kind: 'postgres', url: silent.url, limits: SHORT }, MIGRATIONS);
    const short = await startTestServer({ kind: 'postgres', database: impatient, chain: server.chain });
    const { wallet } = maya.at(short.base);
    expect((await wallet.call('GET', decksPath())).status).toBe(200);

    silent.silence();
    expectAway(await wallet.call('POST', decksPath(), { id: randomUUID(), name: 'in silence' }));
    expectAway(await wallet.call('GET', decksPath()));
    silent.mend();
    await until(async () => (await fetch(`${short.base}/api/ready`)).ok);
    expect((await wallet.call('GET', decksPath())).status).toBe(200);
    expect(await namesOfDecks()).not.toContain('in silence');

    // Where a statement may take long, readiness has its own time.
    line.silence();
    let isAnswered = false;
    const call = makeDeck('in a longer silence').finally(() => {
      isAnswered = true;
    });
    expect([(await fetch(`${server.base}/api/ready`)).status, isAnswered]).toEqual([503, false]);
    line.cut();
    expectAway(await call);
    await mended();
    await short.close();
    await impatient.close();
    await silent.close();
  });

  test('says that a write may have happened when its COMMIT is lost, and a repeat makes no second one', async () => {
    const id = randomUUID();
    line.loseNextCommit();
    expectAway(await makeDeck('committed', id));
    expect(line.commitsLost).toBe(1);
    // It had happened: the old «nothing was changed» would have been untrue.
    expect(await namesOfDecks()).toContain('committed');
    await mended();
    expect(await makeDeck('committed', id)).toMatchObject({ status: 201, body: { id } });
    expect((await namesOfDecks()).filter((name) => name === 'committed')).toHaveLength(1);
  });

  test('logs what failed in one bounded line each, without one value of a statement', async () => {
    const tokens = maya.wallet.cookie.split('; ').map((cookie) => cookie.slice(cookie.indexOf('=') + 1));
    const secrets = [
      ...tokens,
      ...tokens.map((token) => createHash('sha256').update(token).digest('hex')),
      ...['while refused', 'committed', 'in a longer silence'],
      maya.wallet.address,
    ];
    const failures = logged.filter((text) => text.includes('the database is out of reach'));
    expect(failures.length).toBeGreaterThan(5);
    for (const text of logged) {
      expect(text.length).toBeLessThan(4_000);
      expect(text.trim().split('\n')).toHaveLength(1);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    // A statement is named, so that an operator can find it.
    expect(failures.join()).toContain('Failed query: ');
  });

  test('sends its streams what they missed as soon as the line is back', async () => {
    const id = await pair(maya, theo);
    const first = await mover(id, [maya, theo]);
    const reader = await EventReader.open(maya, id, { since: first.battle.version });
    const [move = { type: 'endTurn' as const }] = first.battle.legal;
    const known = await first.player.act(first.battle, move);
    await reader.until(({ updates }) => updates.at(-1)?.version === known.version);
    line.refuse();
    // Another server goes on; this one gets no notice of it.
    const there: [BattlePlayer, BattlePlayer] = [maya.at(direct.base), theo.at(direct.base)];
    const { player, battle } = await mover(id, there);
    const { version } = await player.act(battle, { type: 'concede' });
    expect(reader.updates).toHaveLength(1);
    line.mend();
    await reader.until(({ updates }) => updates.at(-1)?.version === version);
    await reader.ended;
    await mended();
  });
});

describe('a server that starts while the database is away', () => {
  test('waits for it, and opens when it is there', async () => {
    const away = await FaultyLine.to(await newPostgresDatabase());
    away.refuse();
    let printed = '';
    const started = startServerProcess(
      { DATABASE_URL: away.url, DATA_DIR: newDataDir(), START_WAIT_SECONDS: '3600' },
      [],
      (text) => {
        printed += text;
      },
    );
    await until(() => printed.includes('the start waits'));
    away.mend();
    const child = await started;
    expect((await fetch(`${child.base}/api/ready`)).status).toBe(200);
    await child.stop();
    await away.close();
  });

  test('says so and ends when the time is over', async () => {
    const away = await FaultyLine.to(await newPostgresDatabase());
    away.refuse();
    const ended = await startServerProcess({
      DATABASE_URL: away.url,
      DATA_DIR: newDataDir(),
      START_WAIT_SECONDS: '0',
    }).catch((error: unknown) => error);
    expect(ended).toBeInstanceOf(ServerEnded);
    expect(ended).toMatchObject({
      code: 1,
      message: expect.stringMatching(/DATABASE_URL: no database answers/),
    });
    await away.close();
  });
});
