/** Two people play an official battle to its last Prize; all that either was sent is searched for what it may not know. */
import { isRefusal, type Random, type Seat, seedRandom } from '@pokesol/engine';
import { eventsFor, legalActions, replay, viewFor } from '@pokesol/engine/official';
import type { BattleAnswer, BattleUpdate, MoveJson, ReplayAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginOfficial } from '../../../testing/battles/officialBattles.ts';
import {
  BattlePlayer,
  databasesFor,
  EventReader,
  startTestServer,
  type TestServer,
} from '../../../testing/index.ts';

type Official = BattleAnswer<'official'>;
type OfficialUpdate = BattleUpdate<'official'>;
type Move = MoveJson<'official'>;

/** What comes first of what is allowed; a battle of such players ends by Knock Outs. */
const EAGER: readonly Move['type'][] = ['choose', 'pick', 'evolve', 'attach', 'bench', 'attack', 'endTurn'];

function eager(legal: readonly Move[], random: Random): Move {
  for (const type of EAGER) {
    const such = legal.filter((move) => move.type === type);
    const move = such[such.length === 0 ? 0 : random.below(such.length)];
    if (move !== undefined) return move;
  }
  throw new Error('There is nothing to do');
}

const isUpdate = (received: Official | OfficialUpdate): received is OfficialUpdate => 'events' in received;

describe.each(databasesFor('behaviour'))('an official battle between people on %s', (kind) => {
  let server: TestServer;
  let people: readonly [BattlePlayer, BattlePlayer];
  beforeAll(async () => {
    server = await startTestServer({ kind });
    people = await Promise.all([BattlePlayer.create(server.base), BattlePlayer.create(server.base)]);
  });
  afterAll(() => server.close());

  const look = (player: BattlePlayer, id: string): Promise<Official> =>
    player.wallet.ok('GET', `/api/battles/${id}`);

  test('goes to the last Prize, and sends each of them what their view holds and nothing else', async () => {
    const [one, two] = people;
    const id = await beginOfficial(server.database.db, 'prizes', [one.wallet.address, two.wallet.address]);
    const readers = await Promise.all(people.map((player) => EventReader.open(player, id, { since: 0 })));
    const random = seedRandom('two people');
    const answered: (Official | OfficialUpdate)[] = [];
    for (let isOver = false; !isOver; ) {
      const boards = await Promise.all(people.map((player) => look(player, id)));
      answered.push(...boards);
      const [player, board] = boards[0]?.legal.length === 0 ? [two, boards[1]] : [one, boards[0]];
      if (board === undefined) throw new Error('no player was answered');
      const update: OfficialUpdate = await player.wallet.ok('POST', `/api/battles/${id}/actions`, {
        version: board.version,
        action: eager(board.legal, random),
      });
      answered.push(update);
      isOver = update.result !== null;
    }
    await Promise.all(readers.map((reader) => reader.ended));
    const streamed = readers.flatMap(({ updates }) => updates as unknown as OfficialUpdate[]);

    const kept: ReplayAnswer<'official'> = await (
      await fetch(`${server.base}/api/battles/${id}/replay`)
    ).json();
    const steps = replay(kept.record);
    if (isRefusal(steps)) throw new Error(steps.message);
    expect(kept.victoryCondition).toBe('prizes_taken');
    expect(steps.at(-1)?.battle.state).toMatchObject({ winner: 0, sides: [{ prizes: [] }, {}] });

    const stepAt = (version: number) => {
      const step = steps[version];
      if (step === undefined) throw new Error(`the replay has no version ${version}`);
      return step;
    };
    const seen = (since: number, version: number, seat: Seat) =>
      eventsFor(
        steps.slice(since + 1, version + 1).flatMap(({ events }) => events),
        seat,
      );
    for (const received of [...answered, ...streamed]) {
      const { seat } = received.view;
      const { battle } = stepAt(received.version);
      expect(received.view).toEqual(JSON.parse(JSON.stringify(viewFor(battle, seat))));
      expect(received.legal).toHaveLength(received.result === null ? legalActions(battle, seat).length : 0);
      if (isUpdate(received))
        expect(received.events).toEqual(
          JSON.parse(JSON.stringify(seen(received.since, received.version, seat))),
        );
      // Its log holds what it was sent, by the same numbers.
      const ids = new Set(seen(-1, received.version, seat).map((event) => event.id));
      expect(received.battleLog.filter((entry) => !ids.has(entry.id))).toEqual([]);
      const { result: _, ...text } = received;
      expect(JSON.stringify(text)).not.toContain(kept.record.seed);
    }
    expect(streamed.length).toBeGreaterThan(steps.length);
  });
});
