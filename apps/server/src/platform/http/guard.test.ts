/** Each kind of access by itself, with made-up sessions and admins: who gets in, and as whom. */
import cookie from '@fastify/cookie';
import { DEMO_USER } from '@pokesol/protocol';
import fastify, { type FastifyRequest, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Access,
  adminOf,
  cookieName,
  guardRoutes,
  SESSION_COOKIE,
  sessionOf,
  signedIn,
  walletBehind,
} from './access.ts';

const SESSIONS: Record<string, string> = { 'alices-session': 'alice', 'bobs-session': 'bob' };
const ADMINS: Record<string, string> = { 'a token': 'login 7' };
const BROKEN = 'broken';

/** What was looked up, in order. */
let asked: string[] = [];

async function walletOfSession(token: string): Promise<string | undefined> {
  asked.push(`session ${token}`);
  if (token === BROKEN) throw new Error('the database is gone');
  return SESSIONS[token];
}

async function build() {
  const app = fastify();
  await app.register(cookie);
  guardRoutes(app, {
    isHttps: false,
    walletOfSession,
    adminOfToken: async (token) => {
      asked.push(`admin ${token}`);
      const sessionId = ADMINS[token];
      return sessionId === undefined ? undefined : { sessionId };
    },
  });
  const said = ({ wallet, admin, body }: FastifyRequest) => ({ wallet, admin, body: body ?? null });
  for (const [access, url] of Object.entries(URLS))
    app.route({ method: ['GET', 'POST'], url, config: { access: access as Access }, handler: said });
  app.get('/page.html', { config: { rateLimit: false } }, ({ routeOptions }) => routeOptions.config);
  app.get('/mine.html', { config: { access: 'session' } }, said);
  app.get('/api/misused', { config: { access: 'public' } }, (request) => signedIn(request));
  app.get('/api/admin/misused', { config: { access: 'admin' } }, (request) => signedIn(request));
  app.get('/api/token', { config: { access: 'session' } }, (request) => ({ token: sessionOf(request) }));
  app.get('/api/misused-token', { config: { access: 'public' } }, (request) => sessionOf(request));
  app.get('/api/behind', { config: { access: 'public' } }, async (request) => ({
    behind: (await walletBehind(request, { isHttps: false, walletOfSession })) ?? null,
    wallet: request.wallet,
  }));
  app.get('/api/misused-too', { config: { access: 'session' } }, (request) => adminOf(request));
  return app;
}

const URLS: Record<Access, string> = {
  public: '/api/public',
  visitor: '/api/visitor',
  session: '/api/session',
  owner: '/api/users/:wallet/cards',
  admin: '/api/admin/cards',
};

let app: Awaited<ReturnType<typeof build>> | undefined;
// Not before all: a server that cannot be built shall fail each test.
beforeEach(async () => {
  app = await build();
  asked = [];
});
afterEach(() => app?.close());

type Caller = { readonly session?: string; readonly authorization?: string };

async function call(url: string, { session, authorization }: Caller = {}, body?: object) {
  const options: InjectOptions = { method: body === undefined ? 'GET' : 'POST', url };
  if (app === undefined) throw new Error('it was not built');
  const answer = await app.inject({
    ...options,
    ...(body === undefined ? {} : { payload: body }),
    ...(session === undefined ? {} : { cookies: { [SESSION_COOKIE]: session } }),
    headers: authorization === undefined ? {} : { authorization },
  });
  return { status: answer.statusCode, ...answer.json() };
}

const ALICE: Caller = { session: 'alices-session' };
const BOB: Caller = { session: 'bobs-session' };
const EXPIRED: Caller = { session: 'long over' };
const ADMIN: Caller = { authorization: 'Bearer a token' };

const as = (wallet: string | null) => ({ status: 200, wallet, admin: null });
const notSignedIn = { status: 401, code: 'not-signed-in' };
const notYours = { status: 403, code: 'not-your-wallet' };
const notAnAdmin = { status: 401, code: 'not-an-admin' };

describe('public', () => {
  test.each([{}, ALICE, EXPIRED, { session: BROKEN }, ADMIN])(
    'lets in any caller, and looks up no session: %j',
    async (who) => {
      const body = { userId: 'bob', walletAddress: 'bob' };
      expect(await call('/api/public', who)).toMatchObject(as(null));
      expect(await call('/api/public', who, body)).toMatchObject({ ...as(null), body });
      expect(asked).toEqual([]);
    },
  );

  test('is whatever does not lie under /api, which keeps the rest of what it says of itself', async () => {
    expect(await call('/page.html', { session: BROKEN })).toMatchObject({
      status: 200,
      access: 'public',
      rateLimit: false,
    });
    expect(await call('/mine.html')).toMatchObject(as(null));
    expect(await call('/page.html')).toMatchObject({ status: 200, access: 'public' });
  });

  test('is what no route serves: it is not found, for any caller', async () => {
    for (const who of [{}, ALICE]) {
      expect(await call('/api/nothing', who)).toMatchObject({ status: 404 });
      expect(await call('/api/nothing', who, { userId: 'bob' })).toMatchObject({ status: 404 });
    }
  });
});

describe('session', () => {
  test('lets in a signed-in wallet, as itself', async () => {
    expect(await call('/api/session', ALICE)).toMatchObject(as('alice'));
    expect(await call('/api/session', BOB)).toMatchObject(as('bob'));
    expect(asked).toEqual(['session alices-session', 'session bobs-session']);
  });

  test.each([{}, EXPIRED, ADMIN])('refuses callers without one: %j', async (who) => {
    expect(await call('/api/session', who)).toMatchObject(notSignedIn);
    expect(asked).toEqual(who === EXPIRED ? ['session long over'] : []);
  });

  test('gives its route the token by which it was opened', async () => {
    expect(await call('/api/token', ALICE)).toMatchObject({ status: 200, token: 'alices-session' });
  });

  test('stands behind a request that anybody may make, for who asks', async () => {
    const behind = async (who: Caller) => ((await call('/api/behind', who)) as { behind?: unknown }).behind;
    expect([await behind({}), await behind(EXPIRED), await behind(ALICE)]).toEqual([null, null, 'alice']);
    expect(asked).toEqual(['session long over', 'session alices-session']);
    expect(await call('/api/behind', ALICE)).toMatchObject({ wallet: null });
  });

  test('has a cookie that over https no other host can set', () => {
    expect([cookieName('a', true), cookieName('a', false)]).toEqual(['__Host-a', 'a']);
  });

  test('a session that cannot be looked up lets no caller in', async () => {
    expect(await call('/api/session', { session: BROKEN })).toMatchObject({
      status: 500,
      message: 'the database is gone',
    });
  });
});

describe('owner', () => {
  test('lets in the wallet of the path alone', async () => {
    expect(await call('/api/users/alice/cards', ALICE)).toMatchObject(as('alice'));
    expect(await call('/api/users/alice/cards', BOB)).toMatchObject(notYours);
    expect(await call('/api/users/alice/cards')).toMatchObject(notSignedIn);
    expect(await call('/api/users/alice/cards', EXPIRED)).toMatchObject(notSignedIn);
  });
});

describe.each([
  ['session', '/api/session'],
  ['owner', '/api/users/alice/cards'],
  ['visitor', '/api/visitor'],
])('a body sent to a route of %s', (_, url) => {
  test.each([
    [{ userId: 'alice' }],
    [{ walletAddress: 'alice' }],
    [{ userId: 'alice', walletAddress: 'alice' }],
    [{ wallet: 'bob' }],
    // No wallet at all: the route's own schema has something to say to that.
    [{ userId: 7, walletAddress: null }],
    [['bob']],
  ])('may repeat whose it is: %j', async (body) => {
    expect(await call(url, ALICE, body)).toMatchObject({ ...as('alice'), body });
  });

  test.each([
    [{ userId: 'bob' }],
    [{ walletAddress: 'bob' }],
    [{ userId: 'alice', walletAddress: 'bob' }],
    [{ userId: 'bob', walletAddress: 'alice' }],
    [{ userId: '' }],
    [{ userId: DEMO_USER }],
  ])('may name no other wallet: %j', async (body) => {
    expect(await call(url, ALICE, body)).toMatchObject(notYours);
  });

  test('may be none, also where JSON was announced', async () => {
    for (const payload of ['null', '"alice"', '7']) {
      const headers = { 'content-type': 'application/json' };
      const cookies = { [SESSION_COOKIE]: 'alices-session' };
      if (app === undefined) throw new Error('it was not built');
      const answer = await app.inject({ method: 'POST', url, payload, headers, cookies });
      expect([answer.statusCode, answer.json().body]).toEqual([200, JSON.parse(payload)]);
    }
  });
});

describe('visitor', () => {
  const demo = { walletAddress: DEMO_USER };

  test('lets in a signed-in wallet as itself, and any other caller as anonymous', async () => {
    expect(await call('/api/visitor', ALICE)).toMatchObject(as('alice'));
    expect(await call('/api/visitor')).toMatchObject(as(null));
    expect(await call('/api/visitor', EXPIRED)).toMatchObject(as(null));
  });

  test('takes a body of anyone as the demo user, who has no wallet', async () => {
    for (const who of [{}, EXPIRED, ALICE])
      expect(await call('/api/visitor', who, demo)).toMatchObject({ ...as(null), body: demo });
  });

  test('takes no other body of a caller who is not signed in', async () => {
    for (const body of [{}, { walletAddress: 'alice' }, { userId: DEMO_USER }])
      for (const who of [{}, EXPIRED])
        expect(await call('/api/visitor', who, body)).toMatchObject(notSignedIn);
  });

  test('is the only one that knows the demo user', async () => {
    expect(await call('/api/session', ALICE, demo)).toMatchObject(notYours);
    expect(await call('/api/users/alice/cards', ALICE, demo)).toMatchObject(notYours);
  });
});

describe('admin', () => {
  test.each(['Bearer a token', 'bearer a token', 'BEARER a token'])('lets in «%s»', async (authorization) => {
    expect(await call('/api/admin/cards', { authorization })).toMatchObject({
      status: 200,
      wallet: null,
      admin: { sessionId: 'login 7', address: '127.0.0.1' },
    });
    expect(asked).toEqual(['admin a token']);
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearera token',
    'Basic a token',
    'not Bearer a token',
    'Bearer another',
  ])('refuses «%s»', async (authorization) => {
    expect(await call('/api/admin/cards', { authorization })).toMatchObject(notAnAdmin);
  });

  test('refuses a player, and an anonymous caller', async () => {
    expect(await call('/api/admin/cards', ALICE)).toMatchObject(notAnAdmin);
    expect(await call('/api/admin/cards')).toMatchObject(notAnAdmin);
    expect(asked).toEqual([]);
  });

  test('may name any wallet', async () => {
    const body = { userId: 'bob', walletAddress: 'alice' };
    expect(await call('/api/admin/cards', ADMIN, body)).toMatchObject({ status: 200, wallet: null, body });
  });
});

test.each([
  ['/api/misused', {}, /needs a session but is not declared so/],
  ['/api/admin/misused', ADMIN, /needs a session but is not declared so/],
  ['/api/misused-token', ALICE, /needs a session but is not declared so/],
  ['/api/misused-too', ALICE, /needs an admin but is not declared so/],
] as const)(
  'a route that asks for whom it has not let in is a fault of ours: %s',
  async (url, who, message) => {
    expect(await call(url, who)).toMatchObject({ status: 500, message: expect.stringMatching(message) });
  },
);

describe('a server does not start', () => {
  const deps = {
    isHttps: false,
    walletOfSession: async () => undefined,
    adminOfToken: async () => undefined,
  };
  const start = (url: string, config: { access?: Access }) => {
    const app = fastify();
    guardRoutes(app, deps);
    app.get(url, { config }, () => 'open');
  };

  test.each([
    ['with a route that says nothing', '/api/x', {}, /GET \/api\/x does not say who may call it/],
    ['with a route beside the API’s page', '/api/docsify', {}, /does not say who may call it/],
    ['with a route that ends as the API’s page does', '/api/x/api/docs/', {}, /does not say who may call it/],
    ['with an admin route for players', '/api/admin/x', { access: 'session' }, /is the admin's but open/],
    [
      'with the admin area itself for everybody',
      '/api/admin',
      { access: 'public' },
      /is the admin's but open/,
    ],
    [
      'with an admin route for everybody',
      '/api/admin/login/x',
      { access: 'public' },
      /is the admin's but open/,
    ],
    ['with an owner whom the path does not name', '/api/x', { access: 'owner' }, /has no owner in its path/],
    [
      'with an owner whom the path names too late',
      '/api/x/api/users/:wallet',
      { access: 'owner' },
      /has no owner in its path/,
    ],
  ] as const)('%s', (_, url, config, message) => {
    expect(() => start(url, config)).toThrow(message);
  });

  test.each(['/api/docs', '/api/docs/static/x'])('without a word of %s, a part of the API’s page', (url) => {
    expect(() => start(url, {})).not.toThrow();
  });

  test.each([
    ['/api/admin/x', 'admin'],
    ['/api/admin/login', 'public'],
    ['/api/users/:wallet/x', 'owner'],
    ['/api/x', 'visitor'],
  ] as const)('without reason: %s is for %s', (url, access) => {
    expect(() => start(url, { access })).not.toThrow();
  });
});
