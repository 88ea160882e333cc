/** What an admin can do at the desk: it gives what was paid for and nothing else, once, and every act is in the audit. */
import { randomUUID } from 'node:crypto';
import type {
  AuditAnswer,
  AuditEntry,
  Purchase,
  SupportComparison,
  SupportLook,
  SupportOpening,
  SupportStory,
} from '@pokesol/protocol';
import { createSolanaRpcFromTransport, generateKeyPairSigner } from '@solana/kit';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ShownChain } from '../../../testing/fakes/shownChain.ts';
import {
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
  TestWallet,
} from '../../../testing/index.ts';
import type { Chain } from '../../platform/chain/chain.ts';
import { pointBalances, pointEntries } from '../campaign/tables.ts';
import { userCards } from '../collection/tables.ts';
import { purchaseIntents, purchases } from '../packs/tables.ts';

const PACK = 'base1-mini';
const SUPPORT = '/api/admin/support';
const MINUTE = 60_000;
const WHY = { reason: 'The owner wrote to us' };
const NEVER = '5'.repeat(87);

describe.each(databasesFor('behaviour'))('an act at the desk on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  let ash: TestWallet;
  let aheadMs = 0;
  /** What the server asks in the place of its chain, while a test says so. */
  let node: Chain['rpc'] | undefined;
  beforeAll(async () => {
    const first = await startTestServer({ kind });
    const chain: Chain = Object.create(first.chain, { rpc: { get: () => node ?? first.chain.rpc } });
    const { database } = first;
    const second = await startTestServer({ kind, database, chain, now: () => Date.now() + aheadMs });
    server = { ...second, close: () => second.close().then(() => first.close()) };
    admin = await TestAdmin.enter(server.base);
    ash = await TestWallet.createFunded(server.base);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    aheadMs = 0;
    node = undefined;
  });

  const act = <Answer>(path: string) => admin.ok<Answer>('POST', `${SUPPORT}/${path}`, WHY);
  const look = (id: string) => act<SupportLook>(`purchases/${id}/look-again`);
  const lookAt = (signature: string) => act<SupportLook>(`transactions/${signature}/look-again`);
  const open = (id: string) => act<SupportOpening>(`purchases/${id}/open`);
  const storyOf = (id: string) => admin.ok<SupportStory>('GET', `${SUPPORT}/purchases/${id}`);
  const audited = async (): Promise<AuditEntry[]> => {
    const { entries } = await admin.ok<AuditAnswer>('GET', '/api/admin/audit');
    return entries.filter(({ action }) => action.startsWith('support.'));
  };
  const set = (id: string, values: Partial<typeof purchases.$inferInsert>) =>
    server.database.db.update(purchases).set(values).where(eq(purchases.id, id));

  /** Every card and every point that anybody has, and what is paid for. */
  async function holdings() {
    const { db } = server.database;
    const [owned, points, ledger, packs] = [
      await db.select().from(userCards).orderBy(userCards.wallet, userCards.cardId),
      await db.select().from(pointBalances).orderBy(pointBalances.wallet),
      await db.select().from(pointEntries).orderBy(pointEntries.id),
      await db.select().from(purchases).orderBy(purchases.id),
    ];
    return { owned, points, ledger, packs };
  }

  describe('looks at the chain again', () => {
    test('and records a burn that neither page nor sweep found, once, however often it is asked', async () => {
      const offer = await ash.intend(PACK);
      const signature = await ash.burn(offer);
      const before = await holdings();
      const first = await look(offer.intentId);
      expect(first).toEqual({ outcome: 'recorded', purchases: [expect.any(String)] });
      const [id = ''] = first.purchases;
      const after = await holdings();
      expect({ ...after, packs: after.packs.filter((pack) => pack.id !== id) }).toEqual(before);
      // Exactly what was promised before the burn.
      const [promised] = await server.database.db
        .select()
        .from(purchaseIntents)
        .where(eq(purchaseIntents.id, offer.intentId));
      expect(after.packs.find((pack) => pack.id === id)).toMatchObject({
        wallet: ash.address,
        packTypeId: PACK,
        price: offer.price,
        amount: BigInt(offer.amount),
        seed: promised?.seed,
        seedHash: offer.seedHash,
        intentId: offer.intentId,
        transactionSignature: signature,
        status: 'confirmed',
        recordedBy: 'desk',
        drawn: null,
      });

      const again = await Promise.all([look(offer.intentId), look(id), lookAt(signature)]);
      expect(again).toEqual(Array(3).fill({ outcome: 'already', purchases: [id] }));
      expect(await holdings()).toEqual(after);
      const [, , , entry] = await audited();
      expect(entry).toMatchObject({
        action: 'support.look-again',
        subject: offer.intentId,
        reason: WHY.reason,
        sessionId: expect.any(String),
        address: '127.0.0.1',
        at: expect.any(String),
        before: { recorded: [] },
        after: { outcome: 'recorded', recorded: [id], wallet: ash.address, transaction: signature },
      });
      expect((await audited()).slice(0, 3).map((each) => each.after)).toEqual(
        Array(3).fill({ outcome: 'already' }),
      );
      // The story has them all.
      const { events } = await storyOf(id);
      expect(events.filter(({ kind }) => kind === 'act').map(({ act }) => act?.outcome)).toEqual(
        expect.arrayContaining(['recorded', 'already']),
      );
    });

    test('by two admins at once: one records it', async () => {
      const offer = await ash.intend(PACK);
      await ash.burn(offer);
      const looks = await Promise.all([look(offer.intentId), look(offer.intentId), look(offer.intentId)]);
      expect(new Set(looks.flatMap(({ purchases: ids }) => ids)).size).toBe(1);
      expect(looks.map(({ outcome }) => outcome).sort()).toEqual(['already', 'already', 'recorded']);
    });

    test('and a void pack comes back whose burn is there after all', async () => {
      const { id } = await ash.buy(PACK);
      const gone = { status: 'revoked', finality: 'dropped', missingSince: new Date() } as const;
      await set(id, { ...gone, settledAt: new Date() });
      expect((await storyOf(id)).state).toBe('void');
      expect(await look(id)).toEqual({ outcome: 'recorded', purchases: [id] });
      expect(await storyOf(id)).toMatchObject({ state: 'unopened', purchase: { finality: 'confirmed' } });
      const [entry] = await audited();
      expect(entry).toMatchObject({ subject: id, after: { outcome: 'recorded', recorded: [id] } });
    });

    test('and leaves a void pack void whose burn the chain does not show', async () => {
      const { id } = await ash.buy(PACK);
      await set(id, { status: 'revoked', finality: 'dropped', transactionSignature: NEVER });
      const before = await holdings();
      expect(await look(id)).toEqual({ outcome: 'unseen', purchases: [] });
      expect(await holdings()).toEqual(before);
      await set(id, { transactionSignature: `void ${id}` });
    });

    test('and says why it gives nothing: no burn, too little, a stranger, no such transaction', async () => {
      const before = await holdings();
      expect(await look((await ash.intend(PACK)).intentId)).toEqual({ outcome: 'nothing', purchases: [] });
      expect(await lookAt(NEVER)).toEqual({ outcome: 'unseen', purchases: [] });
      const shown = new ShownChain();
      const { mint, tokenProgram, decimals } = shown.chain;
      const paper = await startTestServer({
        kind,
        database: server.database,
        chain: {
          ...server.chain,
          rpc: shown.chain.rpc,
          witnesses: shown.chain.witnesses,
          mint,
          tokenProgram,
          decimals,
        },
      });
      const there = await TestAdmin.enter(paper.base);
      const say = (path: string) => there.ok<SupportLook>('POST', `${SUPPORT}/${path}/look-again`, WHY);
      const { intentId, reference } = await ash.at(paper.base).intend(PACK);
      await shown.burn([{ by: ash.signer, amount: 1n, references: [reference] }], Date.now());
      expect(await say(`purchases/${intentId}`)).toMatchObject({
        outcome: 'refused',
        refusal: { code: 'burn-refused', reason: 'wrong-amount', message: expect.any(String) },
      });
      const by = await generateKeyPairSigner();
      const foreign = await shown.burn([{ by, amount: 60_000_000n }], Date.now());
      expect(await say(`transactions/${foreign}`)).toEqual({ outcome: 'stranger', purchases: [] });
      await paper.close();
      expect(await holdings()).toEqual(before);
      expect((await audited()).slice(0, 4).map(({ after }) => after)).toEqual([
        { outcome: 'stranger' },
        { outcome: 'refused', refusal: 'wrong-amount' },
        { outcome: 'unseen' },
        { outcome: 'nothing' },
      ]);
    });

    test('that does not answer: it says so, and the same look later finds the burn', async () => {
      const offer = await ash.intend(PACK);
      const signature = await ash.burn(offer);
      node = createSolanaRpcFromTransport(() => Promise.reject(new Error('the node is down')));
      expect(await look(offer.intentId)).toEqual({ outcome: 'away', purchases: [] });
      expect(await lookAt(signature)).toEqual({ outcome: 'away', purchases: [] });
      // The story does not wait for it.
      expect((await storyOf(offer.intentId)).state).toBe('offered');
      node = undefined;
      expect(await lookAt(signature)).toMatchObject({ outcome: 'recorded' });
    });
  });

  describe('opens what is stuck', () => {
    const stuck = async (): Promise<Purchase> => {
      const bought = await ash.buy(PACK);
      await set(bought.id, { finality: 'finalized', settledAt: new Date() });
      aheadMs = 16 * MINUTE;
      return bought;
    };

    test('once, by the draw that its owner would have had', async () => {
      const { id } = await stuck();
      const before = await holdings();
      const openings = await Promise.all([open(id), open(id)]);
      expect(openings.map(({ outcome }) => outcome).sort()).toEqual(['done', 'opened']);
      const after = await holdings();
      const pack = after.packs.find((each) => each.id === id);
      const granted = after.owned.reduce((sum, { quantity }) => sum + quantity, 0);
      const had = before.owned.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(granted - had).toBe(5);
      expect(after.points).toEqual(before.points);
      expect(after.owned.filter(({ wallet }) => wallet !== ash.address)).toEqual(
        before.owned.filter(({ wallet }) => wallet !== ash.address),
      );
      // The owner's own opening answers with the same cards and gives nothing more.
      const own = await ash.ok<{ cards: { id: string }[] }>('POST', `/api/pack-purchases/${id}/open`);
      expect(own.cards.map((card) => card.id)).toEqual(pack?.drawn);
      expect((await holdings()).owned).toEqual(after.owned);
      const entries = (await audited()).filter(({ subject }) => subject === id);
      expect(entries.map((entry) => entry.after)).toEqual(
        expect.arrayContaining([
          { outcome: 'opened' },
          { outcome: 'done', status: 'opened', cards: pack?.drawn, wallet: ash.address },
        ]),
      );
    });

    test('and nothing else: what is fresh, not final, void or not paid stays closed', async () => {
      const { id } = await stuck();
      const { intentId } = await ash.intend(PACK);
      aheadMs = 0;
      const before = await holdings();
      expect(await open(id)).toEqual({ outcome: 'fresh' });
      expect(await open(intentId)).toEqual({ outcome: 'unpaid' });
      expect(await holdings()).toEqual(before);
      aheadMs = 16 * MINUTE;
      await set(id, { finality: 'confirmed' });
      expect(await open(id)).toEqual({ outcome: 'unsettled' });
      await set(id, { finality: 'dropped', status: 'revoked' });
      expect(await open(id)).toEqual({ outcome: 'void' });
      expect((await holdings()).owned).toEqual(before.owned);
      expect((await audited()).slice(0, 4).map(({ action, after }) => [action, after])).toEqual(
        ['void', 'unsettled', 'unpaid', 'fresh'].map((outcome) => ['support.open-pack', { outcome }]),
      );
    });

    test('and writes down an opening that fails', async () => {
      const { id } = await stuck();
      await set(id, { version: 99 });
      expect((await admin.call('POST', `${SUPPORT}/purchases/${id}/open`, WHY)).status).toBe(500);
      const [entry] = await audited();
      expect(entry).toMatchObject({ subject: id, reason: WHY.reason, after: { outcome: 'failed' } });
      await set(id, { version: 1 });
      expect(await open(id)).toEqual({ outcome: 'done' });
    });
  });

  test('compares a wallet’s points with its ledger, which alone decides', async () => {
    const { db } = server.database;
    const wallet = ash.address;
    await db
      .insert(pointEntries)
      .values({ id: randomUUID(), wallet, points: 50, cause: 'battle:x', createdAt: new Date() });
    await db.insert(pointBalances).values({ wallet, points: 70 });
    const compare = () => act<SupportComparison>(`wallets/${wallet}/compare-points`);
    expect(await compare()).toEqual({ outcome: 'corrected', before: 70, after: 50 });
    expect(await compare()).toEqual({ outcome: 'equal', before: 50, after: 50 });
    expect((await audited()).slice(0, 2)).toMatchObject([
      { subject: wallet, before: { points: 50 }, after: { outcome: 'equal', points: 50 } },
      { subject: wallet, before: { points: 70 }, after: { outcome: 'corrected', points: 50 } },
    ]);
  });

  test('needs a reason, and takes nothing else: no amount, card, point or price', async () => {
    const { id } = await ash.buy(PACK);
    const before = [await holdings(), await audited()];
    const paths = [
      `purchases/${id}/look-again`,
      `transactions/${NEVER}/look-again`,
      `purchases/${id}/open`,
      `wallets/${ash.address}/compare-points`,
    ];
    const more = ['amount', 'cards', 'points', 'price', 'packTypeId', 'wallet'].map((name) => ({
      ...WHY,
      [name]: 1,
    }));
    for (const path of paths)
      for (const body of [{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(301) }, ...more])
        expect((await admin.call('POST', `${SUPPORT}/${path}`, body)).status).toBe(400);
    expect([await holdings(), await audited()]).toEqual(before);
  });

  test('that cannot be written down does not happen', async () => {
    const offer = await ash.intend(PACK);
    await ash.burn(offer);
    const { db } = server.database;
    const before = await holdings();
    await db.execute(
      sql`alter table audit_entries add constraint nothing_more check (reason is null) not valid`,
    );
    expect((await admin.call('POST', `${SUPPORT}/purchases/${offer.intentId}/look-again`, WHY)).status).toBe(
      500,
    );
    await db.execute(sql`alter table audit_entries drop constraint nothing_more`);
    expect(await holdings()).toEqual(before);
    expect((await look(offer.intentId)).outcome).toBe('recorded');
  });

  test('about what is not there is refused, and not written down', async () => {
    const before = await audited();
    const stranger = await TestWallet.create(server.base);
    for (const path of [
      `purchases/${randomUUID()}/look-again`,
      `purchases/${randomUUID()}/open`,
      `wallets/${stranger.address}/compare-points`,
    ])
      expect((await admin.call('POST', `${SUPPORT}/${path}`, WHY)).status).toBe(404);
    expect(await audited()).toEqual(before);
  });
});
