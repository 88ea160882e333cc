/** The welcome gift on the local chain: the first sign-in gives it, once per wallet, whatever else goes wrong. */
import { FAUCET_GIFT } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  connectTestChain,
  databasesFor,
  startTestServer,
  type TestServer,
  TestWallet,
} from '../../../testing/index.ts';
import type { Chain } from '../../platform/chain/chain.ts';

const GIFT = { balance: `${FAUCET_GIFT.tokens}` };

describe.each(databasesFor('behaviour'))('the welcome gift on %s', (kind) => {
  let chain: Chain;
  let server: TestServer;
  beforeAll(async () => {
    chain = await connectTestChain();
    server = await startTestServer({ kind, chain });
  });
  afterAll(async () => {
    await server.close();
    await chain.close();
  });

  const balanceOf = (wallet: TestWallet) => wallet.ok('GET', `/api/users/${wallet.address}/balance`);
  /** The transactions on the chain that changed this wallet. */
  const landed = async ({ address }: TestWallet) => {
    const all = await chain.rpc.getSignaturesForAddress(address, { commitment: 'confirmed' }).send();
    return all.filter(({ err }) => err === null).length;
  };

  test('is there when the first sign-in is answered, with SOL, in one transaction', async () => {
    const wallet = await TestWallet.create(server.base);
    expect(await balanceOf(wallet)).toEqual({ balance: '0' });
    await wallet.signIn();
    expect(await balanceOf(wallet)).toEqual(GIFT);
    const { value } = await chain.rpc.getBalance(wallet.address, { commitment: 'processed' }).send();
    expect(value).toBe(BigInt(FAUCET_GIFT.sol) * 1_000_000_000n);
    await expect.poll(() => landed(wallet)).toBe(1);
  });

  test('comes once a wallet: not with the next sign-in, not by asking, not for two browsers at once', async () => {
    const wallet = await TestWallet.create(server.base);
    const other = new Array(3).fill(wallet.base).map((base) => wallet.at(base));
    await Promise.all([wallet, ...other].map((browser) => browser.signIn()));
    await wallet.signIn('transaction');
    expect(await wallet.ok('POST', '/api/welcome-gift')).toEqual(GIFT);
    expect(await balanceOf(wallet)).toEqual(GIFT);
    await expect.poll(() => landed(wallet)).toBe(1);
  });

  test('does not come again to a wallet that has spent it', async () => {
    const wallet = await TestWallet.createFunded(server.base);
    const packs = await wallet.ok<{ id: string; price: string }[]>('GET', '/api/pack-types');
    const pack = packs.find(({ price }) => Number(price) > 0);
    if (pack === undefined) throw new Error('no pack');
    await wallet.buy(pack.id);
    const left = await balanceOf(wallet);
    await wallet.signIn();
    expect(await wallet.ok('POST', '/api/welcome-gift')).toEqual(left);
  });

  test('has no limit per network except that of sign-ins', async () => {
    // Here the faucet gives ten times a minute.
    const narrow = await startTestServer({ kind, chain, rateLimitPerMinute: 300 });
    const faucet = async (wallet: TestWallet) => (await wallet.call('POST', '/api/faucet')).status;
    const asking = await TestWallet.createFunded(narrow.base);
    for (let times = 0; times < 10; times += 1) expect(await faucet(asking)).toBe(200);
    expect(await faucet(asking)).toBe(429);
    const wallet = await TestWallet.createFunded(narrow.base);
    expect(await balanceOf(wallet)).toEqual(GIFT);
    for (let times = 0; times < 15; times += 1)
      expect(await wallet.call('POST', '/api/welcome-gift')).toMatchObject({ status: 200, body: GIFT });
    await narrow.close();
  });

  test('that fails does not block the sign-in, and is given when the page asks for it', async () => {
    let broken = true;
    const failing: Chain = {
      ...chain,
      welcome: async (wallet) => {
        if (broken) throw new Error('the journal is full');
        return (await chain.welcome?.(wallet)) ?? false;
      },
    };
    const later = await startTestServer({ kind, chain: failing });
    const wallet = await TestWallet.create(later.base);
    await wallet.signIn();
    expect(await balanceOf(wallet)).toEqual({ balance: '0' });
    expect((await wallet.call('POST', '/api/welcome-gift')).status).toBe(500);
    broken = false;
    expect(await wallet.ok('POST', '/api/welcome-gift')).toEqual(GIFT);
    expect(await balanceOf(wallet)).toEqual(GIFT);
    await later.close();
  });

  test('exists on the local chain only', async () => {
    const { welcome: _, faucet: __, ...real } = chain;
    const elsewhere = await startTestServer({ kind, chain: real });
    const wallet = await TestWallet.create(elsewhere.base);
    await wallet.signIn();
    expect(await wallet.call('POST', '/api/welcome-gift')).toMatchObject({
      status: 404,
      body: { code: 'faucet-closed' },
    });
    await elsewhere.close();
  });
});
