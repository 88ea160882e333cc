/** kill -9 at the end of campaign battles, with a real process: a victory is stored with its points, or not at all. */
import { rmSync } from 'node:fs';
import type { BattleAnswer, BattleSummary } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CampaignPlayer } from './testing/campaignPlayer.ts';
import {
  databasesFor,
  newDataDir,
  newPostgresDatabase,
  type ServerProcess,
  startServerProcess,
} from './testing/index.ts';

/** `npm run soak` raises it. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 4);
const PLAYERS = 6;
const REWARD = 50;
const STAGGER_MS = 4;

/** A blow against the last Pokémon that the opponent has in play: most of them end the battle. */
const mayEnd = ({ view }: BattleAnswer, move: { type: string }): boolean =>
  move.type === 'attack' && view.opponent.active !== null && view.opponent.bench.length === 0;

describe.each(databasesFor('pglite'))('a server killed at the end of battles on %s', (kind) => {
  const dir = newDataDir();
  let env: Record<string, string>;
  let server: ServerProcess;
  beforeAll(async () => {
    env = { DATA_DIR: dir, LOCAL_CHAIN_SLOT_MS: '20', RATE_LIMIT_PER_MINUTE: '1000000' };
    if (kind === 'postgres') env.DATABASE_URL = await newPostgresDatabase();
    server = await startServerProcess(env);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  test(
    `pays every victory once through ${ROUNDS} deaths`,
    async () => {
      let players = await Promise.all(
        Array.from({ length: PLAYERS }, () => CampaignPlayer.newcomer(server.base)),
      );
      let cutOff = 0;
      const storedAnyway = { won: 0, open: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const last = await Promise.all(players.map((player) => untilLastBlow(player)));
        const dying = server;
        const answered = counter(1 + (round % (PLAYERS - 1)));
        const blows = players.map(async (player, i) => {
          const { battle, move } = last[i] ?? {};
          if (battle === undefined || move === undefined) throw new Error('nobody is about to win');
          // One behind the other, so that the kill meets each at another point of its way.
          await pause(STAGGER_MS * i);
          return player.act(battle, move).then(
            () => answered.count(),
            () => true,
          );
        });
        // Soon after the first was sent, or when the first few were told: the server dies in the middle of the others.
        if (round % 2 === 0) await pause(STAGGER_MS * (1 + round));
        else await answered.enough;
        await dying.kill9();
        const lost = await Promise.all(blows);
        server = await startServerProcess(env);
        players = players.map((player) => player.at(server.base));
        for (const [i, player] of players.entries()) {
          if (lost[i] !== true) continue;
          cutOff += 1;
          const { result } = await player.look(last[i]?.battle.id ?? '');
          storedAnyway[result === 'victory' ? 'won' : 'open'] += 1;
          await expectPaid(player);
        }
      }
      console.log(`last blows cut off on ${kind}:`, cutOff, storedAnyway);
      // A kill that never met a request on its way would prove nothing.
      expect(cutOff).toBeGreaterThan(0);

      let wins = 0;
      for (const player of players) {
        const [open] = await battlesOf(player);
        if (open?.result === null) await player.play(await player.look(open.id));
        wins += await expectPaid(player);
      }
      expect(wins).toBeGreaterThanOrEqual(PLAYERS);
    },
    120_000 + ROUNDS * 30_000,
  );
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Resolves `enough` when so many were counted; counting answers false. */
function counter(wanted: number) {
  let counted = 0;
  let reached = (): void => {};
  const enough = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const count = (): false => {
    counted += 1;
    if (counted === wanted) reached();
    return false;
  };
  return { enough, count };
}

const battlesOf = (player: CampaignPlayer): Promise<BattleSummary[]> =>
  player.wallet.ok('GET', `/api/users/${player.wallet.address}/battles`);

/** Goes on with the battle it is in, or begins one, until the next blow may win it; battles that end otherwise are begun anew. */
async function untilLastBlow(player: CampaignPlayer) {
  for (;;) {
    const [newest] = await battlesOf(player);
    const battle = newest?.result === null ? await player.look(newest.id) : await player.challenge('joey');
    let last: Parameters<typeof player.act>[1] | undefined;
    const stopped = await player.play(battle, 'medium', (now, move) => {
      last = move;
      return mayEnd(now, move);
    });
    if (stopped.result === null && last !== undefined) return { battle: stopped, move: last };
  }
}

/** What the list of battles says was won has been paid, each once; asking twice changes nothing. Answers how many. */
async function expectPaid(player: CampaignPlayer): Promise<number> {
  const battles = await battlesOf(player);
  const won = battles.filter(({ result }) => result === 'victory');
  const lost = battles.filter(({ result }) => result === 'defeat');
  for (const { id } of [...won, ...won])
    expect(await player.claim({ id }, 'joey')).toMatchObject({
      status: 200,
      body: { success: true, pointsAwarded: REWARD },
    });
  expect(await player.stats()).toMatchObject({
    pokePoints: REWARD * won.length,
    campaignVictories: won.length,
    campaignDefeats: lost.length,
  });
  return won.length;
}
