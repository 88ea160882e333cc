/** A save whose answer was lost is neither a conflict nor a second deck. */
import type { DeckRequest } from '@pokesol/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { saveDeck } from './saveDeck.ts';

const sent: DeckRequest = { name: 'Rocks', description: '', cards: [{ cardId: 'base1-1', quantity: 2 }] };
const changed = new Response(JSON.stringify({ code: 'deck-changed', message: 'Changed' }), { status: 409 });
const deck = (change: object = {}) => Response.json({ id: 'deck', version: 4, ...sent, ...change });

/** Answers one call after the other, and records what was asked. */
function server(...answers: Response[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${typeof body === 'string' ? body : ''}`.trim());
    return answers.shift()?.clone();
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('a conflict with the very deck that was sent is a save', async () => {
  const asked = server(changed, deck());
  const saved = await saveDeck('me', { id: 'deck', deck: { ...sent, version: 3 } });
  expect(saved.version).toBe(4);
  expect(asked[1]).toBe('GET /api/users/me/decks/deck');
});

test.each([
  { name: 'Stones' },
  { description: 'Other' },
  { cards: [{ cardId: 'base1-1', quantity: 3 }] },
  { cards: [] },
])('a conflict with another deck stays one: %j', async (change) => {
  server(changed, deck(change));
  await expect(saveDeck('me', { id: 'deck', deck: { ...sent, version: 3 } })).rejects.toMatchObject({
    code: 'deck-changed',
  });
});

test('a new deck that stands already as it was first sent gets what was changed since', async () => {
  const asked = server(deck({ version: 1, cards: [] }), deck({ version: 2 }));
  const saved = await saveDeck('me', { deck: { ...sent, id: 'chosen' } });
  expect(saved.version).toBe(2);
  expect(asked[1]).toBe(`PUT /api/users/me/decks/deck ${JSON.stringify({ ...sent, version: 1 })}`);
});

test('a new deck is one call', async () => {
  const asked = server(deck({ version: 1 }));
  await saveDeck('me', { deck: { ...sent, id: 'chosen' } });
  expect(asked).toHaveLength(1);
});
