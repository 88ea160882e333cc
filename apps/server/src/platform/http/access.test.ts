/** Every route of the API, called by nobody, by another wallet, by the owner and by an admin: who gets in is a table, not a habit. */

import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_SESSION_MINUTES, PROTOCOL_VERSION } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
  TestWallet,
} from '../../testing/index.ts';
import { systemEntropy } from '../entropy.ts';
import type { Access } from './access.ts';
import { newToken } from './tokens.ts';

/** A page that is built by nobody. */
const PAGE = mkdtempSync(join(tmpdir(), 'pokesol-page-'));
mkdirSync(join(PAGE, 'assets'));
writeFileSync(
  join(PAGE, 'index.html'),
  '<!doctype html><meta name="foreign-pictures" content="__FOREIGN_PICTURES__">',
);
afterAll(() => rmSync(PAGE, { recursive: true }));

const ID = '00000000-0000-4000-8000-000000000000';

/** One line a route: whose it is, what is sent, and the status for nobody, for a signed-in stranger, and for the owner. */
const ROUTES: readonly [
  method: string,
  path: string,
  access: Exclude<Access, 'admin'>,
  body: object | undefined,
  nobody: number,
  stranger: number,
  owner: number,
][] = [
  ['GET', '/api/config', 'public', undefined, 200, 200, 200],
  ['GET', '/api/health', 'public', undefined, 200, 200, 200],
  ['GET', '/api/ready', 'public', undefined, 200, 200, 200],
  ['GET', '/api/openapi.json', 'public', undefined, 200, 200, 200],
  ['GET', '/api/docs', 'public', undefined, 200, 200, 200],
  ['GET', '/api/docs/json', 'public', undefined, 200, 200, 200],
  ['GET', '/api/docs/yaml', 'public', undefined, 200, 200, 200],
  ['GET', '/api/docs/static/index.html', 'public', undefined, 200, 200, 200],
  ['GET', '/api/docs/static/swagger-initializer.js', 'public', undefined, 200, 200, 200],
  ['GET', '/api/docs/static/theme/pokesol.css', 'public', undefined, 200, 200, 200],
  ['GET', '/api/docs/static/swagger-ui.css', 'public', undefined, 200, 200, 200],
  ['GET', '/api/rpc', 'public', undefined, 426, 426, 426],
  ['POST', '/api/rpc', 'public', { jsonrpc: '2.0', id: 1, method: 'getBlockHeight' }, 200, 200, 200],
  ['POST', '/api/auth/challenge', 'public', { address: '$owner' }, 200, 200, 200],
  ['POST', '/api/auth/verify', 'public', { address: '$owner', transaction: 'AAAA' }, 401, 401, 401],
  ['GET', '/api/auth/session', 'session', undefined, 401, 200, 200],
  ['GET', '/api/users/$owner/balance', 'public', undefined, 200, 200, 200],
  ['GET', '/api/users/$owner/cards', 'owner', undefined, 401, 403, 200],
  ['GET', '/api/users/$owner/cards/base1-4/decks', 'owner', undefined, 401, 403, 200],
  ['GET', '/api/users/$owner/pack-purchases', 'owner', undefined, 401, 403, 200],
  ['GET', '/api/users/$owner/pack-history', 'owner', undefined, 401, 403, 200],
  ['POST', '/api/faucet', 'session', undefined, 401, 200, 200],
  ['GET', '/api/users/$owner/free-pack-eligible', 'public', undefined, 200, 200, 200],
  ['GET', '/api/users/$owner/campaign/stats', 'owner', undefined, 401, 403, 200],
  ['GET', '/api/users/$owner/campaign/opponents', 'owner', undefined, 401, 403, 200],
  [
    'POST',
    '/api/campaign/battle',
    'session',
    { battleId: ID, userId: '$owner', opponentId: 'joey', result: 'victory', battleDuration: 1 },
    401,
    403,
    404,
  ],
  [
    'POST',
    '/api/campaign/deck/resolve',
    'session',
    { opponentDeck: { pokemon: [], trainers: [], energy: [] }, useAPIFirst: true },
    401,
    200,
    200,
  ],
  ['GET', '/api/users/$owner/decks', 'owner', undefined, 401, 403, 200],
  ['POST', '/api/users/$owner/decks', 'owner', { name: 'Mine' }, 401, 403, 201],
  [`GET`, `/api/users/$owner/decks/${ID}`, 'owner', undefined, 401, 403, 404],
  ['PUT', `/api/users/$owner/decks/${ID}`, 'owner', { name: 'Mine' }, 401, 403, 404],
  ['POST', `/api/users/$owner/decks/${ID}/cards`, 'owner', { cardId: 'base1-1', quantity: 1 }, 401, 403, 404],
  ['POST', `/api/users/$owner/decks/${ID}/validate`, 'owner', undefined, 401, 403, 404],
  ['DELETE', `/api/users/$owner/decks/${ID}`, 'owner', undefined, 401, 403, 404],
  ['GET', '/api/users/$owner/wishlist', 'owner', undefined, 401, 403, 200],
  ['PUT', '/api/users/$owner/wishlist/base1-4', 'owner', undefined, 401, 403, 204],
  ['DELETE', '/api/users/$owner/wishlist/base1-4', 'owner', undefined, 401, 403, 204],
  ['GET', '/api/users/$owner/shares', 'owner', undefined, 401, 403, 200],
  ['POST', '/api/users/$owner/shares', 'owner', {}, 401, 403, 200],
  ['DELETE', `/api/users/$owner/shares/${ID}`, 'owner', undefined, 401, 403, 204],
  ['GET', `/api/shared/${ID}`, 'public', undefined, 404, 404, 404],
  ['GET', '/api/card-sets', 'public', undefined, 200, 200, 200],
  ['GET', '/api/cards?setId=base1', 'public', undefined, 200, 200, 200],
  ['GET', '/api/cards/basic-energies', 'public', undefined, 200, 200, 200],
  ['GET', '/api/cards/base1-4/text', 'public', undefined, 200, 200, 200],
  ['GET', '/api/card-plays', 'public', undefined, 200, 200, 200],
  [
    'POST',
    '/api/pack-purchases/free',
    'visitor',
    { packTypeId: 'x', walletAddress: '$owner' },
    401,
    403,
    200,
  ],
  [
    'POST',
    '/api/pack-purchases/free',
    'visitor',
    { packTypeId: 'x', walletAddress: 'demo-user' },
    404,
    404,
    404,
  ],
  ['GET', '/api/pack-types', 'public', undefined, 200, 200, 200],
  ['GET', '/api/pack-types/base1-mini/odds', 'public', undefined, 200, 200, 200],
  ['POST', '/api/pack-purchases/intents', 'session', { packTypeId: 'base1-mini' }, 401, 200, 200],
  [
    'POST',
    '/api/pack-purchases',
    'session',
    { userId: '$owner', packTypeId: 'base1-mini', price: '60', status: 'confirmed' },
    401,
    403,
    400,
  ],
  ['POST', '/api/pack-purchases/recover', 'session', { transactionSignature: '1'.repeat(64) }, 401, 404, 404],
  [
    'POST',
    '/api/pack-purchases/latest/open',
    'session',
    { userId: '$owner', packTypeId: 'base1-mini' },
    401,
    403,
    404,
  ],
  ['POST', `/api/pack-purchases/${ID}/open`, 'session', undefined, 401, 404, 404],
  ['GET', `/api/pack-purchases/${ID}/proof`, 'public', undefined, 404, 404, 404],
  ['GET', '/api/users/$owner/battles', 'owner', undefined, 401, 403, 200],
  ['POST', '/api/battles', 'session', { mode: 'match', deckId: ID }, 401, 404, 404],
  ['GET', `/api/battles/${ID}`, 'session', undefined, 401, 404, 404],
  [
    'POST',
    `/api/battles/${ID}/actions`,
    'session',
    { version: 0, action: { type: 'endTurn' } },
    401,
    404,
    404,
  ],
  ['GET', `/api/battles/${ID}/events`, 'session', undefined, 401, 404, 404],
  ['GET', `/api/battles/${ID}/log`, 'session', undefined, 401, 404, 404],
  ['GET', `/api/battles/${ID}/replay`, 'public', undefined, 404, 404, 404],
  ['POST', '/api/matchmaking', 'session', { deckId: ID }, 401, 404, 404],
  ['DELETE', '/api/matchmaking', 'session', undefined, 401, 200, 200],
  ['POST', '/api/challenges', 'session', { deckId: ID }, 401, 404, 404],
  ['GET', `/api/challenges/${ID}`, 'visitor', undefined, 404, 404, 404],
  ['POST', `/api/challenges/${ID}/accept`, 'session', { deckId: ID }, 401, 404, 404],
  ['DELETE', `/api/challenges/${ID}`, 'session', undefined, 401, 200, 200],
  ['POST', '/api/admin/login', 'public', { password: 'not-this-one' }, 401, 401, 401],
  ['POST', '/api/auth/logout', 'public', undefined, 204, 204, 204],
];

type Described = {
  'x-access'?: Access;
  requestBody?: unknown;
  security?: unknown;
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};
type Description = {
  components: { securitySchemes: unknown };
  'x-undescribed': Record<string, string>;
  paths: Record<string, Record<string, Described>>;
};

/** One line an admin route: what is sent, and the status for the admin. Everybody else gets 401 on each of them. */
const ADMIN_ROUTES: readonly [method: string, path: string, body: object | undefined, admin: number][] = [
  ['POST', '/api/admin/card-sets', {}, 400],
  ['PATCH', '/api/admin/card-sets/base1', {}, 200],
  ['GET', '/api/admin/cards', undefined, 200],
  ['GET', '/api/admin/card-texts', undefined, 200],
  ['POST', '/api/admin/cards', {}, 400],
  ['POST', '/api/admin/cards/bulk', {}, 400],
  ['PATCH', '/api/admin/cards/base1-4', {}, 200],
  ['GET', '/api/admin/pack-types', undefined, 200],
  ['POST', '/api/admin/pack-types', {}, 400],
  ['PATCH', '/api/admin/pack-types/base1-mini', { version: 1 }, 200],
  ['GET', '/api/admin/pack-pool?setId=base1', undefined, 200],
  ['POST', '/api/admin/logout', undefined, 204],
  ['GET', '/api/admin/pokemon/sets', undefined, 200],
  ['POST', '/api/admin/pokemon/import-set', { setId: '' }, 400],
  ['GET', `/api/admin/pokemon/imports/${ID}`, undefined, 404],
  ['GET', '/api/admin/stats', undefined, 200],
  ['GET', '/api/admin/audit', undefined, 200],
  ['POST', '/api/admin/seed-data', {}, 200],
];

describe.each(databasesFor('behaviour'))('who may call what, on %s', (kind) => {
  let server: TestServer;
  let nobody: TestWallet;
  let stranger: TestWallet;
  let owner: TestWallet;
  /** What is sent instead of an admin's token, by who sends it. */
  let intruders: Record<string, Record<string, string>>;
  let live: TestAdmin;
  /** How far the server's clock is ahead. */
  let minutes = 0;
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => Date.now() + minutes * 60_000 });
    nobody = await TestWallet.create(server.base);
    stranger = await TestWallet.create(server.base);
    owner = await TestWallet.create(server.base);
    await stranger.signIn();
    await owner.signIn();
    const { database, chain } = server;
    const adminPassword = 'the-password-of-last-week';
    const lastWeek = await startTestServer({ kind, database, chain, adminPassword });
    const outdated = await TestAdmin.enter(lastWeek.base, adminPassword);
    await lastWeek.close();
    live = await TestAdmin.enter(server.base);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    intruders = {
      nobody: {},
      'a player': { cookie: owner.cookie },
      'a player whose session poses as a token': bearer(owner.cookie.replace(/^.*=/, '')),
      'an admin of another password': bearer(outdated.token),
      'a forger': bearer(newToken(systemEntropy)),
      'a forger who is off by one character': bearer(
        (live.token.startsWith('A') ? 'B' : 'A') + live.token.slice(1),
      ),
      'a token in a cookie': { cookie: `pokesol_session=${live.token}` },
      'a token of another scheme': { authorization: `Basic ${live.token}` },
    };
  });
  afterAll(() => server.close());

  test.each(ROUTES)('%s %s, for %s', async (method, path, _access, body, ...expected) => {
    const name = (text: string) => text.replaceAll('$owner', owner.address);
    const sent = body === undefined ? undefined : JSON.parse(name(JSON.stringify(body)));
    const statuses: number[] = [];
    for (const caller of [nobody, stranger, owner])
      statuses.push((await caller.call(method, name(path), sent)).status);
    expect(statuses).toEqual(expected);
  });

  test.each(ADMIN_ROUTES)('%s %s', async (method, path, body, expected) => {
    const refusal = { status: 401, body: { code: 'not-an-admin' } };
    for (const [who, headers] of Object.entries(intruders)) {
      const { status, body: said } = await nobody.call(method, path, body, headers);
      expect({ who, status, body: said }).toMatchObject({ who, ...refusal });
    }
    minutes = ADMIN_SESSION_MINUTES;
    const tooLate = await live.call(method, path, body);
    minutes = 0;
    expect(tooLate).toMatchObject(refusal);
    const admin = await TestAdmin.enter(server.base);
    expect((await admin.call(method, path, body)).status).toBe(expected);
  });

  test('an admin is nobody to a wallet’s own lists', async () => {
    const admin = await TestAdmin.enter(server.base);
    for (const list of ['pack-history', 'pack-purchases', 'cards'])
      expect((await admin.call('GET', `/api/users/${owner.address}/${list}`)).status).toBe(401);
  });

  test('the tables above name every route there is, and no other', async () => {
    const { paths, 'x-undescribed': undescribed } = await owner.ok<Description>('GET', '/api/openapi.json');
    const served = Object.keys(undescribed).concat(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    const servedAs = (rows: readonly (readonly [string, string, ...unknown[]])[]) =>
      new Set(
        rows.map(([method, path]) => {
          const row = `${method} ${path.replace(/\?.*/, '')}`;
          // A path that is spelled out is taken before one with a name in its place.
          return served.filter((route) => fits(row, route)).sort(byNames)[0] ?? `nobody serves ${row}`;
        }),
      );
    const isAdmin = (route: string) => / \/api\/admin(\/|$)/.test(route) && route !== 'POST /api/admin/login';
    expect([...servedAs(ROUTES)].sort()).toEqual(served.filter((route) => !isAdmin(route)).sort());
    expect([...servedAs(ADMIN_ROUTES)].sort()).toEqual(served.filter(isAdmin).sort());
  });

  test('the description says of every route who may call it, how, and what it answers', async () => {
    const said = await owner.ok<Description>('GET', '/api/openapi.json');
    expect(said.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'pokesol_session' },
      admin: { type: 'http', scheme: 'bearer' },
    });
    const described = Object.entries(said.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ route: `${method.toUpperCase()} ${path}`, call })),
    );
    const accessOf = (route: string): Access | undefined => {
      const rows: readonly (readonly [string, string, Access])[] = [
        ...ROUTES.map(([method, path, access]) => [method, path, access] as const),
        ...ADMIN_ROUTES.map(([method, path]) => [method, path, 'admin'] as const),
      ];
      return rows.find(
        ([method, path]) =>
          described
            .map((each) => each.route)
            .filter((each) => fits(`${method} ${path.replace(/\?.*/, '')}`, each))
            .sort(byNames)[0] === route,
      )?.[2];
    };
    const security = {
      public: [],
      visitor: [{ session: [] }, {}],
      session: [{ session: [] }],
      owner: [{ session: [] }],
      admin: [{ admin: [] }],
    };
    for (const { route, call } of described) {
      const access = accessOf(route);
      expect({ route, access: call['x-access'] }).toEqual({ route, access });
      expect({ route, security: call.security }).toEqual({ route, security: access && security[access] });
      const statuses = Object.keys(call.responses);
      // 101 is what a WebSocket begins with.
      expect({ route, answers: statuses.some((status) => /^(2|101)/.test(status)) }).toEqual({
        route,
        answers: true,
      });
      expect(call.responses.default?.content?.['application/json']?.schema).toMatchObject({
        required: ['code', 'message'],
      });
    }
  });

  test('what the description leaves out is itself and its page, and each says why', async () => {
    const { 'x-undescribed': undescribed } = await owner.ok<Description>('GET', '/api/openapi.json');
    const elsewhere = Object.keys(undescribed).filter((route) => !route.startsWith('GET /api/docs'));
    expect(elsewhere).toEqual(['GET /api/openapi.json']);
    expect(Object.values(undescribed).filter((reason) => reason.length < 10)).toEqual([]);
  });

  test('what is sent to a write is described, or there is nothing to send', async () => {
    const { paths } = await owner.ok<Description>('GET', '/api/openapi.json');
    const bodiless = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, call]) => /^(post|put|patch)$/.test(method) && call.requestBody === undefined)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(bodiless.sort()).toEqual([
      'POST /api/admin/logout',
      'POST /api/admin/seed-data',
      'POST /api/auth/logout',
      'POST /api/faucet',
      'POST /api/pack-purchases/{id}/open',
      'POST /api/users/{wallet}/decks/{deckId}/validate',
      'PUT /api/users/{wallet}/wishlist/{cardId}',
    ]);
  });

  /** Whether a row's path is one of a route's, such as `/api/users/{wallet}/decks`. */
  function fits(row: string, route: string): boolean {
    const asked = row.split('/');
    const parts = route.split('/');
    if (parts.at(-1) === '*')
      return (
        asked.length >= parts.length &&
        fits(asked.slice(0, parts.length - 1).join('/'), parts.slice(0, -1).join('/'))
      );
    return (
      asked.length === parts.length &&
      parts.every((part, i) => (part.startsWith('{') ? asked[i] !== '' : part === asked[i]))
    );
  }

  function byNames(one: string, other: string): number {
    return one.split('{').length - other.split('{').length;
  }
});

describe.each(databasesFor('behaviour'))('what every answer and every write obeys, on %s', (kind) => {
  let server: TestServer;
  let wallet: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    wallet = await TestWallet.create(server.base);
    await wallet.signIn();
  });
  afterAll(() => server.close());

  test('an answer of the API may load nothing and be framed by nobody', async () => {
    const { headers } = await wallet.call('GET', '/api/config');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-pokesol-protocol')).toBe(String(PROTOCOL_VERSION));
    expect((await wallet.call('GET', '/api/nothing')).headers.get('x-pokesol-protocol')).not.toBeNull();
  });

  test('the page of the API runs our own scripts and none inline, under a policy that no other answer has', async () => {
    const page = await wallet.call<string>('GET', '/api/docs');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(policy).not.toMatch(/unsafe|https?:|nonce|sha256/);
    expect(
      page.body.match(/<script(?![^>]* src="\/api\/docs\/static\/)|<style| style=| on\w+=|https?:/),
    ).toBeNull();
    for (const path of ['/api/config', '/api/docs-not', '/api/doc', '/api/openapi.json'])
      expect((await wallet.call('GET', path)).headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
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
    ['a body that is not JSON', '{"address":', 400, /\w+ \w+/],
    ['a body without what it must have', '{"packTypeId":7}', 400, /^address: Required$/],
    ['a body of the wrong shape', '{"address":7}', 400, /^address: Expected string, received number$/],
    ['a body beyond the limit', JSON.stringify({ address: 'x'.repeat(300_000) }), 413, /\w+ \w+/],
    ['a body that poisons prototypes', '{"__proto__":{"x":1},"address":"a"}', 400, /\w+ \w+/],
  ])('%s is refused with a sentence', async (_, body, status, message) => {
    const answer = await fetch(`${server.base}/api/auth/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(message),
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
      const strict = await startTestServer({ kind, rateLimitPerMinute: 2, trustedProxies });
      const answers = [];
      for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
        answers.push(await from(strict.base, `${forged}, 9.9.9.9`));
      expect(answers).toEqual(statuses);
      await strict.close();
    }
  });

  test('a whole IPv6 network has one limit, and a neighbour has its own', async () => {
    const strict = await startTestServer({ kind, rateLimitPerMinute: 2, trustedProxies: 1 });
    const statuses = [];
    for (const address of ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3', '2001:db8:0:2::1'])
      statuses.push(
        (await fetch(`${strict.base}/api/config`, { headers: { 'x-forwarded-for': address } })).status,
      );
    expect(statuses).toEqual([200, 200, 429, 200]);
    await strict.close();
  });

  test.each([
    ['forged sessions', '/api/auth/session', { cookie: 'pokesol_session=forged' }],
    ['forged admin tokens', '/api/admin/stats', { authorization: 'Bearer forged' }],
    ['foreign origins', '/api/auth/logout', { origin: 'https://evil.example' }],
    ['addresses that nobody serves', '/api/nothing', {}],
    ['pages', '/collection', {}],
  ])('%s count as any other request, before any statement', async (_, path, headers) => {
    const statements = vi.spyOn(server.database.db, 'select');
    const { database, chain } = server;
    const strict = await startTestServer({ kind, database, chain, rateLimitPerMinute: 5, webDir: PAGE });
    const method = path === '/api/auth/logout' ? 'POST' : 'GET';
    const ask = async () => (await fetch(strict.base + path, { method, headers })).status;
    for (let asked = 0; asked < 5; asked += 1) expect(await ask()).not.toBe(429);
    statements.mockClear();
    for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toBe(429);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    await strict.close();
  });

  test('sign-ins are counted by all servers of a database together, and so is what is dear', async () => {
    // In the middle of a minute, which does not end while the test runs.
    const now = () => 1_800_000_030_000;
    const { database, chain } = server;
    const servers = await Promise.all(
      [1, 2].map(() => startTestServer({ kind, database, chain, rateLimitPerMinute: 100, now })),
    );
    const [one, two] = servers.map(({ base }) => base);
    const challenge = (base = '') =>
      fetch(`${base}/api/auth/challenge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ address: wallet.address }),
      });
    const statuses = [];
    for (const base of [one, two, one, two, one, two, one]) statuses.push((await challenge(base)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await challenge(two)).headers.get('retry-after')).toBe('30');
    const decks = async (base = '') =>
      (await wallet.at(base).call('GET', `/api/users/${wallet.address}/decks`)).status;
    const read = [];
    for (let asked = 0; asked < 22; asked += 1) read.push(await decks(asked % 2 === 0 ? one : two));
    expect(read.filter((status) => status === 429)).toHaveLength(2);
    for (const each of servers) await each.close();
  });

  test('offers are counted for themselves: each is looked for on the chain for a week', async () => {
    const { database, chain } = server;
    const strict = await startTestServer({ kind, database, chain, rateLimitPerMinute: 100 });
    const visitor = wallet.at(strict.base);
    const statuses = [];
    // The same one again and again: a wallet has fifty open at once.
    const id = randomUUID();
    for (let asked = 0; asked < 12; asked += 1)
      statuses.push(
        (await visitor.call('POST', '/api/pack-purchases/intents', { packTypeId: 'base1-mini', id })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    await strict.close();
  });

  test.each([
    [undefined, "img-src 'self' data: blob:", 'off'],
    [true, "img-src 'self' data: blob: https:", 'on'],
  ])('with foreignPictures %j the page may load pictures from %s', async (foreignPictures, policy, told) => {
    const { database, chain } = server;
    const options = foreignPictures === undefined ? {} : { foreignPictures };
    const other = await startTestServer({ kind, database, chain, webDir: PAGE, ...options });
    const answer = await fetch(`${other.base}/collection`);
    expect(answer.headers.get('content-security-policy')?.split('; ')).toContain(policy);
    expect(await answer.text()).toContain(`content="${told}"`);
    await other.close();
  });

  test('the page runs our own code alone, calls nobody else, and stands in nobody’s frame', async () => {
    const { database, chain } = server;
    const other = await startTestServer({ kind, database, chain, webDir: PAGE });
    const { headers } = await fetch(`${other.base}/collection`);
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "worker-src 'self'",
      expect.stringMatching(/^style-src 'self' 'nonce-[\w+/]{22}=='$/),
      "style-src-attr 'unsafe-inline'",
      expect.stringMatching(/^img-src /),
      "connect-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=(), payment=()');
    await other.close();
  });

  test('behind https every answer says so, and cookies are this very host’s', async () => {
    const { database, chain } = server;
    const publicOrigin = 'https://pokesol.example';
    const https = await startTestServer({ kind, database, chain, publicOrigin, webDir: PAGE });
    for (const path of [
      '/api/config',
      '/api/auth/session',
      '/api/nothing',
      '/collection',
      '/assets/x.js',
      '/%zz',
    ])
      expect((await fetch(https.base + path)).headers.get('strict-transport-security')).toMatch(
        /^max-age=\d+$/,
      );
    expect((await fetch(`${server.base}/api/config`)).headers.get('strict-transport-security')).toBeNull();
    const visitor = await TestWallet.create(https.base);
    await visitor.signIn();
    expect(visitor.cookie.split('; ').map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-pokesol_browser',
      '__Host-pokesol_session',
    ]);
    expect((await visitor.call('GET', '/api/auth/session')).status).toBe(200);
    // The plain name, which another host of the domain could have set, opens nothing.
    const plain = visitor.cookie.replaceAll('__Host-', '');
    const asked = await fetch(`${https.base}/api/auth/session`, { headers: { cookie: plain } });
    expect(asked.status).toBe(401);
    await visitor.ok('POST', '/api/auth/logout');
    expect((await visitor.call('GET', '/api/auth/session')).status).toBe(401);
    await https.close();
  });

  test('too many requests are told when to come back', async () => {
    const strict = await startTestServer({ kind, rateLimitPerMinute: 3 });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await fetch(`${strict.base}/api/config`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 'too-many-requests' });
    await strict.close();
  });
});
