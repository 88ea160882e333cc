/** Decks of a wallet, saved whole or not at all. */
import { randomUUID } from 'node:crypto';
import { shippedCards } from '@pokesol/cards/catalogue';
import { factsOfCard, STARTER_DECK, validateDeck } from '@pokesol/decks';
import {
  type CardDecksAnswer,
  cardDecksAnswer,
  DECK_LINES,
  type DeckJson,
  type DeckSummaryJson,
  type DeckValidationJson,
  decksAnswer,
  type FreePackAnswer,
  LISTED_ERRORS,
  type RefusalBody,
} from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';
import { deckCards, decks } from './tables.ts';

const STARTER = STARTER_DECK.map(({ cardId, quantity }) => ({ cardId: cardId as string, quantity }));

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ cardId: `c${i}`, quantity: 1 }));

describe.each(databasesFor('behaviour'))('decks on %s', (kind) => {
  let server: TestServer;
  let owner: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    owner = await newOwner();
  });
  afterAll(() => server.close());

  /** A wallet that owns the starter pack's sixty cards. */
  async function newOwner(): Promise<TestWallet> {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    const { deckId } = await wallet.ok<FreePackAnswer>('POST', '/api/pack-purchases/free', {
      packTypeId: 'starter-pack',
      walletAddress: wallet.address,
    });
    // Sixty cards and no deck yet.
    await wallet.ok('DELETE', path(wallet, deckId));
    return wallet;
  }
  const path = (wallet: TestWallet, id = '', more = '') =>
    `/api/users/${wallet.address}/decks${id === '' ? '' : `/${id}`}${more}`;
  const create = (wallet: TestWallet, body: object) =>
    wallet.call<DeckJson & RefusalBody>('POST', path(wallet), body);
  const save = (wallet: TestWallet, id: string, body: object) =>
    wallet.call<DeckJson & RefusalBody>('PUT', path(wallet, id), body);
  const list = (wallet: TestWallet) => wallet.ok<DeckSummaryJson[]>('GET', path(wallet));
  /** What a list says of a deck, besides what it is made of. */
  const summaryOf = ({ cards: _, errors, official, ...deck }: DeckJson) =>
    expect.objectContaining({
      ...deck,
      errors: errors.slice(0, LISTED_ERRORS),
      errorCount: errors.length,
      official: expect.objectContaining({
        isLegal: official.isLegal,
        errors: official.errors.slice(0, LISTED_ERRORS),
      }),
    });
  const read = (wallet: TestWallet, id: string) => wallet.ok<DeckJson>('GET', path(wallet, id));
  const newDeck = async (cards = STARTER) =>
    (await create(owner, { name: 'Fire', description: 'Hot', cards })).body;

  test('the starter pack makes a legal deck', async () => {
    const made = await newDeck();
    expect(made).toMatchObject({ name: 'Fire', description: 'Hot', version: 1, isValid: true, errors: [] });
    expect(made).toMatchObject({ totalCards: 60, energyCount: 27 });
    expect(await list(owner)).toContainEqual(summaryOf(made));
    expect(await owner.ok<DeckValidationJson>('POST', path(owner, made.id, '/validate'))).toEqual({
      isValid: true,
      isForPractice: true,
      errors: [],
      official: { isLegal: true, isForPractice: true, errors: [] },
      stats: {
        totalCards: 60,
        energyCount: 27,
        pokemonCount: made.pokemonCount,
        trainerCount: made.trainerCount,
      },
    });
  });

  test('a list says what each deck is made of, without its cards', async () => {
    const { id } = await newDeck();
    const answer = await owner.call<DeckSummaryJson[]>('GET', path(owner));
    const inList = decksAnswer.parse(answer.body).find((deck) => deck.id === id);
    expect(inList?.keyCards.map(({ name }) => name)).toEqual(['Hitmonchan', 'Electabuzz', 'Growlithe']);
    expect(inList?.pokemonTypes.map(({ type }) => type)).toContain('Lightning');
    expect(inList).not.toHaveProperty('cards');
  });

  test('a card has the decks it stands in, and no other wallet’s', async () => {
    const other = await newOwner();
    const without = (await create(other, { name: 'Without', cards: [{ cardId: 'base1-58', quantity: 2 }] }))
      .body;
    const within = (await create(other, { name: 'Within', cards: STARTER })).body;
    const ofCard = (cardId: string) =>
      other.ok<CardDecksAnswer>('GET', `/api/users/${other.address}/cards/${cardId}/decks`);
    const [line] = STARTER.filter(({ cardId }) => cardId === 'base1-46');
    const listed = cardDecksAnswer.parse(await ofCard('base1-46'));
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual({ id: within.id, name: 'Within', totalCards: 60, copies: line?.quantity });
    expect(listed).toContainEqual({ id: without.id, name: 'Without', totalCards: 2, copies: 0 });
    const reads = vi.spyOn(server.database.db, 'select');
    await ofCard('no-such-card');
    // One looks for the session.
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2);
    reads.mockRestore();
  });

  const ASKERS = 20;
  test('however many decks of however many cards, the list is short, and reads are shared', async () => {
    const hoarder = await newOwner();
    const someCards = shippedCards('base1')
      .concat(shippedCards('sv3pt5'))
      .map(({ id }) => ({ cardId: id as string, quantity: 1 }));
    // Of cards that it does not own: each line is an error.
    const lines = someCards.slice(0, DECK_LINES);
    const at = new Date();
    const made = Array.from({ length: 200 }, (_, n) => ({
      id: randomUUID(),
      name: `${n} ${'€'.repeat(50)}`,
    }));
    const description = '€'.repeat(500);
    await server.database.db.insert(decks).values(
      made.map((deck) => ({
        ...deck,
        description,
        wallet: hoarder.address,
        version: 1,
        createdAt: at,
        updatedAt: at,
      })),
    );
    const [first, ...others] = made.map(({ id }) => id);
    if (first === undefined) throw new RangeError('There is no deck');
    await server.database.db
      .insert(deckCards)
      .values(lines.map((line) => ({ wallet: hoarder.address, deckId: first, ...line })));
    // All have the same lines: a copy within the database takes a tenth of the time.
    await server.database.db.execute(sql`
      insert into deck_cards (wallet, deck_id, card_id, quantity)
      select decks.wallet, id, card_id, quantity
      from decks, deck_cards where deck_id = ${first} and id in ${others}`);
    const reads = vi.spyOn(server.database.db, 'select');
    const one = await hoarder.call('GET', path(hoarder));
    const statements = reads.mock.calls.length;
    reads.mockClear();
    const answers = await Promise.all(
      Array.from({ length: ASKERS }, () =>
        fetch(server.base + path(hoarder), { headers: { cookie: hoarder.cookie } }),
      ),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies)).toEqual(new Set([JSON.stringify(one.body)]));
    // Each call looks for its session; the reads of the list are shared. PGlite reads on this very thread: there the callers
    // are served one after the other, and none asks while a read runs.
    if (kind === 'postgres') expect(reads.mock.calls.length).toBeLessThan(ASKERS * statements);
    else expect(reads.mock.calls.length).toBeLessThanOrEqual(ASKERS * statements);
    reads.mockRestore();
    // It was 15.8 MB.
    expect(Buffer.byteLength(bodies[0] ?? '')).toBeLessThan(1_500_000);
    const [listed] = one.body as DeckSummaryJson[];
    expect(listed).toMatchObject({ totalCards: DECK_LINES, isValid: false });
    expect(listed?.errors).toHaveLength(LISTED_ERRORS);
    expect(listed?.errorCount).toBeGreaterThan(LISTED_ERRORS);
  });

  test('the list says of how many cards battles would make nothing', async () => {
    const cards = [
      ['base1-2', 1],
      ['base1-46', 2],
      ['base1-75', 3],
    ].map(([cardId, quantity]) => ({ cardId, quantity }));
    const { body } = await create(owner, { name: 'Idle', cards });
    const listed = (await list(owner)).find(({ id }) => id === body.id);
    expect(listed).toMatchObject({ totalCards: 6, idleCount: 4 });
    await owner.ok('DELETE', path(owner, body.id));
  });

  test('the list shows what the printed game makes of a deck: its limits, and unread cards', async () => {
    const { body } = await create(owner, {
      name: 'Energy, Squirtle read and unread',
      cards: [
        { cardId: 'base1-102', quantity: 58 },
        { cardId: 'base1-63', quantity: 1 },
        { cardId: 'sv3pt5-7', quantity: 1 },
      ],
    });
    const { official } = await read(owner, body.id);
    expect(official).toEqual({
      isLegal: false,
      isForPractice: true,
      errors: ['You do not own Squirtle (base1-63)', 'You do not own Squirtle (sv3pt5-7)'],
    });
    const listed = (await list(owner)).find(({ id }) => id === body.id);
    expect(listed?.official).toEqual({ ...official, errorCount: 2, unread: ['Squirtle'], unreadCount: 1 });
    await owner.ok('DELETE', path(owner, body.id));
  });

  test('a deck takes no more lines one by one than at once', async () => {
    const cards = shippedCards('sv3pt5').map(({ id }) => ({ cardId: id as string, quantity: 1 }));
    const { id } = await newDeck(cards.slice(0, DECK_LINES));
    const more = cards[DECK_LINES];
    expect(await owner.call('POST', path(owner, id, '/cards'), more)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', message: 'A deck holds at most 120 different cards' },
    });
    // What stands there already may change, and make room.
    await owner.ok('POST', path(owner, id, '/cards'), { ...cards[0], quantity: 3 });
    await owner.ok('POST', path(owner, id, '/cards'), { ...cards[0], quantity: 0 });
    await owner.ok('POST', path(owner, id, '/cards'), more);
  });

  test('a save replaces the whole list, or only the name', async () => {
    const { id } = await newDeck();
    const renamed = await save(owner, id, { name: 'Flame' });
    expect(renamed.body).toMatchObject({ name: 'Flame', description: 'Hot', version: 2, totalCards: 60 });
    const smaller = await save(owner, id, {
      name: 'Flame',
      description: '',
      cards: [{ cardId: 'base1-46', quantity: 2 }],
    });
    expect(smaller.body).toMatchObject({ description: '', version: 3, totalCards: 2, isValid: false });
    expect(smaller.body.errors).toEqual([
      'Deck must contain exactly 60 cards (currently 2)',
      'Deck must contain at least 1 Energy card',
    ]);
  });

  test('the one-card call says how often a card stands in the deck, however often it is said', async () => {
    const { id } = await newDeck([]);
    const set = (cardId: string, quantity: number) =>
      owner.ok<DeckJson>('POST', path(owner, id, '/cards'), { cardId, quantity });
    await set('base1-46', 3);
    const again = await set('base1-46', 3);
    expect(again).toMatchObject({ totalCards: 3, version: 2 });
    expect(await set('base1-46', 1)).toMatchObject({ totalCards: 1 });
    expect(await set('base1-46', 0)).toMatchObject({ totalCards: 0, cards: [] });
  });

  test('cards that the wallet does not own are named', async () => {
    const made = await newDeck([
      { cardId: 'base1-4', quantity: 1 },
      { cardId: 'base1-98', quantity: 20 },
    ]);
    expect(made.errors).toEqual(expect.arrayContaining(['You do not own Charizard']));
  });

  test('of two tabs that save, the later one is refused, and nothing is mixed', async () => {
    const made = await newDeck();
    const first = await save(owner, made.id, {
      name: 'One',
      cards: STARTER.slice(0, 3),
      version: made.version,
    });
    expect(first.status).toBe(200);
    const second = await save(owner, made.id, {
      name: 'Two',
      cards: STARTER.slice(3),
      version: made.version,
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'deck-changed' } });
    expect(await read(owner, made.id)).toEqual(first.body);
  });

  test('fifty saves of one version at once: one wins, whole', async () => {
    const made = await newDeck();
    const lists = Array.from({ length: 50 }, (_, i) => [{ cardId: `base1-${i + 1}`, quantity: (i % 4) + 1 }]);
    const answers = await Promise.all(
      lists.map((cards, i) => save(owner, made.id, { name: `Tab ${i}`, cards, version: made.version })),
    );
    const won = answers.flatMap(({ status, body }, i) => (status === 200 ? [{ i, body }] : []));
    expect(won).toHaveLength(1);
    const { name, cards } = await read(owner, made.id);
    expect(name).toBe(`Tab ${won[0]?.i}`);
    expect(cards.map(({ cardId, quantity }) => ({ cardId, quantity }))).toEqual(lists[won[0]?.i ?? -1]);
  });

  test.each([
    ['\u202e', 'name', { name: 'Fire \u202eerif' }],
    ['\u2066', 'name', { name: '\u2066Fire\u2069' }],
    ['\u200f', 'name', { name: 'Fire\u200f' }],
    ['\u202a', 'description', { name: 'Fire', description: 'Hot\u202a' }],
  ])('a sign that turns text around (%j) is refused in its %s', async (_, field, body) => {
    const made = await newDeck();
    for (const answer of [await create(owner, body), await save(owner, made.id, body)])
      expect(answer).toMatchObject({
        status: 400,
        body: { message: `${field}: holds an invisible character that reverses the text: type it again` },
      });
    expect(await read(owner, made.id)).toEqual(made);
  });

  test('a deck of old whose words turn around is read, judged, changed by a card, played and copied', async () => {
    const { id } = await newDeck();
    const words = { name: '\u202eeriF', description: 'Hot\u2069' };
    await server.database.db.update(decks).set(words).where(eq(decks.id, id));
    const old = await read(owner, id);
    expect(old).toMatchObject({ ...words, isValid: true });
    expect(await list(owner)).toContainEqual(summaryOf(old));
    expect(await owner.ok('POST', path(owner, id, '/validate'))).toMatchObject({ isValid: true });
    const battle = { mode: 'campaign', deckId: id, opponentId: 'joey' };
    expect((await owner.call('POST', '/api/battles', battle)).status).toBe(201);
    const card = { cardId: 'base1-46', quantity: 1 };
    expect(await owner.ok('POST', path(owner, id, '/cards'), card)).toMatchObject(words);
    const lines = old.cards.map(({ cardId, quantity }) => ({ cardId, quantity }));
    const copy = await create(owner, { name: 'eriF (copy)', description: 'Hot', cards: lines });
    expect(copy).toMatchObject({ status: 201, body: { isValid: true } });
  });

  test.each([
    ['no name', { name: ' ' }, 400],
    ['a name with a NUL', { name: 'a\0b' }, 400],
    ['a name with half a character', { name: 'a\ud83d' }, 400],
    ['a name too long', { name: 'x'.repeat(61) }, 400],
    ['a description too long', { name: 'x', description: 'x'.repeat(501) }, 400],
    ['a negative quantity', { name: 'x', cards: [{ cardId: 'base1-1', quantity: -1 }] }, 400],
    ['a fractional quantity', { name: 'x', cards: [{ cardId: 'base1-1', quantity: 1.5 }] }, 400],
    ['a quantity beyond sense', { name: 'x', cards: [{ cardId: 'base1-1', quantity: 1e9 }] }, 400],
    ['a card that does not exist', { name: 'x', cards: [{ cardId: 'base1-999', quantity: 1 }] }, 422],
    [
      'a card on two lines',
      {
        name: 'x',
        cards: [
          { cardId: 'base1-1', quantity: 1 },
          { cardId: 'base1-1', quantity: 2 },
        ],
      },
      400,
    ],
    ['a thousand lines', { name: 'x', cards: linesOf(1000) }, 400],
    ['ten thousand lines', { name: 'x', cards: linesOf(10_000) }, 413],
  ])('%s is refused with a sentence, and nothing changes', async (_, body, status) => {
    const made = await newDeck();
    const before = await list(owner);
    for (const answer of [await create(owner, body), await save(owner, made.id, body)]) {
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(/\w+ \w+/);
    }
    expect(await list(owner)).toEqual(before);
  });

  test('a new deck said twice under one id is one deck, and another’s id is not taken', async () => {
    const id = randomUUID();
    const first = await create(owner, { id, name: 'Lost', cards: STARTER });
    const again = await create(owner, { id, name: 'Lost', cards: STARTER });
    expect(again.body).toEqual(first.body);
    expect((await list(owner)).filter((deck) => deck.name === 'Lost')).toHaveLength(1);
    const stranger = await newOwner();
    expect((await create(stranger, { id, name: 'Mine' })).status).toBe(404);
    expect(await read(owner, id)).toEqual(first.body);
  });

  test('of two wallets that choose one id at the same moment one has it, and the other is refused', async () => {
    const stranger = await newOwner();
    for (let turn = 0; turn < 20; turn += 1) {
      const id = randomUUID();
      const answers = await Promise.all([owner, stranger].map((each) => create(each, { id, name: 'Mine' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
      for (const [index, each] of [owner, stranger].entries())
        expect((await each.call('GET', path(each, id))).status).toBe(
          answers[index]?.status === 201 ? 200 : 404,
        );
    }
  });

  test('another’s deck is as unknown as one that never was', async () => {
    const made = await newDeck();
    const stranger = await newOwner();
    const attempts = [
      await stranger.call('GET', path(stranger, made.id)),
      await save(stranger, made.id, { name: 'Stolen' }),
      await stranger.call('POST', path(stranger, made.id, '/cards'), { cardId: 'base1-1', quantity: 1 }),
      await stranger.call('POST', path(stranger, made.id, '/validate')),
      await stranger.call('DELETE', path(stranger, made.id)),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await read(owner, made.id)).toEqual(made);
  });

  test('a deleted deck is gone, with its cards, and saving it says so', async () => {
    const made = await newDeck();
    expect((await owner.call('DELETE', path(owner, made.id))).status).toBe(204);
    expect((await owner.call('DELETE', path(owner, made.id))).status).toBe(404);
    expect(await save(owner, made.id, { name: 'Ghost' })).toMatchObject({
      status: 404,
      body: { code: 'deck-unknown' },
    });
  });

  test('a wallet has room for two hundred decks, also when it makes many at once', async () => {
    const collector = await newOwner();
    const now = new Date();
    const deck = { wallet: collector.address, description: '', version: 1, createdAt: now, updatedAt: now };
    const most = Array.from({ length: 190 }, (_, i) => ({ id: randomUUID(), name: `Deck ${i}`, ...deck }));
    await server.database.db.insert(decks).values(most);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => create(collector, { name: `Deck ${190 + i}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(
      answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'too-many-decks'),
    ).toBe(true);
    expect(await list(collector)).toHaveLength(200);
  });

  test('server and page judge every deck alike', async () => {
    const cards = [...shippedCards('base1'), ...shippedCards('sv3pt5')];
    const owned = new Map(STARTER.map(({ cardId, quantity }) => [cardId, quantity]));
    const made = await newDeck([]);
    const someLines = fc.uniqueArray(
      fc.record({ card: fc.constantFrom(...cards), quantity: fc.integer({ min: 1, max: 30 }) }),
      { maxLength: 12, selector: ({ card }) => card.id },
    );
    // Mostly the starter deck, so that legal and nearly legal decks come up too.
    const changed = fc.array(fc.tuple(fc.nat(STARTER.length - 1), fc.integer({ min: 1, max: 5 })), {
      maxLength: 2,
    });
    const starter = changed.map((changes) =>
      STARTER.map((line, i) => {
        const change = changes.find(([at]) => at === i);
        const card = cards.find(({ id }) => id === line.cardId);
        if (card === undefined) throw new Error(`${line.cardId} is not shipped`);
        return { card, quantity: change === undefined ? line.quantity : change[1] };
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(someLines, starter), async (lines) => {
        const sent = lines.map(({ card, quantity }) => ({ cardId: card.id, quantity }));
        const saved = await save(owner, made.id, { name: 'Any', cards: sent });
        const judged = await owner.ok<DeckValidationJson>('POST', path(owner, made.id, '/validate'));
        const local = validateDeck(
          lines.map(({ card, quantity }) => ({ card: factsOfCard(card), quantity })),
          { owned: (cardId) => owned.get(cardId) ?? 0 },
        );
        expect(new Set(judged.errors)).toEqual(new Set(local.errors));
        expect({ isValid: judged.isValid, stats: judged.stats }).toEqual({
          isValid: local.isValid,
          stats: local.stats,
        });
        expect(saved.body.isValid).toBe(local.isValid);
      }),
      { numRuns: 60 },
    );
  });
});
