/** The wishlist of a wallet: kept once a card, in its order, within its limit, and of that wallet alone. */
import { shippedCards } from '@pokesol/cards/catalogue';
import { type RefusalBody, WISHES_PER_WALLET, type WishlistAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';
import { wishlist } from './tables.ts';

describe.each(databasesFor('behaviour'))('a wishlist on %s', (kind) => {
  let server: TestServer;
  let now = 1_800_000_000_000;
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => now });
  });
  afterAll(() => server.close());

  async function newOwner(): Promise<TestWallet> {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    return wallet;
  }
  const path = (wallet: TestWallet, cardId = '') =>
    `/api/users/${wallet.address}/wishlist${cardId === '' ? '' : `/${cardId}`}`;
  const wish = (wallet: TestWallet, cardId: string) => {
    now += 1_000;
    return wallet.call<RefusalBody>('PUT', path(wallet, cardId));
  };
  const wishesOf = async (wallet: TestWallet) =>
    (await wallet.ok<WishlistAnswer>('GET', path(wallet))).cards.map(({ id }) => id);

  test('holds a card once, the last wish first, until it is taken off', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    for (const cardId of ['base1-4', 'base1-15', 'base1-4'])
      expect((await wish(owner, cardId)).status).toBe(204);
    expect(await wishesOf(owner)).toEqual(['base1-15', 'base1-4']);
    expect(await wishesOf(other)).toEqual([]);
    expect((await other.call('DELETE', path(other, 'base1-15'))).status).toBe(204);
    expect(await wishesOf(owner)).toEqual(['base1-15', 'base1-4']);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await owner.call('DELETE', path(owner, 'base1-15'))).status).toBe(204);
    expect(await wishesOf(owner)).toEqual(['base1-4']);
  });

  test('takes no card that there is not, and no more than its limit', async () => {
    const owner = await newOwner();
    expect(await wish(owner, 'base1-999')).toMatchObject({ status: 422, body: { code: 'card-unknown' } });
    const { db } = server.database;
    const [left, ...ids] = [...shippedCards('base1'), ...shippedCards('sv3pt5')]
      .slice(0, WISHES_PER_WALLET + 1)
      .map(({ id }) => id);
    expect(ids).toHaveLength(WISHES_PER_WALLET);
    await db
      .insert(wishlist)
      .values(ids.map((cardId) => ({ wallet: owner.address, cardId, wishedAt: new Date(now) })));
    expect(await wish(owner, left ?? '')).toMatchObject({ status: 409, body: { code: 'wishlist-full' } });
    expect(await wishesOf(owner)).toHaveLength(WISHES_PER_WALLET);
  });
});
