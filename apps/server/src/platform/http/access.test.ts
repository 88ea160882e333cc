/** What every answer carries and what every call is held to: headers, origins, bodies, limits. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { send } from '../../../testing/fuzz/wire.ts';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';
import { SCREEN_PATHS } from './screens.ts';

/** A page that is not built. */
const PAGE = mkdtempSync(join(tmpdir(), 'pokesol-page-'));
mkdirSync(join(PAGE, 'assets'));
writeFileSync(
  join(PAGE, 'index.html'),
  '<!doctype html><head><meta name="foreign-pictures" content="__FOREIGN_PICTURES__"></head><div id="root"></div>',
);
const PRELOAD = '<link rel="modulepreload" href="/assets/store.js">';
const HEADING = '<h1>Packs for $1</h1>';
writeFileSync(join(PAGE, 'firstSights.json'), JSON.stringify({ '/': { head: PRELOAD, root: HEADING } }));
afterAll(() => rmSync(PAGE, { recursive: true }));

describe.each(databasesFor('behaviour'))('what every answer and every write obeys, on %s', (kind) => {
  let server: TestServer;
  let wallet: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    wallet = await TestWallet.create(server.base);
    await wallet.signIn();
  });
  afterAll(() => server.close());

  test('an answer of the API may load nothing and be framed by no page', async () => {
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

  test.each([
    ['what is no HTTP', 'What is no HTTP\r\n\r\n', 400],
    ['what breaks off', 'POST /api/auth/challenge HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{', 400],
    ['headers without end', `GET /api/config HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused in the house’s own shape, with what every answer carries', async (_, text, status) => {
    const answer = await send(server.base, Buffer.from(text), { isWhole: false });
    if (answer.kind !== 'answered') throw new Error(answer.kind);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'bad-request',
      message: expect.stringMatching(/\w+ \w+/),
    });
    expect(answer.head).toContain('x-content-type-options: nosniff');
  });

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

  test('a /48 of IPv6 has the limit of eight networks, whatever is counted', async () => {
    const now = () => 1_800_000_030_000;
    const { database, chain } = server;
    const options = { kind, database, chain, trustedProxies: 1, now };
    const strict = await startTestServer({ ...options, rateLimitPerMinute: 2 });
    const ask = async (base: string, at: number, path: string) => {
      const from = `2001:db8:${path.length}:${at}::1`;
      const asked = {
        method: path.startsWith('/api/auth') ? 'POST' : 'GET',
        headers: { 'x-forwarded-for': from },
      };
      return (await fetch(base + path, asked)).status;
    };
    const statuses = [];
    for (let at = 0; at < 10; at += 1)
      for (const _ of [1, 2]) statuses.push((await ask(strict.base, at, '/api/config')) === 429);
    expect(statuses).toEqual(statuses.map((_, at) => at >= 16));
    await strict.close();
    // Sign-ins, which all servers count together: here one per network and minute.
    const two = await Promise.all([1, 2].map(() => startTestServer({ ...options, rateLimitPerMinute: 20 })));
    const signIns = [];
    for (let at = 0; at < 10; at += 1)
      signIns.push((await ask(two[at % 2]?.base ?? '', at, '/api/auth/challenge')) === 429);
    expect(signIns).toEqual(signIns.map((_, at) => at >= 8));
    for (const each of two) await each.close();
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
    ['addresses that no route serves', '/api/nothing', {}],
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
  ])('with foreignPictures %j the page may load pictures from %s', async (foreignPictures, policy, shown) => {
    const { database, chain } = server;
    const options = foreignPictures === undefined ? {} : { foreignPictures };
    const other = await startTestServer({ kind, database, chain, webDir: PAGE, ...options });
    const answer = await fetch(`${other.base}/collection`);
    expect(answer.headers.get('content-security-policy')?.split('; ')).toContain(policy);
    expect(await answer.text()).toContain(`content="${shown}"`);
    await other.close();
  });

  test('the page runs our own code alone, calls no other server, and stands in no frame', async () => {
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

  test('addresses that programs probe on every server are this server’s own or 404', async () => {
    const { database, chain } = server;
    const other = await startTestServer({ kind, database, chain, webDir: PAGE });
    const ask = async (path: string, accept: string) => {
      const answer = await fetch(other.base + path, { headers: { accept } });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    for (const path of [
      '/healthz',
      '/readyz',
      '/livez',
      '/favicon.ico',
      '/.well-known/security.txt',
      '/metrics',
      '/.env',
      '/wp-login.php',
      '/battle/1/replay/2',
    ])
      for (const accept of ['*/*', 'text/plain'])
        expect({ path, ...(await ask(path, accept)) }).toMatchObject({
          path,
          status: 404,
          type: 'application/json; charset=utf-8',
          text: expect.stringContaining('"not-found"'),
        });
    expect(await ask('/robots.txt', '*/*')).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^User-agent: \*\n/),
    });
    // A person who mistypes an address gets the page, which says so.
    expect(await ask('/collektion', 'text/html,*/*;q=0.8')).toMatchObject({
      status: 404,
      type: 'text/html; charset=utf-8',
    });
    // Its head names what its own screen needs, and what stands there first is in it as the build wrote it.
    expect((await ask('/?pack=base1-mini', '*/*')).text).toContain(
      `${PRELOAD}</head><div id="root">${HEADING}</div>`,
    );
    expect((await ask('/collection', '*/*')).text).toContain('<div id="root"></div>');
    expect((await ask('/collection', '*/*')).text).not.toContain(PRELOAD);
    for (const screen of SCREEN_PATHS)
      expect({ screen, ...(await ask(screen.replace(':id', 'some-id'), '*/*')) }).toMatchObject({
        screen,
        status: 200,
        type: 'text/html; charset=utf-8',
      });
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

  test('too many requests are answered with when to come back', async () => {
    const strict = await startTestServer({ kind, rateLimitPerMinute: 3 });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await fetch(`${strict.base}/api/config`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 'too-many-requests' });
    await strict.close();
  });
});
