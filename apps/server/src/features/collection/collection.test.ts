/** A large collection: sent whole, in pieces that leave others their turn, and once for all who ask at the same time. */
import { asSetId, type Card } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine';
import { type UserCardsAnswer, userCardsAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  databasesFor,
  giveCards,
  startTestServer,
  type TestServer,
  TestWallet,
} from '../../../testing/index.ts';
import { cardSets, cards } from '../catalogue/tables.ts';

/** More than two pieces. */
const CARDS = 1_001;

function cardOf(number: number): Card {
  const made = madeCard(
    { name: `Pokémon ${number}`, cardNumber: `${number}`, rarity: 'common', attributes: { hp: 60 } },
    asSetId('large'),
  );
  if (isRefusal(made)) throw new Error(JSON.stringify(made.problems));
  return made.card;
}

describe.each(databasesFor('behaviour'))('a collection of a thousand cards on %s', (kind) => {
  let server: TestServer;
  let owner: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    const { db } = server.database;
    const made = Array.from({ length: CARDS }, (_, i) => cardOf(i + 1));
    await db
      .insert(cardSets)
      .values({ id: 'large', name: 'Large', series: 'Custom', printedTotal: CARDS, total: CARDS });
    await db.insert(cards).values(made.map((base) => ({ id: base.id, setId: 'large', base })));
    owner = await TestWallet.create(server.base);
    await owner.signIn();
    await giveCards(
      db,
      owner.address,
      made.map(({ id }, i) => ({ cardId: id, quantity: 1 + (i % 3) })),
    );
  });
  afterAll(() => server.close());
  const ask = () => owner.ok<UserCardsAnswer>('GET', `/api/users/${owner.address}/cards`);

  test('is sent whole: every card once, with its copies', async () => {
    const answered = userCardsAnswer.parse(await ask());
    expect(answered.cards).toHaveLength(CARDS);
    const copies = new Map(answered.cards.map(({ cardId, quantity }) => [cardId, quantity]));
    for (let number = 1; number <= CARDS; number += 1)
      expect(copies.get(`large-${number}`)).toBe(1 + ((number - 1) % 3));
    expect(answered.cards[0]).toMatchObject({
      id: `${owner.address}/${answered.cards[0]?.cardId}`,
      card: { set: { id: 'large', name: 'Large' } },
    });
    for (const { firstOwnedAt } of answered.cards) expect(Date.parse(firstOwnedAt ?? '')).not.toBeNaN();
  });

  const ASKERS = 20;
  test('is read a few times for twenty who ask at once', async () => {
    const reads = vi.spyOn(server.database.db, 'select');
    await ask();
    const statements = reads.mock.calls.length;
    reads.mockClear();
    const answered = await Promise.all(Array.from({ length: ASKERS }, ask));
    expect(answered.every((each) => each.cards.length === CARDS)).toBe(true);
    // Shared by those who ask while a read runs.
    expect(statements).toBe(Math.ceil(CARDS / 400));
    expect(reads.mock.calls.length).toBeLessThan(ASKERS * (statements - 1));
  });

  test('is counted as dear', async () => {
    const strict = await startTestServer({
      kind,
      database: server.database,
      chain: server.chain,
      rateLimitPerMinute: 100,
    });
    const guest = owner.at(strict.base);
    const statuses: number[] = [];
    for (let i = 0; i < 22; i += 1)
      statuses.push((await guest.call('GET', `/api/users/${guest.address}/cards`)).status);
    await strict.close();
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  });
});
