/** kill -9 in the middle of an import, with a real process: the set is there whole or not at all, and importing mends it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CardJson, ImportProgress, ImportReport, RefusalBody } from '@pokesol/protocol';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databasesFor,
  EDGE_CASE_CARDS,
  type FakeCatalogue,
  type FakeData,
  type ReceivedRequest,
  RestartableServer,
  startFakeTcgApi,
  TestAdmin,
  TestWallet,
  until,
} from '../testing/index.ts';
import { DEAD_MS } from './features/imports/progress.ts';
import { setImports } from './features/imports/tables.ts';

const PASSWORD = 'import-and-die';
const IMPORT = '/api/admin/pokemon/import-set';
/** How long after the last page was asked for the server dies, besides the deaths at a known place; `npm run soak` has some. */
const DEATHS_MS = Array.from(
  { length: Number(process.env.IMPORT_DEATHS ?? 0) },
  (_, death) => 40 * (death + 1),
);
const PAGES = DEATHS_MS.length > 0 ? 4 : 2;
const LAST_PAGE = String(PAGES);
/** The last page holds one. */
const CARDS = 250 * (PAGES - 1) + 1;

const [NIDORAN] = EDGE_CASE_CARDS;
const ids = ['reading', 'writing', ...DEATHS_MS.map((ms) => `after${ms}`)];
const DATA: FakeData = {
  sets: ids.map((id) => ({ id, name: id, series: 'Tests', printedTotal: CARDS, total: CARDS })),
  cards: (setId) =>
    Array.from({ length: CARDS }, (_, index) => ({
      ...NIDORAN,
      id: `${setId}-${index + 1}`,
      number: String(index + 1),
    })),
};
const lastPageOf = (setId: string) => (asked: ReceivedRequest) =>
  asked.query.get('q') === `set.id:${setId}` && asked.query.get('page') === LAST_PAGE;

describe.each(databasesFor('postgres'))('a server killed while it imports, on %s', (kind) => {
  let fake: FakeCatalogue;
  let server: RestartableServer;
  let admin: TestAdmin;
  const start = async () => {
    await server.start();
    admin = await TestAdmin.enter(server.base, PASSWORD);
  };
  beforeAll(async () => {
    fake = await startFakeTcgApi(DATA);
    server = await RestartableServer.create(kind, {
      ADMIN_PASSWORD: PASSWORD,
      POKEMON_TCG_API_URL: fake.url,
      TCGDEX_API_URL: 'off',
    });
    await start();
  });
  afterAll(async () => {
    await server.remove();
    await fake.close();
  });
  const cardsOf = async (setId: string) =>
    (await (await TestWallet.create(server.base)).ok<CardJson[]>('GET', `/api/cards?setId=${setId}`)).length;
  const import_ = (setId: string, importId = randomUUID()) =>
    admin.call<ImportReport & RefusalBody>('POST', IMPORT, { setId, importId });
  const progress = (importId: string) =>
    admin.ok<ImportProgress>('GET', `/api/admin/pokemon/imports/${importId}`);
  /** The connection breaks with the server: that is the point of these tests. */
  const cutOff = (sent: Promise<unknown>) =>
    sent.then(
      () => 'answered',
      () => 'cut off',
    );

  /** Sets when each import showed that it runs; for a quarter of a minute after that it might still run somewhere. */
  const lastSignOfLife = (at: SQL) =>
    server.withDatabase(({ db }) => db.update(setImports).set({ touchedAt: at }));

  test('leaves nothing of a set while it reads, nothing while it writes, and all of it once it has answered', async () => {
    const [reading, writing] = [randomUUID(), randomUUID()];
    fake.trouble({ do: 'hang' }, lastPageOf('reading'), 1);
    const read = cutOff(import_('reading', reading));
    await until(() => fake.asked.some(lastPageOf('reading')));
    await server.kill9();
    expect(await read).toBe('cut off');
    // It might still run somewhere else, however long this server takes to start again.
    await lastSignOfLife(sql`now() + interval '1 hour'`);
    await start();
    expect(await cardsOf('reading')).toBe(0);
    expect(await import_('reading')).toMatchObject({ status: 409, body: { code: 'import-running' } });

    // Its audit entry is written after all its cards.
    expect(await server.kill9WhileWriting('audit_entries', () => cutOff(import_('writing', writing)))).toBe(
      'cut off',
    );
    await lastSignOfLife(sql`now() - ${`${DEAD_MS} milliseconds`}::interval`);
    await start();
    expect(await cardsOf('writing')).toBe(0);

    for (const [setId, importId] of [
      ['reading', reading],
      ['writing', writing],
    ] as const) {
      expect(await progress(importId)).toMatchObject({
        status: 'interrupted',
        problem: expect.stringMatching(/Nothing was changed; import the set again/),
      });
      expect(await import_(setId, importId)).toMatchObject({ status: 200, body: { added: CARDS } });
    }
    await server.kill9();
    await start();
    for (const setId of ['reading', 'writing']) {
      expect(await cardsOf(setId)).toBe(CARDS);
      expect((await import_(setId)).body).toMatchObject({ cardsImported: CARDS, unchanged: CARDS });
    }
  }, 300_000);

  if (DEATHS_MS.length > 0)
    test(
      `leaves all of a set or nothing, in ${DEATHS_MS.length} deaths at any moment`,
      async () => {
        const left: Record<string, number> = {};
        for (const ms of DEATHS_MS) {
          const sent = cutOff(import_(`after${ms}`));
          await until(() => fake.asked.some(lastPageOf(`after${ms}`)));
          await pause(ms);
          await server.kill9();
          await sent;
          await start();
          left[`${ms} ms`] = await cardsOf(`after${ms}`);
        }
        console.log(`cards of ${CARDS} left on ${kind} by a death after`, left);
        for (const cards of Object.values(left)) expect([0, CARDS]).toContain(cards);
        for (const ms of DEATHS_MS) {
          const again = () => import_(`after${ms}`);
          await until(async () => (await again()).status === 200, 100);
          expect((await again()).body).toMatchObject({ cardsImported: CARDS, unchanged: CARDS });
          expect(await cardsOf(`after${ms}`)).toBe(CARDS);
        }
      },
      300_000 + DEATHS_MS.length * 10_000,
    );
});
