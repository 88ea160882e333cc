/** What opening a pack draws, writes and answers, once: against the tables, without a server. */
import { isRefusal } from '@pokesol/engine';
import { drawPack, type PackDefinition } from '@pokesol/packs';
import type { UserCardsAnswer } from '@pokesol/protocol';
import { getBase58Decoder, getBase58Encoder } from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { uncommitted, waitsForLock } from '../../../testing/databases/uncommitted.ts';
import { BOOSTER, GIFT, MINI, stock } from '../../../testing/harness/stock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CallRefusal } from '../../platform/http/refusal.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { addToCollection, collectionText, ownedCopies } from '../collection/collection.ts';
import { userCards } from '../collection/tables.ts';
import { openLatest, openPurchase } from './open.ts';
import { createPackCache } from './packCache.ts';
import { soldDefinition } from './packTypes.ts';
import { packProofOf } from './proof.ts';
import { purchaseHistory } from './purchaseHistory.ts';
import { type PurchaseRow, packNameOf, purchaseAt, purchasesOf, purchasesPaidBy } from './purchases.ts';
import { packTypeVersions, purchaseIntents, purchases } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const SIGNATURE = getBase58Decoder().decode(new Uint8Array(64).fill(255));
const NO_PURCHASE = '00000000-0000-4000-8000-000000000000';

describe.each(databasesFor('behaviour'))('a bought pack on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await stock(database.db, ['ash', 'misty']);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [purchases, purchaseIntents, userCards]) await database.db.delete(table);
  });

  let bought = 0;
  async function buy(more: Partial<typeof purchases.$inferInsert> = {}): Promise<PurchaseRow> {
    bought += 1;
    const [row] = await database.db
      .insert(purchases)
      .values({
        id: crypto.randomUUID(),
        wallet: 'ash',
        packTypeId: MINI,
        version: 1,
        price: '60',
        amount: 60n,
        status: 'confirmed',
        finality: 'confirmed',
        burnPath: 'outer[0]',
        createdAt: NOW,
        transactionSignature: getBase58Decoder().decode(new Uint8Array(64).fill(bought)),
        seed: Buffer.alloc(32, bought).toString('hex'),
        seedHash: 'promised',
        ...more,
      })
      .returning();
    if (row === undefined) throw new Error('it was inserted');
    return row;
  }
  const rowOf = async (id: string) =>
    (await database.db.select().from(purchases).where(eq(purchases.id, id)))[0];
  const open = (id: string, wallet = 'ash', now = NOW) => openPurchase(database.db, wallet, id, now);
  const latest = (packTypeId = MINI, wallet = 'ash') => openLatest(database.db, wallet, packTypeId, NOW);
  const owned = async (wallet = 'ash') =>
    (await database.db.select().from(userCards).where(eq(userCards.wallet, wallet))).reduce(
      (sum, { quantity }) => sum + quantity,
      0,
    );
  const must = <T extends object>(result: T | CallRefusal): T => {
    if (isRefusal(result)) throw new Error(result.code);
    return result;
  };
  const drawnBy = (row: PurchaseRow, definition: PackDefinition) =>
    drawPack({
      seed: Buffer.from(row.seed, 'hex'),
      signature: new Uint8Array(getBase58Encoder().encode(row.transactionSignature)),
      definition,
    });

  test('holds what its seed, signature and version say, and is its wallet’s from then on', async () => {
    const row = await buy();
    const { definition } = await soldDefinition(database.db, MINI, 1);
    const cards = drawnBy(row, definition);
    const opened = must(await open(row.id, 'ash', at(5_000)));
    expect(opened.purchase).toEqual({
      id: row.id,
      userId: 'ash',
      packTypeId: MINI,
      packName: 'Base Set Mini Pack',
      price: '60',
      status: 'opened',
      transactionSignature: row.transactionSignature,
      createdAt: '2026-03-01T12:00:00.000Z',
      openedAt: '2026-03-01T12:00:05.000Z',
    });
    expect(opened.cards.map(({ id }) => id)).toEqual(cards);
    expect(await rowOf(row.id)).toEqual({ ...row, status: 'opened', openedAt: at(5_000), drawn: cards });
    const copies = await ownedCopies(database.db, 'ash', cards);
    for (const card of new Set(cards))
      expect(copies.get(card)).toBe(cards.filter((each) => each === card).length);
    expect(await owned()).toBe(5);
    expect(await owned('misty')).toBe(0);
  });

  test('is drawn by the version it was sold under, also when the store has a newer one', async () => {
    const { definition, packHash } = await soldDefinition(database.db, BOOSTER, 1);
    const second = { packTypeId: MINI, version: 2, definition, packHash };
    await database.db.insert(packTypeVersions).values(second);
    expect(must(await open((await buy()).id)).cards).toHaveLength(5);
    expect(must(await open((await buy({ version: 2 })).id)).cards).toHaveLength(11);
    await expect(open((await buy({ version: 3 })).id)).rejects.toThrow(
      `pack type ${MINI} was never drawn by version 3`,
    );
    const gift = await buy({ packTypeId: GIFT });
    await expect(open(gift.id)).rejects.toThrow('never drawn');
    expect(await rowOf(gift.id)).toMatchObject({ status: 'confirmed', drawn: null });
  });

  test('opened again shows the same cards, and grants nothing more', async () => {
    const { id } = await buy();
    const first = must(await open(id));
    expect(must(await open(id, 'ash', at(9_000)))).toEqual(first);
    expect(await owned()).toBe(5);
  });

  test('is shown from memory while its cards and their sets are as they were, and not a moment longer', async () => {
    const cache = createPackCache();
    // The same cards each time.
    const seed = Buffer.alloc(32, 7).toString('hex');
    const openOneMore = async () => {
      const { id } = await buy({ seed, transactionSignature: SIGNATURE, burnPath: `outer[${bought}]` });
      return must(await openPurchase(database.db, 'ash', id, NOW, cache)).cards;
    };
    const first = await openOneMore();
    const [shown] = first;
    if (shown === undefined) throw new Error('a pack holds cards');
    for (const [index, card] of (await openOneMore()).entries()) expect(card).toBe(first[index]);

    const edits = { name: 'Another name' };
    await database.db.update(cards).set({ edits }).where(eq(cards.id, shown.id));
    const renamed = await openOneMore();
    expect(renamed).toEqual(first.map((card) => (card.id === shown.id ? { ...card, ...edits } : card)));
    await database.db.update(cardSets).set({ series: 'Another series' });
    const moved = await openOneMore();
    expect(moved.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(JSON.stringify(moved).match(/Another series/g)).toHaveLength(moved.length);
    expect(await openOneMore()).toEqual(moved);
  });

  test('opened many times at once is opened once', async () => {
    const { id } = await buy();
    const answers = await Promise.all(Array.from({ length: 8 }, async () => must(await open(id))));
    for (const { cards } of answers) expect(cards).toEqual(answers[0]?.cards);
    expect(await owned()).toBe(5);
  });

  test('is opened by no other wallet, and not when it was made void', async () => {
    const { id } = await buy();
    expect(await open(id, 'misty')).toEqual({ refused: true, code: 'purchase-unknown' });
    expect(await open(NO_PURCHASE)).toEqual({ refused: true, code: 'purchase-unknown' });
    const revoked = await buy({ status: 'revoked', finality: 'dropped' });
    expect(await open(revoked.id)).toEqual({ refused: true, code: 'pack-revoked' });
    expect(await owned()).toBe(0);
  });

  test('is found as the newest unopened one of its kind', async () => {
    const [old, young] = [await buy(), await buy({ createdAt: at(1_000) })];
    await buy({ packTypeId: BOOSTER, createdAt: at(2_000) });
    await buy({ wallet: 'misty', createdAt: at(2_000) });
    await buy({ status: 'revoked', createdAt: at(2_000) });
    expect(must(await latest()).purchase.id).toBe(young.id);
    expect(must(await latest()).purchase.id).toBe(old.id);
    expect(await latest()).toEqual({ refused: true, code: 'nothing-to-open' });
    expect(must(await latest(BOOSTER)).cards).toHaveLength(11);
    // Bought in the same moment: the greater id, so that everybody means the same one.
    const twins = [await buy(), await buy()].map(({ id }) => id).sort();
    expect(must(await latest()).purchase.id).toBe(twins[1]);
  });

  test('keeps its secret until it is open; then anybody can repeat the draw', async () => {
    const row = await buy();
    const { definition, packHash } = await soldDefinition(database.db, MINI, 1);
    const proof = {
      purchaseId: row.id,
      packTypeId: MINI,
      version: 1,
      seedHash: 'promised',
      packHash,
      definition,
      committedBeforePayment: false,
      transactionSignature: row.transactionSignature,
    };
    expect(await packProofOf(database.db, row.id)).toEqual({ ...proof, cards: [] });
    const { cards } = must(await open(row.id));
    expect(await packProofOf(database.db, row.id)).toEqual({
      ...proof,
      seed: row.seed,
      cards: cards.map(({ id }) => id),
    });
    expect(await packProofOf(database.db, NO_PURCHASE)).toBeUndefined();
  });

  test('that was promised says so', async () => {
    const intentId = crypto.randomUUID();
    await database.db.insert(purchaseIntents).values({
      id: intentId,
      wallet: 'ash',
      packTypeId: MINI,
      version: 1,
      price: '60',
      amount: 60n,
      reference: 'one',
      seed: 'ab',
      seedHash: 'cd',
      createdAt: NOW,
      expiresAt: NOW,
    });
    const { id } = await buy({ intentId });
    expect(await packProofOf(database.db, id)).toMatchObject({ committedBeforePayment: true });
  });

  test('stands in its wallet’s list: what waits first, then the newest', async () => {
    const rows = [
      await buy({ createdAt: at(1) }),
      await buy({ createdAt: at(3), status: 'revoked' }),
      await buy({ createdAt: at(2), packTypeId: BOOSTER }),
    ];
    await buy({ wallet: 'misty' });
    const twins = [await buy(), await buy()].map(({ id }) => id).sort();
    const list = await purchasesOf(database.db, 'ash');
    expect(list.map(({ id }) => id)).toEqual([rows[2]?.id, rows[0]?.id, ...twins.reverse(), rows[1]?.id]);
    expect(list[0]).toEqual({
      id: rows[2]?.id,
      userId: 'ash',
      packTypeId: BOOSTER,
      packName: 'Base Set Booster Pack',
      price: '60',
      status: 'confirmed',
      createdAt: '2026-03-01T12:00:00.002Z',
      transactionSignature: rows[2]?.transactionSignature,
    });
  });

  test('is found by its transaction, and by which of its burns', async () => {
    const [one, two] = [await buy(), await buy()];
    const { transactionSignature } = one;
    const other = await buy({ transactionSignature, burnPath: 'outer[1]' });
    const paid = await purchasesPaidBy(database.db, transactionSignature);
    expect(paid.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
    expect((await purchaseAt(database.db, transactionSignature, 'outer[1]'))?.id).toBe(other.id);
    expect((await purchaseAt(database.db, two.transactionSignature, 'outer[0]'))?.id).toBe(two.id);
    expect(await purchaseAt(database.db, two.transactionSignature, 'outer[1]')).toBeUndefined();
    expect(await packNameOf(database.db, GIFT)).toBe('Gift');
    await expect(packNameOf(database.db, 'gone')).rejects.toThrow('pack type gone is gone');
  });

  test('adds its cards in one order for everybody, so that two at once never wait for each other', async ({
    skip,
  }) => {
    if (kind === 'pglite') skip('it has one connection: no call waits');
    const { db } = database;
    const [a, b, c] = ['base1-1', 'base1-2', 'base1-3'] as const;
    await db.transaction((tx) => addToCollection(tx, 'ash', [a, b, c]));
    const release = await uncommitted(db, (tx) =>
      tx.select().from(userCards).where(eq(userCards.cardId, b)).for('update'),
    );
    const adding = db.transaction((tx) => addToCollection(tx, 'ash', [b, c, a]));
    await waitsForLock(db, adding);
    // It has the first, waits for the second, and has not come to the third.
    const free = await db.select().from(userCards).for('update', { skipLocked: true });
    expect(free.map(({ cardId }) => cardId)).toEqual([c]);
    await Promise.all([release(), adding]);
    expect(await owned()).toBe(6);
  });

  test('adds to what its wallet has of a card already', async () => {
    const row = await buy();
    const cards = must(await open(row.id)).cards.map(({ id }) => id);
    const [first = ''] = cards;
    const before = (await ownedCopies(database.db, 'ash', cards)).get(first) ?? 0;
    await buy({ wallet: 'misty', seed: row.seed });
    must(await latest(MINI, 'misty'));
    const same = await buy({ seed: row.seed, transactionSignature: row.transactionSignature, burnPath: 'b' });
    must(await open(same.id));
    expect((await ownedCopies(database.db, 'ash', [first])).get(first)).toBe(2 * before);
    expect(await ownedCopies(database.db, 'ash', [])).toEqual(new Map());
    expect([...(await ownedCopies(database.db, 'ash', [first])).keys()]).toEqual([first]);
    const { cards: collection } = JSON.parse(await collectionText(database.db, 'ash')) as UserCardsAnswer;
    expect(collection.map(({ cardId }) => cardId)).toEqual([...new Set(cards)].sort());
    expect(collection.find(({ cardId }) => cardId === first)).toMatchObject({
      id: `ash/${first}`,
      quantity: 2 * before,
      card: { id: first, set: { id: 'base1', name: 'Base' } },
    });
  });

  test('is in its wallet’s history, ten a page from the newest on, with its cards once it is open', async () => {
    const all: PurchaseRow[] = [];
    // Three of one transaction have one moment: a page may end between them.
    for (let nth = 0; nth < 23; nth += 1) all.push(await buy({ createdAt: at(Math.floor(nth / 3) * 1_000) }));
    const hers = await buy({ wallet: 'misty' });
    const opened = all[21];
    if (opened === undefined) throw new Error('twenty-three were bought');
    const answer = await open(opened.id);
    if (isRefusal(answer)) throw new Error(answer.code);
    const page = async (after?: string, wallet = 'ash') => {
      const read = await purchaseHistory(database.db, wallet, after);
      if (isRefusal(read)) throw new Error(read.code);
      return read;
    };
    const first = await page();
    expect([first.total, first.packs.length]).toEqual([23, 10]);
    expect(first.packs.find(({ id }) => id === opened.id)?.cards).toEqual(answer.cards);
    expect(first.packs.filter(({ cards }) => cards.length > 0)).toHaveLength(1);
    const second = await page(first.next);
    const third = await page(second.next);
    expect(third.next).toBeUndefined();
    const ids = [first, second, third].flatMap(({ packs }) => packs.map(({ id }) => id));
    const newest = [...all].sort(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    expect(ids).toEqual(newest.map(({ id }) => id));
    expect(await purchaseHistory(database.db, 'ash', hers.id)).toEqual({
      refused: true,
      code: 'purchase-unknown',
    });
    expect(await purchaseHistory(database.db, 'ash', NO_PURCHASE)).toEqual({
      refused: true,
      code: 'purchase-unknown',
    });
    expect(await page(undefined, 'misty')).toMatchObject({ total: 1, packs: [{ id: hers.id, cards: [] }] });
  });
});
