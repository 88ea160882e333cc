/** Battles of openings on a server: dealt as they were found, with a log that is true, and refused where they do not fit. */
import { isRefusal, stateHash } from '@pokesol/engine';
import { replay } from '@pokesol/engine/classic';
import type { BattleAnswer, ReplayAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuild } from '../../src/features/battles/storage/rebuildState.ts';
import { BattlePlayer } from '../battles/battlePlayer.ts';
import { databasesFor } from '../databases/databases.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { beginOpening, movesOf, scriptOpening } from './begin.ts';
import { playLine, playOpening } from './opening.ts';
import { openingOf, wishOf } from './openings.ts';
import { OPENING_NAMES, type OpeningName } from './wishes.ts';

describe.each(databasesFor('behaviour'))('openings on %s', (kind) => {
  let server: TestServer;
  let maya: BattlePlayer;
  let theo: BattlePlayer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    [maya, theo] = await Promise.all([BattlePlayer.create(server.base), BattlePlayer.create(server.base)]);
  });
  afterAll(() => server.close());

  const giveUp = (player: BattlePlayer, battle: BattleAnswer<'classic'>) =>
    player.act(battle, { type: 'concede' });
  const replayOf = (player: BattlePlayer, id: string) =>
    player.wallet.ok<ReplayAnswer<'classic'>>('GET', `/api/battles/${id}/replay`);

  /** The replay of a battle that was played as found, and then given up, ends where the battle did. */
  async function expectTrue(id: string, name: OpeningName): Promise<void> {
    const { record, finalHash } = await replayOf(maya, id);
    const { battle } = playOpening(wishOf(name).setup, openingOf(name));
    const steps = replay(record);
    if (isRefusal(steps)) throw new Error(steps.message);
    const last = steps.at(-1);
    expect(last === undefined ? '' : stateHash(last.battle)).toBe(finalHash);
    expect(steps.map((step) => stateHash(step.battle))).toContain(stateHash(battle));
    expect(await rebuild(server.database.db, id)).toMatchObject({ outcome: 'same' });
  }

  const alone = OPENING_NAMES.filter((name) => {
    const { setup } = wishOf(name);
    return setup.begun === 'listed' && setup.opponent !== 'person';
  });
  test.each(alone)('«%s» is dealt in listed order and goes as it was found', async (name) => {
    const battle = await maya.sit(server.database.db, name);
    if (battle.result === null) await giveUp(maya, battle);
    await expectTrue(battle.id, name);
  });

  test('two people sit in the seats they were named for', async () => {
    const wallets = [maya.wallet.address, theo.wallet.address] as const;
    const id = await beginOpening(server.database.db, 'people', wallets);
    for (const { seat, action } of movesOf('people')) {
      const player = seat === 0 ? maya : theo;
      await player.act(await player.look(id), action);
    }
    const { view } = await maya.look(id);
    expect(view).toMatchObject({ seat: 0, phase: 'active', turn: 1 });
    await giveUp(maya, await maya.look(id));
    await expectTrue(id, 'people');
  });

  const called = ['won', 'questioned', 'lost', 'joey'] as const satisfies readonly OpeningName[];
  test.each(called)('«%s» is what the server deals with that chance', async (name) => {
    const { setup } = wishOf(name);
    if (setup.begun !== 'drawn') throw new Error('it is listed');
    const player = await BattlePlayer.createWith(server.base, server.database.db, setup.deck);
    scriptOpening(server, name);
    const request =
      typeof setup.opponent === 'object'
        ? { mode: 'campaign', opponentId: setup.opponent.trainerId }
        : { mode: 'match' };
    let battle = await player.wallet.ok<BattleAnswer<'classic'>>('POST', '/api/battles', {
      ...request,
      deckId: player.deckId,
    });
    expect(server.entropy.left).toBe(0);
    for (const { action } of movesOf(name)) battle = await player.act(battle, action);
    expect(battle.result).not.toBeNull();
    const { finalHash } = await replayOf(player, battle.id);
    expect(finalHash).toBe(stateHash(playOpening(setup, openingOf(name)).battle));
  });

  test('a trainer can sit opposite, whose victory is paid', async () => {
    const battle = await theo.sit(server.database.db, 'quick', { trainerId: 'joey' });
    expect(battle).toMatchObject({ result: 'victory', mode: 'campaign', opponent: { trainerId: 'joey' } });
    const stats = await theo.wallet.ok('GET', `/api/users/${theo.wallet.address}/campaign/stats`);
    expect(stats).toMatchObject({ pokePoints: 50, campaignVictories: 1 });
  });

  test('what does not fit is said', async () => {
    const { db } = server.database;
    const [mine, theirs] = [maya.wallet.address, theo.wallet.address];
    await expect(beginOpening(db, 'won', [mine])).rejects.toThrow('is begun by a call');
    await expect(beginOpening(db, 'quiet', [mine, theirs])).rejects.toThrow('2 wallets');
    await expect(beginOpening(db, 'people', [mine])).rejects.toThrow('1 wallets');
    expect(() => scriptOpening(server, 'quiet')).toThrow('is begun by beginOpening');
    const open = await maya.sit(db, 'quiet');
    await expect(beginOpening(db, 'quiet', [mine])).rejects.toThrow('battle-open');
    await giveUp(maya, open);
    expect(() => playLine(wishOf('quiet').setup, { opponent: ['00'] }, () => undefined, 1)).toThrow(
      'scripted',
    );
  });
});
