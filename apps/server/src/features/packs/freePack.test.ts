/** The starter pack, once per wallet for ever, with its deck, and the demo pack, kept nowhere. */
import { randomUUID } from 'node:crypto';
import { STARTER_DECK, STARTER_DECKS } from '@pokesol/decks';
import {
  DECKS_PER_WALLET,
  DEMO_USER,
  type DeckJson,
  type DeckSummaryJson,
  type FreePackAnswer,
  type UserCardsAnswer,
} from '@pokesol/protocol';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';
import { decks } from '../decks/tables.ts';
import { seedPackTypes } from './seed.ts';
import { freePackClaims, packTypeVersions } from './tables.ts';

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
  const decksOf = (wallet: TestWallet) =>
    wallet.ok<DeckSummaryJson[]>('GET', `/api/users/${wallet.address}/decks`);

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
    const saved = { id: first.body.deckId, name: 'Starter Deck', isValid: true, totalCards: 60 };
    expect(await decksOf(wallet)).toMatchObject([saved]);
    expect(await claim(wallet)).toMatchObject({ status: 409, body: { code: 'free-pack-claimed' } });
    expect([...(await owned(wallet)).values()].reduce((a, b) => a + b)).toBe(60);
  });

  test('claimed a hundred times at once is claimed once, with one deck', async () => {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(wallet)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([...(await owned(wallet)).values()].reduce((a, b) => a + b)).toBe(60);
    expect(await decksOf(wallet)).toHaveLength(1);
  });

  test('keeps to the cards that it held when it was claimed, whatever it holds since', async () => {
    const { db } = server.database;
    const ofStarter = eq(packTypeVersions.packTypeId, 'starter-pack');
    const deckOf = async (wallet: TestWallet) => {
      const [saved] = await decksOf(wallet);
      const { cards } = await wallet.ok<DeckJson>('GET', `/api/users/${wallet.address}/decks/${saved?.id}`);
      return new Map(cards.map(({ cardId, quantity }) => [cardId, quantity]));
    };
    const claimOf = async ({ address }: TestWallet) => {
      const [claimed] = await db.select().from(freePackClaims).where(eq(freePackClaims.wallet, address));
      const held = await db.select().from(packTypeVersions).where(ofStarter);
      const contents = held.find(({ version }) => version === claimed?.version)?.contents ?? [];
      return {
        version: claimed?.version,
        cards: new Map(contents.map((each) => [each.cardId, each.quantity])),
      };
    };
    const newWallet = async () => {
      const wallet = await TestWallet.create(server.base);
      await wallet.signIn();
      return wallet;
    };
    // As a database is that an earlier release made.
    const [former] = STARTER_DECKS;
    await db.delete(freePackClaims);
    await db
      .update(packTypeVersions)
      .set({ contents: [...(former ?? [])] })
      .where(ofStarter);
    const early = await newWallet();
    await claim(early);
    // Two servers of this release start on it at once, and one later.
    await Promise.all([db.transaction(seedPackTypes), db.transaction(seedPackTypes)]);
    await db.transaction(seedPackTypes);
    expect(await db.select().from(packTypeVersions).where(ofStarter)).toHaveLength(2);
    const late = await newWallet();
    await claim(late);

    for (const [wallet, version, deck] of [
      [early, 1, STARTER_DECKS[0]],
      [late, 2, STARTER_DECK],
    ] as const) {
      const cards = new Map(deck?.map(({ cardId, quantity }) => [cardId, quantity]));
      expect(await claimOf(wallet)).toEqual({ version, cards });
      expect(await owned(wallet)).toEqual(cards);
      expect(await deckOf(wallet)).toEqual(cards);
      expect(await eligible(wallet)).toBe(false);
      expect(await claim(wallet)).toMatchObject({ status: 409, body: { code: 'free-pack-claimed' } });
    }

    // What a later release put there is not taken back by this one.
    const isSecond = and(ofStarter, eq(packTypeVersions.version, 2));
    await db
      .update(packTypeVersions)
      .set({ contents: STARTER_DECK.slice(1) })
      .where(isSecond);
    await db.transaction(seedPackTypes);
    expect(await db.select().from(packTypeVersions).where(ofStarter)).toHaveLength(2);
    await db
      .update(packTypeVersions)
      .set({ contents: [...STARTER_DECK] })
      .where(isSecond);
  });

  test('gives a wallet whose list of decks is full the cards, and no deck more than it may have', async () => {
    const hoarder = await TestWallet.create(server.base);
    await hoarder.signIn();
    const now = new Date();
    const deck = { wallet: hoarder.address, description: '', version: 1, createdAt: now, updatedAt: now };
    await server.database.db
      .insert(decks)
      .values(
        Array.from({ length: DECKS_PER_WALLET }, (_, i) => ({ id: randomUUID(), name: `${i}`, ...deck })),
      );
    const { status, body } = await claim(hoarder);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('deckId');
    expect([...(await owned(hoarder)).values()].reduce((a, b) => a + b)).toBe(60);
    expect(await decksOf(hoarder)).toHaveLength(DECKS_PER_WALLET);
  });

  test('needs the wallet that it is for', async () => {
    const anonymous = await TestWallet.create(server.base);
    const signedIn = await TestWallet.create(server.base);
    await signedIn.signIn();
    expect(await claim(anonymous)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await claim(signedIn, anonymous.address)).toMatchObject({
      status: 403,
      body: { code: 'not-your-wallet' },
    });
    expect(await eligible(anonymous)).toBe(true);
  });

  test('as a demo shows cards to anybody and stores none', async () => {
    const anonymous = await TestWallet.create(server.base);
    const shown = await claim(anonymous, DEMO_USER, 'base1-booster');
    expect(shown.body.cards).toHaveLength(11);
    const signedIn = await TestWallet.create(server.base);
    await signedIn.signIn();
    expect((await claim(signedIn, DEMO_USER, 'base1-booster')).status).toBe(200);
    expect(await owned(signedIn)).toEqual(new Map());
    expect(await eligible(signedIn)).toBe(true);
  });

  test('cannot be had from a pack type that does not exist', async () => {
    const anonymous = await TestWallet.create(server.base);
    expect(await claim(anonymous, DEMO_USER, 'no-such-pack')).toMatchObject({ status: 404 });
  });
});
