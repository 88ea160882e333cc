/** kill -9 in the middle of an import, with a real process: the set is there whole or not at all, and importing mends it. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { CardJson, ImportProgress, ImportReport, RefusalBody } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Asked,
  DATABASE_KINDS,
  newDataDir,
  newPostgresDatabase,
  QUIRKY_CARDS,
  type ServerProcess,
  type StandIn,
  type StandInData,
  startApiStandIn,
  startServerProcess,
  TestAdmin,
  TestWallet,
} from './testing/index.ts';

const PASSWORD = 'import-and-die';
const IMPORT = '/api/admin/pokemon/import-set';
const CARDS = 1_000;
const LAST_PAGE = '4';
/** How long after the last page was asked for the server dies: the writing lies in there. */
const DEATHS_MS = [60, 180, 320, 500];

const [NIDORAN] = QUIRKY_CARDS;
const ids = ['read', ...DEATHS_MS.map((ms) => `write${ms}`)];
const DATA: StandInData = {
  sets: ids.map((id) => ({ id, name: id, series: 'Tests', printedTotal: CARDS, total: CARDS })),
  cards: (setId) =>
    Array.from({ length: CARDS }, (_, index) => ({
      ...NIDORAN,
      id: `${setId}-${index + 1}`,
      number: String(index + 1),
    })),
};
const lastPageOf = (setId: string) => (asked: Asked) =>
  asked.query.get('q') === `set.id:${setId}` && asked.query.get('page') === LAST_PAGE;

describe.each(DATABASE_KINDS)('a server killed while it imports, on %s', (kind) => {
  const dir = newDataDir();
  let standIn: StandIn;
  let env: Record<string, string>;
  let server: ServerProcess;
  let admin: TestAdmin;
  const start = async () => {
    server = await startServerProcess(env);
    admin = await TestAdmin.enter(server.base, PASSWORD);
  };
  beforeAll(async () => {
    standIn = await startApiStandIn(DATA);
    env = {
      DATA_DIR: dir,
      ADMIN_PASSWORD: PASSWORD,
      POKEMON_TCG_API_URL: standIn.url,
      TCGDEX_API_URL: 'off',
      // It is asked every few milliseconds for longer than a dead import counts as alive.
      RATE_LIMIT_PER_MINUTE: '1000000',
    };
    if (kind === 'postgres') env.DATABASE_URL = await newPostgresDatabase();
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await standIn.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const cardsOf = async (setId: string) =>
    (await (await TestWallet.create(server.base)).ok<CardJson[]>('GET', `/api/cards?setId=${setId}`)).length;
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await pause(5);
  };

  /** Dies `afterMs` after the last page was asked for; answers what it left behind. */
  async function dieIn(setId: string, importId: string, afterMs: number): Promise<number> {
    const sent = admin.call('POST', IMPORT, { setId, importId }).then(
      () => 'answered',
      // The connection breaks with the server: that is the point of the test.
      () => 'interrupted',
    );
    await until(async () => standIn.asked.some(lastPageOf(setId)));
    await pause(afterMs);
    await server.kill9();
    await sent;
    await start();
    return cardsOf(setId);
  }

  test('leaves all of a set or nothing', async () => {
    const importId = randomUUID();
    standIn.trouble({ do: 'hang' }, lastPageOf('read'), 1);
    expect(await dieIn('read', importId, 0)).toBe(0);
    const refused = await admin.call<RefusalBody>('POST', IMPORT, { setId: 'read' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'import-running' } });

    const left: Record<string, number> = {};
    for (const ms of DEATHS_MS) left[`${ms} ms`] = await dieIn(`write${ms}`, randomUUID(), ms);
    console.log(`cards of ${CARDS} left on ${kind} by a death after`, left);
    for (const cards of Object.values(left)) expect([0, CARDS]).toContain(cards);

    const progress = () => admin.ok<ImportProgress>('GET', `/api/admin/pokemon/imports/${importId}`);
    await until(async () => (await progress()).status === 'interrupted');
    expect((await progress()).problem).toMatch(/Nothing was changed; import the set again/);
    // Under its old id as under a new one; what was committed before the death is found unchanged.
    expect(await admin.ok<ImportReport>('POST', IMPORT, { setId: 'read', importId })).toMatchObject({
      added: CARDS,
    });
    for (const ms of DEATHS_MS) {
      const setId = `write${ms}`;
      const again = () => admin.call<ImportReport>('POST', IMPORT, { setId });
      await until(async () => (await again()).status === 200);
      expect((await again()).body).toMatchObject({ cardsImported: CARDS, unchanged: CARDS });
      expect(await cardsOf(setId)).toBe(CARDS);
    }
  }, 180_000);
});
