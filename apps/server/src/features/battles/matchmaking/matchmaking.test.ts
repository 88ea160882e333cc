/** Finding an opponent: players who search at the same time meet, on one server or two, and none meets one who left. */
import { seedRandom } from '@pokesol/engine';
import type { BattleSummary, MatchmakingAnswer, RefusalBody } from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNHEARD } from '../../../../testing/harness/buses.ts';
import {
  BattlePlayer,
  type Database,
  databasesFor,
  freshDatabase,
  startTestServer,
  type TestServer,
  until,
} from '../../../../testing/index.ts';
import { matchTickets } from '../tables.ts';
import { putTicket, ticketOf } from './tickets.ts';

/** `npm run soak` raises it. */
const ROUNDS = Number(process.env.PAIRINGS ?? 5);
const LONGEST_MS = 600_000;
/** Who searches for so long is found by the other who searches, on the slowest machine. */
const PATIENT = { minMs: 30_000, maxMs: 30_000 };
/** For a search that finds no player. */
const ALONE = { minMs: 50, maxMs: 100 };
const MEDIUM = { minMs: 1_000, maxMs: 1_200 };
const GHOST = { rules: 'classic' as const, searchId: '00000000-0000-4000-8000-000000000000' };

describe.each(databasesFor('behaviour'))('matchmaking on %s', (kind) => {
  let database: Database;
  let server: TestServer;
  /** Over one Postgres the second server is another one; PGlite has one process. */
  let elsewhere: TestServer;
  let maya: BattlePlayer;
  let theo: BattlePlayer;
  /** As the servers have it; each test begins with patience. */
  const searchTime = { ...PATIENT };
  beforeEach(() => {
    Object.assign(searchTime, PATIENT);
  });
  beforeAll(async () => {
    database = await freshDatabase(kind);
    server = await startTestServer({ kind, database, searchTime });
    elsewhere =
      kind === 'pglite' ? server : await startTestServer({ kind, database, chain: server.chain, searchTime });
    maya = await BattlePlayer.create(server.base);
    theo = (await BattlePlayer.create(server.base)).at(elsewhere.base);
  });
  afterAll(async () => {
    if (elsewhere !== server) await elsewhere.close();
    await server.close();
    await database.close();
  });

  const search = (player: BattlePlayer) =>
    player.wallet.call<MatchmakingAnswer & RefusalBody>('POST', '/api/matchmaking', {
      deckId: player.deckId,
    });
  const cancel = (player: BattlePlayer) =>
    player.wallet.ok<{ cancelled: boolean }>('DELETE', '/api/matchmaking');
  const battlesOf = ({ wallet }: BattlePlayer) =>
    wallet.ok<BattleSummary[]>('GET', `/api/users/${wallet.address}/battles`);
  const giveUp = async (player: BattlePlayer, id: string) =>
    player.act(await player.look(id), { type: 'concede' });
  const searches = async (player: BattlePlayer) =>
    (await ticketOf(database.db, player.wallet.address)) !== undefined;
  /** Ends a search at a moment when it surely is under way. */
  function leavingSearch(player: BattlePlayer): { leave(): void; left: Promise<unknown> } {
    const abort = new AbortController();
    const left = fetch(`${player.wallet.base}/api/matchmaking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: player.wallet.cookie },
      body: JSON.stringify({ deckId: player.deckId }),
      signal: abort.signal,
    }).catch((error: unknown) => error);
    return { leave: () => abort.abort(), left };
  }

  test(
    `two people who search at the same moment always meet, ${ROUNDS} times out of ${ROUNDS}`,
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const [one, two] = await Promise.all([maya.search(), theo.search()]);
        expect(one.isMultiplayer).toBe(true);
        expect(two).toEqual(one);
        const [list] = await battlesOf(maya);
        expect(list).toMatchObject({ id: one.battleId, isMultiplayer: true, result: null });
        expect(await battlesOf(maya)).toHaveLength(Math.min(round, 50));
        await giveUp(round % 2 === 0 ? maya : theo, one.battleId);
      }
    },
    LONGEST_MS,
  );

  test('five people make two pairs, and the fifth meets a simulated opponent', async () => {
    Object.assign(searchTime, MEDIUM);
    const five = await Promise.all(Array.from({ length: 5 }, () => BattlePlayer.create(server.base)));
    const found = await Promise.all(
      five.map((player, i) => player.at(i % 2 === 0 ? server.base : elsewhere.base).search()),
    );
    const ids = found.map(({ battleId }) => battleId);
    expect(new Set(ids).size).toBe(3);
    expect(found.filter(({ isMultiplayer }) => isMultiplayer)).toHaveLength(4);
    for (const [index, player] of five.entries()) {
      const battle = await player.look(ids[index] ?? '');
      expect(battle.isMultiplayer).toBe(found[index]?.isMultiplayer);
      expect(battle.opponent.kind === 'player').toBe(battle.isMultiplayer);
    }
  });

  test('a search that is cancelled ends, and leads to no battle', async () => {
    const before = await battlesOf(maya);
    const searching = search(maya);
    await until(() => searches(maya));
    // From another tab, at another server.
    expect(await cancel(maya.at(elsewhere.base))).toEqual({ cancelled: true });
    expect(await searching).toMatchObject({ status: 409, body: { code: 'search-cancelled' } });
    expect(await battlesOf(maya)).toEqual(before);
    expect(await cancel(maya)).toEqual({ cancelled: true });
  });

  test('cancelling too late says so, and the battle is there', async () => {
    const [found] = await Promise.all([maya.search(), theo.search()]);
    expect(await cancel(maya)).toEqual({ cancelled: false });
    expect((await maya.look(found.battleId)).result).toBeNull();
    await giveUp(maya, found.battleId);
  });

  test('a searcher whose connection is gone is given no battle', async () => {
    const before = await battlesOf(maya);
    const { leave, left } = leavingSearch(maya);
    await until(() => searches(maya));
    leave();
    await left;
    await until(async () => !(await searches(maya)));
    Object.assign(searchTime, ALONE);
    const found = await theo.search();
    expect(found.isMultiplayer).toBe(false);
    expect(await battlesOf(maya)).toEqual(before);
    await giveUp(theo, found.battleId);
  });

  test('a search in two tabs is one search: both learn of the same battle', async () => {
    const searching = [search(maya), search(maya.at(elsewhere.base))];
    const answers = await Promise.all([...searching, search(theo)]);
    const battles = answers.filter(({ status }) => status === 200).map(({ body }) => body.battleId);
    expect(new Set(battles).size).toBe(1);
    expect(answers.at(-1)).toMatchObject({ status: 200, body: { isMultiplayer: true } });
    // A tab whose search was taken over before it found a player learns so; one that came after gets the battle.
    for (const { status, body } of answers)
      if (status !== 200) expect(['search-cancelled', 'battle-open']).toContain(body.code);
    await giveUp(theo, battles[0] ?? '');
  });

  test('a tab that is closed does not end the search of the other one', async () => {
    const first = leavingSearch(maya);
    await until(() => searches(maya));
    const before = await ticketOf(database.db, maya.wallet.address);
    const second = search(maya);
    await until(
      async () =>
        ((await ticketOf(database.db, maya.wallet.address))?.searchId ?? before?.searchId) !==
        before?.searchId,
    );
    first.leave();
    await first.left;
    const [mine, theirs] = await Promise.all([second, search(theo)]);
    expect(mine).toMatchObject({ status: 200, body: theirs.body });
    await giveUp(theo, theirs.body.battleId);
  });

  test('a player who was found and lost the answer gets it by searching again', async () => {
    // The search of a server that died: its ticket is there, and no client waits for the answer.
    const { address } = maya.wallet;
    expect(
      await putTicket(
        { db: database.db, bus: UNHEARD },
        { ...GHOST, wallet: address, deckId: maya.deckId },
        Date.now(),
        60_000,
      ),
    ).toBeNull();
    const found = await theo.search();
    expect(found.isMultiplayer).toBe(true);
    expect(await search(maya)).toMatchObject({ status: 200, body: found });
    await giveUp(theo, found.battleId);
    expect((await maya.look(found.battleId)).result).toBe('victory');
  });

  test('who cancelled is given no battle by who found them before and had to wait', async () => {
    const { db } = database;
    const { address } = maya.wallet;
    const before = await battlesOf(maya);
    const ticket = { ...GHOST, wallet: address, deckId: maya.deckId };
    expect(await putTicket({ db, bus: UNHEARD }, ticket, Date.now(), 60_000)).toBeNull();
    // As of a server that died while it began a battle of hers.
    await db.execute(sql`
      insert into wallet_battles (wallet, battle_id, mode, rules, opponent_name, opponent_kind, created_at, claimed_until)
      values (${address}, ${GHOST.searchId}, 'match', 'classic', 'Emil', 'ai', now(), now() + interval '1 minute')`);
    Object.assign(searchTime, MEDIUM);
    const searching = theo.search();
    await until(async () => (await ticketOf(db, address))?.isClaimed === true);
    await db.update(matchTickets).set({ claimedUntil: sql`now()` });
    expect(await cancel(maya)).toEqual({ cancelled: true });
    await db.execute(sql`delete from wallet_battles where battle_id = ${GHOST.searchId}`);
    const found = await searching;
    expect(found.isMultiplayer).toBe(false);
    expect(await battlesOf(maya)).toEqual(before);
    await giveUp(theo, found.battleId);
  });

  test('a deck that is deleted while its owner searches ends the search', async () => {
    const nora = await BattlePlayer.create(server.base);
    const searching = search(nora);
    await until(() => searches(nora));
    const { address } = nora.wallet;
    await nora.wallet.ok('DELETE', `/api/users/${address}/decks/${nora.deckId}`);
    // Long enough for her to see him and look at her deck.
    Object.assign(searchTime, MEDIUM);
    const found = await theo.search();
    expect(found.isMultiplayer).toBe(false);
    expect(await searching).toMatchObject({ status: 404, body: { code: 'deck-unknown' } });
    expect(await battlesOf(nora)).toEqual([]);
    await giveUp(theo, found.battleId);
  });

  test('alone, an opponent is simulated, and it can be played', async () => {
    Object.assign(searchTime, ALONE);
    const found = await maya.search();
    expect(found.isMultiplayer).toBe(false);
    const battle = await maya.look(found.battleId);
    expect(['simulated', 'ai']).toContain(battle.opponent.kind);
    expect((await maya.playOn(battle, seedRandom('alone'))).result).not.toBeNull();
  });
});

describe.each(databasesFor('behaviour'))('a server that dies during a search, on %s', (kind) => {
  test('leaves a ticket that no search is paired with once it has run out', async () => {
    let now = Date.now();
    const database = await freshDatabase(kind);
    const server = await startTestServer({ kind, database, now: () => now, searchTime: ALONE });
    const ghost = await BattlePlayer.create(server.base);
    const theo = await BattlePlayer.create(server.base);
    // What the dead server left: the ticket of a search that no server will end.
    const ticket = { ...GHOST, wallet: ghost.wallet.address, deckId: ghost.deckId };
    expect(await putTicket({ db: database.db, bus: UNHEARD }, ticket, now, 3_000)).toBeNull();
    now += 5_001;
    expect((await theo.search()).isMultiplayer).toBe(false);
    // Its owner comes back and searches as if nothing had been.
    expect((await ghost.search()).isMultiplayer).toBe(false);
    await server.close();
    await database.close();
  });
});
