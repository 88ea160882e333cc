/** The starter pack, once per wallet for ever, and the demo pack, kept nowhere. */
import { STARTER_DECK } from '@pokesol/decks';
import { DEMO_USER, type FreePackAnswer, type UserCardsAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../testing/index.ts';

describe.each(databasesFor('behaviour'))('a free pack on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  const claim = (wallet: TestWallet, walletAddress: string = wallet.address, packTypeId = 'starter-pack') =>
    wallet.call<FreePackAnswer>('POST', '/api/pack-purchases/free', { packTypeId, walletAddress });
  const eligible = async (wallet: TestWallet) =>
    (await wallet.ok<{ eligible: boolean }>('GET', `/api/users/${wallet.address}/free-pack-eligible`))
      .eligible;
  const owned = async (wallet: TestWallet) => {
    const { cards } = await wallet.ok<UserCardsAnswer>('GET', `/api/users/${wallet.address}/cards`);
    return new Map(cards.map(({ cardId, quantity }) => [cardId, quantity]));
  };

  test('holds the sixty cards of the starter deck, once', async () => {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    expect(await eligible(wallet)).toBe(true);
    const first = await claim(wallet);
    expect(first).toMatchObject({ status: 200, body: { packTypeId: 'starter-pack' } });
    expect(first.body.cards).toHaveLength(60);
    expect(await owned(wallet)).toEqual(
      new Map(STARTER_DECK.map(({ cardId, quantity }) => [cardId, quantity])),
    );
    expect(await eligible(wallet)).toBe(false);
    expect(await claim(wallet)).toMatchObject({ status: 409, body: { code: 'free-pack-claimed' } });
    expect([...(await owned(wallet)).values()].reduce((a, b) => a + b)).toBe(60);
  });

  test('claimed a hundred times at once is claimed once', async () => {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(wallet)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([...(await owned(wallet)).values()].reduce((a, b) => a + b)).toBe(60);
  });

  test('needs the wallet that it is for', async () => {
    const nobody = await TestWallet.create(server.base);
    const somebody = await TestWallet.create(server.base);
    await somebody.signIn();
    expect(await claim(nobody)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await claim(somebody, nobody.address)).toMatchObject({
      status: 403,
      body: { code: 'not-your-wallet' },
    });
    expect(await eligible(nobody)).toBe(true);
  });

  test('as a demo shows cards to anybody and stores none', async () => {
    const nobody = await TestWallet.create(server.base);
    const shown = await claim(nobody, DEMO_USER, 'base1-booster');
    expect(shown.body.cards).toHaveLength(11);
    const somebody = await TestWallet.create(server.base);
    await somebody.signIn();
    expect((await claim(somebody, DEMO_USER, 'base1-booster')).status).toBe(200);
    expect(await owned(somebody)).toEqual(new Map());
    expect(await eligible(somebody)).toBe(true);
  });

  test('cannot be had from a pack type that does not exist', async () => {
    const nobody = await TestWallet.create(server.base);
    expect(await claim(nobody, DEMO_USER, 'no-such-pack')).toMatchObject({ status: 404 });
  });
});
