/** Every route of the description, called by everybody there is: exactly the status of the table, and no trace of who was refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, statusOfHandshake } from '../testing/api/ask.ts';
import { CALLERS, type Caller, type Callers, type Clock, callersOf } from '../testing/api/callers.ts';
import { type DescribedApi, describedApi } from '../testing/api/describedRoutes.ts';
import { type Story, thingsAtFirst } from '../testing/api/story.ts';
import { type Line, statusFor, WHO_MAY_WHAT } from '../testing/api/whoMayWhat.ts';
import { storedVersions } from '../testing/databases/storedVersions.ts';
import { BattlePlayer, databasesFor, startTestServer, type TestServer } from '../testing/index.ts';
import type { Access } from './platform/http/access.ts';

/** What those get whom an access lets in nowhere. */
const SHUT: Record<Exclude<Access, 'public' | 'visitor'>, Partial<Record<Caller, number>>> = {
  session: { anonymous: 401, admin: 401, expired: 401, forged: 401 },
  owner: { anonymous: 401, otherUser: 403, admin: 401, expired: 401, forged: 401 },
  admin: { anonymous: 401, otherUser: 401, owner: 401, expired: 401, forged: 401 },
};

/** OpenAPI's word for it. */
const SECURITY: Record<Access, readonly object[]> = {
  public: [],
  visitor: [{ session: [] }, {}],
  session: [{ session: [] }],
  owner: [{ session: [] }],
  admin: [{ admin: [] }],
};

describe.each(databasesFor('postgres'))('who may call what, on %s', (kind) => {
  let server: TestServer;
  let api: DescribedApi;
  let callers: Callers;
  let story: Story;
  beforeAll(async () => {
    const clock: Clock = { behindMs: 0 };
    server = await startTestServer({
      kind,
      now: () => Date.now() - clock.behindMs,
      searchTime: { minMs: 0, maxMs: 1 },
    });
    api = await describedApi(server.base);
    callers = await callersOf(server, clock);
    const { owner, otherUser } = callers;
    const { deckId } = await BattlePlayer.createFor(otherUser);
    story = { owner, otherUser, things: thingsAtFirst(owner, deckId) };
  });
  afterAll(() => server.close());

  test('whoMayWhat.ts names every route of the description, and no other', () => {
    const served = [...api.routes.keys(), ...api.undescribed.keys()];
    expect(WHO_MAY_WHAT.map(([route]) => route).sort()).toEqual(served.sort());
  });

  test.each(WHO_MAY_WHAT.map((line) => ({ route: line[0], line })))('$route', async ({ line }) => {
    const [, statuses, { body, keep, strange } = {}] = line;
    const said = typeof body === 'function' ? await body(story) : body;
    const isLetIn = (caller: Caller) => statusFor(statuses, caller) < 400;
    const before = await stored();
    for (const caller of CALLERS.filter((each) => !isLetIn(each))) await expectStatus(line, caller, said);
    if (strange !== undefined) await expectStrange(line, said);
    // Who is refused leaves no trace.
    expect(await stored()).toEqual(before);
    for (const caller of CALLERS.filter(isLetIn)) {
      const answer = await expectStatus(line, caller, said);
      if (caller === (isLetIn('owner') ? 'owner' : 'admin')) keep?.(story.things, answer);
    }
  });

  /** But how often a network asked, which is counted before anybody looks who asks. */
  const stored = () => storedVersions(server.database.db, ['request_counts']);

  /** Calls with each of the caller's credentials; the last answer's body. */
  async function expectStatus([route, statuses, more = {}]: Line, caller: Caller, said: object | undefined) {
    const [method = '', path = ''] = route.split(' ');
    const url = server.base + pathOf(path) + (more.query ?? '');
    const expected = { caller, status: statusFor(statuses, caller) };
    let body: unknown;
    for (const credentials of callers.credentials(caller)) {
      if (more.upgrade) {
        expect({ caller, status: await statusOfHandshake({ url, credentials }) }).toEqual(expected);
        continue;
      }
      const answer = await ask({ method, url, body: said, credentials });
      if (caller === 'owner') callers.owner.keepCookies(answer.headers);
      body = answer.body;
      const { status } = answer;
      expect({ caller, status, ...(status === expected.status ? {} : { body }) }).toEqual(expected);
    }
    return body;
  }

  async function expectStrange([route, , more]: Line, body: object | undefined) {
    const [method = '', path = ''] = route.split(' ');
    const { otherUser, things } = story;
    const url = server.base + pathOf(path, { ...things, users: otherUser.address });
    const { status } = await ask({ method, url, body, credentials: { cookie: otherUser.cookie } });
    expect(status).toBe(more?.strange);
  }

  /** About the things of the story. */
  const pathOf = (path: string, things = story.things): string =>
    path.replace('*', 'swagger-ui.css').replace(/([\w-]+)\/\{\w+\}/g, (_, word: string) => {
      const thing = things[word];
      if (thing === undefined) throw new Error(`testing/api/story.ts has no ${word} yet`);
      return `${word}/${encodeURIComponent(thing)}`;
    });

  test('of what stands below a wallet’s address, only what all wallets share needs no word on strangers', () => {
    const silent = WHO_MAY_WHAT.filter(
      ([route, , more]) => /{wallet}.*{/.test(route) && more?.strange === undefined,
    );
    expect(silent.map(([route]) => route.replace(/.*{wallet}/, ''))).toEqual([
      '/cards/{cardId}/decks',
      '/wishlist/{cardId}',
      '/wishlist/{cardId}',
    ]);
  });

  test('HEAD refuses each caller that GET refuses', async () => {
    for (const [route, [anonymous], more] of WHO_MAY_WHAT) {
      if (!route.startsWith('GET ') || anonymous < 400) continue;
      const url = server.base + pathOf(route.slice('GET '.length)) + (more?.query ?? '');
      const { status } = await fetch(url, { method: 'HEAD' });
      // A stream has no HEAD.
      expect({ route, status }).toEqual({
        route,
        status: /\/(events|changes)$/.test(route) ? 404 : anonymous,
      });
    }
  });

  test('the description says of every route what the table says of it: who may call it, and by which key', () => {
    for (const [route, statuses] of WHO_MAY_WHAT) {
      const call = api.routes.get(route);
      const access = call?.['x-access'] ?? 'public';
      const by = Object.fromEntries(CALLERS.map((caller, at) => [caller, statuses[at]]));
      // To an open route each caller without a key of its kind is anonymous.
      const { anonymous } = by;
      const isOpen = access === 'public' || access === 'visitor';
      const shut = isOpen ? { admin: anonymous, expired: anonymous, forged: anonymous } : SHUT[access];
      expect({ route, ...by }).toMatchObject({ route, ...shut });
      if (call !== undefined)
        expect({ route, security: call.security }).toEqual({ route, security: SECURITY[access] });
    }
    expect(api.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'pokesol_session' },
      admin: { type: 'http', scheme: 'bearer' },
    });
  });

  test('the description says of every route what it answers, and how it refuses', () => {
    for (const [route, { responses }] of api.routes) {
      // 101 is what a WebSocket begins with.
      expect({ route, answers: Object.keys(responses).some((status) => /^(2|101)/.test(status)) }).toEqual({
        route,
        answers: true,
      });
      expect(responses.default?.content?.['application/json']?.schema).toMatchObject({
        required: ['code', 'message'],
      });
    }
  });

  test('what the description leaves out is itself and its page, and each says why', () => {
    const elsewhere = [...api.undescribed.keys()].filter((route) => !route.startsWith('GET /api/docs'));
    expect(elsewhere).toEqual(['GET /api/openapi.json']);
    expect([...api.undescribed.values()].filter((reason) => reason.length < 10)).toEqual([]);
  });

  test('what is sent to a write is described, or there is nothing to send', () => {
    const bodiless = [...api.routes]
      .filter(([route, call]) => /^(POST|PUT|PATCH) /.test(route) && call.requestBody === undefined)
      .map(([route]) => route);
    expect(bodiless.sort()).toEqual([
      'POST /api/admin/logout',
      'POST /api/admin/seed-data',
      'POST /api/auth/logout',
      'POST /api/battles/{id}/presence',
      'POST /api/faucet',
      'POST /api/pack-purchases/{id}/open',
      'POST /api/users/{wallet}/decks/{deckId}/validate',
      'POST /api/welcome-gift',
      'PUT /api/users/{wallet}/wishlist/{cardId}',
    ]);
  });
});
