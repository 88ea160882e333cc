/** Two servers over one Postgres and one chain: whatever they do at the same time happens once. */
import type { FreePackAnswer, OpenAnswer, Purchase, UserCardsAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_SWEEP_MS, startTwoServers, TestWallet, type TwoServers } from '../testing/index.ts';

const PACK = 'base1-mini';
const CARDS = 5;

describe('two servers', () => {
  let servers: TwoServers;
  let one: TwoServers['one'];
  let two: TwoServers['two'];
  let aheadMs = 0;
  beforeAll(async () => {
    servers = await startTwoServers({ now: () => Date.now() + aheadMs });
    ({ one, two } = servers);
  });
  afterAll(() => servers.close());

  /** The same signed-in wallet, as each of the servers sees it. */
  async function shopper(): Promise<[TestWallet, TestWallet]> {
    const wallet = await TestWallet.createFunded(one.base);
    return [wallet, wallet.at(two.base)];
  }
  const purchasesOf = (wallet: TestWallet) =>
    wallet.ok<Purchase[]>('GET', `/api/users/${wallet.address}/pack-purchases`);
  const owned = async (wallet: TestWallet) => {
    const { cards } = await wallet.ok<UserCardsAnswer>('GET', `/api/users/${wallet.address}/cards`);
    return cards.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const onBoth = <T>(
    count: number,
    wallets: [TestWallet, TestWallet],
    call: (wallet: TestWallet) => Promise<T>,
  ) => Promise.all(Array.from({ length: count }, (_, i) => call(wallets[i % 2 === 0 ? 0 : 1])));

  test('know the same session', async () => {
    const [, elsewhere] = await shopper();
    expect(await elsewhere.ok('GET', '/api/auth/session')).toEqual({ address: elsewhere.address });
    await elsewhere.ok('POST', '/api/auth/logout');
    expect((await elsewhere.call('GET', '/api/auth/session')).status).toBe(401);
  });

  test('record one burn once, reported a hundred times to both while both sweep', async () => {
    const wallets = await shopper();
    const signature = await wallets[0].burn(await wallets[0].intend(PACK));
    aheadMs += FIRST_SWEEP_MS;
    const [answers] = await Promise.all([
      onBoth(100, wallets, (wallet) => wallet.report(PACK, signature)),
      one.runJob('sweep'),
      two.runJob('sweep'),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await purchasesOf(wallets[1])).toHaveLength(1);
  });

  test('open one pack once', async () => {
    const wallets = await shopper();
    const { id } = await wallets[0].buy(PACK);
    const answers = await onBoth(100, wallets, (wallet) =>
      wallet.call<OpenAnswer>('POST', `/api/pack-purchases/${id}/open`),
    );
    expect(new Set(answers.map(({ body }) => body.cards.map((card) => card.id).join())).size).toBe(1);
    expect(await owned(wallets[1])).toBe(CARDS);
  });

  test('give the starter pack once', async () => {
    const wallets = await shopper();
    const answers = await onBoth(40, wallets, (wallet) =>
      wallet.call<FreePackAnswer>('POST', '/api/pack-purchases/free', {
        packTypeId: 'starter-pack',
        walletAddress: wallet.address,
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await owned(wallets[0])).toBe(60);
  });

  test('share the sweep: every unreported burn is found, none twice', async () => {
    const wallets = await shopper();
    const burns = Array.from({ length: 12 }, async () => wallets[0].burn(await wallets[0].intend(PACK)));
    await Promise.all(burns);
    aheadMs += FIRST_SWEEP_MS;
    await Promise.all([one.runJob('sweep'), two.runJob('sweep')]);
    expect(await purchasesOf(wallets[0])).toHaveLength(12);
  });
});
