/** Links to decks and binders: off until switched on, only by their wallet, void once off, silent about their wallet. */
import { randomUUID } from 'node:crypto';
import {
  type DeckJson,
  type FreePackAnswer,
  type RefusalBody,
  type SharedAnswer,
  type ShareJson,
  sharedAnswer,
} from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';

describe.each(databasesFor('behaviour'))('links on %s', (kind) => {
  let server: TestServer;
  let owner: TestWallet;
  let deckId: string;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    owner = await newWallet();
    const claimed = await owner.ok<FreePackAnswer>('POST', '/api/pack-purchases/free', {
      packTypeId: 'starter-pack',
      walletAddress: owner.address,
    });
    deckId = claimed.deckId ?? '';
  });
  afterAll(() => server.close());

  async function newWallet(): Promise<TestWallet> {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    return wallet;
  }
  const path = (wallet: TestWallet, id = '') =>
    `/api/users/${wallet.address}/shares${id === '' ? '' : `/${id}`}`;
  const share = (wallet: TestWallet, body: object = { deckId }) =>
    wallet.call<ShareJson & RefusalBody>('POST', path(wallet), body);
  /** As a visitor without a wallet. */
  const look = async (id: string) => {
    const answer = await fetch(`${server.base}/api/shared/${id}`);
    return { status: answer.status, text: await answer.text() };
  };

  test('show a deck or a binder to anybody, and nothing of its wallet', async () => {
    const { body: deck } = await share(owner);
    const { body: binder } = await share(owner, {});
    const shown = await look(deck.id);
    expect(shown.status).toBe(200);
    const shownDeck = sharedAnswer.parse(JSON.parse(shown.text));
    expect(shownDeck).toMatchObject({ kind: 'deck', name: 'Starter Deck' });
    expect(copies(shownDeck)).toBe(60);
    const shownBinder = await look(binder.id);
    expect(copies(sharedAnswer.parse(JSON.parse(shownBinder.text)))).toBe(60);
    for (const { text } of [shown, shownBinder]) expect(text).not.toContain(owner.address);
    expect(shown.text).not.toContain(deckId);
  });
  const copies = ({ cards }: SharedAnswer) => cards.reduce((sum, { quantity }) => sum + quantity, 0);

  test('are one a thing, however often they are switched on', async () => {
    const asked = await Promise.all([share(owner), share(owner), share(owner, {}), share(owner, {})]);
    const ids = asked.map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(2);
    const listed = await owner.ok<ShareJson[]>('GET', path(owner));
    expect(listed.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
  });

  test('are void once switched off, and the next one is another', async () => {
    const { body: first } = await share(owner);
    expect((await owner.call('DELETE', path(owner, first.id))).status).toBe(204);
    expect(await look(first.id)).toMatchObject({
      status: 404,
      text: expect.stringContaining('share-unknown'),
    });
    const { body: second } = await share(owner);
    expect(second.id).not.toBe(first.id);
    expect((await look(second.id)).status).toBe(200);
  });

  test('are switched by their owner alone', async () => {
    const stranger = await newWallet();
    expect(await share(stranger)).toMatchObject({ status: 404, body: { code: 'deck-unknown' } });
    const { body } = await share(owner);
    expect((await stranger.call('DELETE', path(stranger, body.id))).status).toBe(204);
    expect((await look(body.id)).status).toBe(200);
    expect(await stranger.ok('GET', path(stranger))).toEqual([]);
  });

  test('of a deleted deck are gone with it', async () => {
    const made = await owner.ok<DeckJson>('POST', `/api/users/${owner.address}/decks`, {
      name: 'Short-lived',
      cards: [{ cardId: 'base1-58', quantity: 1 }],
    });
    const { body } = await share(owner, { deckId: made.id });
    await owner.ok('DELETE', `/api/users/${owner.address}/decks/${made.id}`);
    expect((await look(body.id)).status).toBe(404);
  });

  test('are counted as dear, and read once for all who look at the same time', async () => {
    const { body } = await share(owner, {});
    const reads = vi.spyOn(server.database.db, 'select');
    await look(body.id);
    const statements = reads.mock.calls.length;
    reads.mockClear();
    await Promise.all(Array.from({ length: 10 }, () => look(body.id)));
    expect(reads.mock.calls.length).toBeLessThan(10 * statements);
    reads.mockRestore();
    const { database, chain } = server;
    const strict = await startTestServer({ kind, database, chain, rateLimitPerMinute: 100 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 22; asked += 1)
      statuses.push((await fetch(`${strict.base}/api/shared/${randomUUID()}`)).status);
    await strict.close();
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  });
});
