/** kill -9 at the end of campaign battles, with a real process: a victory is stored with its points, or not at all. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BattleSummary } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CampaignPlayer } from '../testing/battles/campaignPlayer.ts';
import { type LastBlow, untilLastBlow } from '../testing/battles/lastBlow.ts';
import { until } from '../testing/harness/until.ts';
import { databasesFor, RestartableServer, startTestServer } from '../testing/index.ts';

/** Deaths at moments of chance, after those at known ones; `npm run soak` raises it. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 0);
const PLAYERS = ROUNDS > 0 ? 6 : 1;
const REWARD = 50;
const STAGGER_MS = 4;

/** In the place of `test` for what this run has no part in: counted as skipped, it would look like something forgotten. */
const unregistered = (_name: string, _run: () => Promise<void>, _ms: number): void => {};

describe.each(databasesFor('postgres'))('a server killed at the end of battles on %s', (kind) => {
  let server: RestartableServer;
  beforeAll(async () => {
    server = await RestartableServer.create(kind);
  });
  afterAll(() => server.remove());

  /** Battles of new players, dealt from the same chance each time and played by a server in this process. */
  const lastBlows = (name: string): Promise<LastBlow[]> =>
    server.withDatabase(async (database) => {
      const preparing = await startTestServer({ kind, database });
      const blows: LastBlow[] = [];
      for (let index = 0; index < PLAYERS; index += 1) {
        const player = await CampaignPlayer.create(preparing.base, database.db);
        blows.push(await untilLastBlow(preparing, player, `${name} ${index}`));
      }
      await preparing.close();
      return blows;
    });
  async function startAgain(blows: readonly LastBlow[]): Promise<void> {
    await server.start();
    for (const blow of blows) blow.player = blow.player.at(server.base);
  }
  const strike = ({ player, battle, move }: LastBlow) => player.act(battle, move);
  const strikeAll = (blows: readonly LastBlow[]) => () => Promise.allSettled(blows.map(strike));

  // PGlite finishes nothing without its process.
  const finishes = kind === 'postgres';
  test(`with victories written and nothing committed, has none; with their points not written, it writes them after its start${
    finishes ? ', also where the database finished that without it' : ''
  }`, async () => {
    const blows = await lastBlows('held');
    const others = await lastBlows('over');
    const finished = finishes ? await lastBlows('finished') : [];
    const everybody = [...blows, ...others, ...finished];
    await startAgain(everybody);
    for (const { status } of await server.kill9WhileWriting('battle_effects', strikeAll(blows)))
      expect(status).toBe('rejected');
    await startAgain(everybody);
    for (const { player, battle } of blows) {
      expect(await player.look(battle.id)).toMatchObject({ result: null, version: battle.version });
      expect(await expectPaid(player)).toBe(0);
    }
    const answers = await Promise.all(blows.map(strike));
    expect(answers.map(({ result }) => result)).toEqual(blows.map(() => 'victory'));
    for (const { player } of blows) expect(await player.stats()).toMatchObject({ pokePoints: REWARD });
    for (const { status } of await server.kill9WhileWriting('point_entries', strikeAll(others)))
      expect(status).toBe('rejected');
    await startAgain(everybody);
    await untilPaid(others);
    if (finishes) {
      // Nothing of the others waits any more, so that it is one of these which the server is killed at.
      await server.kill9WhileWriting('point_entries', strikeAll(finished), 'finished');
      await startAgain(everybody);
      await untilPaid(finished);
    }
    for (const { player } of blows) expect(await expectPaid(player)).toBe(1);
    // One of each at least had come as far as its points before the server died; another may be open still, and is paid nothing.
    for (const group of finishes ? [others, finished] : [others]) {
      const over = await Promise.all(group.map(isOver));
      for (const [index, { player }] of group.entries())
        expect(await expectPaid(player)).toBe(over[index] === true ? 1 : 0);
      expect(over).toContain(true);
    }
    await server.kill9();
  }, 300_000);

  const inTheSoak = ROUNDS > 0 ? test : unregistered;
  inTheSoak(
    `pays every victory once through ${ROUNDS} deaths at any moment`,
    async () => {
      const found = { answered: 0, won: 0, open: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const blows = await lastBlows(`round ${round}`);
        await startAgain(blows);
        // One behind the other, so that the kill meets each at another point of its way.
        const striking = blows.map(async (blow, index) => {
          await pause(STAGGER_MS * index);
          return strike(blow).then(
            () => true,
            () => false,
          );
        });
        await pause(STAGGER_MS * (round % (2 * PLAYERS)));
        await server.kill9();
        const answered = await Promise.all(striking);
        await startAgain(blows);
        for (const [index, { player }] of blows.entries()) {
          const paid = await expectPaid(player);
          if (answered[index] === true) expect(paid).toBe(1);
          found[answered[index] === true ? 'answered' : paid === 1 ? 'won' : 'open'] += 1;
        }
        await server.kill9();
      }
      console.log(`last blows on ${kind}:`, found);
    },
    300_000 + ROUNDS * 30_000,
  );
});

const isOver = async ({ player, battle }: LastBlow): Promise<boolean> =>
  (await player.look(battle.id)).result !== null;

/** No client asks for it: the job pays, for every battle that is over. */
const untilPaid = (blows: readonly LastBlow[]): Promise<void> =>
  until(async () => {
    const paid = blows.map(async (blow) => !(await isOver(blow)) || (await isPaid(blow)));
    return (await Promise.all(paid)).every((is) => is);
  }, 100);

const isPaid = async ({ player }: LastBlow): Promise<boolean> => (await player.stats()).pokePoints >= REWARD;

/** What the list of battles says was won has been paid, each once; asking twice changes nothing. Answers how many. */
async function expectPaid(player: CampaignPlayer): Promise<number> {
  const battles: BattleSummary[] = await player.wallet.ok(
    'GET',
    `/api/users/${player.wallet.address}/battles`,
  );
  const won = battles.filter(({ result }) => result === 'victory');
  const lost = battles.filter(({ result }) => result === 'defeat');
  for (const { id, result } of [...won, ...won, ...lost])
    expect(await player.claim({ id }, 'joey', { result: result as 'victory' })).toMatchObject({
      status: 200,
      body: { success: true, pointsAwarded: result === 'victory' ? REWARD : 0 },
    });
  expect(await player.stats()).toMatchObject({
    pokePoints: REWARD * won.length,
    campaignVictories: won.length,
    campaignDefeats: lost.length,
  });
  return won.length;
}
