/** kill -9 in the middle of a bulk import, with a real process: all of it is there afterwards, or nothing. */
import { setTimeout } from 'node:timers/promises';
import { type AdminCardsAnswer, BULK_ROWS, type BulkReport } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, RestartableServer, TestAdmin } from '../testing/index.ts';
import { manyCards } from './features/bulk/testing.ts';

const PASSWORD = 'let-me-administer';
/** Deaths at moments of chance, after the one at a known place; `npm run soak` raises it, and sends the largest file. */
const ROUNDS = Number(process.env.BULK_DEATHS ?? 0);
const ROWS = ROUNDS > 0 ? BULK_ROWS : 300;
const FILE = manyCards(ROWS);

describe.each(databasesFor('pglite'))('a server killed while it imports a file, on %s', (kind) => {
  let server: RestartableServer;
  let admin: TestAdmin;
  const start = async () => {
    await server.start();
    admin = await TestAdmin.enter(server.base, PASSWORD);
  };
  beforeAll(async () => {
    server = await RestartableServer.create(kind, { ADMIN_PASSWORD: PASSWORD });
    await start();
    for (const name of ['Home', 'Away']) await admin.ok('POST', '/api/admin/card-sets', { name });
  });
  afterAll(() => server.remove());

  const bulk = (setId: string) =>
    admin.ok<BulkReport>('POST', '/api/admin/cards/bulk', { setId, cardsData: FILE });
  const countOf = async (setId: string) =>
    (await admin.ok<AdminCardsAnswer>('GET', `/api/admin/cards?setId=${setId}`)).total;
  const cutOff = (importing: Promise<unknown>) =>
    importing.then(
      () => 'answered',
      () => 'cut off',
    );

  test('has written nothing before its transaction ends, and all of it once it has answered', async () => {
    // Its audit entry is written after all its cards.
    expect(await server.kill9WhileWriting('audit_entries', () => cutOff(bulk('home')))).toBe('cut off');
    await start();
    expect(await countOf('home')).toBe(0);
    expect(await bulk('home')).toMatchObject({ created: ROWS });
    await server.kill9();
    await start();
    expect(await countOf('home')).toBe(ROWS);
    expect(await bulk('home')).toMatchObject({ created: 0, unchanged: ROWS });
  }, 300_000);

  if (ROUNDS > 0)
    test(
      `has written all or nothing, in ${ROUNDS} deaths at any moment`,
      async () => {
        const found: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const importing = cutOff(bulk('away'));
          await setTimeout(200 * (1 + (round % 10)));
          await server.kill9();
          await importing;
          await start();
          found.push(await countOf('away'));
        }
        console.log(`cards of ${ROWS} left on ${kind}`, found);
        for (const count of found) expect([0, ROWS]).toContain(count);
        const { created, unchanged } = await bulk('away');
        expect(created + unchanged).toBe(ROWS);
        expect(await countOf('away')).toBe(ROWS);
      },
      300_000 + ROUNDS * 30_000,
    );
});
