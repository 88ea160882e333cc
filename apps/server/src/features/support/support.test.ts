/** What the support desk shows: what a text names, the story of a purchase, a wallet's figures and lists, the word of the chain. */
import { randomUUID } from 'node:crypto';
import type {
  BattleAnswer,
  ChainMentions,
  ChainTransaction,
  FreePackAnswer,
  Purchase,
  SupportBattle,
  SupportFound,
  SupportList,
  SupportPointEntry,
  SupportPurchase,
  SupportStory,
  SupportWallet,
} from '@pokesol/protocol';
import { createSolanaRpcFromTransport } from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import {
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
  TestWallet,
} from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { onCampaignEnd } from '../campaign/pay.ts';
import { pointBalances } from '../campaign/tables.ts';
import { purchaseIntents, purchases } from '../packs/tables.ts';
import { transactionNow } from './chainNow.ts';

const PACK = 'base1-mini';
const CARDS = 5;
const SUPPORT = '/api/admin/support';
const MINUTE = 60_000;

describe.each(databasesFor('behaviour'))('the support desk on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  let ash: TestWallet;
  let bought: Purchase;
  let aheadMs = 0;
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => Date.now() + aheadMs });
    admin = await TestAdmin.enter(server.base);
    ash = await TestWallet.createFunded(server.base);
    bought = await ash.buy(PACK);
  });
  afterAll(() => server.close());

  const find = (text: string) =>
    admin.ok<SupportFound>('GET', `${SUPPORT}/find?text=${encodeURIComponent(text)}`);
  const storyOf = (id: string) => admin.ok<SupportStory>('GET', `${SUPPORT}/purchases/${id}`);
  const kindsOf = ({ events }: SupportStory) => events.map(({ kind }) => kind);
  const signatureOf = ({ transactionSignature = '' }: Purchase) => transactionSignature;
  const rowOf = async (id: string) => {
    const [row] = await server.database.db.select().from(purchases).where(eq(purchases.id, id));
    if (row === undefined) throw new Error(`there is no purchase ${id}`);
    return row;
  };

  describe('finds', () => {
    const UNKNOWN_WALLET = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
    const NEVER = '5'.repeat(87);
    const ID = randomUUID();

    test('a wallet, a purchase by all of its names, and a kind of pack', async () => {
      const { intentId } = await rowOf(bought.id);
      const purchase = { kind: 'purchase', id: bought.id };
      expect(await find(ash.address)).toEqual({ kind: 'wallet', wallet: ash.address });
      for (const name of [bought.id, bought.id.toUpperCase(), intentId ?? '', signatureOf(bought)])
        expect(await find(name)).toEqual(purchase);
      expect(await find(`\u200e ${bought.id}\n`)).toEqual(purchase);
      expect(await find(`https://explorer.example/tx/${signatureOf(bought)}?cluster=devnet`)).toEqual(
        purchase,
      );
      expect(await find(PACK)).toEqual({ kind: 'pack-type', id: PACK, name: 'Base Set Mini Pack' });
    });

    test('an unpaid offer, by its id and by its reference', async () => {
      const { intentId, reference } = await ash.intend(PACK);
      for (const name of [intentId, reference])
        expect(await find(name)).toEqual({ kind: 'purchase', id: intentId });
    });

    test('all packs of one transaction', async () => {
      const misty = await TestWallet.createFunded(server.base);
      const first = await rowOf((await misty.buy(PACK)).id);
      const second = { ...first, id: randomUUID(), intentId: null, burnPath: 'outer[1]' };
      await server.database.db.insert(purchases).values(second);
      const found = await find(first.transactionSignature);
      expect(found).toMatchObject({ kind: 'transaction', signature: first.transactionSignature });
      const ids = found.kind === 'transaction' ? found.purchases.map(({ id }) => id) : [];
      expect(ids.sort()).toEqual([first.id, second.id].sort());
      expect((await storyOf(first.id)).purchase?.others).toEqual([second.id]);
    });

    test.each([
      ['an address', UNKNOWN_WALLET, { kind: 'unknown', as: 'address', text: UNKNOWN_WALLET }],
      ['a transaction', NEVER, { kind: 'unknown', as: 'transaction', text: NEVER }],
      ['an id', ID, { kind: 'unknown', as: 'id', text: ID }],
      ['what it never is', 'my pack is gone :(', { kind: 'unreadable' }],
      ['nothing', '   ', { kind: 'unreadable' }],
    ] as const)('says of %s that it is not in the records', async (_, text, found) => {
      expect(await find(text)).toEqual(found);
    });

    test('our token’s own address, which is no wallet', async () => {
      const { mint } = server.chain;
      expect(await find(mint)).toEqual({ kind: 'unknown', as: 'token', text: mint });
    });
  });

  describe('shows the story of', () => {
    test('a purchase from the offer to the cards, and the seed not before it is open', async () => {
      const { id } = await ash.buy(PACK);
      const { seed, intentId, seedHash } = await rowOf(id);
      const closed = await storyOf(intentId ?? '');
      expect(closed).toMatchObject({
        id,
        wallet: ash.address,
        packTypeId: PACK,
        price: '60',
        amount: '60000000',
        state: 'unopened',
        openable: 'unsettled',
        cards: [],
        offer: { id: intentId, looks: 0 },
        purchase: { id, recordedBy: 'page', finality: 'confirmed', others: [] },
      });
      expect(closed.offer?.nextLookAt).toBeUndefined();
      expect(kindsOf(closed)).toEqual(['offered', 'recorded']);
      expect(JSON.stringify(closed)).not.toContain(seed);
      expect(closed.proof).toMatchObject({ seedHash, committedBeforePayment: true });

      await server.database.db.update(purchases).set({ finality: 'finalized', settledAt: new Date() });
      expect((await storyOf(id)).openable).toBe('fresh');
      await ash.ok('POST', `/api/pack-purchases/${id}/open`);
      const open = await storyOf(id);
      expect(open).toMatchObject({ state: 'opened', openable: 'opened', proof: { seed } });
      expect(kindsOf(open)).toEqual(['offered', 'recorded', 'finalized', 'opened']);
      expect(open.cards).toHaveLength(CARDS);
      expect(open.cards[0]?.name).toMatch(/\w/);
    });

    test('an offer that runs out unpaid, and is looked for a while', async () => {
      const { intentId } = await ash.intend(PACK);
      expect(await storyOf(intentId)).toMatchObject({ id: intentId, state: 'offered', openable: 'unpaid' });
      aheadMs = 16 * MINUTE;
      const story = await storyOf(intentId);
      aheadMs = 0;
      expect(story.state).toBe('unpaid');
      expect(kindsOf(story)).toEqual(['offered', 'ran-out']);
      expect(story.offer?.nextLookAt).toEqual(expect.any(String));
      expect(story.purchase).toBeUndefined();
      const { seed } = await offerRow(intentId);
      expect(JSON.stringify(story)).not.toContain(seed);
    });

    test('a burn that the chain dropped, at a moment that was not written down', async () => {
      const { id } = await ash.buy(PACK);
      await server.database.db
        .update(purchases)
        .set({ status: 'revoked', finality: 'dropped', missingSince: new Date(), recordedBy: null })
        .where(eq(purchases.id, id));
      const story = await storyOf(id);
      expect(story).toMatchObject({ state: 'void', openable: 'void' });
      expect(kindsOf(story)).toEqual(['offered', 'recorded', 'missing', 'dropped']);
      expect(story.events.at(-1)?.at).toBeUndefined();
      expect(story.purchase?.recordedBy).toBeUndefined();
    });

    test('nothing that is not there', async () => {
      expect(await admin.call('GET', `${SUPPORT}/purchases/${randomUUID()}`)).toMatchObject({
        status: 404,
        body: { code: 'purchase-unknown' },
      });
    });

    const offerRow = async (id: string) => {
      const [row] = await server.database.db.select().from(purchaseIntents).where(eq(purchaseIntents.id, id));
      if (row === undefined) throw new Error(`there is no offer ${id}`);
      return row;
    };
  });

  test('of a wallet all that there is, and whether it adds up', async () => {
    const brock = await TestWallet.createFunded(server.base);
    const free = await brock.ok<FreePackAnswer>('POST', '/api/pack-purchases/free', {
      packTypeId: 'starter-pack',
      walletAddress: brock.address,
    });
    const { id } = await brock.buy(PACK);
    await brock.ok('POST', `/api/pack-purchases/${id}/open`);
    await brock.intend(PACK);
    const battle = await brock.ok<BattleAnswer<'classic'>>('POST', '/api/battles', {
      mode: 'campaign',
      deckId: free.deckId,
      opponentId: 'joey',
    });
    const now = new Date();
    const { db } = server.database;
    await endBattle(db, battle.id, { winner: 0, onEnd: onCampaignEnd(systemEntropy), now });
    const of = <Answer>(list = '') => admin.ok<Answer>('GET', `${SUPPORT}/wallets/${brock.address}${list}`);
    const points = expect.any(Number);
    const wallet = await of<SupportWallet>();
    expect(wallet).toMatchObject({
      wallet: brock.address,
      purchases: { offered: 1, unpaid: 0, unopened: 0, opened: 1, void: 0 },
      cards: { copies: 60 + CARDS, granted: 60 + CARDS },
      freePack: { packTypeId: 'starter-pack' },
      decks: 1,
      battles: { open: 0, ended: 1, abandoned: 0 },
      acts: [],
      points: { balance: points, ledger: wallet.points.balance, entries: 1 },
    });
    expect(wallet.points.ledger).toBeGreaterThan(0);

    const { entries } = await of<SupportList<SupportPointEntry>>('/points');
    expect(entries).toMatchObject([{ points: wallet.points.ledger, battleId: battle.id }]);
    const { entries: played } = await of<SupportList<SupportBattle>>('/battles');
    expect(played).toMatchObject([
      {
        id: battle.id,
        mode: 'campaign',
        status: 'ended',
        points: wallet.points.ledger,
        seats: [
          { wallet: brock.address, result: 'victory' },
          { kind: 'ai', result: 'defeat' },
        ],
      },
    ]);
    expect(await find(battle.id)).toEqual({ kind: 'battle', battle: played[0] });

    await db.update(pointBalances).set({ points: 1 }).where(eq(pointBalances.wallet, brock.address));
    expect((await of<SupportWallet>()).points).toMatchObject({ balance: 1, ledger: wallet.points.ledger });
  });

  test('of a wallet that never came, nothing', async () => {
    const stranger = await TestWallet.create(server.base);
    expect(await admin.call('GET', `${SUPPORT}/wallets/${stranger.address}`)).toMatchObject({
      status: 404,
      body: { code: 'wallet-unknown' },
    });
  });

  test('purchases and offers of a wallet page by page, each once, the newest first', async () => {
    const gary = await TestWallet.createFunded(server.base);
    const { id } = await gary.buy(PACK);
    const { intentId } = await gary.intend(PACK);
    const { db } = server.database;
    const [offer] = await db.select().from(purchaseIntents).where(eq(purchaseIntents.id, intentId));
    if (offer === undefined) throw new Error('it was offered');
    // Ten at one moment: their ids keep them apart.
    const more = Array.from({ length: 40 }, (_, n) => ({
      ...offer,
      id: randomUUID(),
      reference: `reference ${n}`,
      createdAt: new Date(offer.createdAt.getTime() + Math.floor(n / 10)),
    }));
    await db.insert(purchaseIntents).values(more);
    // Older than every offer: a page of them alone, and another one.
    const first = await rowOf(id);
    const older = Array.from({ length: 44 }, (_, n) => ({
      ...first,
      id: randomUUID(),
      intentId: null,
      burnPath: `outer[${n + 1}]`,
      createdAt: new Date(first.createdAt.getTime() - n - 1),
    }));
    await db.insert(purchases).values(older);
    const pages: SupportPurchase[][] = [];
    for (let next: string | undefined; pages.length === 0 || next !== undefined; ) {
      const path = `${SUPPORT}/wallets/${gary.address}/purchases${next === undefined ? '' : `?after=${next}`}`;
      const page: SupportList<SupportPurchase> = await admin.ok('GET', path);
      pages.push(page.entries);
      next = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 20, 6]);
    const all = pages.flat();
    expect(new Set(all.map((line) => line.id)).size).toBe(86);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(all.at(41)).toMatchObject({ id, state: 'unopened' });
  });

  describe('asks the chain', () => {
    const ask = (signature: string) =>
      admin.ok<ChainTransaction>('GET', `${SUPPORT}/transactions/${signature}`);

    test('what a transaction burned, and for which offer', async () => {
      const { intentId } = await rowOf(bought.id);
      const { state, at, burns } = await ask(signatureOf(bought));
      expect(['confirmed', 'finalized']).toContain(state);
      expect(at).toEqual(expect.any(String));
      expect(burns).toEqual([{ wallet: ash.address, amount: '60000000', tokens: '60', offerId: intentId }]);
      expect(await ask('5'.repeat(87))).toEqual({ state: 'unseen', burns: [] });
    });

    test('which transactions name an offer’s reference', async () => {
      const offer = await ash.intend(PACK);
      const mentions = () =>
        admin.ok<ChainMentions>('GET', `${SUPPORT}/purchases/${offer.intentId}/mentions`);
      expect(await mentions()).toEqual({ state: 'answered', total: 0, mentions: [] });
      const signature = await ash.burn(offer);
      expect(await mentions()).toMatchObject({ total: 1, mentions: [{ signature, purchases: [] }] });
    });

    test('and says so when it does not answer', async () => {
      const rpc = createSolanaRpcFromTransport(() => Promise.reject(new Error('the node is down')));
      const deps = { db: server.database.db, chain: { ...server.chain, rpc } };
      const signature = signatureOf(bought) as Parameters<typeof transactionNow>[1];
      expect(await transactionNow(deps, signature)).toEqual({ state: 'away', burns: [] });
    });
  });
});
