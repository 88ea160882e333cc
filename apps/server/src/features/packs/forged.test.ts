/** Forged and replayed payments sent to the running server: each refused by its own code, nothing granted. */
import { randomUUID } from 'node:crypto';
import type {
  AdminPackType,
  IntentAnswer,
  PackTypeEdit,
  ProofAnswer,
  Purchase,
  RefusalBody,
} from '@pokesol/protocol';
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
import {
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
  TestWallet,
  until,
} from '../../../testing/index.ts';

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

  const funded = async (): Promise<TestWallet> => {
    const wallet = await TestWallet.createFunded(server.base);
    return wallet;
  };
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
    if (payer === undefined) throw new Error('a wallet must pay the fee');
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
      'another wallet’s burn that names my purchase',
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
      'a burn with a reference of no offer',
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
    // The intent is paid now; a later burn with its reference has none.
    const late = await one.report(
      PACK,
      await land([one], [await burn(one, price(intent), intent.reference)]),
    );
    expect(late).toMatchObject({ status: 201, body: { userId: one.address, packTypeId: PACK } });
    const stranger = await two.report(PACK, signature);
    expect(stranger).toMatchObject({ status: 409, body: { code: 'burn-belongs-to-another' } });
  });

  test('an unpaid offer is no price for others: their burns buy what is on sale, at what it costs today', async () => {
    const admin = await TestAdmin.enter(server.base);
    const { id } = await admin.ok<AdminPackType>('POST', '/api/admin/pack-types', {
      name: 'Dearer soon',
      price: '2',
      cardCount: 5,
      setId: 'base1',
      rarityOdds: { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 },
    });
    const edit = async (change: Partial<PackTypeEdit>) => {
      const all = await admin.ok<AdminPackType[]>('GET', '/api/admin/pack-types');
      const { version, revision } = all.find((pack) => pack.id === id) ?? {};
      await admin.ok('PATCH', `/api/admin/pack-types/${id}`, { version, revision, ...change });
    };
    const [owner, one, two] = await Promise.all([funded(), funded(), funded()]);
    const intent = await owner.intend(id);
    const burnBy = async (wallet: TestWallet, amount: bigint) =>
      wallet.report(id, await land([wallet], [await burn(wallet, amount, intent.reference)]));

    await edit({ price: '5' });
    expect(await burnBy(one, price(intent))).toMatchObject({ status: 422, body: { reason: 'wrong-amount' } });
    expect(await burnBy(two, 5_000_000n)).toMatchObject({ status: 201, body: { price: '5' } });
    await edit({ isActive: false });
    for (const wallet of [one, two])
      expect(await burnBy(wallet, price(intent))).toMatchObject({
        status: 409,
        body: { code: 'pack-not-for-sale' },
      });
    // Swept or reported, it is the same.
    const unreported = await land([one], [await burn(one, price(intent), intent.reference)]);
    await server.runJob('sweep');
    expect(
      await one.call('POST', '/api/pack-purchases/recover', { transactionSignature: unreported }),
    ).toMatchObject({
      status: 409,
    });
    expect(await one.ok('GET', `/api/users/${one.address}/pack-purchases`)).toEqual([]);
    // Whom it was promised to still has it, at its price, once.
    expect(await burnBy(owner, price(intent))).toMatchObject({ status: 201, body: { price: '2' } });
    expect(await burnBy(owner, price(intent))).toMatchObject({
      status: 409,
      body: { code: 'pack-not-for-sale' },
    });
  });

  test('two payments for one promise at once buy two packs, one promised and one at today’s price', async () => {
    const shopper = await funded();
    const intent = await shopper.intend(PACK);
    const pay = async () => land([shopper], [await burn(shopper, price(intent), intent.reference)]);
    const signatures = [await pay(), await pay()];
    const answers = await Promise.all(signatures.map((signature) => shopper.report(PACK, signature)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const proofs = await Promise.all(
      answers.map(({ body }) => shopper.ok<ProofAnswer>('GET', `/api/pack-purchases/${body.id}/proof`)),
    );
    expect(proofs.map(({ committedBeforePayment }) => committedBeforePayment).sort()).toEqual([false, true]);
  });

  test('one transaction of two buyers gives each a pack, in either order of reports', async () => {
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
    const shopper = await TestWallet.createFunded(server.base);
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

  test('a wallet that begins purchases and pays none has to wait, also when it asks all at once', async () => {
    const idle = await TestWallet.create(server.base);
    await idle.signIn();
    const answers = await Promise.all(
      Array.from({ length: 70 }, () =>
        idle.call('POST', '/api/pack-purchases/intents', { packTypeId: PACK }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-intents' } });
  });

  test('an offer asked for again by its id is the same, and no other wallet’s', async () => {
    const shopper = await funded();
    const id = randomUUID();
    const ask = (wallet: TestWallet, packTypeId: string) =>
      wallet.call<IntentAnswer>('POST', '/api/pack-purchases/intents', { packTypeId, id });
    const answers = await Promise.all([ask(shopper, PACK), ask(shopper, PACK), ask(shopper, PACK)]);
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { intentId: id } });
    for (const answer of answers) expect(answer.body).toEqual(first?.body);
    expect(await ask(other, PACK)).toMatchObject({ status: 404, body: { code: 'purchase-unknown' } });
    expect(await ask(shopper, 'base1-booster')).toMatchObject({
      status: 404,
      body: { code: 'purchase-unknown' },
    });
  });

  test('a burn without a reference buys the pack for an hour, and not a second one', async () => {
    const shopper = await TestWallet.createFunded(server.base);
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
    const shopper = await TestWallet.createFunded(server.base);
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
    const shopper = await TestWallet.createFunded(server.base);
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

  test('a second burn for a purchase that is paid buys a second pack: nothing burned is lost', async () => {
    const shopper = await funded();
    const intent = await shopper.intend(PACK);
    const pay = async () => land([shopper], [await burn(shopper, price(intent), intent.reference)]);
    expect((await shopper.report(PACK, await pay())).status).toBe(201);
    expect((await shopper.report(PACK, await pay())).status).toBe(201);
    expect(await shopper.ok('GET', `/api/users/${shopper.address}/pack-purchases`)).toHaveLength(2);
  });
});
