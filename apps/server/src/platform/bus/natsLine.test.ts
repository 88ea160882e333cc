/** Notices over NATS, from a real client: brought once to who watches, and nothing stands still where the bus is away. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Broker, startBroker } from '../../../testing/harness/broker.ts';
import { until } from '../../../testing/harness/until.ts';
import {
  BattlePlayer,
  EventReader,
  freshDatabase,
  meet,
  mover,
  startTestServer,
} from '../../../testing/index.ts';
import { type Bus, openBus } from './bus.ts';
import { type BusAddress, busAddress } from './busAddress.ts';
import { natsLine } from './natsLine.ts';

/** No look of a stream by itself. */
const NEVER_MS = 3_600_000;

let broker: Broker;
let address: BusAddress;
beforeAll(async () => {
  broker = await startBroker();
  const read = busAddress(broker.url);
  if ('problem' in read) throw new Error(read.problem);
  address = read;
});
afterAll(() => broker.stop());

const open: Bus[] = [];
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

async function joined(name: string, received: string[]) {
  const watch = { onSent: vi.fn(), onReceived: vi.fn(), onLost: vi.fn(), onSubscriberFailed: vi.fn() };
  const bus = await openBus(
    natsLine(address, () => {}),
    watch,
  );
  open.push(bus);
  const stop = bus.on('a', (note) => received.push(`${name} ${note}`));
  return { bus, watch, stop };
}
/** A subscription is there a moment after it was asked for. */
async function meetOn(one: Bus, other: Bus): Promise<void> {
  let isThere = false;
  const stop = other.on('meet', () => {
    isThere = true;
  });
  await until(() => {
    one.publish('meet', 'x');
    return isThere;
  });
  stop();
}

test('each server gets each notice once, in order, and only of what it watches', async () => {
  const received: string[] = [];
  const [one, two] = [await joined('one', received), await joined('two', received)];
  await meetOn(one.bus, two.bus);
  const notes = Array.from({ length: 50 }, (_, i) => String(i));
  for (const note of notes) one.bus.publish('a', note);
  const of = (name: string) =>
    received.filter((each) => each.startsWith(`${name} `)).map((each) => each.slice(4));
  await until(() => of('one').length >= 50 && of('two').length >= 50);
  expect([of('one'), of('two')]).toEqual([notes, notes]);
  two.stop();
  const came = two.watch.onReceived.mock.calls.length;
  one.bus.publish('a', 'unwatched');
  await meetOn(one.bus, two.bus);
  // What came since is of the meeting.
  expect(of('two')).toEqual(notes);
  expect(two.watch.onReceived.mock.calls.length).toBeGreaterThan(came);
  expect([one.bus.line.kind, one.bus.line.isUp(), two.bus.line.isUp()]).toEqual(['nats', true, true]);
});

test('a bus that is away at the start is joined when it is there, and everybody looks then', async () => {
  await broker.stop();
  const received: string[] = [];
  const [one, two] = [await joined('one', received), await joined('two', received)];
  expect([one.bus.line.isUp(), two.bus.line.isUp()]).toEqual([false, false]);
  one.bus.publish('a', '1');
  await until(() => received.includes('one 1'));
  await broker.start();
  await until(() => received.includes('one ') && received.includes('two '));
  await meetOn(one.bus, two.bus);
  one.bus.publish('a', '2');
  await until(() => received.includes('two 2'));
});

test('a bus that dies in the middle holds up no server, and brings what waited when it is back', async () => {
  const received: string[] = [];
  const [one, two] = [await joined('one', received), await joined('two', received)];
  await meetOn(one.bus, two.bus);
  await broker.stop();
  await until(() => !one.bus.line.isUp() && !two.bus.line.isUp());
  for (let i = 0; i < 1_002; i += 1) one.bus.publish('a', `n${i}`);
  await until(() => received.includes('one n1001'));
  expect(received.some((each) => each.startsWith('two n'))).toBe(false);
  expect(one.watch.onLost.mock.calls.map(([, count]) => count)).toEqual([1, 1]);
  await broker.start();
  await until(() => received.includes('two '));
  await meetOn(one.bus, two.bus);
  one.bus.publish('a', 'after');
  await until(() => received.includes('two after'));
});

test('closing one whose bus never came is no wait', async () => {
  await broker.stop();
  const { bus } = await joined('one', []);
  await bus.close();
  expect(bus.line.isUp()).toBe(false);
  await broker.start();
});

describe('two servers on it', () => {
  test('a move on one comes to the other at once, and while the bus is away by the next look', async () => {
    const database = await freshDatabase('postgres');
    const onBus = { ...database, openLine: natsLine(address, () => {}) };
    const one = await startTestServer({ kind: 'postgres', database: onBus });
    const at = (heartbeatMs: number) =>
      startTestServer({ kind: 'postgres', database: onBus, chain: one.chain, heartbeatMs });
    const [two, looking] = [await at(NEVER_MS), await at(30)];
    const players = [await BattlePlayer.create(one.base), await BattlePlayer.create(one.base)] as const;
    const id = await meet(database.db, 'people', players);
    const first = await mover(id, [...players]);
    const since = first.battle.version;
    const reader = await EventReader.open(players[0].at(two.base), id, { since });
    const [move = { type: 'endTurn' as const }] = first.battle.legal;
    const { version } = await first.player.act(first.battle, move);
    await reader.until(({ updates }) => updates.at(-1)?.version === version);

    await broker.stop();
    const found = await EventReader.open(players[1].at(looking.base), id, { since: version });
    const { player, battle } = await mover(id, [...players]);
    const over = await player.act(battle, { type: 'concede' });
    await found.until(({ updates }) => updates.at(-1)?.version === over.version);
    expect(reader.updates.at(-1)?.version).toBe(version);
    await broker.start();
    await reader.until(({ updates }) => updates.at(-1)?.version === over.version);
    for (const server of [looking, two, one]) await server.close();
    await database.close();
  });
});
