/** What the calls of battles answer is what their description says: they write JSON by hand, past every schema. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type Answer,
  BattlePlayer,
  databasesFor,
  startTestServer,
  type TestServer,
  tryAct,
} from '../../../testing/index.ts';

type Responses = Record<string, { content: Record<string, { schema: z.core.JSONSchema.BaseSchema }> }>;
type Description = { paths: Record<string, Record<string, { responses: Responses }>> };

describe.each(databasesFor('behaviour'))('the described answers of battles, on %s', (kind) => {
  let server: TestServer;
  let player: BattlePlayer;
  let said: Description;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    player = await BattlePlayer.create(server.base);
    said = await player.wallet.ok('GET', '/api/openapi.json');
  });
  afterAll(() => server.close());

  /** Throws where the answer is not what is described for its status. */
  function asDescribed(call: string, { status, body }: Answer): void {
    const [method = '', path = ''] = call.split(' ');
    const responses = said.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    const schema = (responses[status] ?? responses.default)?.content['application/json']?.schema;
    if (schema === undefined) throw new Error(`${call} describes no answer`);
    z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' }).parse(body);
  }

  test('begun, seen, acted in, refused, stale, ended and played again', async () => {
    const { wallet, deckId } = player;
    const begun = await wallet.call<{ id: string; version: number }>('POST', '/api/battles', {
      mode: 'match',
      deckId,
    });
    expect(begun.status).toBe(201);
    asDescribed('POST /api/battles', begun);
    const { id, version } = begun.body;
    const another = await wallet.call('POST', '/api/battles', { mode: 'match', deckId });
    expect(another.status).toBe(409);
    asDescribed('POST /api/battles', another);
    asDescribed('GET /api/battles/{id}', await wallet.call('GET', `/api/battles/${id}`));
    const running = await wallet.call('GET', `/api/battles/${id}/replay`);
    expect(running.status).toBe(409);
    asDescribed('GET /api/battles/{id}/replay', running);

    const acting = 'POST /api/battles/{id}/actions';
    const wrong = await tryAct(player, id, version, { type: 'choose', cards: [] });
    expect(wrong.status).toBe(422);
    asDescribed(acting, wrong);
    const ended = await tryAct(player, id, version, { type: 'concede' });
    expect(ended.status).toBe(200);
    asDescribed(acting, ended);
    const stale = await tryAct(player, id, version, { type: 'concede' });
    expect(stale.status).toBe(409);
    asDescribed(acting, stale);
    const replay = await wallet.call('GET', `/api/battles/${id}/replay`);
    expect(replay.status).toBe(200);
    asDescribed('GET /api/battles/{id}/replay', replay);
  });

  test('a description that leaves out or adds a field is noticed', async () => {
    const { wallet, deckId } = player;
    const begun = await wallet.call<object>('POST', '/api/battles', { mode: 'match', deckId });
    const { opponentDeck: _, ...less } = begun.body as { opponentDeck: string };
    expect(() => asDescribed('POST /api/battles', { ...begun, body: less })).toThrow();
    expect(() => asDescribed('POST /api/battles', { ...begun, body: { ...begun.body, more: 1 } })).toThrow();
  });
});
