/** What `/metrics` shows of a server, to which callers, and that no caller can make it grow. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsIn, seriesIn } from '../testing/battles/series.ts';
import { freshDatabase } from '../testing/databases/databases.ts';
import { statementsIn } from '../testing/harness/operatorPages.ts';
import { startTestServer, type TestServer } from '../testing/harness/server.ts';
import { until } from '../testing/harness/until.ts';
import { openThinkers } from './features/battles/ai/thinkers.ts';
import { thinkersMetrics } from './features/battles/battleMetrics.ts';
import { chainCallMetrics } from './platform/chain/chainMetrics.ts';
import { jobMetrics } from './platform/jobs/jobMetrics.ts';
import { type Metrics, openMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import { watchServer } from './platform/metrics/watchServer.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TOKEN = 'a-token-that-is-long';
const metrics = openMetrics();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ kind: 'postgres', metrics, metricsToken: TOKEN, archiveAfterDays: 30 });
  chainCallMetrics(metrics, ['local', 'rpc1']);
  thinkersMetrics(metrics, openThinkers({ file: new URL('nothing:'), threads: 1 }).use);
  watchServer(metrics, {
    // Of a pool in use.
    database: { ...server.database, poolUse: () => ({ inUse: 1, idle: 2, waiting: 0, limit: 10 }) },
    chain: server.chain,
    dataDir: tmpdir(),
    now: Date.now,
    sizeLimit: 1024 ** 3,
  });
  const watchRound = jobMetrics(metrics, server.jobs, Date.now);
  for (const job of server.jobs) watchRound(job, { ms: 5, outcome: 'done' });
});
afterAll(() => server.close());

const scrape = async () => seriesIn(await metrics.text());

type Value = (name: string) => number | undefined;
const valueIn =
  (found: Awaited<ReturnType<typeof scrape>>): Value =>
  (name) =>
    found.find((each) => each.name === name)?.value;

/** What is served once that is so: a figure that a busy machine reads too late for one scrape is there at the next. */
async function scrapeUntil(of: Metrics, isSo: (value: Value) => boolean) {
  let found = seriesIn(await of.text());
  await until(async () => {
    found = seriesIn(await of.text());
    return isSo(valueIn(found));
  }, 100);
  return found;
}

/** As a client that minds no rule sends it; `fetch` would mend it. */
const send = (method: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(server.base + path, { method, headers: { 'x-request-id': path } }, (answer) => {
      answer.resume().once('end', resolve);
    });
    sent.once('error', reject).end();
  });

test('figures of the database, the chain, the disk and the process are served', async () => {
  const found = await scrapeUntil(
    metrics,
    (value) =>
      value('pokesol_ready') === 1 &&
      value('pokesol_database_size_bytes') !== undefined &&
      value('pokesol_data_disk_free_bytes') !== undefined,
  );
  const value = valueIn(found);
  expect(value('pokesol_database_up')).toBe(1);
  expect(value('pokesol_bus_up')).toBe(1);
  expect(value('pokesol_database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(value('pokesol_chain_block_age_seconds')).toBeLessThan(60);
  expect(value('pokesol_data_disk_free_bytes')).toBeGreaterThan(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
  expect(value('pokesol_intents_open')).toBe(0);
  expect(found.filter(({ name }) => name === 'pokesol_purchases')).toHaveLength(3);
});

/** A histogram's figures have endings of their own. */
const ENDINGS = /_(bucket|sum|count)$/;

test.each(['prometheus/pokesol.rules.yml', 'grafana/pokesol.json'])(
  'every figure that %s asks for is served',
  async (file) => {
    const kinds = kindsIn(await metrics.text());
    const asked = readFileSync(`${ROOT}operations/${file}`, 'utf8').match(
      /\b(pokesol|process|nodejs)_[a-z\d_]+/g,
    );
    const isServed = (name: string) =>
      kinds.has(name) || ['histogram', 'summary'].includes(kinds.get(name.replace(ENDINGS, '')) ?? '');
    expect(asked?.length).toBeGreaterThan(20);
    expect(asked?.filter((name) => !isServed(name))).toEqual([]);
  },
);

test('every statement of the pages for operators is understood by the database', async () => {
  const statements = readdirSync(`${ROOT}docs/operations`).flatMap((page) =>
    statementsIn(readFileSync(`${ROOT}docs/operations/${page}`, 'utf8')),
  );
  expect(statements.length).toBeGreaterThan(15);
  for (const statement of statements) await server.database.db.execute(sql.raw(statement));
});

test('a request counts under its pattern, status and time', async () => {
  await fetch(`${server.base}/api/users/stranger/decks`);
  const [counted] = (await scrape()).filter(
    ({ name, labels }) =>
      name === 'pokesol_http_request_duration_seconds_count' && labels.route === '/api/users/:wallet/decks',
  );
  expect(counted).toMatchObject({ labels: { method: 'GET', status: '401' }, value: 1 });
});

test('no caller can make a label take a value that was not foreseen', async () => {
  for (let i = 0; i < 30; i += 1) {
    await send('GET', `/api/nothing-${i}`);
    await send('GET', `/metrics?word=${i}`);
    await send('PROPFIND', `/api/battles/${i}/events`);
    await send('DELETE', `/api/users/wallet-${i}/decks/deck-${i}`);
    await send('GET', `/%${i}`);
  }
  // The first garbage collection of a kind adds a series of its own.
  const series = async () => (await scrape()).filter(({ name }) => !name.startsWith('nodejs_gc_'));
  const before = (await series()).length;
  for (let i = 30; i < 60; i += 1) {
    await send('GET', `/api/nothing-${i}`);
    await send('GET', `/metrics?word=${i}`);
    await send('PROPFIND', `/api/battles/${i}/events`);
    await send('DELETE', `/api/users/wallet-${i}/decks/deck-${i}`);
    await send('GET', `/%${i}`);
  }
  const after = await series();
  expect(after.length).toBe(before);
  expect(JSON.stringify(after)).not.toMatch(/wallet-|deck-\d|nothing-|word/);
});

test('a figure whose database is away is missing, and all others are served', async () => {
  const alone = openMetrics();
  const gone = await freshDatabase('pglite');
  await gone.close();
  watchServer(alone, {
    chain: server.chain,
    dataDir: tmpdir(),
    now: Date.now,
    database: gone,
  });
  const value = valueIn(
    await scrapeUntil(
      alone,
      (now) => now('pokesol_chain_up') === 1 && now('pokesol_data_disk_size_bytes') !== undefined,
    ),
  );
  expect([value('pokesol_database_up'), value('pokesol_chain_up'), value('pokesol_ready')]).toEqual([
    0, 1, 0,
  ]);
  expect(value('pokesol_database_size_bytes')).toBeUndefined();
  expect(value('pokesol_data_disk_size_bytes')).toBeGreaterThan(0);
});

test("at the product's own port they need the token, and are in no description", async () => {
  const ask = (headers: Record<string, string>) => fetch(`${server.base}/metrics`, { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${TOKEN}s` })).status).toBe(401);
  const given = await ask({ authorization: `Bearer ${TOKEN}` });
  expect(given.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await given.text()).toContain('# TYPE pokesol_http_request_duration_seconds histogram');
  expect(await (await fetch(`${server.base}/api/openapi.json`)).text()).not.toContain('/metrics');
});

test('without a token there is nothing at the own port; at a port of their own they are open', async () => {
  const quiet = await startTestServer({ kind: 'postgres', database: server.database, chain: server.chain });
  expect((await fetch(`${quiet.base}/metrics`)).status).toBe(404);
  await quiet.close();

  const own = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${own.port}`;
  expect((await fetch(`${at}/metrics`)).status).toBe(200);
  expect((await fetch(`${at}/other`)).status).toBe(404);
  await own.close();

  const closed = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, token: TOKEN });
  expect((await fetch(`http://127.0.0.1:${closed.port}/metrics`)).status).toBe(401);
  await closed.close();
});
