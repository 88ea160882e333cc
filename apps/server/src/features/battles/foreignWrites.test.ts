/** One battle at two servers of one database: each finds what the other wrote, by the tables alone. */
import type { BattleAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  BattlePlayer,
  type Database,
  EventReader,
  freshDatabase,
  startTestServer,
  type TestServer,
} from '../../testing/index.ts';
import { rebuild } from './rebuild.ts';

let database: Database;
let one: TestServer;
let two: TestServer;
let player: BattlePlayer;
let elsewhere: BattlePlayer;
let begun: BattleAnswer;
beforeAll(async () => {
  database = await freshDatabase('postgres');
  one = await startTestServer({ kind: 'postgres', database });
  two = await startTestServer({ kind: 'postgres', database, chain: one.chain });
  player = await BattlePlayer.create(one.base);
  elsewhere = player.at(two.base);
});
afterAll(async () => {
  await two.close();
  await one.close();
  await database.close();
});
beforeEach(async () => {
  begun = await player.sit(database.db, 'quiet');
});

const END_TURN = { type: 'endTurn' } as const;
const CONCEDE = { type: 'concede' } as const;

test('each remembers what it wrote itself, and nothing of the other', async () => {
  const after = await player.act(begun, END_TURN);
  expect(one.battleCache.hotBattles.get(begun.id)?.version).toBe(after.version);
  expect(two.battleCache.hotBattles.get(begun.id)).toBeUndefined();
  await elsewhere.act(after, CONCEDE);
});

test('a battle that is remembered goes on from what the other server wrote since', async () => {
  const first = await player.act(begun, END_TURN);
  const second = await elsewhere.act(first, END_TURN);
  expect(one.battleCache.hotBattles.get(begun.id)?.version).toBe(first.version);
  expect(second.version).toBeGreaterThan(first.version);
  const over = await player.act(second, CONCEDE);
  expect(over).toMatchObject({ result: 'defeat', since: second.version });
  expect(await rebuild(database.db, begun.id)).toMatchObject({ outcome: 'same', version: over.version });
});

test('a stream tells all that the other server wrote, read from the tables', async () => {
  const reader = await EventReader.open(elsewhere, begun.id, { since: begun.version });
  const first = await player.act(begun, END_TURN);
  await reader.until(({ updates }) => updates.at(-1)?.version === first.version);
  const over = await player.act(first, CONCEDE);
  await reader.ended;
  const events = (updates: readonly { events: readonly unknown[] }[]) =>
    updates.flatMap((update) => update.events);
  expect(events(reader.updates)).toEqual(events([first, over]));
  expect(reader.updates.at(-1)?.result).toBe('defeat');
});
