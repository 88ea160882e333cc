/** A battle's stream of events: nothing is missed or sent twice, whatever breaks in between, and it ends when it should. */
import { randomUUID } from 'node:crypto';
import type { BattleUpdate } from '@pokesol/protocol';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOSING_LINE } from '../../../../testing/harness/buses.ts';
import {
  BattlePlayer,
  type Database,
  databasesFor,
  EventReader,
  freshDatabase,
  meet,
  mover,
  startTestServer,
  type TestServer,
  TestWallet,
  tryAct,
} from '../../../../testing/index.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import { openStreams, STREAMS_PER_WALLET } from '../../../platform/http/eventStreams.ts';
import { createBattleCache } from '../storage/battleCache.ts';
import { streamBattle } from './stream.ts';

const ACTIONS = 30;
/** Maya's key, to sign in as her from another browser. */
const SEED = new Uint8Array(32).fill(77);
/** Of a browser to one host, over HTTP/1.1. */
const BROWSER_CONNECTIONS = 6;

test('the streams of one browser leave it connections for everything else', () => {
  expect(BROWSER_CONNECTIONS - STREAMS_PER_WALLET).toBeGreaterThanOrEqual(2);
});

test('a client that left before the battle was read leaves nothing behind', async () => {
  const database = await freshDatabase('postgres');
  let subscribers = 0;
  const bus: Bus = {
    publish() {},
    line: { kind: 'memory', isUp: () => true },
    on() {
      subscribers += 1;
      return () => {
        subscribers -= 1;
      };
    },
    close: async () => {},
  };
  const streams = openStreams();
  const entered = promise();
  const handled = promise();
  const app = fastify();
  app.get('/', async (request, reply) => {
    entered.keep();
    await new Promise((closed) => reply.raw.once('close', closed));
    const watcher = {
      wallet: 'Maya',
      network: '::/64',
      battleId: randomUUID(),
      seat: 0,
      since: 0,
      isLean: false,
      known: null,
      isBetweenPeople: false,
      token: 'any',
    } as const;
    const { db } = database;
    const cache = createBattleCache();
    streamBattle({ db, cache, now: Date.now, bus, streams, heartbeatMs: 60_000 }, request, reply, watcher);
    handled.keep();
    return reply;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const asked = fetch(address, { signal: leaving.signal });
  await entered.kept;
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await handled.kept;
  expect(subscribers).toBe(0);
  streams.endAll();
  await app.close();
  await database.close();
});

/** One that the test keeps. */
function promise() {
  let keep = () => {};
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { kept, keep: () => keep() };
}

describe.each(databasesFor('differing'))('the stream of a battle on %s', (kind) => {
  let database: Database;
  let server: TestServer;
  /** Over one Postgres, another one; PGlite has one process. */
  let elsewhere: TestServer;
  let maya: BattlePlayer;
  let theo: BattlePlayer;
  let id: string;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    server = await startTestServer({ kind, database });
    elsewhere = kind === 'pglite' ? server : await startTestServer({ kind, database, chain: server.chain });
    maya = await BattlePlayer.createFor(await TestWallet.ofSeed(server.base, SEED));
    theo = (await BattlePlayer.create(server.base)).at(elsewhere.base);
    id = await meet(database.db, 'people', [maya, theo]);
  });
  afterAll(async () => {
    if (elsewhere !== server) await elsewhere.close();
    await server.close();
    await database.close();
  });

  /**
   * One allowed action of the side to move, ending turns now and then so that both get to act. No player attacks and no
   * trainer draws a deck empty: a battle that ends early would have no more to send.
   */
  async function anyAction(): Promise<BattleUpdate<'classic'>> {
    const { player, battle } = await mover(id, [maya, theo]);
    const quiet = battle.legal.filter(({ type }) => type !== 'attack' && type !== 'trainer');
    const [first = { type: 'endTurn' as const }] = quiet;
    return player.act(battle, battle.version % 3 === 2 ? (quiet.at(-1) ?? first) : first);
  }
  const knows = (version: number) => (reader: EventReader) =>
    (reader.updates.at(-1)?.version ?? 0) >= version;
  /** Each event once, in order, and each message beginning where the last one stopped. */
  function expectUnbroken(updates: readonly BattleUpdate<'classic'>[], since: number): void {
    const ids = updates.flatMap(({ events }) => events.map((event) => event.id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
    let at = since;
    for (const update of updates) {
      expect(update.since).toBe(at);
      at = update.version;
    }
  }

  test('two readers get the same, each as its seat sees it', async () => {
    const { version } = await maya.look(id);
    const [one, two, theirs] = await Promise.all([
      EventReader.open(maya, id, { since: version }),
      EventReader.open(maya.at(elsewhere.base), id, { since: version }),
      EventReader.open(theo, id, { since: version }),
    ]);
    let now = version;
    for (let i = 0; i < 8; i += 1) now = (await anyAction()).version;
    const readers = [one, two, theirs];
    await Promise.all(readers.map((reader) => reader.until(knows(now))));
    for (const reader of readers) expectUnbroken(reader.updates, version);
    const eventsOf = (reader: EventReader) => reader.updates.flatMap(({ events }) => events);
    expect(eventsOf(two)).toEqual(eventsOf(one));
    expect(eventsOf(theirs).map((event) => event.id)).toEqual(eventsOf(one).map((event) => event.id));
    expect(one.updates.at(-1)?.view).toEqual((await maya.look(id)).view);
    expect(theirs.updates.at(-1)?.view).toEqual((await theo.look(id)).view);
    await Promise.all(readers.map((reader) => reader.close()));
  });

  test(`a connection lost again and again in ${ACTIONS} actions misses nothing and repeats nothing`, async () => {
    const { version } = await theo.look(id);
    const received: BattleUpdate<'classic'>[] = [];
    let reader = await EventReader.open(theo, id, { since: version });
    let now = version;
    for (let i = 0; i < ACTIONS; i += 1) {
      now = (await anyAction()).version;
      if (i % 4 !== 3) continue;
      // Broken off wherever it stands, which may be before or after the last message.
      await reader.close();
      received.push(...reader.updates);
      const last = reader.messages.at(-1)?.id ?? String(received.at(-1)?.version ?? version);
      reader = await EventReader.open(theo, id, { lastEventId: last });
    }
    await reader.until((each) => [...received, ...each.updates].at(-1)?.version === now);
    received.push(...reader.updates);
    await reader.close();
    expectUnbroken(received, version);
    expect(received.at(-1)?.view).toEqual((await theo.look(id)).view);
    const whole = await EventReader.open(theo, id, { since: version });
    await whole.until(knows(now));
    expect(received.flatMap(({ events }) => events)).toEqual(whole.updates.flatMap(({ events }) => events));
    await whole.close();
  });

  test('a Last-Event-ID that is none begins from the start', async () => {
    const { version } = await maya.look(id);
    for (const lastEventId of ['nonsense', '-4', '1.5', String(version + 9)]) {
      const reader = await EventReader.open(maya, id, { lastEventId });
      await reader.until(knows(version));
      expect(reader.updates[0]).toMatchObject({ since: 0, version });
      await reader.close();
    }
  });

  test('a stranger and an unknown battle are refused', async () => {
    const stranger = await BattlePlayer.create(server.base);
    expect(await stranger.wallet.call('GET', `/api/battles/${id}/events`)).toMatchObject({
      status: 403,
      body: { code: 'not-your-battle' },
    });
    expect(await maya.wallet.call('GET', `/api/battles/${randomUUID()}/events`)).toMatchObject({
      status: 404,
      body: { code: 'battle-unknown' },
    });
    expect((await fetch(`${server.base}/api/battles/${id}/events`)).status).toBe(401);
  });

  test(`one more than ${STREAMS_PER_WALLET} readers pushes out the oldest, which is notified`, async () => {
    const readers: EventReader[] = [];
    for (let i = 0; i <= STREAMS_PER_WALLET; i += 1) readers.push(await EventReader.open(maya, id));
    const [oldest, ...rest] = readers;
    await oldest?.ended;
    expect(oldest?.messages.map(({ event }) => event)).toEqual(['replaced']);
    const { version } = await anyAction();
    await Promise.all(rest.map((reader) => reader.until(knows(version))));
    await Promise.all(rest.map((reader) => reader.close()));
    // Closed ones count no more.
    const again = await EventReader.open(maya, id, { since: 0 });
    await again.until(knows(version));
    await again.close();
  });

  test('one network has so many streams, whatever wallets it has, and others have theirs', async () => {
    const narrow = await startTestServer({
      kind,
      database,
      chain: server.chain,
      trustedProxies: 1,
      streamsPerNetwork: 2,
    });
    const from = (player: BattlePlayer, address: string) =>
      EventReader.open(player.at(narrow.base), id, { since: 0, address });
    const open = [await from(maya, '1.1.1.1'), await from(theo, '1.1.1.1')];
    expect((await from(maya, '1.1.1.1')).status).toBe(429);
    const elsewhereOpen = await from(maya, '2.2.2.2');
    expect([...open, elsewhereOpen].map(({ status }) => status)).toEqual([200, 200, 200]);
    await open[0]?.close();
    // The server notices a moment later.
    await expect.poll(async () => (await from(maya, '1.1.1.1')).status).toBe(200);
    await narrow.close();
  });

  test('a notice that is lost is caught by the next look', async () => {
    const deaf = { ...database, openLine: LOSING_LINE };
    const slow = await startTestServer({ kind, database: deaf, chain: server.chain, heartbeatMs: 20 });
    const { version } = await maya.look(id);
    const reader = await EventReader.open(maya.at(slow.base), id, { since: version });
    const acted = await anyAction();
    await reader.until(knows(acted.version));
    expectUnbroken(reader.updates, version);
    await slow.close();
    await reader.ended;
  });

  test('reports to each of two players when the other’s page goes silent and when it reports again, also on another server', async () => {
    const { chain } = server;
    const servers = await Promise.all(
      [1, 2].map(() => startTestServer({ kind, database, chain, heartbeatMs: 20 })),
    );
    const [one, two] = servers;
    if (one === undefined || two === undefined) throw new Error('two servers are needed');
    const here = await EventReader.open(maya.at(one.base), id);
    const reported = (times: number) => here.until(() => presence().length >= times);
    const presence = () =>
      here.messages.flatMap(({ event, data }) =>
        event === 'presence' ? [(JSON.parse(data) as { isAway: boolean }).isAway] : [],
      );
    await reported(1);
    const theirs = await EventReader.open(theo.at(two.base), id);
    await reported(2);
    // Its stream is open and its server writes to it, but its page does not report.
    await reported(3);
    await theo.at(two.base).wallet.ok('POST', `/api/battles/${id}/presence`);
    await reported(4);
    await reported(5);
    expect(presence().slice(0, 5)).toEqual([true, false, true, false, true]);
    await theirs.close();
    await here.close();
    for (const each of servers) await each.close();
  });

  test('a session that ends takes its streams with it, on every server, and no others', async () => {
    const tab = await TestWallet.ofSeed(server.base, SEED);
    const elsewhereTab = await TestWallet.ofSeed(server.base, SEED);
    await Promise.all([tab.signIn(), elsewhereTab.signIn()]);
    const watching = (wallet: TestWallet, base: string) =>
      EventReader.open({ wallet: wallet.at(base) }, id, { since: 0 });
    const [here, there, other] = await Promise.all([
      watching(tab, server.base),
      watching(tab, elsewhere.base),
      watching(elsewhereTab, elsewhere.base),
    ]);
    await Promise.all(
      [here, there, other].map((reader) => reader.until(({ messages }) => messages.length > 0)),
    );
    await tab.ok('POST', '/api/auth/logout');
    await Promise.all([here.ended, there.ended]);
    const { version } = await anyAction();
    await other.until(knows(version));
    expect(here.updates.at(-1)?.version).toBeLessThan(version);
    await other.close();
  });

  test('a session that ran out takes its streams with it at the next heartbeat', async () => {
    let clock = 0;
    const late = await startTestServer({
      kind,
      database,
      chain: server.chain,
      heartbeatMs: 20,
      now: () => Date.now() + clock,
    });
    const reader = await EventReader.open(maya.at(late.base), id, { since: 0 });
    await reader.until(({ messages }) => messages.length > 0);
    clock = 8 * 24 * 3600_000;
    await reader.ended;
    await late.close();
  });

  test('a server that closes ends its streams at once', async () => {
    const closing = await startTestServer({ kind, database, chain: server.chain });
    const reader = await EventReader.open(maya.at(closing.base), id);
    await closing.close();
    await reader.ended;
    expect(reader.status).toBe(200);
  });

  test('the end of the battle is sent and ends the stream; a browser that knows it need not come again', async () => {
    const readers = await Promise.all([EventReader.open(maya, id), EventReader.open(theo, id)]);
    const { player, battle } = await mover(id, [maya, theo]);
    const over = await tryAct(player, id, battle.version, { type: 'concede' });
    await Promise.all(readers.map((reader) => reader.ended));
    expect(readers.map(({ updates }) => updates.at(-1)?.result).sort()).toEqual(['defeat', 'victory']);
    const { version } = over.body as unknown as BattleUpdate<'classic'>;
    const informed = await EventReader.open(maya, id, { lastEventId: String(version) });
    expect(informed.status).toBe(204);
    const late = await EventReader.open(maya, id, { lastEventId: String(version - 1) });
    await late.ended;
    expect(late.updates).toHaveLength(1);
    expect(late.updates[0]?.events.at(-1)).toMatchObject({ type: 'battleEnded' });
  });
});
