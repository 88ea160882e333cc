/** The server notifies a page of what has changed for its wallet, wherever that happened; never another's, and never after the session. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  EventReader,
  FIRST_SWEEP_MS,
  startTwoServers,
  TestWallet,
  type TwoServers,
} from '../../../testing/index.ts';

const PACK = 'base1-mini';

describe('changes of a wallet', () => {
  let servers: TwoServers;
  let one: TwoServers['one'];
  let two: TwoServers['two'];
  let aheadMs = 0;
  beforeAll(async () => {
    servers = await startTwoServers({ now: () => Date.now() + aheadMs });
    ({ one, two } = servers);
  });
  afterAll(() => servers.close());

  const noticesOf = (reader: EventReader) => reader.changes.map(({ what }) => what);
  const untilChanges = (reader: EventReader, count: number) => reader.until((r) => r.changes.length >= count);

  test('are sent by another server: a burn that the sweep found, its opening, the end of a battle', async () => {
    const player = await BattlePlayer.createFor(await TestWallet.createFunded(one.base));
    const { wallet } = player;
    const elsewhere = await EventReader.openChanges(wallet.at(two.base));
    const stranger = await TestWallet.create(two.base);
    await stranger.signIn();
    const others = await EventReader.openChanges(stranger);

    await wallet.burn(await wallet.intend(PACK));
    aheadMs += FIRST_SWEEP_MS;
    await one.runJob('sweep');
    await untilChanges(elsewhere, 1);
    await wallet.ok('POST', '/api/pack-purchases/latest/open', {
      userId: wallet.address,
      packTypeId: PACK,
    });
    await untilChanges(elsewhere, 2);
    const battle = await player.begin();
    await player.act(battle, { type: 'concede' });
    await untilChanges(elsewhere, 3);

    expect(noticesOf(elsewhere)).toEqual(['purchases', 'purchases', 'battles']);
    expect(others.changes).toEqual([]);
    await Promise.all([elsewhere.close(), others.close()]);
  });

  test('come over the stream of a battle, too: a page has one', async () => {
    const player = await BattlePlayer.createFor(await TestWallet.createFunded(one.base));
    const { wallet } = player;
    const stream = await EventReader.open(player, (await player.begin()).id);
    await wallet.report(PACK, await wallet.burn(await wallet.intend(PACK)));
    await untilChanges(stream, 1);
    expect(noticesOf(stream)).toEqual(['purchases']);
    await stream.close();
  });

  test('are sent to the challenger when the friend accepts', async () => {
    const [maya, theo] = [await BattlePlayer.create(one.base), await BattlePlayer.create(two.base)];
    const reader = await EventReader.openChanges(maya.wallet);
    const { id } = await maya.wallet.ok<{ id: string }>('POST', '/api/challenges', {
      deckId: maya.deckId,
      rules: 'classic',
    });
    await theo.wallet.ok('POST', `/api/challenges/${id}/accept`, { deckId: theo.deckId });
    await untilChanges(reader, 1);
    expect(noticesOf(reader)).toContain('challenges');
    await reader.close();
  });

  test('are sent to their owner alone, and no longer than the session', async () => {
    const wallet = await TestWallet.create(one.base);
    expect((await EventReader.openChanges(wallet)).status).toBe(401);
    await wallet.signIn();
    const stranger = await TestWallet.create(one.base);
    await stranger.signIn();
    expect((await EventReader.openChanges(stranger, wallet.address)).status).toBe(403);
    const reader = await EventReader.openChanges(wallet.at(two.base));
    expect(reader.status).toBe(200);
    await wallet.ok('POST', '/api/auth/logout');
    await reader.ended;
  });
});
