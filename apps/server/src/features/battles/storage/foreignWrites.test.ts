/** One battle at two servers of one database: each finds what the other wrote, by the tables alone. */
import type { BattleAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BattlePlayer, EventReader, startTwoServers, type TwoServers } from '../../../../testing/index.ts';
import { rebuild } from './rebuildState.ts';

let servers: TwoServers;
let one: TwoServers['one'];
let two: TwoServers['two'];
let player: BattlePlayer;
let elsewhere: BattlePlayer;
let begun: BattleAnswer<'classic'>;
beforeAll(async () => {
  servers = await startTwoServers();
  ({ one, two } = servers);
  player = await BattlePlayer.create(one.base);
  elsewhere = player.at(two.base);
});
afterAll(() => servers.close());
beforeEach(async () => {
  begun = await player.sit(one.database.db, 'quiet');
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
  expect(await rebuild(one.database.db, begun.id)).toMatchObject({ outcome: 'same', version: over.version });
});

test('a stream sends all that the other server wrote, read from the tables', async () => {
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
