/** A client that keeps the cards that it is sent gets only others; one that is behind, or does not ask, gets everything. */
import type { BattleUpdate } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  databasesFor,
  EventReader,
  meet,
  mover,
  startTestServer,
  type TestServer,
  TestWallet,
} from '../../../../testing/index.ts';

describe.each(databasesFor('behaviour'))('lean updates on %s', (kind) => {
  let server: TestServer;
  let maya: BattlePlayer;
  let theo: BattlePlayer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    maya = await BattlePlayer.createFor(await TestWallet.create(server.base));
    theo = await BattlePlayer.create(server.base);
    id = await meet(server.database.db, 'people', [maya, theo]);
  });
  afterAll(() => server.close());

  const quietMove = async () => {
    const { player, battle } = await mover(id, [maya, theo]);
    const action = battle.legal.find(({ type }) => type === 'play') ?? ({ type: 'endTurn' } as const);
    return { player, battle, action };
  };
  const countOf = ({ view }: Pick<BattleUpdate<'classic'>, 'view'>) => ({
    cards: Object.keys(view.cards).length,
    definitions: Object.keys(view.printed).length,
  });
  const NOTHING = { cards: 0, definitions: 0 };
  const knows = (version: number) => (reader: EventReader) => reader.updates.at(-1)?.version === version;

  test('an action is answered without the own cards, and with the log of what it did alone', async () => {
    const { player, battle, action } = await quietMove();
    const update = await player.act(battle, action, { lean: 'true' });
    expect(update.isLean).toBe(true);
    expect(countOf(update)).toEqual(NOTHING);
    expect(update.battleLog.map((entry) => entry.id)).toEqual(
      update.events.map((event) => event.id).reverse(),
    );
    const whole = await player.look(id);
    expect(update).toMatchObject({ version: whole.version, legal: whole.legal });
    expect(update.view).toEqual({ ...whole.view, cards: {}, printed: {} });
  });

  test('an action on an old version is answered with everything', async () => {
    const { player, battle, action } = await quietMove();
    await player.act(battle, action);
    const late = await player.wallet.call<{ current: BattleUpdate<'classic'> }>(
      ...(['POST', `/api/battles/${id}/actions?lean=true`] as const),
      { version: battle.version, action },
    );
    expect(late.status).toBe(409);
    expect(late.body.current.isLean).toBe(false);
    expect(late.body.current.view).toEqual((await player.look(id)).view);
  });

  test('a stream begins with everything where its reader is behind, and goes on with what is new', async () => {
    const { version } = await maya.look(id);
    const behind = await EventReader.open(maya, id, { since: version - 1, lean: true });
    const up = await EventReader.open(maya, id, { since: version, lean: true });
    await behind.until(knows(version));
    const first = behind.updates[0];
    expect(first?.isLean).toBe(false);
    expect(first?.view).toEqual((await maya.look(id)).view);
    const { player, battle, action } = await quietMove();
    const acted = await player.act(battle, action);
    await Promise.all([behind.until(knows(acted.version)), up.until(knows(acted.version))]);
    expect(up.updates).toHaveLength(1);
    expect(up.updates[0]?.isLean).toBe(true);
    expect(behind.updates[1]).toEqual({ ...up.updates[0], turnMsLeft: expect.any(Number) });
    await Promise.all([behind.close(), up.close()]);
  });

  test('a connection that comes back says by its last id what it holds', async () => {
    const { version } = await theo.look(id);
    const { player, battle, action } = await quietMove();
    const since = (await player.act(battle, action)).version;
    const opened = (lastEventId: number) =>
      EventReader.open(theo, id, { since: version, lastEventId: `${lastEventId}`, lean: true });
    const [late, upToDate] = await Promise.all([opened(version), opened(since)]);
    const next = await quietMove();
    const acted = await next.player.act(next.battle, next.action);
    await Promise.all([late.until(knows(acted.version)), upToDate.until(knows(acted.version))]);
    expect(late.updates[0]?.isLean).toBe(false);
    expect(upToDate.updates.map(({ isLean }) => isLean)).toEqual([true]);
    await Promise.all([late.close(), upToDate.close()]);
  });

  test('a caller that does not ask for it is sent whole boards', async () => {
    const { player, battle, action } = await quietMove();
    const update = await player.act(battle, action);
    expect(update.isLean).toBe(false);
    expect(update.view).toEqual((await player.look(id)).view);
  });
});
