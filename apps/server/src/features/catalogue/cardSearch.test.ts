/** Cards are found by name or number among all there are, and by what an admin made of them. */
import type { CardSearchAnswer } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { cards } from './tables.ts';

describe.each(databasesFor('behaviour'))('a search for cards on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  const ask = (query: Record<string, string>) =>
    fetch(`${server.base}/api/cards/search?${new URLSearchParams(query)}`);
  const search = async (query: Record<string, string>): Promise<CardSearchAnswer> => {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const all = () => server.database.db.select({ name: cards.name }).from(cards);

  test('finds every name there is, however it is written', async () => {
    const names = [...new Set((await all()).map(({ name }) => name))].filter((_, i) => i % 29 === 0);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const [first] = (await search({ text: name.toUpperCase().replaceAll("'", '’'), limit: '1' })).cards;
      expect(first?.name.toLowerCase(), name).toBe(name.toLowerCase());
    }
    const [mime] = (await search({ text: 'mr mime' })).cards;
    expect(mime?.name).toBe('Mr. Mime');
  });

  test('has those of that very name first, then those that begin with it; of one set on wish', async () => {
    const { total, cards: found } = await search({ text: 'mew' });
    const rank = (name: string) => (name === 'Mew' ? 0 : name.startsWith('Mew') ? 1 : 2);
    const ranks = found.map(({ name }) => rank(name));
    expect(ranks).toEqual([...ranks].sort());
    expect(total).toBe(found.length);
    const ofSet = (await search({ text: 'mew', setId: 'sv3pt5' })).cards;
    expect(ofSet).toEqual(found.filter(({ set }) => set.id === 'sv3pt5'));
    expect(ofSet).not.toEqual([]);
  });

  test('says how many there are when it sends fewer, and finds a number alone', async () => {
    const { total, cards: found } = await search({ text: 'ar', limit: '3' });
    expect(found).toHaveLength(3);
    expect(total).toBe((await all()).filter(({ name }) => /a\W*r/i.test(name)).length);
    for (const { cardNumber } of (await search({ text: '#4' })).cards) expect(cardNumber).toBe('4');
    expect(await search({ text: 'zzq%_' })).toEqual({ total: 0, cards: [] });
  });

  test.each([
    { text: 'x' },
    { text: 'x'.repeat(61) },
    { text: 'mew', limit: '0' },
    { text: 'mew', limit: '241' },
    {},
  ])('is refused as %o', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  test('follows what an admin changes', async () => {
    const { db } = server.database;
    expect((await search({ text: 'turtok' })).total).toBe(0);
    await db
      .update(cards)
      .set({ edits: { name: 'Turtok' } })
      .where(eq(cards.id, 'base1-2'));
    expect((await search({ text: 'turtok' })).cards).toMatchObject([{ id: 'base1-2' }]);
  });
});
