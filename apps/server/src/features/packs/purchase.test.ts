/** A pack from the promise to the collection: bought once, opened once, never lost. */
import { randomBytes } from 'node:crypto';
import { isRefusal } from '@pokesol/engine';
import { parsePackDefinition, verifyProof } from '@pokesol/packs';
import type { OpenAnswer, ProofAnswer, Purchase, UserCardsAnswer } from '@pokesol/protocol';
import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  getBase58Decoder,
  getBase58Encoder,
} from '@solana/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databasesFor,
  FIRST_SWEEP_MS,
  startTestServer,
  type TestServer,
  TestWallet,
  until,
  urlOf,
} from '../../../testing/index.ts';

const PACK = 'base1-mini';
const PRICE = 60;
const CARDS = 5;

const rpcOf = (url: string) => createDefaultRpcTransport({ url });

describe.each(databasesFor('behaviour'))('a pack on %s', (kind) => {
  let server: TestServer;
  let aheadMs = 0;
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => Date.now() + aheadMs });
  });
  afterAll(() => server.close());

  async function richWallet(): Promise<TestWallet> {
    const wallet = await TestWallet.createFunded(server.base);
    return wallet;
  }
  const balanceOf = async (wallet: TestWallet) =>
    Number((await wallet.ok<{ balance: string }>('GET', `/api/users/${wallet.address}/balance`)).balance);
  const ownedBy = async (wallet: TestWallet) => {
    const { cards } = await wallet.ok<UserCardsAnswer>('GET', `/api/users/${wallet.address}/cards`);
    return cards.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const purchasesOf = (wallet: TestWallet) =>
    wallet.ok<Purchase[]>('GET', `/api/users/${wallet.address}/pack-purchases`);

  test('is bought, opened and collected, and the balance falls by exactly its price', async () => {
    const wallet = await richWallet();
    const before = await balanceOf(wallet);
    const purchase = await wallet.buy(PACK);
    expect(purchase).toMatchObject({
      userId: wallet.address,
      packTypeId: PACK,
      price: '60',
      status: 'confirmed',
    });
    expect(await balanceOf(wallet)).toBe(before - PRICE);
    const opened = await wallet.ok<OpenAnswer>('POST', '/api/pack-purchases/latest/open', {
      userId: wallet.address,
      packTypeId: PACK,
    });
    expect(opened.purchase).toMatchObject({ id: purchase.id, status: 'opened' });
    expect(opened.cards).toHaveLength(CARDS);
    expect(await ownedBy(wallet)).toBe(CARDS);
  });

  test('opened again answers with the same cards and grants nothing more', async () => {
    const wallet = await richWallet();
    const { id } = await wallet.buy(PACK);
    const first = await wallet.ok<OpenAnswer>('POST', `/api/pack-purchases/${id}/open`);
    const again = await wallet.ok<OpenAnswer>('POST', `/api/pack-purchases/${id}/open`);
    expect(again.cards.map((card) => card.id)).toEqual(first.cards.map((card) => card.id));
    expect(await ownedBy(wallet)).toBe(CARDS);
  });

  test('reported two hundred times at once is one purchase', async () => {
    const wallet = await richWallet();
    const signature = await wallet.burn(await wallet.intend(PACK));
    const answers = await Promise.all(Array.from({ length: 200 }, () => wallet.report(PACK, signature)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(199).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await purchasesOf(wallet)).toHaveLength(1);
  });

  test('opened two hundred times at once is opened once', async () => {
    const wallet = await richWallet();
    const { id } = await wallet.buy(PACK);
    const body = { userId: wallet.address, packTypeId: PACK };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        i % 2 === 0
          ? wallet.call<OpenAnswer>('POST', '/api/pack-purchases/latest/open', body)
          : wallet.call<OpenAnswer>('POST', `/api/pack-purchases/${id}/open`),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const shown = answers
      .filter(({ status }) => status === 200)
      .map(({ body: { cards } }) => cards.map((c) => c.id).join());
    expect(new Set(shown).size).toBe(1);
    expect(await ownedBy(wallet)).toBe(CARDS);
  });

  test('paid but never reported is found by the sweep', async () => {
    const wallet = await richWallet();
    await wallet.burn(await wallet.intend(PACK));
    expect(await purchasesOf(wallet)).toEqual([]);
    aheadMs += FIRST_SWEEP_MS;
    expect(await server.runJob('sweep')).toMatchObject({ report: { recorded: 1, failed: 0 } });
    expect(await purchasesOf(wallet)).toMatchObject([{ packTypeId: PACK, status: 'confirmed' }]);
    expect(await server.runJob('sweep')).toEqual({ again: false });
  });

  test('is recovered by its transaction id alone', async () => {
    const wallet = await richWallet();
    const transactionSignature = await wallet.burn(await wallet.intend(PACK));
    const answer = await wallet.call<Purchase>('POST', '/api/pack-purchases/recover', {
      transactionSignature,
    });
    expect(answer).toMatchObject({ status: 201, body: { packTypeId: PACK, transactionSignature } });
  });

  test('holds what its seed says, and the seed was promised before the payment', async () => {
    const wallet = await richWallet();
    const intent = await wallet.intend(PACK);
    const signature = await wallet.burn(intent);
    const { body: purchase } = await wallet.report(PACK, signature);
    const sealed = await wallet.ok<ProofAnswer>('GET', `/api/pack-purchases/${purchase.id}/proof`);
    expect(sealed.seed).toBeUndefined();
    expect(sealed.cards).toEqual([]);
    const opened = await wallet.ok<OpenAnswer>('POST', `/api/pack-purchases/${purchase.id}/open`);
    const proof = await wallet.ok<ProofAnswer>('GET', `/api/pack-purchases/${purchase.id}/proof`);
    expect(proof).toMatchObject({
      seedHash: intent.seedHash,
      packHash: intent.packHash,
      committedBeforePayment: true,
    });
    const sold = parsePackDefinition(proof.definition);
    if (isRefusal(sold)) throw new Error(sold.message);
    const given = {
      seed: Buffer.from(proof.seed ?? '', 'hex'),
      signature: new Uint8Array(getBase58Encoder().encode(signature)),
      definition: sold.definition,
    };
    expect(
      verifyProof({ ...given, seedHash: proof.seedHash, packHash: proof.packHash, cards: proof.cards }),
    ).toBeNull();
    expect(opened.cards.map((card) => card.id)).toEqual(proof.cards);
  });

  test('reported by another wallet is refused, before and after its owner reports it', async () => {
    const owner = await richWallet();
    const thief = await richWallet();
    const signature = await owner.burn(await owner.intend(PACK));
    const early = await thief.report(PACK, signature);
    expect(early).toMatchObject({ status: 409, body: { code: 'burn-belongs-to-another' } });
    expect((await owner.report(PACK, signature)).status).toBe(201);
    const late = await thief.report(PACK, signature);
    expect(late).toMatchObject({ status: 409, body: { code: 'burn-belongs-to-another' } });
    expect(await purchasesOf(thief)).toEqual([]);
  });

  test('whose transaction the chain does not know is not refused for good', async () => {
    const wallet = await richWallet();
    const unknown = getBase58Decoder().decode(randomBytes(64));
    const answer = await wallet.report(PACK, unknown);
    expect(answer).toMatchObject({ status: 404, body: { code: 'burn-not-found-yet' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const pasted = await wallet.call('POST', '/api/pack-purchases/recover', {
      transactionSignature: unknown,
    });
    expect(pasted).toMatchObject({
      status: 404,
      body: { code: 'burn-not-found-yet', message: expect.stringContaining('Check the id') },
    });
  });

  test('that is reported before the chain shows it is answered at once, and recorded by itself', async () => {
    const wallet = await richWallet();
    const signature = await wallet.burn(await wallet.intend(PACK));
    // The three reports, and the first look behind them: one for all three.
    let unshown = 3 + 1;
    const lagging = createSolanaRpcFromTransport(async (call) => {
      const { method } = call.payload as { method: string };
      if (method === 'getTransaction' && unshown-- > 0)
        return { jsonrpc: '2.0', id: 1, result: null } as never;
      return rpcOf(urlOf(server.chain))(call);
    });
    const { database, chain } = server;
    const late = await startTestServer({ kind, database, chain: { ...chain, rpc: lagging } });
    const there = wallet.at(late.base);
    const answers = await Promise.all([1, 2, 3].map(() => there.report(PACK, signature)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: { code: 'burn-not-found-yet' } });
    await until(async () => (await purchasesOf(wallet)).length === 1);
    await late.close();
  });

  test('cannot be bought with a price or a status of the page’s own making', async () => {
    const wallet = await richWallet();
    const cheap = await wallet.intend(PACK);
    const signature = await wallet.burn({ ...cheap, amount: '1' });
    const answer = await wallet.report(PACK, signature);
    expect(answer).toMatchObject({ status: 422, body: { code: 'burn-refused', reason: 'wrong-amount' } });
    expect(await purchasesOf(wallet)).toEqual([]);
  });
});
