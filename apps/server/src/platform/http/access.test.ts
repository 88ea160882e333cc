/** Every route of the API, called by nobody, by another wallet and by the owner: who gets in is a table, not a habit. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, TestWallet } from '../../testing/index.ts';

const ID = '00000000-0000-4000-8000-000000000000';

/** One line a route: what is sent, and the status for nobody, for a signed-in stranger, and for the owner. */
const ROUTES: readonly [
  method: string,
  path: string,
  body: object | undefined,
  nobody: number,
  stranger: number,
  owner: number,
][] = [
  ['GET', '/api/config', undefined, 200, 200, 200],
  ['GET', '/api/health', undefined, 200, 200, 200],
  ['GET', '/api/ready', undefined, 200, 200, 200],
  ['GET', '/api/openapi.json', undefined, 200, 200, 200],
  ['POST', '/api/rpc', { jsonrpc: '2.0', id: 1, method: 'getBlockHeight' }, 200, 200, 200],
  ['POST', '/api/auth/challenge', { address: '$owner' }, 200, 200, 200],
  ['POST', '/api/auth/verify', { address: '$owner', transaction: 'AAAA' }, 401, 401, 401],
  ['GET', '/api/auth/session', undefined, 401, 200, 200],
  ['GET', '/api/users/$owner/balance', undefined, 200, 200, 200],
  ['GET', '/api/users/$owner/cards', undefined, 401, 403, 200],
  ['GET', '/api/users/$owner/pack-purchases', undefined, 401, 403, 200],
  ['POST', '/api/faucet', undefined, 401, 200, 200],
  ['GET', '/api/users/$owner/free-pack-eligible', undefined, 200, 200, 200],
  ['GET', '/api/users/$owner/campaign/stats', undefined, 401, 403, 200],
  ['GET', '/api/users/$owner/campaign/opponents', undefined, 401, 403, 200],
  [
    'POST',
    '/api/campaign/battle',
    { battleId: ID, userId: '$owner', opponentId: 'joey', result: 'victory', battleDuration: 1 },
    401,
    403,
    404,
  ],
  [
    'POST',
    '/api/campaign/deck/resolve',
    { opponentDeck: { pokemon: [], trainers: [], energy: [] }, useAPIFirst: true },
    401,
    200,
    200,
  ],
  ['GET', '/api/users/$owner/decks', undefined, 401, 403, 200],
  ['POST', '/api/users/$owner/decks', { name: 'Mine' }, 401, 403, 201],
  [`GET`, `/api/users/$owner/decks/${ID}`, undefined, 401, 403, 404],
  ['PUT', `/api/users/$owner/decks/${ID}`, { name: 'Mine' }, 401, 403, 404],
  ['POST', `/api/users/$owner/decks/${ID}/cards`, { cardId: 'base1-1', quantity: 1 }, 401, 403, 404],
  ['POST', `/api/users/$owner/decks/${ID}/validate`, undefined, 401, 403, 404],
  ['DELETE', `/api/users/$owner/decks/${ID}`, undefined, 401, 403, 404],
  ['GET', '/api/card-sets', undefined, 200, 200, 200],
  ['GET', '/api/cards?setId=base1', undefined, 200, 200, 200],
  ['POST', '/api/pack-purchases/free', { packTypeId: 'x', walletAddress: '$owner' }, 401, 403, 200],
  ['POST', '/api/pack-purchases/free', { packTypeId: 'x', walletAddress: 'demo-user' }, 404, 404, 404],
  ['GET', '/api/pack-types', undefined, 200, 200, 200],
  ['GET', '/api/pack-types/base1-mini/odds', undefined, 200, 200, 200],
  ['POST', '/api/pack-purchases/intents', { packTypeId: 'base1-mini' }, 401, 200, 200],
  [
    'POST',
    '/api/pack-purchases',
    { userId: '$owner', packTypeId: 'base1-mini', price: '60', status: 'confirmed' },
    401,
    403,
    400,
  ],
  ['POST', '/api/pack-purchases/recover', { transactionSignature: '1'.repeat(64) }, 401, 404, 404],
  ['POST', '/api/pack-purchases/latest/open', { userId: '$owner', packTypeId: 'base1-mini' }, 401, 403, 404],
  ['POST', `/api/pack-purchases/${ID}/open`, undefined, 401, 404, 404],
  ['GET', `/api/pack-purchases/${ID}/proof`, undefined, 404, 404, 404],
  ['GET', '/api/users/$owner/battles', undefined, 401, 403, 200],
  ['POST', '/api/battles', { mode: 'match', deckId: ID }, 401, 404, 404],
  ['GET', `/api/battles/${ID}`, undefined, 401, 404, 404],
  ['POST', `/api/battles/${ID}/actions`, { version: 0, action: { type: 'endTurn' } }, 401, 404, 404],
  ['GET', `/api/battles/${ID}/events`, undefined, 401, 404, 404],
  ['GET', `/api/battles/${ID}/replay`, undefined, 404, 404, 404],
  ['POST', '/api/matchmaking', { deckId: ID }, 401, 404, 404],
  ['DELETE', '/api/matchmaking', undefined, 401, 200, 200],
  ['POST', '/api/auth/logout', undefined, 204, 204, 204],
];

describe('who may call what', () => {
  let server: TestServer;
  let nobody: TestWallet;
  let stranger: TestWallet;
  let owner: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind: 'pglite' });
    nobody = await TestWallet.create(server.base);
    stranger = await TestWallet.create(server.base);
    owner = await TestWallet.create(server.base);
    await stranger.signIn();
    await owner.signIn();
  });
  afterAll(() => server.close());

  test.each(ROUTES)('%s %s', async (method, path, body, ...expected) => {
    const name = (text: string) => text.replaceAll('$owner', owner.address);
    const sent = body === undefined ? undefined : JSON.parse(name(JSON.stringify(body)));
    const statuses: number[] = [];
    for (const caller of [nobody, stranger, owner])
      statuses.push((await caller.call(method, name(path), sent)).status);
    expect(statuses).toEqual(expected);
  });

  test('the table above names every route there is', async () => {
    const { paths } = await owner.ok<{ paths: Record<string, Record<string, unknown>> }>(
      'GET',
      '/api/openapi.json',
    );
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '*')}`),
    );
    const tabled = ROUTES.map(([method, path]) => {
      const pattern = path
        .replace(/\?.*/, '')
        .replace('$owner', '*')
        .replace(ID, '*')
        .replace('pack-types/base1-mini', 'pack-types/*');
      return `${method} ${pattern}`;
    });
    expect(tabled).toEqual(expect.arrayContaining(served));
  });
});

describe('what every answer and every write obeys', () => {
  let server: TestServer;
  let wallet: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind: 'pglite' });
    wallet = await TestWallet.create(server.base);
    await wallet.signIn();
  });
  afterAll(() => server.close());

  test('an answer of the API may load nothing and be framed by nobody', async () => {
    const { headers } = await wallet.call('GET', '/api/config');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['our own page', { origin: '$base', 'sec-fetch-site': 'same-origin' }, 200],
    ['a plain client', {}, 200],
  ])('a write from %s', async (_, headers: Record<string, string>, status) => {
    const named = Object.fromEntries(
      Object.entries(headers).map(([k, v]) => [k, v.replace('$base', server.base)]),
    );
    const answer = await wallet.call(
      'POST',
      '/api/pack-purchases/intents',
      { packTypeId: 'base1-mini' },
      named,
    );
    expect(answer.status).toBe(status);
  });

  test.each([
    ['a body that is not JSON', '{"packTypeId":', 400],
    ['a body of the wrong shape', '{"packTypeId":7}', 400],
    ['a body beyond the limit', JSON.stringify({ packTypeId: 'x'.repeat(300_000) }), 413],
    ['a body that poisons prototypes', '{"__proto__":{"x":1},"packTypeId":"base1-mini"}', 400],
  ])('%s is refused with a sentence', async (_, body, status) => {
    const answer = await fetch(`${server.base}/api/auth/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/\w+ \w+/),
    });
  });

  test.each(['/api/pack-types/%00/odds', '/api/pack-types/%zz/odds', '/api/cards?setId=%00'])(
    '%s is refused in the house’s own shape',
    async (path) => {
      const answer = await wallet.call('GET', path);
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
  );

  test('a forged X-Forwarded-For opens no second limit', async () => {
    const from = (base: string, address: string) =>
      fetch(`${base}/api/config`, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
    for (const [trustedProxies, statuses] of [
      [0, [200, 200, 429]],
      // The last entry is the proxy's own; what the client wrote before it counts for nothing.
      [1, [200, 200, 429]],
    ] as const) {
      const strict = await startTestServer({ kind: 'pglite', rateLimitPerMinute: 2, trustedProxies });
      const answers = [];
      for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
        answers.push(await from(strict.base, `${forged}, 9.9.9.9`));
      expect(answers).toEqual(statuses);
      await strict.close();
    }
  });

  test('only the methods that a purchase needs reach the chain', async () => {
    const call = (method: string) =>
      wallet.call('POST', '/api/rpc', { jsonrpc: '2.0', id: 1, method, params: [] });
    expect((await call('requestAirdrop')).status).toBe(400);
    expect((await call('getProgramAccounts')).status).toBe(400);
    expect((await call('getBlockHeight')).status).toBe(200);
  });

  test('too many requests are told when to come back', async () => {
    const strict = await startTestServer({ kind: 'pglite', rateLimitPerMinute: 3 });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await fetch(`${strict.base}/api/config`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 'too-many-requests' });
    await strict.close();
  });
});
