/** Which catalogues are asked in which order, what a folder may hold, and how sparingly players have cards looked up. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CardSetJson, ExternalSetsAnswer, ImportReport, RefusalBody } from '@pokesol/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type DatabaseKind,
  databasesFor,
  EDGE_CASE_CARDS,
  EDGE_CASE_SET,
  EDGE_CASES,
  type FakeCatalogue,
  startFakeTcgApi,
  startFakeTcgdex,
  startTestServer,
  TestAdmin,
} from '../../../testing/index.ts';
import { HTTP_LIMITS } from './http.ts';
import { LOOKUPS_A_DECK, LOOKUPS_A_MINUTE, lookUps } from './lookUp.ts';
import { readPublicCard } from './publicCard.ts';
import { CatalogueError, type CatalogueSource } from './source.ts';
import { type CatalogueOptions, cataloguesFrom } from './sources.ts';
import { inPublicShape } from './tcgdexCard.ts';

const limits = { timeoutMs: 30_000, pauseMs: 1, mostBytes: 1024 * 1024, listMs: 8_000 };
const NOWHERE = 'http://127.0.0.1:4';
const SETS = '/api/admin/pokemon/sets';
const IMPORT = '/api/admin/pokemon/import-set';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function started(fake: Promise<FakeCatalogue>): Promise<FakeCatalogue> {
  const running = await fake;
  ends.push(() => running.close());
  return running;
}

async function adminWith(kind: DatabaseKind, catalogues: CatalogueOptions): Promise<TestAdmin> {
  const server = await startTestServer({ kind, catalogues: { ...catalogues, limits } });
  ends.push(() => server.close());
  return TestAdmin.enter(server.base);
}

/** A folder with these files; a name that ends with '/' is an empty folder. */
function folderOf(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pokesol-cards-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
const FLAT = { 'sets.json': [EDGE_CASE_SET], 'cards/quirk1.json': EDGE_CASE_CARDS };

describe.each(databasesFor('behaviour'))('the catalogues on %s', (kind) => {
  test('are asked in their order: folder, API, TCGdex, the product', async () => {
    const api = await started(startFakeTcgApi(EDGE_CASES));
    const tcgdex = await started(startFakeTcgdex(EDGE_CASES));
    const admin = await adminWith(kind, {
      folder: folderOf(FLAT),
      api: { url: api.url },
      tcgdex: { url: tcgdex.url },
    });
    const { source, sources, data } = await admin.ok<ExternalSetsAnswer>('GET', SETS);
    expect(source).toBe('folder');
    expect(data.map(({ id }) => id)).toEqual(['quirk1']);
    expect(sources).toEqual([
      { kind: 'folder', name: 'Card files on this server' },
      { kind: 'api', name: `Pokémon TCG API at ${new URL(api.url).host}` },
      { kind: 'tcgdex', name: `TCGdex at ${new URL(tcgdex.url).host}` },
      { kind: 'shipped', name: 'Sets that come with PokeSol' },
    ]);
    expect([...api.asked, ...tcgdex.asked]).toEqual([]);
    for (const kind of ['api', 'tcgdex', 'shipped'] as const) {
      const one = await admin.ok<ExternalSetsAnswer>('GET', `${SETS}?source=${kind}`);
      expect(one.source).toBe(kind);
      expect(one.data.map(({ id }) => id)).toEqual(kind === 'shipped' ? ['sv3pt5', 'base1'] : ['quirk1']);
    }
  });

  test('that cannot be read say why, and the next one is taken; at the end the product’s own', async () => {
    const tcgdex = await started(startFakeTcgdex(EDGE_CASES));
    const folder = '/nowhere/at/all';
    const admin = await adminWith(kind, {
      folder,
      api: { url: NOWHERE, key: 'a-secret-key' },
      tcgdex: { url: tcgdex.url },
    });
    const first = await admin.ok<ExternalSetsAnswer>('GET', SETS);
    expect(first.source).toBe('tcgdex');
    expect(first.sources.map(({ problem }) => problem)).toEqual([
      'Card files on this server: there is no such folder.',
      'Pokémon TCG API at 127.0.0.1:4 does not take connections, 3 times in a row.',
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(first)).not.toMatch(/nowhere|a-secret-key/);
    tcgdex.trouble({ do: 'status', status: 500 });
    const second = await admin.ok<ExternalSetsAnswer>('GET', SETS);
    expect(second.source).toBe('shipped');
    expect(second.data.map(({ id, imported, total }) => [id, imported === total])).toEqual([
      ['sv3pt5', true],
      ['base1', true],
    ]);
    const alone = await admin.ok<ExternalSetsAnswer>('GET', `${SETS}?source=api`);
    expect(alone).toMatchObject({ source: 'api', data: [] });
    expect(alone.sources[1]?.problem).toMatch(/does not take connections/);
    // A shipped set can be brought back whatever is down; any other waits.
    expect(await admin.ok<ImportReport>('POST', IMPORT, { setId: 'base1' })).toMatchObject({
      unchanged: 102,
    });
    const refused = await admin.call<RefusalBody>('POST', IMPORT, { setId: 'quirk1' });
    expect(refused).toMatchObject({ status: 502, body: { code: 'catalogue-unreachable' } });
    const { problems } = refused.body as RefusalBody & { problems: readonly { message: string }[] };
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/no such folder\.$/),
      expect.stringMatching(/does not take connections, 3 times in a row\.$/),
      expect.stringMatching(/failed \(500\), 5 times in a row\.$/),
    ]);
    expect(refused.body.message).toMatch(/, .*: none of these 3 can be read\. Nothing was changed/);
  });

  test('one that keeps silent is given up when the time of a list is over, however patient an import would be', async () => {
    const api = await started(startFakeTcgApi(EDGE_CASES));
    const hurried = { ...limits, listMs: 200 };
    expect(HTTP_LIMITS.listMs).toBeLessThan(10_000);
    for (const [trouble, problem] of [
      [{ do: 'hang' }, 'did not answer within 1 second.'],
      [{ do: 'status', status: 503, retryAfter: '1' }, 'failed (503).'],
    ] as const) {
      api.mend();
      api.trouble(trouble);
      const before = api.asked.length;
      const [source] = cataloguesFrom({ api: { url: api.url }, limits: hurried });
      await expect(source?.sets('list')).rejects.toThrow(problem);
      expect(api.asked.length - before).toBe(1);
    }
  });

  test('agree on a set: TCGdex’s ids and numbers become the API’s', async () => {
    const set = {
      id: 'sv03.5',
      name: '151',
      total: 1,
      printedTotal: 1,
      series: 'Scarlet & Violet',
      releaseDate: '2023/09/22',
    };
    const cards = [{ ...EDGE_CASE_CARDS[0], id: 'sv03.5-001', number: '001', name: 'Bulbasaur' }];
    const tcgdex = await started(startFakeTcgdex({ sets: [set], cards: () => cards }));
    const admin = await adminWith(kind, { tcgdex: { url: tcgdex.url } });
    expect((await admin.ok<ExternalSetsAnswer>('GET', SETS)).data).toMatchObject([
      { id: 'sv3pt5', imported: 207 },
    ]);
    const report = await admin.ok<ImportReport>('POST', IMPORT, { setId: 'sv3pt5' });
    expect(report).toMatchObject({ added: 0, changed: 1, setName: '151' });
    expect(report.changes[0]).toMatchObject({
      id: 'sv3pt5-1',
      note: expect.stringMatching(/^artworkUrl: nothing → «https:.*high\.webp»$/),
    });
  });

  test('TCGdex lists a set under an id that we cannot use: the others are offered', async () => {
    const odd = { ...EDGE_CASE_SET, id: 'quirk é 2' };
    const tcgdex = await started(startFakeTcgdex({ ...EDGE_CASES, sets: [...EDGE_CASES.sets, odd] }));
    const admin = await adminWith(kind, { tcgdex: { url: tcgdex.url } });
    const { data } = await admin.ok<ExternalSetsAnswer>('GET', SETS);
    expect(data.map(({ id }) => id)).toEqual(['quirk1']);
  });

  test('TCGdex’s words are only words, whatever they are called', () => {
    const raw = { localId: '1', name: 'Mew', category: 'Pokemon', stage: 'Basic', suffix: 'constructor' };
    const pricing = { tcgplayer: { constructor: { marketPrice: 3 }, holo: { marketPrice: 2 } } };
    const read = readPublicCard(inPublicShape({ ...raw, pricing }, 'quirk1'), 'quirk1');
    expect(read).toMatchObject({ card: { subtypes: ['Basic', 'constructor'], prices: { holofoil: 2 } } });
  });

  test('TCGdex lists a card that it does not have: the card is unreadable, not the set', async () => {
    const tcgdex = await started(startFakeTcgdex({ ...EDGE_CASES, cards: () => [...EDGE_CASE_CARDS] }));
    tcgdex.trouble({ do: 'status', status: 404 }, ({ path }) => path.endsWith('/cards/quirk1-7'));
    const admin = await adminWith(kind, { tcgdex: { url: tcgdex.url } });
    const report = await admin.ok<ImportReport>('POST', IMPORT, { setId: 'quirk1', skipUnreadable: true });
    expect(report).toMatchObject({ cardsImported: 19, unread: [{ id: 'quirk1-7', name: 'Lucario LV.X' }] });
  });
});

describe.each(databasesFor('behaviour'))('a folder of card files on %s', (kind) => {
  test.each([
    ['flat', FLAT],
    ['by language', { 'sets/en.json': [EDGE_CASE_SET], 'cards/en/quirk1.json': EDGE_CASE_CARDS }],
    [
      'answers that were saved',
      { 'sets.json': { data: [EDGE_CASE_SET] }, 'cards/quirk1.json': { data: EDGE_CASE_CARDS } },
    ],
  ])('%s', async (_, files) => {
    const admin = await adminWith(kind, { folder: folderOf(files) });
    expect(await admin.ok<ImportReport>('POST', IMPORT, { setId: 'quirk1' })).toMatchObject({ added: 20 });
  });

  test.each([
    ['beside each other', ''],
    ['in a folder', 'cards/'],
    ['in a folder by language', 'cards/en/'],
  ])('with sets’ files alone, %s, describes them by their cards or their known ids', async (_, place) => {
    const withSet = EDGE_CASE_CARDS.map((card) => ({ ...card, set: EDGE_CASE_SET }));
    const other = (id: string) => EDGE_CASE_CARDS.map((card) => ({ ...card, id: `${id}-${card.number}` }));
    const folder = folderOf({
      [`${place}quirk1.json`]: withSet,
      [`${place}sv1.json`]: { data: other('sv1') },
      [`${place}own2.json`]: other('own2'),
      'package.json': { name: 'cards' },
      'species.json': [{ id: 1, name: 'Bulbasaur' }],
    });
    const admin = await adminWith(kind, { folder });
    const { source, data } = await admin.ok<ExternalSetsAnswer>('GET', SETS);
    expect(source).toBe('folder');
    expect(data.map(({ id, name, total, releaseDate }) => [id, name, total, releaseDate])).toEqual([
      ['quirk1', 'Quirks & Oddities', 20, '2026-02-03'],
      ['sv1', 'Scarlet & Violet', 20, '2023-03-31'],
      ['own2', 'own2', 20, undefined],
    ]);
    for (const setId of ['quirk1', 'sv1', 'own2'])
      expect(await admin.ok<ImportReport>('POST', IMPORT, { setId })).toMatchObject({ added: 20 });
    const sets = await admin.ok<CardSetJson[]>('GET', '/api/card-sets');
    expect(sets.find(({ id }) => id === 'sv1')).toMatchObject({ code: 'SVI', series: 'Scarlet & Violet' });
  });

  test('offers a set that its list lacks, and one whose file the import then cannot read', async () => {
    const files = { ...FLAT, 'cards/base2.json': EDGE_CASE_CARDS, 'cards/base3.json': '[{' };
    const admin = await adminWith(kind, { folder: folderOf(files) });
    const { data } = await admin.ok<ExternalSetsAnswer>('GET', SETS);
    expect(data.map(({ name, total }) => [name, total])).toEqual([
      ['Quirks & Oddities', 20],
      ['Fossil', 0],
      ['Jungle', 20],
    ]);
    const { body } = await admin.call<RefusalBody>('POST', IMPORT, { setId: 'base3', source: 'folder' });
    expect(body.message).toMatch(/cards\/base3\.json is not JSON/);
  });

  test.each([
    ['no list of sets', {}, /neither sets\.json nor sets\/en\.json/],
    ['a list that is not JSON', { ...FLAT, 'sets.json': '[' }, /sets\.json is not JSON/],
    ['a list that is none', { ...FLAT, 'sets.json': { sets: [] } }, /sets\.json does not hold a list/],
    ['cards that are not JSON', { ...FLAT, 'cards/quirk1.json': '[{' }, /cards\/quirk1\.json is not JSON/],
    [
      'fewer cards than promised',
      { ...FLAT, 'cards/quirk1.json': EDGE_CASE_CARDS.slice(1) },
      /promised 20 cards of Quirks & Oddities and sent 19/,
    ],
  ])('with %s says so', async (_, files, sentence) => {
    const folder = folderOf(files);
    const admin = await adminWith(kind, { folder });
    const { status, body } = await admin.call<RefusalBody>('POST', IMPORT, {
      setId: 'quirk1',
      source: 'folder',
    });
    expect({ status, message: body.message }).toEqual({
      status: 502,
      message: expect.stringMatching(sentence),
    });
    expect(body.message).not.toContain(folder);
  });

  test('is never left: neither by an id nor by a link', async () => {
    const secret = folderOf({ 'secret.json': EDGE_CASE_CARDS });
    const steps = ['../secret', '..%2fsecret', '/etc/passwd', 'linked', '..'];
    const sets = steps.map((id) => ({ ...EDGE_CASE_SET, id }));
    const folder = folderOf({
      'sets.json': sets,
      'cards/quirk1.json': EDGE_CASE_CARDS,
      'secret.json': EDGE_CASE_CARDS,
    });
    symlinkSync(join(secret, 'secret.json'), join(folder, 'cards', 'linked.json'));
    const admin = await adminWith(kind, { folder });
    for (const setId of steps)
      expect((await admin.call('POST', IMPORT, { setId, source: 'folder' })).status).toBeGreaterThanOrEqual(
        400,
      );
    expect(
      (await admin.ok<ExternalSetsAnswer>('GET', `${SETS}?source=folder`)).data.map(({ id }) => id),
    ).toEqual(['linked', 'quirk1']);
  });

  test('with one id twice is imported without the second', async () => {
    const [first] = EDGE_CASE_CARDS;
    const files = { 'sets.json': [{ ...EDGE_CASE_SET, total: 2 }], 'cards/quirk1.json': [first, first] };
    const admin = await adminWith(kind, { folder: folderOf(files) });
    const report = await admin.ok<ImportReport>('POST', IMPORT, { setId: 'quirk1', skipUnreadable: true });
    expect(report).toMatchObject({
      added: 1,
      unread: [{ note: 'id: another card of this set has the same' }],
    });
  });
});

describe('a card that is looked up', () => {
  const setUp = (catalogues: readonly CatalogueSource[]) => {
    const clock = { ms: 0 };
    const onError = vi.fn();
    return { clock, onError, deck: lookUps({ catalogues, now: () => clock.ms, onError }) };
  };
  const counting = (answer: CatalogueSource['card'] = async () => undefined) => {
    const card = vi.fn(answer);
    const source: CatalogueSource = {
      kind: 'api',
      name: 'x',
      sets: async () => [],
      cards: () => Promise.reject(new Error()),
      card,
    };
    return { card, source };
  };

  test('comes from each kind of catalogue', async () => {
    const api = await started(startFakeTcgApi(EDGE_CASES));
    const tcgdex = await started(startFakeTcgdex(EDGE_CASES));
    for (const options of [
      { folder: folderOf(FLAT) },
      { folder: folderOf({ 'quirk1.json': EDGE_CASE_CARDS }) },
      { api: { url: api.url } },
      { tcgdex: { url: tcgdex.url } },
    ]) {
      const look = setUp(cataloguesFrom({ ...options, limits })).deck();
      expect(await look('quirk1', 'TG05')).toMatchObject({ id: 'quirk1-TG05', name: 'Painted One' });
      expect(await look('quirk1', '999')).toBeUndefined();
      expect(await look('none1', '1')).toBeUndefined();
    }
  });

  test('is asked for once for all callers, until the answer is old', async () => {
    const { card, source } = counting();
    const { clock, deck } = setUp([source]);
    await Promise.all([deck()('a', '1'), deck()('a', '1'), deck()('a', '1')]);
    await deck()('a', '1');
    expect(card).toHaveBeenCalledTimes(1);
    clock.ms += 11 * 60_000;
    await deck()('a', '1');
    expect(card).toHaveBeenCalledTimes(2);
  });

  test('is one of few in a deck, and of few in a minute', async () => {
    const { card, source } = counting();
    const { clock, deck } = setUp([source]);
    for (let player = 0; player < 10; player += 1) {
      const look = deck();
      for (let number = 0; number < 60; number += 1) await look(`set${player}`, String(number));
      expect(card.mock.calls.length).toBeLessThanOrEqual((player + 1) * LOOKUPS_A_DECK);
    }
    expect(card).toHaveBeenCalledTimes(LOOKUPS_A_MINUTE);
    clock.ms += 60_000;
    await deck()('late', '1');
    expect(card).toHaveBeenCalledTimes(LOOKUPS_A_MINUTE + 1);
  });

  test('leaves a catalogue that fails alone for a minute', async () => {
    const { card, source } = counting(() =>
      Promise.reject(new CatalogueError({ reason: 'no-folder', params: { catalogue: 'Files' } })),
    );
    const { clock, onError, deck } = setUp([source]);
    const look = deck();
    for (const number of ['1', '2', '3']) expect(await look('a', number)).toBeUndefined();
    expect(card).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    clock.ms += 61_000;
    await deck()('a', '1');
    expect(card).toHaveBeenCalledTimes(2);
  });
});
