/** What happens to packs that are promised or sold while an admin changes their type, with a real chain. */
import { BUCKETS } from '@pokesol/cards';
import { isRefusal } from '@pokesol/engine';
import { parsePackDefinition, verifyProof } from '@pokesol/packs';
import type {
  AdminPackType,
  IntentAnswer,
  OpenAnswer,
  PackTypeEdit,
  ProofAnswer,
  Purchase,
} from '@pokesol/protocol';
import { getBase58Encoder } from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
  TestWallet,
} from '../../../testing/index.ts';
import { cardSets } from '../catalogue/tables.ts';
import { purchases } from './tables.ts';

const ODDS = { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 };
const ONLY_RARES = { common: 0, uncommon: 0, rare: 1, epic: 0, legendary: 0 };

describe.each(databasesFor('behaviour'))('packs whose type is edited on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  let wallet: TestWallet;
  let pack: string;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
    wallet = await TestWallet.createFunded(server.base);
  });
  beforeEach(async () => {
    const { id } = await admin.ok<AdminPackType>('POST', '/api/admin/pack-types', {
      name: 'Edited',
      price: '2',
      cardCount: 5,
      setId: 'base1',
      rarityOdds: ODDS,
    });
    pack = id;
  });
  afterAll(() => server.close());

  const current = async () =>
    (await admin.ok<AdminPackType[]>('GET', '/api/admin/pack-types')).find(({ id }) => id === pack);
  const edit = async (change: Partial<PackTypeEdit>) => {
    const { version, revision } = (await current()) ?? {};
    return admin.ok<AdminPackType>('PATCH', `/api/admin/pack-types/${pack}`, {
      version,
      revision,
      ...change,
    });
  };
  const open = ({ id }: Purchase) => wallet.ok<OpenAnswer>('POST', `/api/pack-purchases/${id}/open`);

  /** Opens it and repeats its draw from what the proof says; the proof. */
  async function openAndVerify(purchase: Purchase): Promise<ProofAnswer> {
    const opened = await open(purchase);
    const proof = await wallet.ok<ProofAnswer>('GET', `/api/pack-purchases/${purchase.id}/proof`);
    const sold = parsePackDefinition(proof.definition);
    if (isRefusal(sold)) throw new Error(sold.message);
    const { seedHash, packHash, cards } = proof;
    const seed = Buffer.from(proof.seed ?? '', 'hex');
    const signature = new Uint8Array(getBase58Encoder().encode(proof.transactionSignature));
    const given = { seed, signature, definition: sold.definition, seedHash, packHash, cards };
    expect(verifyProof(given)).toBeNull();
    expect(opened.cards.map(({ id }) => id)).toEqual(cards);
    return proof;
  }

  test('a pack that is sold keeps its version, and the next one has the new', async () => {
    const old = await wallet.buy(pack);
    expect(await current()).toMatchObject({ sold: 1, unopened: 1, burned: 2 });
    await edit({ rarityOdds: ONLY_RARES, cardCount: 3 });
    const fresh = await wallet.buy(pack);
    const first = await openAndVerify(old);
    const second = await openAndVerify(fresh);
    expect(first).toMatchObject({ version: 1, definition: { cardCount: 5, odds: ODDS } });
    expect(second).toMatchObject({ version: 2, definition: { cardCount: 3, odds: ONLY_RARES } });
    expect(second.cards.every((id) => second.definition.pool.rare.includes(id))).toBe(true);
    expect(await current()).toMatchObject({ sold: 2, unopened: 0, version: 2 });
  });

  test('a price that changes between promise and burn is the old one for that burn', async () => {
    const promised = await wallet.intend(pack);
    await edit({ price: '3.5' });
    const signature = await wallet.burn(promised);
    const recorded = await wallet.report(pack, signature);
    expect(recorded).toMatchObject({ status: 201, body: { price: '2', status: 'confirmed' } });
    await openAndVerify(recorded.body);
    expect(await wallet.intend(pack)).toMatchObject({ price: '3.5', amount: '3500000' });
    const dear = await wallet.buy(pack);
    expect(await current()).toMatchObject({ sold: 2, burned: 5.5 });
    // A burn that the chain dropped in the end earned nothing.
    await server.database.db.update(purchases).set({ status: 'revoked' }).where(eq(purchases.id, dear.id));
    expect(await current()).toMatchObject({ sold: 1, burned: 2 });
  });

  test('odds that change between promise and burn are the promised ones for that burn', async () => {
    const promised = await wallet.intend(pack);
    await edit({ rarityOdds: ONLY_RARES });
    const recorded = await wallet.report(pack, await wallet.burn(promised));
    const proof = await openAndVerify(recorded.body);
    expect(proof).toMatchObject({ version: 1, packHash: promised.packHash, seedHash: promised.seedHash });
    expect((await wallet.intend(pack)).packHash).not.toBe(promised.packHash);
  });

  test('a promise made before the deactivation is kept, reported or not', async () => {
    const reported = await wallet.intend(pack);
    const unreported = await wallet.intend(pack);
    const waiting = await wallet.buy(pack);
    await edit({ isActive: false });
    const refusal = await wallet.call('POST', '/api/pack-purchases/intents', { packTypeId: pack });
    expect(refusal).toMatchObject({ status: 409, body: { code: 'pack-not-for-sale' } });
    expect((await wallet.report(pack, await wallet.burn(reported))).status).toBe(201);
    await wallet.burn(unreported);
    await expect
      .poll(async () => {
        await server.runJob('sweep');
        return (await current())?.sold;
      })
      .toBe(3);
    await openAndVerify(waiting);
    for (const _ of [1, 2]) {
      const latest = { userId: wallet.address, packTypeId: pack };
      const opened = await wallet.ok<OpenAnswer>('POST', '/api/pack-purchases/latest/open', latest);
      await openAndVerify(opened.purchase);
    }
    expect(await current()).toMatchObject({ isActive: false, sold: 3, unopened: 0 });
  });

  test('packs of a set that is withdrawn still open, and promises of it are kept', async () => {
    const waiting = await wallet.buy(pack);
    const promised = await wallet.intend(pack);
    const setTo = (isActive: boolean) =>
      server.database.db.update(cardSets).set({ isActive }).where(eq(cardSets.id, 'base1'));
    await setTo(false);
    try {
      await openAndVerify(waiting);
      await openAndVerify((await wallet.report(pack, await wallet.burn(promised))).body);
    } finally {
      await setTo(true);
    }
  });

  test('a pack is bought while its odds change ten times: each is drawn by exactly what was promised', async () => {
    const promised: IntentAnswer[] = [];
    const buying = async () => {
      for (let number = 0; number < 4; number += 1) promised.push(await wallet.intend(pack));
    };
    const editing = async () => {
      for (let parts = 1; parts <= 10; parts += 1) {
        const common = (700_000 - parts) / 1_000_000;
        await edit({ rarityOdds: { ...ODDS, common, uncommon: (200_000 + parts) / 1_000_000 } });
      }
    };
    await Promise.all([buying(), buying(), buying(), editing()]);
    expect((await current())?.version).toBe(11);
    const proofs = await Promise.all(
      promised.map(async (intent) => {
        const recorded = await wallet.report(pack, await wallet.burn(intent));
        const proof = await openAndVerify(recorded.body);
        expect(proof).toMatchObject({ packHash: intent.packHash, seedHash: intent.seedHash });
        return proof;
      }),
    );
    const hashes = new Map(proofs.map(({ version, packHash }) => [version, packHash]));
    for (const { version, packHash, definition } of proofs) {
      expect(hashes.get(version)).toBe(packHash);
      expect(Math.round(definition.odds.common * 1_000_000)).toBe(700_000 - (version - 1));
      expect(BUCKETS.reduce((sum, bucket) => sum + Math.round(definition.odds[bucket] * 1_000_000), 0)).toBe(
        1_000_000,
      );
    }
  });

  test('a visitor’s demo of a pack that is off the shelf is refused', async () => {
    await edit({ isActive: false });
    const visitor = await TestWallet.create(server.base);
    const answer = await visitor.call('POST', '/api/pack-purchases/free', {
      packTypeId: pack,
      walletAddress: 'demo-user',
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'pack-not-for-sale' } });
  });
});
