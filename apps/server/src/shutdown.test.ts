/** A server that is asked to end, with real processes: what is under way is finished, and nothing holds it for ever. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { BattleAnswer, BattleUpdate, RefusalBody } from '@pokesol/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  BattlePlayer,
  EventReader,
  type InsertBlocks,
  newDataDir,
  newPostgresDatabase,
  postgresBlocks,
  type ServerProcess,
  SHORT_LIVED,
  startServerProcess,
  until,
} from './testing/index.ts';

/** `platform/shutdown.test.ts` knows the limit too; `npm run soak` shows it with a process. */
const IS_LONG = process.env.CRASH_ROUNDS !== undefined;

let env: Record<string, string>;
let blocks: InsertBlocks;
let server: ServerProcess;
let player: BattlePlayer;
let battle: BattleAnswer;
beforeEach(async () => {
  const url = await newPostgresDatabase();
  const name = `server-${randomUUID()}`;
  env = { DATABASE_URL: `${url}?application_name=${name}`, DATA_DIR: newDataDir(), LOG_LEVEL: 'info' };
  blocks = await postgresBlocks(url, name);
});
afterEach(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await blocks.close();
});

/** A server with a player in a battle. */
async function start(more: Record<string, string>): Promise<void> {
  server = await startServerProcess({ ...env, ...more }, SHORT_LIVED);
  player = await BattlePlayer.create(server.base);
  battle = await player.begin();
}

/** A call that is in the middle of its transaction, for as long as the test likes. */
async function beginSlowCall(): Promise<{ answer: Promise<BattleUpdate> }> {
  await blocks.begin('battle_actions');
  const answer = player.act(battle, { type: 'concede' });
  // A call that is cut fails, and some test awaits it later or never.
  answer.catch(() => {});
  await blocks.reached();
  return { answer };
}

test('streams end and sockets are told to go, a call under way gets its answer, and the server ends with 0', async () => {
  await start({});
  const stream = await EventReader.open(player, battle.id);
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/rpc`);
  await once(socket, 'open');
  const gone = once(socket, 'close');
  const { answer } = await beginSlowCall();

  server.signal('SIGTERM');
  await stream.ended;
  expect((await gone)[0]).toBe(1001);
  await expect(fetch(`${server.base}/api/health`)).rejects.toThrow('fetch failed');
  await blocks.end('finished');
  expect((await answer).result).not.toBeNull();
  expect(await server.ended).toBe(0);
  expect(server.printed()).toContain('the server has ended');
});

test('readiness says no first, while everything is still answered; asked again, the server ends at once and says what was open', async () => {
  await start({ DRAIN_SECONDS: '300' });
  server.signal('SIGTERM');
  await until(async () => (await fetch(`${server.base}/api/ready`)).status === 503);
  const ready = await fetch(`${server.base}/api/ready`);
  expect(((await ready.json()) as RefusalBody).code).toBe('server-ending');
  expect(ready.headers.get('connection')).toBe('close');
  expect((await player.look(battle.id)).id).toBe(battle.id);
  const { answer } = await beginSlowCall();

  // A repeat within half a second is the same wish.
  const again = setInterval(() => server.signal('SIGTERM'), 100);
  expect(await server.ended).toBe(1);
  clearInterval(again);
  await expect(answer).rejects.toThrow();
  expect(server.printed()).toMatch(
    /"calls":\["POST \/api\/battles\/:id\/actions for \d+ s"\].*asked to end again/,
  );
});

if (IS_LONG)
  test('a call that hangs is cut off at the limit, and named', async () => {
    await start({ SHUTDOWN_SECONDS: '0.2' });
    const { answer } = await beginSlowCall();
    server.signal('SIGTERM');
    expect(await server.ended).toBe(1);
    await expect(answer).rejects.toThrow();
    expect(server.printed()).toMatch(
      /"calls":\["POST \/api\/battles\/:id\/actions for \d+ s"\].*at its limit/,
    );
  });
