/** Time in battles, with a clock of our own: turns between people end by themselves, and forgotten battles close. */
import type { BattleAnswer } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  type Database,
  databasesFor,
  EventReader,
  meet,
  mover,
  type OpeningName,
  rowsOf,
  startTwoServers,
  type TestServer,
  type TwoServers,
  tryAct,
} from '../../../../testing/index.ts';
import { TURN_SECONDS } from '../storage/battleRepository.ts';
import { rebuild } from '../storage/rebuildState.ts';
import { battles } from '../tables.ts';

const TURN_MS = TURN_SECONDS * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
describe.each(databasesFor('behaviour'))('the clock on %s', (kind) => {
  let now = Date.now();
  let servers: TwoServers;
  let database: Database;
  let server: TestServer;
  /** A second server over the same database, whose clock job runs too. */
  let second: TestServer;
  beforeAll(async () => {
    servers = await startTwoServers({ kind, now: () => now });
    ({ one: server, two: second } = servers);
    ({ database } = server);
  });
  afterAll(() => servers.close());

  type Two = { id: string; people: [BattlePlayer, BattlePlayer] };
  const newcomer = () => BattlePlayer.create(server.base);
  const sit = (people: Two['people'], name: OpeningName = 'people', moves?: number) =>
    meet(database.db, name, people, { now: new Date(now), ...(moves === undefined ? {} : { moves }) });
  /** At the beginning of the setup. */
  async function twoPeople(): Promise<Two> {
    const people: Two['people'] = [await newcomer(), await newcomer()];
    return { id: await sit(people, 'people', 0), people };
  }
  async function pastSetup(name?: OpeningName): Promise<Two> {
    const people: Two['people'] = [await newcomer(), await newcomer()];
    return { id: await sit(people, name), people };
  }
  const tick = () => Promise.all([server.runJob('turns'), second.runJob('turns')]);
  const reports = (rounds: Awaited<ReturnType<typeof tick>>) =>
    rounds.flatMap(({ report }) => (report === undefined ? [] : [report]));
  /** The whole turn's time, and a moment. */
  async function timeOut() {
    now += TURN_MS + 1;
    return tick();
  }

  test('a turn between people has 300 seconds, and then ends by itself, once, on two servers', async () => {
    const { id, people } = await pastSetup();
    const before = await mover(id, people);
    expect(before.battle.turnEndsAt).toBe(new Date(now + TURN_MS).toISOString());
    expect(before.battle.turnMsLeft).toBe(TURN_MS);
    const rows = await rowsOf(database.db, id);
    now += TURN_MS - 1;
    await tick();
    expect(await rowsOf(database.db, id)).toEqual(rows);

    now += 1;
    const reader = await EventReader.open(before.other, id, { since: before.battle.version });
    expect(reports(await tick())).toEqual([{ turnsEnded: 1 }]);
    const after = await before.other.look(id);
    expect(after.version).toBe(before.battle.version + 1);
    expect(after.view).toMatchObject({ yourMove: true, turn: before.battle.view.turn + 1 });
    expect(after.turnEndsAt).toBe(new Date(now + TURN_MS).toISOString());
    await reader.until(({ updates }) => updates.length > 0);
    expect(reader.updates[0]?.events).toContainEqual(
      expect.objectContaining({ type: 'turnEnded', timedOut: true }),
    );
    await reader.close();
    // A player who was too late gets what happened.
    const late = await tryAct(before.player, id, before.battle.version, { type: 'endTurn' });
    expect(late).toMatchObject({ status: 409, body: { code: 'battle-version-stale' } });
  });

  test('acting within a turn gives it no more time', async () => {
    const { id, people } = await pastSetup();
    const { player, battle } = await mover(id, people);
    now += 60_000;
    const [attachOrPlay = { type: 'endTurn' as const }] = battle.legal.filter(
      ({ type }) => type === 'play' || type === 'attach',
    );
    const acted = await player.act(battle, attachOrPlay);
    if (acted.view.turn === battle.view.turn) expect(acted.turnEndsAt).toBe(battle.turnEndsAt);
    const ended = await player.act(acted, { type: 'endTurn' });
    expect(ended.turnEndsAt).toBe(new Date(now + TURN_MS).toISOString());
  });

  test('the third turn in a row that the clock ends loses the battle', async () => {
    const { id, people } = await pastSetup();
    const sleeper = (await mover(id, people)).player;
    for (let slept = 1; slept <= 3; slept += 1) {
      expect((await mover(id, people)).player).toBe(sleeper);
      await timeOut();
      if (slept === 3) break;
      const { player, battle } = await mover(id, people);
      expect(player).not.toBe(sleeper);
      await player.act(battle, { type: 'endTurn' });
    }
    const over = await sleeper.look(id);
    expect(over).toMatchObject({ result: 'defeat', turnEndsAt: null, legal: [] });
    expect(over.view.victoryCondition).toBe('opponent_timed_out');
    const rows = await rowsOf(database.db, id);
    await timeOut();
    expect(await rowsOf(database.db, id)).toEqual(rows);
    // Both are free for another battle.
    await sit(people);
  });

  test('a turn that is ended by hand in between begins the count anew', async () => {
    const { id, people } = await pastSetup();
    const sleeper = (await mover(id, people)).player;
    for (const notifications of [false, false, true, false, false]) {
      const turn = await mover(id, people);
      expect(turn.player).toBe(sleeper);
      if (notifications) await turn.player.act(turn.battle, { type: 'endTurn' });
      else await timeOut();
      const next = await mover(id, people);
      await next.player.act(next.battle, { type: 'endTurn' });
    }
    expect((await sleeper.look(id)).result).toBeNull();
    await timeOut();
    expect((await sleeper.look(id)).view.victoryCondition).toBe('opponent_timed_out');
  });

  test('in the setup both have the same time, and the clock places for the side that has not', async () => {
    const { id, people } = await twoPeople();
    const ends = new Date(now + TURN_MS).toISOString();
    now += 100_000;
    const { player, battle, other } = await mover(id, people);
    expect(battle.turnEndsAt).toBe(ends);
    const placed = await player.act(battle, firstMove(battle));
    expect(placed.turnEndsAt).toBe(ends);
    now += TURN_MS - 100_000;
    await tick();
    const begun = await other.look(id);
    expect(begun.view).toMatchObject({ phase: 'active', turn: 1 });
    expect(begun.view.you.active).not.toBeNull();
    expect(begun.turnEndsAt).toBe(new Date(now + TURN_MS).toISOString());

    const sleeping = await twoPeople();
    await timeOut();
    expect((await sleeping.people[0].look(sleeping.id)).view).toMatchObject({ phase: 'active', turn: 1 });
  });

  test('an open question is answered before its turn is ended', async () => {
    const { id, people } = await pastSetup('peopleAsked');
    const asked = await mover(id, people);
    expect(asked.battle.view.choice).not.toBeNull();
    await timeOut();
    const after = await asked.player.look(id);
    expect(after.view.choice).toBeNull();
    expect(after.view.frames).toEqual([]);
    expect(after.view.turn).toBe(asked.battle.view.turn + 1);
    expect(await rebuild(database.db, id)).toMatchObject({ outcome: 'same' });
  });

  test('against an AI no player is hurried', async () => {
    const player = await BattlePlayer.create(server.base);
    const battle = await player.begin();
    expect(battle.turnEndsAt).toBeNull();
    expect(battle.turnMsLeft).toBeNull();
    now += DAY_MS - 1;
    await tick();
    await Promise.all([server.runJob('abandoned'), second.runJob('abandoned')]);
    expect(await player.look(battle.id)).toMatchObject({ version: battle.version, result: null });
  });

  test('a battle untouched for a day is closed, once, without a winner', async () => {
    const alone = await newcomer();
    const begun = await alone.sit(database.db, 'quiet', { now: new Date(now) });
    const { id, people } = await pastSetup();
    const close = () => Promise.all([server.runJob('abandoned'), second.runJob('abandoned')]);
    now += DAY_MS;
    await alone.act(begun, firstMove(begun));
    const reader = await EventReader.open(people[0], id);
    const closed = (await close()).flatMap(({ report }) =>
      report !== undefined && 'abandoned' in report ? [Number(report.abandoned)] : [],
    );
    expect(closed).toHaveLength(1);
    // The one of the story above was forgotten too; the one just played was not.
    expect((await alone.look(begun.id)).result).toBeNull();
    await reader.ended;
    expect(reader.updates.at(-1)).toMatchObject({ result: 'abandoned', events: [], legal: [] });
    for (const person of people) {
      const gone = await person.look(id);
      expect(gone).toMatchObject({ result: 'abandoned', turnEndsAt: null });
      const refused = await tryAct(person, id, gone.version, { type: 'concede' });
      expect(refused).toMatchObject({ status: 409, body: { code: 'battle-over' } });
    }
    await sit(people);
    expect((await close()).every(({ report }) => report === undefined)).toBe(true);
    const [row] = await database.db.select().from(battles).where(eq(battles.id, id));
    expect(row).toMatchObject({ status: 'abandoned', endedAt: new Date(now) });
    const shown = await fetch(`${server.base}/api/battles/${id}/replay`);
    expect(shown.status).toBe(200);
  });
});

const firstMove = ({ legal }: BattleAnswer<'classic'>) => legal[0] ?? { type: 'endTurn' as const };
