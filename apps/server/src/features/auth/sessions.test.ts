/** What a session is stored as, how long it lasts, and what ends it: against the tables, without a server. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { ScriptedEntropy } from '../../../testing/fakes/scriptedEntropy.ts';
import { until } from '../../../testing/harness/until.ts';
import { openBus } from '../../platform/bus/bus.ts';
import { memoryLines } from '../../platform/bus/memoryLine.ts';
import type { Database } from '../../platform/db/database.ts';
import { hashToken } from '../../platform/http/tokens.ts';
import { closeSession, openSession, sessionTopic, walletOfSession } from './sessions.ts';
import { sessions, wallets } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const at = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(databasesFor('behaviour'))('a session on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(sessions);
    await database.db.delete(wallets);
  });

  const entropy = new ScriptedEntropy();
  const open = (address = 'ash', now = NOW) => openSession(database.db, { address, now, entropy });
  const owner = (token: string, now = NOW) => walletOfSession(database.db, token, now);

  test('is known by the hash of its token alone, and lasts seven days', async () => {
    entropy.script('secret', Buffer.alloc(32, 7));
    const token = await open();
    expect(token).toBe(Buffer.alloc(32, 7).toString('base64url'));
    expect(await database.db.select().from(sessions)).toEqual([
      { tokenHash: hashToken(token), address: 'ash', createdAt: NOW, expiresAt: at(WEEK_MS) },
    ]);
    expect(await owner(token)).toBe('ash');
    expect(await owner(token, at(WEEK_MS - 1))).toBe('ash');
    expect(await owner(token, at(WEEK_MS))).toBeUndefined();
    expect(await owner('another')).toBeUndefined();
    expect(await owner(hashToken(token))).toBeUndefined();
  });

  test('is each wallet’s own', async () => {
    const tokens = [await open('ash'), await open('misty')];
    expect(await Promise.all(tokens.map((token) => owner(token)))).toEqual(['ash', 'misty']);
  });

  test('notes when the wallet was here first, and when last', async () => {
    await open('misty');
    await open();
    await open('ash', at(1_000));
    expect(await database.db.select().from(wallets).orderBy(wallets.address)).toEqual([
      { address: 'ash', createdAt: NOW, lastSeenAt: at(1_000) },
      { address: 'misty', createdAt: NOW, lastSeenAt: NOW },
    ]);
  });

  test('ends alone, and its streams are notified', async () => {
    const bus = await openBus(memoryLines());
    const [mine, other] = [await open(), await open()];
    const received: string[] = [];
    bus.on(sessionTopic(mine), () => received.push('mine'));
    bus.on(sessionTopic(other), () => received.push('other'));
    await closeSession({ db: database.db, bus }, mine);
    expect([await owner(mine), await owner(other)]).toEqual([undefined, 'ash']);
    await until(() => received.length > 0);
    expect(received).toEqual(['mine']);
    expect(sessionTopic(mine)).toBe(`session:${hashToken(mine)}`);
    await bus.close();
  });
});
