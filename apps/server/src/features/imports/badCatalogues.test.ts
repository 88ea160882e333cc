/** What a catalogue can do wrong: the set comes in whole or not at all, it is said clearly, and importing again mends it. */
import { randomUUID } from 'node:crypto';
import type { ImportProgress, ImportReport, RefusalBody } from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  cardsPage,
  databasesFor,
  EDGE_CASE_CARDS,
  type FakeCatalogue,
  type FakeData,
  type Misbehaviour,
  type ReceivedRequest,
  startFakeTcgApi,
  startFakeTcgdex,
  startTestServer,
  TestAdmin,
  type TestServer,
} from '../../../testing/index.ts';
import { auditEntries } from '../audit/tables.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { packTypeVersions } from '../packs/tables.ts';

const IMPORT = '/api/admin/pokemon/import-set';
/** RetryOptions with a slow catalogue; a test that tries it makes it short. */
const PATIENT_MS = 30_000;
const HURRIED_MS = 150;
const limits = { timeoutMs: PATIENT_MS, pauseMs: 5, mostBytes: 1024 * 1024, listMs: 8_000 };

/** What each has: two pages of the API, and a set of TCGdex, which is asked for each card by itself. */
const SETS = { api: { id: 'large1', total: 300 }, tcgdex: { id: 'small1', total: 20 } };
type Source = keyof typeof SETS;
const dataOf = ({ id, total }: (typeof SETS)[Source]): FakeData => ({
  sets: [{ id, name: 'Large', series: 'Tests', printedTotal: total, total }],
  cards: () =>
    Array.from({ length: total }, (_, index) => ({
      ...EDGE_CASE_CARDS[0],
      id: `${id}-${index + 1}`,
      number: String(index + 1),
    })),
});

const all = () => true;
const page2 = cardsPage(2);
const card12 = ({ path }: ReceivedRequest) => path.endsWith('/small1-12');
/** Every import asks for its set before it asks for cards. */
const begins = ({ path }: ReceivedRequest) => !path.includes('/cards');
const FOR_EVER = Number.POSITIVE_INFINITY;

describe.each(databasesFor('behaviour'))('a catalogue in trouble, on %s', (kind) => {
  let api: FakeCatalogue;
  let tcgdex: FakeCatalogue;
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    api = await startFakeTcgApi(dataOf(SETS.api));
    tcgdex = await startFakeTcgdex(dataOf(SETS.tcgdex));
    const catalogues = {
      api: { url: api.url, key: 'a-secret-key' },
      tcgdex: { url: tcgdex.url },
      limits,
    };
    server = await startTestServer({ kind, catalogues });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(async () => {
    await server.close();
    await api.close();
    await tcgdex.close();
  });
  afterEach(() => {
    api.mend();
    tcgdex.mend();
    limits.timeoutMs = PATIENT_MS;
  });

  /** Everything that an import may write, but for its own row: how many rows there are, and a hash of them. */
  async function everything() {
    const found: unknown[] = [];
    for (const table of [cardSets, cards, packTypeVersions, auditEntries]) {
      const rows = sql`select count(*) as count, md5(string_agg(t::text, '\n' order by t::text)) as hash from ${table} t`;
      found.push(((await server.database.db.execute(rows)) as unknown as { rows: unknown[] }).rows);
    }
    return found;
  }
  const order = (source: Source) => ({ setId: SETS[source].id, source, importId: randomUUID() });

  test.each<[string, Source, Misbehaviour, (asked: ReceivedRequest) => boolean, RegExp]>([
    ['fails on page 2', 'api', { do: 'status', status: 500 }, page2, /failed \(500\), 5 times in a row/],
    ['is overloaded', 'api', { do: 'status', status: 503 }, all, /failed \(503\), 5 times in a row/],
    [
      'says that we ask too often',
      'api',
      { do: 'status', status: 429 },
      page2,
      /we ask too often \(429\), 5 times/,
    ],
    [
      'wants us to wait for hours',
      'api',
      { do: 'status', status: 429, retryAfter: '7200' },
      page2,
      /asks to wait 7,200 seconds \(429\)/,
    ],
    ['refuses the key', 'api', { do: 'status', status: 403 }, all, /refused us \(403\); check its key/],
    ['does not understand', 'api', { do: 'status', status: 400 }, page2, /did not understand us \(400\)/],
    ['sends a web page', 'api', { do: 'broken-json' }, page2, /not JSON/],
    ['sends half of the JSON', 'api', { do: 'half-json' }, page2, /not JSON/],
    ['cuts the line in the middle', 'api', { do: 'cut' }, page2, /broke the connection/],
    ['stops in the middle of an answer', 'api', { do: 'hang' }, page2, /did not answer within 1 second,/],
    ['is slower than we wait', 'api', { do: 'slow', ms: 3 * HURRIED_MS }, page2, /did not answer within/],
    ['sends without end', 'api', { do: 'huge', bytes: 2 * 1024 * 1024 }, page2, /more than 1 MB/],
    [
      'promises more than it sends',
      'api',
      { do: 'total', total: 301 },
      cardsPage(1),
      /changed the number of entries/,
    ],
    [
      'promises more on every page',
      'api',
      { do: 'total', total: 301 },
      ({ path }) => path.endsWith('/cards'),
      /promised 301 cards of Large and sent 300/,
    ],
    [
      'promises less than the set has',
      'api',
      { do: 'total', total: 250 },
      ({ path }) => path.endsWith('/cards'),
      /promised 300 cards of Large and sent 250/,
    ],
    [
      'promises more than any set has',
      'api',
      { do: 'total', total: 1e12 },
      ({ path }) => path.endsWith('/cards'),
      /lists more than 10,000 entries/,
    ],
    ['leaves cards out', 'api', { do: 'drop', cards: 20 }, page2, /promised 300 cards of Large and sent 280/],
    ['sends page 1 twice', 'api', { do: 'repeat' }, page2, /promised 300 cards of Large and sent 250/],
    [
      'sends us elsewhere',
      'api',
      { do: 'redirect', to: 'http://169.254.169.254/latest/meta-data/' },
      page2,
      /redirects us to another address/,
    ],
    [
      'sends us to another port',
      'api',
      { do: 'redirect', to: 'http://127.0.0.1:1/v2/cards' },
      page2,
      /redirects us to another address/,
    ],
    [
      'sends us in circles',
      'api',
      { do: 'redirect', to: '/v2/cards?page=2' },
      page2,
      /redirects us to another address/,
    ],
    [
      'fails for one card',
      'tcgdex',
      { do: 'status', status: 500 },
      card12,
      /failed \(500\), 5 times in a row/,
    ],
    ['cuts the line', 'tcgdex', { do: 'cut' }, card12, /broke the connection/],
  ])('%s: nothing is changed, and it is said', async (_, source, trouble, when, sentence) => {
    const before = await everything();
    const fake = source === 'api' ? api : tcgdex;
    fake.trouble(trouble, when, FOR_EVER);
    if (trouble.do === 'hang' || trouble.do === 'slow') limits.timeoutMs = HURRIED_MS;
    const request = order(source);
    const { status, body } = await admin.call<RefusalBody>('POST', IMPORT, request);
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'catalogue-unreachable' });
    expect(body.message).toMatch(sentence);
    expect(body.message).toMatch(/ Nothing was changed; please try again\.$/);
    expect(body.message).not.toMatch(/a-secret-key|small1-12|page=/);
    expect(await everything()).toEqual(before);
    // The same call again is answered the same and asks no catalogue. What the first had asked for at once may still arrive.
    const begun = fake.asked.filter(begins).length;
    expect(begun).toBeGreaterThan(0);
    expect((await admin.call<RefusalBody>('POST', IMPORT, request)).body).toEqual(body);
    expect(fake.asked.filter(begins)).toHaveLength(begun);
    const progress = await admin.ok<ImportProgress>('GET', `/api/admin/pokemon/imports/${request.importId}`);
    const { code, reason, params } = body;
    expect(progress).toMatchObject({
      status: 'failed',
      problem: body.message,
      refusal: { code, reason, params },
    });
  });

  test.each<[string, Source, Misbehaviour, (asked: ReceivedRequest) => boolean]>([
    ['fails four times', 'api', { do: 'status', status: 500 }, page2],
    ['asks to wait a moment', 'api', { do: 'status', status: 429, retryAfter: '0' }, page2],
    ['cuts the line', 'api', { do: 'cut' }, page2],
    ['sends half', 'api', { do: 'half-json' }, page2],
    ['hangs', 'api', { do: 'hang' }, page2],
    ['is slow', 'api', { do: 'slow', ms: 50 }, page2],
    ['stumbles over a card', 'tcgdex', { do: 'status', status: 502 }, card12],
  ])('%s and then answers: the set comes in', async (_, source, trouble, when) => {
    const fake = source === 'api' ? api : tcgdex;
    fake.trouble(trouble, when, 4);
    // Its fifth answer must be in time.
    if (trouble.do === 'hang') limits.timeoutMs = 2 * HURRIED_MS;
    const report = await admin.ok<ImportReport>('POST', IMPORT, order(source));
    const { id, total } = SETS[source];
    expect(report).toMatchObject({ cardsImported: total, unreadCount: 0 });
    const rows = await server.database.db.select().from(cards).where(eq(cards.setId, id));
    expect(rows).toHaveLength(total);
  });

  test('is left alone for as long as it asks', async () => {
    let until: number | undefined;
    const isBusy = (asked: ReceivedRequest) => {
      if (!page2(asked)) return false;
      until ??= performance.now() + 900;
      return performance.now() < until;
    };
    api.trouble({ do: 'status', status: 429, retryAfter: '1' }, isBusy);
    expect(await admin.ok('POST', IMPORT, order('api'))).toMatchObject({ cardsImported: SETS.api.total });
    expect(api.asked.at(-1)?.query.get('page')).toBe('2');
  });

  test('the key goes to the API alone, and no other host is ever asked', async () => {
    await admin.ok('POST', IMPORT, order('api'));
    await admin.ok('POST', IMPORT, order('tcgdex'));
    expect(new Set(api.asked.map(({ key }) => key))).toEqual(new Set(['a-secret-key']));
    expect(new Set(tcgdex.asked.map(({ key }) => key))).toEqual(new Set([undefined]));
  });
});
