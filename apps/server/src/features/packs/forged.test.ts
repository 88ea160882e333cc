/** Forged and replayed payments sent to the running server: each refused by its own code, nothing granted. */
import type { IntentAnswer, Purchase, RefusalBody } from '@pokesol/protocol';
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import {
  findAssociatedTokenPda,
  getApproveInstruction,
  getBurnCheckedInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet, until } from '../../testing/index.ts';

const PACK = 'base1-mini';
const HOUR_MS = 3600_000;

describe.each(databasesFor('behaviour'))('a payment that is none, on %s', (kind) => {
  let server: TestServer;
  let clock = 0;
  let buyer: TestWallet;
  let other: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => Date.now() + clock });
    buyer = await TestWallet.create(server.base);
    other = await TestWallet.create(server.base);
    for (const wallet of [buyer, other]) {
      await wallet.signIn();
      await wallet.fund();
    }
  });
  afterAll(() => server.close());

  const tokensOf = async (wallet: TestWallet): Promise<Address> => {
    const { mint, tokenProgram } = server.chain;
    const [account] = await findAssociatedTokenPda({ mint, tokenProgram, owner: wallet.address });
    return account;
  };
  const burn = async (wallet: TestWallet, amount: bigint, ...extra: string[]): Promise<Instruction> => {
    const plain = getBurnCheckedInstruction({
      account: await tokensOf(wallet),
      mint: server.chain.mint,
      authority: wallet.signer,
      amount,
      decimals: server.chain.decimals,
    });
    const references = extra.map((key) => ({ address: address(key), role: AccountRole.READONLY }));
    return { ...plain, accounts: [...plain.accounts, ...references] };
  };

  /** Signs by every wallet named, sends past the preflight and waits until the chain shows it, failed or not. */
  async function land(wallets: readonly TestWallet[], instructions: readonly Instruction[]): Promise<string> {
    const { rpc } = server.chain;
    const [payer] = wallets;
    if (payer === undefined) throw new Error('somebody must pay the fee');
    const { value: latest } = await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send();
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayerSigner(payer.signer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(latest, m),
      (m) => appendTransactionMessageInstructions(instructions, m),
    );
    let bytes = new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)));
    for (const wallet of wallets) bytes = new Uint8Array(await wallet.sign(bytes));
    const wire = Buffer.from(bytes).toString('base64') as Parameters<typeof rpc.sendTransaction>[0];
    const signature = await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send();
    await until(async () => {
      const { value } = await rpc.getSignatureStatuses([signature]).send();
      return value[0]?.confirmationStatus !== undefined && value[0]?.confirmationStatus !== 'processed';
    });
    return signature;
  }

  const price = (intent: IntentAnswer) => BigInt(intent.amount);
  type Forgery = [name: string, code: string, reason: string | undefined, forge: () => Promise<string>];
  const FORGERIES: Forgery[] = [
    [
      'a burn of one unit too little',
      'burn-refused',
      'wrong-amount',
      async () => {
        const intent = await buyer.intend(PACK);
        return land([buyer], [await burn(buyer, price(intent) - 1n, intent.reference)]);
      },
    ],
    [
      'a burn of one unit too much',
      'burn-refused',
      'over-paid',
      async () => {
        const intent = await buyer.intend(PACK);
        return land([buyer], [await burn(buyer, price(intent) + 1n, intent.reference)]);
      },
    ],
    [
      'a transfer in place of a burn',
      'burn-refused',
      'no-burn',
      async () => {
        const { mint, decimals } = server.chain;
        const destination = await tokensOf(other);
        const source = await tokensOf(buyer);
        const { signer: authority } = buyer;
        return land(
          [buyer],
          [
            getTransferCheckedInstruction({
              source,
              mint,
              destination,
              authority,
              amount: 60_000_000n,
              decimals,
            }),
          ],
        );
      },
    ],
    [
      'a burn that failed on the chain',
      'burn-refused',
      'failed-transaction',
      async () => {
        const intent = await buyer.intend(PACK);
        return land([buyer], [await burn(buyer, 10n ** 15n, intent.reference)]);
      },
    ],
    [
      'one burn that names two purchases',
      'burn-refused',
      'two-references',
      async () => {
        const [one, two] = [await buyer.intend(PACK), await buyer.intend(PACK)];
        return land([buyer], [await burn(buyer, price(one), one.reference, two.reference)]);
      },
    ],
    [
      'two burns that name one purchase',
      'burn-refused',
      'reference-twice',
      async () => {
        const intent = await buyer.intend(PACK);
        const each = await burn(buyer, price(intent), intent.reference);
        return land([buyer], [each, each]);
      },
    ],
    [
      'somebody else’s burn that names my purchase',
      'burn-refused',
      'wallet-did-not-sign',
      async () => {
        const intent = await buyer.intend(PACK);
        return land([other], [await burn(other, price(intent), intent.reference)]);
      },
    ],
    [
      'a delegate’s burn of my tokens',
      'burn-refused',
      'delegate-burn',
      async () => {
        const intent = await buyer.intend(PACK);
        const source = await tokensOf(buyer);
        const approve = getApproveInstruction({
          source,
          delegate: other.address,
          owner: buyer.signer,
          amount: price(intent),
        });
        const plain = await burn(other, price(intent), intent.reference);
        const accounts =
          plain.accounts?.map((meta, i) => (i === 0 ? { ...meta, address: source } : meta)) ?? [];
        return land([buyer, other], [approve, { ...plain, accounts }]);
      },
    ],
    [
      'a burn with a reference that nobody gave',
      'burn-refused',
      'unexpected-reference',
      async () => land([buyer], [await burn(buyer, 60_000_000n, server.chain.mint)]),
    ],
    [
      'another token of the same shape',
      'burn-refused',
      'no-burn',
      async () => {
        const { mint, tokenProgram } = server.chain;
        const ata = await tokensOf(buyer);
        return land(
          [buyer],
          [
            getCreateAssociatedTokenIdempotentInstruction({
              payer: buyer.signer,
              ata,
              owner: buyer.address,
              mint,
              tokenProgram,
            }),
          ],
        );
      },
    ],
  ];

  test.each(FORGERIES)('%s', async (_, code, reason, forge) => {
    const before = await buyer.ok<Purchase[]>('GET', `/api/users/${buyer.address}/pack-purchases`);
    const answer = await buyer.report(PACK, await forge());
    const body = answer.body as unknown as RefusalBody;
    expect({ status: answer.status, code: body.code, reason: body.reason }).toEqual({
      status: code === 'burn-refused' ? 422 : 409,
      code,
      reason,
    });
    expect(body.message).toMatch(/^[A-Z«].+ .+\.$/);
    expect(await buyer.ok('GET', `/api/users/${buyer.address}/pack-purchases`)).toEqual(before);
    expect(await buyer.ok('GET', `/api/users/${buyer.address}/cards`)).toEqual({ cards: [] });
  });

  test('a burn for another wallet’s purchase buys the pack for who burned, and leaves the other’s offer open', async () => {
    const [one, two] = [await TestWallet.create(server.base), await TestWallet.create(server.base)];
    for (const wallet of [one, two]) {
      await wallet.signIn();
      await wallet.fund();
    }
    const intent = await two.intend(PACK);
    const signature = await land([one], [await burn(one, price(intent), intent.reference)]);
    expect(await two.report(PACK, signature)).toMatchObject({
      status: 422,
      body: { reason: 'wallet-did-not-sign' },
    });
    const first = await one.report(PACK, signature);
    expect(first).toMatchObject({ status: 201, body: { userId: one.address, packTypeId: PACK } });
    expect(await one.ok('GET', `/api/pack-purchases/${first.body.id}/proof`)).toMatchObject({
      committedBeforePayment: false,
    });
    const own = await two.report(PACK, await land([two], [await burn(two, price(intent), intent.reference)]));
    expect(own.status).toBe(201);
    const late = await land([one], [await burn(one, price(intent), intent.reference)]);
    expect(await one.report(PACK, late)).toMatchObject({
      status: 409,
      body: { code: 'burn-belongs-to-another' },
    });
  });

  test('one transaction of two buyers gives each a pack, whoever reports first', async () => {
    const [one, two] = [await TestWallet.create(server.base), await TestWallet.create(server.base)];
    for (const wallet of [one, two]) {
      await wallet.signIn();
      await wallet.fund();
    }
    const [first, second] = [await one.intend(PACK), await two.intend(PACK)];
    const signature = await land(
      [one, two],
      [await burn(one, price(first), first.reference), await burn(two, price(second), second.reference)],
    );
    for (const wallet of [one, two, one, two])
      expect((await wallet.report(PACK, signature)).body).toMatchObject({ userId: wallet.address });
    for (const wallet of [one, two])
      expect(await wallet.ok('GET', `/api/users/${wallet.address}/pack-purchases`)).toHaveLength(1);
  });

  test('a promised burn and a plain one in one transaction buy two packs', async () => {
    const shopper = await TestWallet.create(server.base);
    await shopper.signIn();
    await shopper.fund();
    const intent = await shopper.intend('base1-booster');
    const signature = await land(
      [shopper],
      [await burn(shopper, price(intent), intent.reference), await burn(shopper, 60_000_000n)],
    );
    expect((await shopper.report('base1-booster', signature)).body).toMatchObject({
      packTypeId: 'base1-booster',
    });
    expect((await shopper.report(PACK, signature)).body).toMatchObject({ packTypeId: PACK });
    expect(await shopper.ok('GET', `/api/users/${shopper.address}/pack-purchases`)).toHaveLength(2);
  });

  test('a wallet that begins purchases and pays none is told to wait', async () => {
    const idle = await TestWallet.create(server.base);
    await idle.signIn();
    for (let i = 0; i < 20; i += 1) await idle.intend(PACK);
    const answer = await idle.call('POST', '/api/pack-purchases/intents', { packTypeId: PACK });
    expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-intents' } });
  });

  test('a burn without a reference buys the pack for an hour, and not a second one', async () => {
    const shopper = await TestWallet.create(server.base);
    await shopper.signIn();
    await shopper.fund();
    const signature = await land([shopper], [await burn(shopper, 60_000_000n)]);
    const first = await shopper.report(PACK, signature);
    expect(first.status).toBe(201);
    const again = await shopper.report('base1-booster', signature);
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
  });

  test('a burn without a reference is worth nothing after an hour', async () => {
    const signature = await land([buyer], [await burn(buyer, 60_000_000n)]);
    clock = HOUR_MS + 60_000;
    const late = await buyer.report(PACK, signature);
    clock = 0;
    expect(late).toMatchObject({
      status: 422,
      body: { code: 'burn-refused', reason: 'burned-before-purchase' },
    });
  });

  test('a burn long after its offer ended is refused, one within a day is not', async () => {
    const shopper = await TestWallet.create(server.base);
    await shopper.signIn();
    await shopper.fund();
    clock = -26 * HOUR_MS;
    const tooOld = await shopper.intend(PACK);
    clock = -20 * HOUR_MS;
    const old = await shopper.intend(PACK);
    clock = 0;
    const late = await shopper.report(
      PACK,
      await land([shopper], [await burn(shopper, price(tooOld), tooOld.reference)]),
    );
    expect(late).toMatchObject({
      status: 422,
      body: { code: 'burn-refused', reason: 'burned-after-expiry' },
    });
    const graced = await shopper.report(
      PACK,
      await land([shopper], [await burn(shopper, price(old), old.reference)]),
    );
    expect(graced.status).toBe(201);
  });

  test('one transaction with two burns pays for two purchases, each once', async () => {
    const shopper = await TestWallet.create(server.base);
    await shopper.signIn();
    await shopper.fund();
    const [one, two] = [await shopper.intend(PACK), await shopper.intend('base1-booster')];
    const signature = await land(
      [shopper],
      [await burn(shopper, price(one), one.reference), await burn(shopper, price(two), two.reference)],
    );
    for (const pack of [PACK, 'base1-booster', PACK]) {
      const answer = await shopper.report(pack, signature);
      expect(answer.body).toMatchObject({ packTypeId: pack });
    }
    expect(await shopper.ok('GET', `/api/users/${shopper.address}/pack-purchases`)).toHaveLength(2);
  });

  test('a second burn for a purchase that is paid is refused and says what to do', async () => {
    const shopper = await TestWallet.create(server.base);
    await shopper.signIn();
    await shopper.fund();
    const intent = await shopper.intend(PACK);
    const pay = async () => land([shopper], [await burn(shopper, price(intent), intent.reference)]);
    expect((await shopper.report(PACK, await pay())).status).toBe(201);
    const second = await shopper.report(PACK, await pay());
    expect(second).toMatchObject({ status: 422, body: { code: 'burn-refused', reason: 'reference-used' } });
    expect(await shopper.ok('GET', `/api/users/${shopper.address}/pack-purchases`)).toHaveLength(1);
  });
});
