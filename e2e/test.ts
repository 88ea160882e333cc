/** The `test` of every spec. All specs share it, and with it the workers: each begins one browser, and a server where it is asked for. */
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import {
  EDGE_CASE_CARDS,
  EDGE_CASE_SET,
  type FakeCard,
  type FakeCatalogue,
  type FakeSet,
  startFakeTcgApi,
  startTestServer,
  TestAdmin,
  type TestServer,
} from '@pokesol/server/testing';
import { IS_DRAWN, makeTransparent } from './drawn.ts';

export const WEB_DIR = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** The first to search waits as long as a busy machine needs to bring the other. */
export const SEARCH_TIME = { minMs: 60_000, maxMs: 60_000 };

/** Of each set that is not the one of edge cases: two pages of the catalogue. */
export const IMPORTED_CARDS = 300;
const set = (id: string, name: string): FakeSet => ({
  id,
  name,
  series: 'Skies',
  printedTotal: IMPORTED_CARDS,
  total: IMPORTED_CARDS,
  releaseDate: '2024/02/01',
  images: { symbol: 'https://images.example/symbol.png', logo: 'https://images.example/logo.png' },
});
const manyCards = (setId: string): FakeCard[] =>
  Array.from({ length: IMPORTED_CARDS }, (_, index) => ({
    ...EDGE_CASE_CARDS[0],
    id: `${setId}-${index + 1}`,
    number: String(index + 1),
  }));

/** A server that imports from a catalogue which a test can break. */
export type Importing = {
  readonly server: TestServer;
  readonly catalogue: FakeCatalogue;
  readonly admin: TestAdmin;
};

/** A server for two people; its clock goes forward when a test says so. */
export type Meeting = { readonly server: TestServer; readonly goForward: (ms: number) => void };

type Servers = { server: TestServer; importing: Importing; meeting: Meeting };

/**
 * The servers of a worker, over Postgres, which answers quicker; on PGlite are the server that all share and those
 * that are killed. Each is started by the first test that asks for it. They belong to every spec, also to those that
 * ask for none: a worker whose fixtures differ from those of the next test is ended, with its browser and its servers.
 */
export const test = base.extend<object, Servers>({
  browser: [
    async ({ browser }, use) => {
      if (!IS_DRAWN) {
        const open = browser.newContext.bind(browser);
        browser.newContext = async (options) => {
          const context = await open(options);
          await makeTransparent(context);
          return context;
        };
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to need no other fixture
    async ({}, use) => {
      const server = await startTestServer({ kind: 'postgres', webDir: WEB_DIR });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  importing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to need no other fixture
    async ({}, use) => {
      const catalogue = await startFakeTcgApi({
        sets: [EDGE_CASE_SET, set('b-500', 'Broken set'), set('b-kept', 'Kept set')],
        cards: (setId) => (setId === EDGE_CASE_SET.id ? EDGE_CASE_CARDS : manyCards(setId)),
      });
      const limits = { timeoutMs: 15_000, pauseMs: 5, mostBytes: 16 * 1024 * 1024, listMs: 8_000 };
      const server = await startTestServer({
        kind: 'postgres',
        webDir: WEB_DIR,
        catalogues: { api: { url: catalogue.url }, limits },
      });
      await use({ server, catalogue, admin: await TestAdmin.enter(server.base) });
      await server.close();
      await catalogue.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  meeting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to need no other fixture
    async ({}, use) => {
      let ahead = 0;
      const now = () => Date.now() + ahead;
      const server = await startTestServer({
        kind: 'postgres',
        webDir: WEB_DIR,
        searchTime: SEARCH_TIME,
        now,
      });
      await use({
        server,
        goForward: (ms) => {
          ahead += ms;
        },
      });
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
