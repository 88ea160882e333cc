/** What a process remembers of a battle is a guess: whatever another one did meanwhile, the tables decide. */
import { seedRandom } from '@pokesol/engine';
import type { BattleAnswer } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  databasesFor,
  pickMove,
  startTestServer,
  type TestServer,
  tryAct,
} from '../../../../testing/index.ts';
import { battles } from '../tables.ts';
import { loadBattle } from './battleRepository.ts';
import type { StoredBattle } from './battleRow.ts';
import { rebuild } from './rebuildState.ts';

describe.each(databasesFor('behaviour'))('acting on a remembered battle on %s', (kind) => {
  let server: TestServer;
  let player: BattlePlayer;
  /** Before the newest action, and after it. */
  let before: StoredBattle;
  let now: BattleAnswer<'classic'>;
  const random = seedRandom(kind);
  beforeAll(async () => {
    server = await startTestServer({ kind });
    player = await BattlePlayer.create(server.base);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const begun = await player.sit(db(), 'quiet');
    before = await stored(begun.id);
    now = await player.act(begun, pickMove(begun.legal, random));
    await db()
      .update(battles)
      .set({ touchedAt: new Date(0) })
      .where(eq(battles.id, now.id));
  });

  const db = () => server.database.db;
  const hot = () => server.battleCache.hotBattles;
  const stored = async (id: string): Promise<StoredBattle> => {
    const found = await loadBattle({ db: db(), cache: server.battleCache }, id);
    if (found === undefined) throw new Error(`there is no battle ${id}`);
    return found;
  };
  const giveUp = async () => {
    const over = await player.act(now, { type: 'concede' });
    expect(over).toMatchObject({ result: 'defeat', version: now.version + 1, view: { turn: now.view.turn } });
    expect(await rebuild(db(), now.id)).toMatchObject({ outcome: 'same' });
    expect(hot().get(now.id)).toBeUndefined();
  };

  test('goes on from what another process wrote since', async () => {
    hot().put(now.id, before);
    await giveUp();
  });

  test('does not write over a state that was put right under the same version', async () => {
    hot().put(now.id, { ...before, version: now.version });
    await giveUp();
  });

  test('is refused where another process closed it', async () => {
    const remembered = await stored(now.id);
    await db().update(battles).set({ status: 'abandoned' }).where(eq(battles.id, now.id));
    hot().put(now.id, remembered);
    const late = await tryAct(player, now.id, now.version, { type: 'concede' });
    expect(late).toMatchObject({ status: 409, body: { code: 'battle-over' } });
    await db().update(battles).set({ status: 'open' }).where(eq(battles.id, now.id));
    await giveUp();
  });

  test('belongs to one wallet', async () => {
    const stranger = await BattlePlayer.create(server.base);
    hot().put(now.id, await stored(now.id));
    const tried = await tryAct(stranger, now.id, now.version, { type: 'concede' });
    expect(tried).toMatchObject({ status: 403, body: { code: 'not-your-battle' } });
    await giveUp();
  });
});
