/** A server that is asked to end, with real processes: what is under way is finished, and nothing holds it for ever. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { BattleAnswer, BattleUpdate, RefusalBody } from '@pokesol/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Crowd } from '../testing/chaos/crowd.ts';
import { DeckKeeper } from '../testing/chaos/deckKeeper.ts';
import { Fighter } from '../testing/chaos/fighter.ts';
import { newTally, RetryingClient } from '../testing/chaos/retryingClient.ts';
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
} from '../testing/index.ts';

/** `platform/shutdown.test.ts` knows the limit too; `npm run soak` shows it with a process. */
const IS_LONG = process.env.CRASH_ROUNDS !== undefined;

let env: Record<string, string>;
let blocks: InsertBlocks;
const started: ServerProcess[] = [];
const dirs: string[] = [];
let server: ServerProcess;
let player: BattlePlayer;
let battle: BattleAnswer<'classic'>;
beforeEach(async () => {
  const url = await newPostgresDatabase();
  const name = `server-${randomUUID()}`;
  env = { DATABASE_URL: `${url}?application_name=${name}`, LOG_LEVEL: 'info' };
  blocks = await postgresBlocks(url, name);
});
afterEach(async () => {
  for (const each of started.splice(0)) {
    each.signal('SIGKILL');
    await each.ended;
  }
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true });
  await blocks.close();
});

/** It is gone with its test, however that ends. */
async function startOne(given: Record<string, string>): Promise<ServerProcess> {
  const DATA_DIR = newDataDir();
  dirs.push(DATA_DIR);
  const one = await startServerProcess({ ...given, DATA_DIR }, SHORT_LIVED);
  started.push(one);
  return one;
}

/** A server with a player in a battle. */
async function start(more: Record<string, string>): Promise<void> {
  server = await startOne({ ...env, ...more });
  player = await BattlePlayer.create(server.base);
  battle = await player.begin();
}

/** A call that is in the middle of its transaction, for as long as the test likes. */
async function beginSlowCall(): Promise<{ answer: Promise<BattleUpdate<'classic'>> }> {
  await blocks.begin('battle_actions');
  const answer = player.act(battle, { type: 'concede' });
  // A call that is cut fails, and some test awaits it later or never.
  answer.catch(() => {});
  await blocks.reached();
  return { answer };
}

test('streams end and sockets get a close, a call under way gets its answer, and the server ends with 0', async () => {
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

  // A repeat within half a second is the same request.
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

/** Of each of the two servers. */
const RESTARTS = 3;

if (IS_LONG)
  test(`two servers that are replaced one after the other, ${RESTARTS} times each, leave no call of a crowd unanswered`, async () => {
    // Long enough for the balancer below to notice.
    const drained = { ...env, DRAIN_SECONDS: '2', RATE_LIMIT_PER_MINUTE: '1000000' };
    const begin = () => startOne(drained);
    const servers = [await begin(), await begin()];
    /** Where a balancer sends calls: to servers that say they are ready. */
    const bases = servers.map(({ base }) => base);
    const world = { bases, tally: newTally(), over: new AbortController().signal };
    const people = await Promise.all(bases.map((base) => BattlePlayer.create(base)));
    const crowd = new Crowd(
      people.flatMap(({ wallet, deckId }) => [
        new Fighter(new RetryingClient(wallet, world), deckId),
        new DeckKeeper(new RetryingClient(wallet, world)),
      ]),
      () => {},
    );
    const codes: (number | null)[] = [];
    for (let restart = 0; restart < 2 * RESTARTS; restart += 1) {
      const [old, ...others] = servers.splice(0);
      if (old === undefined) throw new RangeError('There is no server to replace');
      old.signal('SIGTERM');
      await crowd.until(async () => !(await fetch(`${old.base}/api/ready`)).ok);
      bases.splice(bases.indexOf(old.base), 1);
      await crowd.allFinishAStep();
      codes.push(await old.ended);
      console.log(`${codes.length} replaced: ${world.tally.calls} calls so far`);
      servers.push(...others, await begin());
      bases.push(servers.at(-1)?.base ?? '');
      await crowd.allFinishAStep();
    }
    await crowd.stop();
    for (const each of servers) await each.stop();
    console.log(`${codes.length} servers replaced under load:`, world.tally);
    expect(codes).toEqual(codes.map(() => 0));
    expect(world.tally).toMatchObject({ unanswered: 0, unreachable: 0, repeats: 0 });
  }, 900_000);
