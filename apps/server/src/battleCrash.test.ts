/** kill -9 in the middle of battles, with real processes: what was answered is kept, whole, and the battles go on. */
import { randomUUID } from 'node:crypto';
import { type AnyRules, isRefusal, type Random, seedRandom, stateHash, verbsOf } from '@pokesol/engine';
import type {
  ActionRequest,
  AnyPlayerAction,
  AnyReplayAnswer,
  BattleAnswer,
  BattleUpdate,
} from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BattlePlayer, databasesFor, pair, pickMove, RestartableServer, tryAct } from '../testing/index.ts';

/** Deaths at moments of chance, after those in the middle of an action; `npm run soak` raises it. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 0);
/** Half of them play against each other, in pairs. */
const PLAYERS = ROUNDS > 0 ? 8 : 4;
/** Moves that a person has made when the first server dies; each next one dies a little later. */
const MOVES = 3;
/** A player concedes after so many actions since the last crash: random play can take a test’s whole time. */
const LONGEST = ROUNDS > 0 ? 40 : 8;
const POLL_MS = 10;

/** What became of an action that was never answered. */
type Fate = 'kept' | 'never';

type Fighter = {
  player: BattlePlayer;
  readonly random: Random;
  /** What its client was last answered: the newest it may count on. */
  known: BattleAnswer<'classic'>;
  /** Actions that were answered, by the version they were decided on. */
  readonly answered: Map<number, AnyPlayerAction>;
  /** What is on its way. */
  inFlight: ActionRequest | undefined;
};

describe.each(databasesFor('postgres'))('a server killed in the middle of battles on %s', (kind) => {
  let server: RestartableServer;
  /** On Postgres a second process stands by over the same database; PGlite has room for one. */
  let standby: RestartableServer | undefined;
  let players: readonly BattlePlayer[];
  beforeAll(async () => {
    server = await RestartableServer.create(kind);
    await server.start();
    standby = await server.beside();
    await standby?.start();
    players = await Promise.all(Array.from({ length: PLAYERS }, () => BattlePlayer.create(server.base)));
  });
  afterAll(async () => {
    await standby?.remove();
    await server.remove();
  });

  /** After a death the other process goes on, or a new one begins: nothing that was answered is gone or changed. */
  async function goOn(fighters: readonly Fighter[]): Promise<Record<Fate, number>> {
    if (standby === undefined) await server.start();
    else [server, standby] = [standby, server];
    const fates = { kept: 0, never: 0 };
    for (const fighter of fighters) {
      fighter.player = fighter.player.at(server.base);
      const fate = await expectKept(fighter);
      if (fighter.inFlight !== undefined) fates[fate] += 1;
    }
    for (const fighter of fighters) await sendAgain(fighter);
    return fates;
  }
  /** To their ends; what then is over is played again from its log. */
  async function playOut(fighters: readonly Fighter[]): Promise<void> {
    await Promise.all(fighters.map((fighter) => play(fighter)));
    for (const fighter of fighters) await expectReplayed(server.base, fighter);
  }

  test('with every action written and none committed, keeps what it answered, and whatever the database finished', async () => {
    const fighters = await beginAll(players, 'held');
    // No player attacks so soon that a battle between two people could be over.
    await Promise.all(fighters.map((fighter) => play(fighter, { most: 1 })));
    // By the official rules a question is open then, and its answer is what is cut off.
    const [official] = fighters;
    if (official !== undefined) await playUntilAsked(official);
    const rules = fighters.map(({ known }) => `${known.rules}${known.view.choice === null ? '' : ' asked'}`);
    expect(rules).toContain('official asked');
    const acting = () => Promise.all(fighters.map((fighter) => play(fighter)));
    await server.kill9WhileWriting('battle_actions', acting);
    const undone = await goOn(fighters);
    expect(undone.kept).toBe(0);
    expect(undone.never).toBeGreaterThan(0);
    if (standby !== undefined) {
      await server.kill9WhileWriting('battle_actions', acting, 'finished');
      await standby.start();
      const finished = await goOn(fighters);
      expect(finished.kept).toBeGreaterThan(0);
    }
    await playOut(fighters);
    // For the deaths that follow.
    if (ROUNDS > 0) await standby?.start();
  }, 300_000);

  if (ROUNDS > 0)
    test(
      `keeps every answered action through ${ROUNDS} deaths at any moment`,
      async () => {
        let fighters: Fighter[] = [];
        const cutOff = { kept: 0, never: 0 };
        for (let round = 0; round < ROUNDS; round += 1) {
          if (fighters.length === 0)
            fighters = await beginAll(
              players.map((each) => each.at(server.base)),
              String(round),
            );
          const enough = counter(PLAYERS * (MOVES + round));
          const playing = Promise.all(fighters.map((fighter) => play(fighter, { count: enough.count })));
          await Promise.race([enough.reached, playing]);
          await server.kill9();
          await playing;
          const fates = await goOn(fighters);
          cutOff.kept += fates.kept;
          cutOff.never += fates.never;
          // Some battles see two deaths.
          if (round % 2 === 1 || round === ROUNDS - 1) {
            await playOut(fighters);
            fighters = [];
          }
          await standby?.start();
        }
        console.log(`actions cut off on ${kind}:`, cutOff);
      },
      300_000 + ROUNDS * 30_000,
    );
});

async function beginAll(players: readonly BattlePlayer[], name: string): Promise<Fighter[]> {
  const fighter = (player: BattlePlayer, known: BattleAnswer<'classic'>, index: number): Fighter => ({
    player,
    random: seedRandom(`fighter ${name} ${index}`),
    known,
    answered: new Map(),
    inFlight: undefined,
  });
  const half = players.length / 2;
  const alone = await Promise.all(
    players.slice(half).map(async (player, index) => fighter(player, await beginAlone(player, index), index)),
  );
  const between: Fighter[] = [];
  for (let index = 0; index < half; index += 2) {
    const [one, two] = players.slice(index, index + 2);
    if (one === undefined || two === undefined) throw new Error('people come in pairs');
    const id = await pair(one, two);
    for (const player of [one, two]) between.push(fighter(player, await player.look(id), between.length));
  }
  return [...alone, ...between];
}

/** Every second one by the official rules: the same road for both. */
const beginAlone = ({ wallet, deckId }: BattlePlayer, index: number): Promise<BattleAnswer<'classic'>> =>
  wallet.ok('POST', '/api/battles', {
    mode: 'match',
    deckId,
    rules: index % 2 === 0 ? 'official' : 'classic',
    opponent: { kind: 'level', level: 'easy' },
  });

/** Acts until the battle is over, its server is dead, or as often as may be. */
async function play(
  fighter: Fighter,
  { most = Number.POSITIVE_INFINITY, count = () => {} }: { most?: number; count?: () => void } = {},
): Promise<void> {
  const { player, random, answered } = fighter;
  fighter.inFlight = undefined;
  for (let acted = 0; fighter.known.result === null && acted < most; ) {
    const { id, version, legal } = fighter.known;
    try {
      if (legal.length === 0) {
        await pause(POLL_MS);
        fighter.known = await player.look(id);
        continue;
      }
      const action = acted < LONGEST ? pickMove(legal, random) : ({ type: 'concede' } as const);
      fighter.inFlight = { version, action, requestId: randomUUID() };
      const { status, body } = await tryAct(player, id, version, action, fighter.inFlight.requestId);
      fighter.inFlight = undefined;
      // Both place their first Pokémon at once, and the other may have given up.
      const now = status === 200 ? (body as unknown as BattleAnswer<'classic'>) : body.current;
      if (now === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
      fighter.known = now;
      if (status !== 200) continue;
      answered.set(version, action);
      acted += 1;
      count();
    } catch (error) {
      // `fetch failed`: the connection broke with the server, which is the point of the test.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** Where the deal brings no question within a few moves, another battle does. */
async function playUntilAsked(fighter: Fighter): Promise<void> {
  const { player, answered } = fighter;
  while (fighter.known.view.choice === null) {
    if (fighter.known.result === null && answered.size < LONGEST) await play(fighter, { most: 1 });
    else {
      if (fighter.known.result === null) await player.act(fighter.known, { type: 'concede' });
      answered.clear();
      fighter.known = await beginAlone(player, 0);
    }
  }
}

/** Looks again after the death: nothing that was answered is gone or changed. */
async function expectKept(fighter: Fighter): Promise<Fate> {
  const { known, player } = fighter;
  const now = await player.look(known.id);
  expect(now.version).toBeGreaterThanOrEqual(known.version);
  if (now.version === known.version) expect(now.view).toEqual(known.view);
  fighter.known = now;
  return now.version > known.version ? 'kept' : 'never';
}

/**
 * The action that got no answer, once more under its id: what was kept is answered with what it did and not done again,
 * what was not is done now; only where the other player moved instead, the answer says so.
 */
async function sendAgain(fighter: Fighter): Promise<void> {
  const { known, player, inFlight, answered } = fighter;
  if (inFlight === undefined) return;
  const { version, action, requestId } = inFlight;
  const { status, body } = await tryAct(player, known.id, version, action, requestId);
  fighter.inFlight = undefined;
  fighter.known = await player.look(known.id);
  if (status !== 200) {
    expect(body.code).toBe('battle-version-stale');
    expect(fighter.known.opponent.kind).toBe('player');
    return;
  }
  const update = body as unknown as BattleUpdate<'classic'>;
  expect(update.since).toBe(version);
  // The answer to a question may do nothing that anybody sees.
  expect(update.version).toBeGreaterThan(version);
  expect(update.version).toBe(fighter.known.version);
  const again = await tryAct(player, known.id, version, action, requestId);
  expect(again.body).toMatchObject({ version: update.version, since: version, events: update.events });
  answered.set(version, action);
}

/** What was answered stands in the log, and the log, played again, comes to the very state that is stored. */
async function expectReplayed(base: string, { known, answered }: Fighter): Promise<void> {
  const kept = (await (await fetch(`${base}/api/battles/${known.id}/replay`)).json()) as AnyReplayAnswer;
  expect(kept.record.actions).toHaveLength(known.version);
  for (const [version, action] of answered) expect(kept.record.actions[version]).toMatchObject(action);
  const steps = verbsOf<AnyRules>(kept.record).replay(kept.record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const last = steps.at(-1);
  expect(last === undefined ? '' : stateHash(last.battle)).toBe(kept.finalHash);
}

/** `reached` resolves when so many were counted. */
function counter(wanted: number) {
  let counted = 0;
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const count = (): void => {
    counted += 1;
    if (counted === wanted) reach();
  };
  return { reached, count };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
