/** Whatever happens in whatever order, at once or twice: the ledger's sum is the balance, and a battle pays at most once. */
import { ROSTER, trainerById } from '@pokesol/campaign';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failing } from '../../../testing/battles/battleEnds.ts';
import { CampaignPlayer } from '../../../testing/battles/campaignPlayer.ts';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { onCampaignEnd } from './pay.ts';

const PLAYERS = [0, 1] as const;
const AN_HOUR_MS = 60 * 60 * 1000;
/** The same ones each time; `npm run soak` has more. */
const HISTORIES = Number(process.env.HISTORIES ?? 3);
const LONGEST_MS = 600_000;

const player = fc.constantFrom(...PLAYERS);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('challenge' as const),
      player,
      ahead: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      player,
      winner: fc.constantFrom(0 as const, 0 as const, 1 as const, null),
      times: fc.integer({ min: 1, max: 4 }),
      alsoConcede: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('concede' as const),
      player,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('claim' as const),
      player,
      result: fc.constantFrom('victory' as const, 'defeat' as const),
      points: fc.constantFrom(undefined, 0, 50, 1_000),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 13, 25) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Entry = { wallet: string; points: number; cause: string };
/** What one wallet must have come to. */
type Expected = {
  open: string | undefined;
  opponent: string;
  begun: number;
  wins: string[];
  /** Of the wins those that no concession ran against: how many they are is no chance. */
  certain: number;
  losses: number;
  points: number;
};

describe.each(databasesFor('behaviour'))('the ledger on %s', (kind) => {
  let server: TestServer;
  let now = Date.parse('2026-03-01T00:00:00Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => now });
  });
  afterAll(() => server.close());

  const entriesOf = async (wallet: string): Promise<Entry[]> => {
    const query = sql`select wallet, points, cause from point_entries where wallet = ${wallet}`;
    return ((await server.database.db.execute(query)) as unknown as { rows: Entry[] }).rows;
  };

  /** Everything the wallet is shown agrees with what happened, and with the ledger. */
  async function check(who: CampaignPlayer, expected: Expected): Promise<void> {
    const entries = await entriesOf(who.wallet.address);
    const stats = await who.stats();
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(stats.pokePoints);
    expect(new Set(entries.map(({ cause }) => cause)).size).toBe(entries.length);
    expect(entries).toHaveLength(expected.wins.length);
    const defeated = ROSTER.filter(({ id }) => expected.wins.includes(id)).length;
    expect(stats).toEqual({
      pokePoints: expected.points,
      campaignVictories: expected.wins.length,
      campaignDefeats: expected.losses,
      currentCampaignStage: Math.min(defeated + 1, ROSTER.length),
    });
    const isOpen = (index: number) => index <= defeated;
    expect((await who.opponents()).map(({ isUnlocked }) => isUnlocked)).toEqual(
      ROSTER.map((_, index) => isOpen(index)),
    );
  }

  async function take(step: Step, people: readonly CampaignPlayer[], all: Expected[]): Promise<void> {
    if (step.do === 'wait') {
      now += step.hours * AN_HOUR_MS;
      await server.runJob('abandoned');
      for (const expected of all) if (now - expected.begun >= 24 * AN_HOUR_MS) expected.open = undefined;
      // A session does not last as long as these histories.
      for (const each of people) await each.wallet.signIn();
      return;
    }
    const who = people[step.player];
    const expected = all[step.player];
    if (who === undefined || expected === undefined) throw new Error('there is no player');
    const { db } = server.database;
    if (step.do === 'challenge') {
      const reached = new Set(expected.wins).size;
      const index = Math.min(Math.max(reached + step.ahead, 0), ROSTER.length - 1);
      const trainer = ROSTER[index];
      if (trainer === undefined) throw new Error('there is no trainer');
      const isOpen = index <= reached;
      const { status, body } = await who.tryChallenge(trainer.id);
      expect(status).toBe(isOpen ? (expected.open === undefined ? 201 : 409) : 403);
      if (status === 201) Object.assign(expected, { open: body.id, opponent: trainer.id, begun: now });
      return;
    }
    if (expected.open === undefined) return;
    if (step.do === 'claim') {
      const claim = {
        result: step.result,
        ...(step.points === undefined ? {} : { pointsAwarded: step.points }),
      };
      const calls = Array.from({ length: step.times }, () =>
        who.claim({ id: expected.open ?? '' }, expected.opponent, claim),
      );
      for (const { status } of await Promise.all(calls)) expect(status).toBe(409);
      return;
    }
    const id = expected.open;
    const conceding = async (times: number) => {
      const battle = await who.look(id);
      const body = { version: battle.version, action: { type: 'concede' } };
      const calls = Array.from({ length: times }, () =>
        who.wallet.call('POST', `/api/battles/${id}/actions`, body),
      );
      return (await Promise.all(calls)).filter(({ status }) => status === 200).length;
    };
    let result: 'victory' | 'defeat' | 'draw' = 'defeat';
    if (step.do === 'concede') expect(await conceding(step.times)).toBe(1);
    else {
      const ending = endBattle(db, id, {
        winner: step.winner,
        times: step.times,
        cache: server.battleCache,
        onEnd: onCampaignEnd(systemEntropy),
        now: new Date(now),
      });
      const [ended, conceded] = await Promise.all([
        ending,
        step.alsoConcede ? conceding(1).catch(() => 0) : 0,
      ]);
      expect(ended + conceded).toBe(1);
      if (ended === 1) result = step.winner === null ? 'draw' : step.winner === 0 ? 'victory' : 'defeat';
    }
    expected.open = undefined;
    const reward = trainerById(expected.opponent)?.victoryReward ?? 0;
    if (result === 'victory') {
      expected.wins.push(expected.opponent);
      expected.points += reward;
      if (step.do === 'end' && !step.alsoConcede) expected.certain += 1;
    }
    if (result === 'defeat') expected.losses += 1;
    // The page asks, several times at once; nothing more comes of it.
    const asked = ['victory', 'defeat'].flatMap((claimed) =>
      [0, 1].map(async () => {
        const answer = await who.claim({ id }, expected.opponent, { result: claimed as 'victory' });
        expect(answer).toMatchObject(
          claimed === result
            ? { status: 200, body: { success: true, pointsAwarded: result === 'victory' ? reward : 0 } }
            : { status: 409, body: { code: 'result-mismatch' } },
        );
      }),
    );
    await Promise.all(asked);
  }

  test(
    `agrees with ${HISTORIES} random histories of two players`,
    async () => {
      const paid = { battles: 0 };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
          const people = await Promise.all(
            PLAYERS.map(() => CampaignPlayer.create(server.base, server.database.db)),
          );
          const all = PLAYERS.map(
            (): Expected => ({
              open: undefined,
              opponent: '',
              begun: 0,
              wins: [],
              certain: 0,
              losses: 0,
              points: 0,
            }),
          );
          for (const each of steps) {
            await take(each, people, all);
            for (const [index, who] of people.entries()) {
              const expected = all[index];
              const isTouched = each.do === 'wait' || each.player === index;
              if (expected !== undefined && isTouched) await check(who, expected);
            }
          }
          // The counters that these answers were read from are what ledger and battles add up to.
          expect(await server.runJob('counters')).toEqual({});
          paid.battles += all.reduce((sum, { certain }) => sum + certain, 0);
        }),
        { numRuns: HISTORIES, seed: 20260301, endOnFailure: true },
      );
      // Histories without a victory would prove nothing.
      expect(paid.battles).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );

  test('keeps a battle’s cause once, even where another server wrote it first', async () => {
    const who = await CampaignPlayer.create(server.base, server.database.db);
    const battle = await who.challenge('joey');
    const ends = { winner: 0, onEnd: onCampaignEnd(systemEntropy), now: new Date(now) } as const;
    await server.database.db.execute(
      sql`with paid as (
          insert into point_entries (id, wallet, points, cause, created_at)
          values (gen_random_uuid(), ${who.wallet.address}, 50, ${`battle:${battle.id}`}, now())
          returning wallet, points
        ) insert into point_balances select wallet, points from paid`,
    );
    expect(await endBattle(server.database.db, battle.id, ends)).toBe(1);
    expect(await entriesOf(who.wallet.address)).toHaveLength(1);
    expect((await who.stats()).pokePoints).toBe(50);
  });

  test('a payment that fails is written by the job, whole, and once', async () => {
    const { db } = server.database;
    const who = await CampaignPlayer.create(server.base, db);
    const battle = await who.challenge('joey');
    const left: string[] = [];
    const onLeft = (_: unknown, id: string) => left.push(id);
    await endBattle(db, battle.id, {
      winner: 0,
      onEnd: failing(onCampaignEnd(systemEntropy)),
      onLeft,
      now: new Date(now),
    });
    expect(left).toEqual([battle.id]);
    // The battle is over, and says so; nothing of what it brings was written alone.
    expect(await who.look(battle.id)).toMatchObject({ result: 'victory' });
    expect(await who.stats()).toMatchObject({ pokePoints: 0, campaignVictories: 0 });
    expect(await entriesOf(who.wallet.address)).toEqual([]);
    // Its own server may still be about to.
    expect(await server.runJob('battleEffects')).toEqual({ again: false, nextMs: 2_000 });
    now += 3_000;
    expect(await server.runJob('battleEffects')).toMatchObject({ report: { effectsWritten: 1 } });
    expect(await server.runJob('battleEffects')).toEqual({ again: false });
    expect(await who.stats()).toMatchObject({ pokePoints: 50, campaignVictories: 1 });
    expect(await entriesOf(who.wallet.address)).toHaveLength(1);
  });
});
