/** kill -9 in the middle of a bulk import, with a real process: all of it is there afterwards, or nothing. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type AdminCardsAnswer, BULK_ROWS, type BulkReport } from '@pokesol/protocol';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { manyCards } from './features/bulk/testing.ts';
import {
  newDataDir,
  newPostgresDatabase,
  type ServerProcess,
  startServerProcess,
  TestAdmin,
} from './testing/index.ts';

const PASSWORD = 'let-me-administer';
const FILE = manyCards(BULK_ROWS);

const enter = (server: ServerProcess) => TestAdmin.enter(server.base, PASSWORD);
const bulk = (admin: TestAdmin) =>
  admin.ok<BulkReport>('POST', '/api/admin/cards/bulk', { setId: 'home', cardsData: FILE });
const countOf = async (admin: TestAdmin) =>
  (await admin.ok<AdminCardsAnswer>('GET', '/api/admin/cards?setId=home')).total;

async function withServer(
  env: Record<string, string>,
  use: (start: () => Promise<ServerProcess>) => Promise<void>,
) {
  const dir = newDataDir();
  let server: ServerProcess | undefined;
  try {
    await use(async () => {
      server = await startServerProcess({ DATA_DIR: dir, ADMIN_PASSWORD: PASSWORD, ...env });
      return server;
    });
  } finally {
    await server?.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

describe('a server killed while it imports', () => {
  test('on postgres, held up between two of its statements, has written nothing', async () => {
    const url = await newPostgresDatabase();
    await withServer({ DATABASE_URL: url }, async (start) => {
      const dying = await start();
      const admin = await enter(dying);
      await admin.ok('POST', '/api/admin/card-sets', { name: 'Home' });
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query('begin');
      // A card of the same id that is not committed yet: the import waits for it, half done.
      await other.query(
        `insert into cards (id, set_id, base) select 'home-5000', 'base1', base from cards where id = 'base1-4'`,
      );
      // Of its own: within a transaction Postgres shows the activity as it was at the first look.
      const watcher = new pg.Client({ connectionString: url });
      await watcher.connect();
      const importing = bulk(admin).then(
        () => 'answered',
        () => 'cut off',
      );
      for (;;) {
        const { rows } = await watcher.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "cards"%'`,
        );
        if (rows.length > 0) break;
        await setTimeout(20);
      }
      await dying.kill9();
      expect(await importing).toBe('cut off');
      await other.query('rollback');
      await other.end();
      await watcher.end();
      const again = await enter(await start());
      expect(await countOf(again)).toBe(0);
      expect(await bulk(again)).toMatchObject({ created: BULK_ROWS });
    });
  }, 120_000);

  test('on pglite, again and again, has written all or nothing', async () => {
    await withServer({}, async (start) => {
      let server = await start();
      await (await enter(server)).ok('POST', '/api/admin/card-sets', { name: 'Home' });
      const found: number[] = [];
      for (const delayMs of [400, 900]) {
        const admin = await enter(server);
        const importing = bulk(admin).catch(() => undefined);
        await setTimeout(delayMs);
        await server.kill9();
        await importing;
        server = await start();
        found.push(await countOf(await enter(server)));
      }
      for (const count of found) expect([0, BULK_ROWS]).toContain(count);
      // A death that never met an import on its way would prove nothing.
      expect(found).toContain(0);
      const admin = await enter(server);
      const { created, unchanged } = await bulk(admin);
      expect(created + unchanged).toBe(BULK_ROWS);
      expect(await countOf(admin)).toBe(BULK_ROWS);
    });
  }, 120_000);
});
