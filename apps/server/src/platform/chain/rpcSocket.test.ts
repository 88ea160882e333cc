/** The WebSocket beside the calls to the chain, on a whole server: who gets one, how many, and when it ends. */
import { on, once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { connect as connectTo } from 'node:net';
import type { RefusalBody } from '@pokesol/protocol';
import type { Signature } from '@solana/kit';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  FaultyLine,
  startTestServer,
  type TestServer,
  type TestServerOptions,
  until,
  urlOf,
} from '../../../testing/index.ts';
import { openLog } from '../log.ts';
import { type Chain, connectChain } from './chain.ts';
import { connectEndpoints } from './endpoints/connect.ts';

const UNKNOWN = '1'.repeat(64);

let line: FaultyLine;
let local: Chain;
let server: TestServer;
let landed: Signature;
const logged: string[] = [];
beforeAll(async () => {
  local = await connectChain({ kind: 'local', slotMs: 20 }, undefined);
  line = await FaultyLine.to(urlOf(local));
  server = await startTestServer({
    kind: 'postgres',
    chain: { ...local, ask: connectEndpoints([{ name: 'line', url: line.url }]).ask },
    logger: openLog('warn', { write: (text) => void logged.push(text) }),
  });
  const [first] = await local.rpc.getSignaturesForAddress(local.mint).send();
  if (first === undefined) throw new Error('the mint has no history');
  landed = first.signature;
});
const opened: WebSocket[] = [];
/** What each socket says, from its beginning. */
const messages = new WeakMap<WebSocket, ReturnType<typeof on>>();
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of opened.splice(0)) {
    const closed = socket.readyState === WebSocket.CLOSED || once(socket, 'close');
    socket.close();
    await closed;
  }
});
afterAll(async () => {
  await server.close();
  await line.close();
  await local.close();
});

/** Another server of the same database and chain, closed when `use` is done. */
async function withServer(options: Partial<TestServerOptions>, use: (other: TestServer) => Promise<void>) {
  const { database, chain } = server;
  const other = await startTestServer({ kind: 'postgres', database, chain, ...options });
  await use(other).finally(() => other.close());
}

function connect({ base } = server, headers: Record<string, string> = {}, path = '/api/rpc'): WebSocket {
  return new WebSocket(base.replace('http', 'ws') + path, { headers });
}
async function open(...asked: Parameters<typeof connect>): Promise<WebSocket> {
  return ready(connect(...asked));
}
async function ready(socket: WebSocket): Promise<WebSocket> {
  opened.push(socket);
  messages.set(socket, on(socket, 'message'));
  await once(socket, 'open');
  return socket;
}
/** The answer in place of a socket. */
async function refused(...asked: Parameters<typeof connect>) {
  const socket = connect(...asked);
  socket.on('error', () => {});
  const [, answer] = (await once(socket, 'unexpected-response')) as [ClientRequest, IncomingMessage];
  const { status, headers, text } = await read(answer);
  socket.terminate();
  return { status, headers, body: JSON.parse(text) as RefusalBody };
}
async function read(answer: IncomingMessage) {
  let text = '';
  for await (const part of answer) text += part;
  return { status: answer.statusCode, headers: answer.headers, text };
}
async function received(socket: WebSocket): Promise<unknown> {
  const said = await messages.get(socket)?.next();
  const [data]: unknown[] = said?.value ?? [];
  return JSON.parse(String(data));
}
const call = (method: string, params: unknown[]) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const subscribe = (signature: string) => call('signatureSubscribe', [signature, { commitment: 'confirmed' }]);
const closeCode = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0];

async function expectNotified(socket: WebSocket): Promise<void> {
  socket.send(subscribe(landed));
  expect(await received(socket)).toEqual({ jsonrpc: '2.0', id: 1, result: 1 });
  expect(await received(socket)).toMatchObject({
    method: 'signatureNotification',
    params: { result: { context: { slot: expect.any(Number) }, value: { err: null } }, subscription: 1 },
  });
}

describe('from where', () => {
  test.each([
    ['our page', { origin: '$base' }],
    ['a script', {}],
  ])('%s gets a socket, and the notification it waits for', async (_, headers: Record<string, string>) => {
    const origin = headers.origin?.replace('$base', server.base);
    await expectNotified(await open(server, origin === undefined ? {} : { origin }));
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
  ])('%s gets none', async (_, headers: Record<string, string>) => {
    expect(await refused(server, headers)).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
  });

  test('over https the handshake says that https stays', async () => {
    await withServer({ publicOrigin: 'https://pokesol.example' }, async (https) => {
      const socket = connect(https, { origin: 'https://pokesol.example' });
      const [[answer]] = (await Promise.all([once(socket, 'upgrade'), ready(socket)])) as [
        [IncomingMessage],
        unknown,
      ];
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
      expect(await refused(https, { origin: https.base })).toMatchObject({ status: 403 });
      expect((await refused(https, { origin: https.base })).headers).toHaveProperty(
        'strict-transport-security',
      );
    });
  });
});

describe('how much', () => {
  test('a network has eight sockets, and another when one is closed', async () => {
    await withServer({ trustedProxies: 1 }, async (other) => {
      const from = (address: string) => [other, { 'x-forwarded-for': address }] as const;
      const sockets: WebSocket[] = [];
      for (let i = 0; i < 8; i += 1) sockets.push(await open(...from(`2001:db8:0:1::${i}`)));
      const ninth = await refused(...from('2001:db8:0:1::9'));
      expect(ninth).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(Number(ninth.headers['retry-after'])).toBeGreaterThan(0);
      await open(...from('2001:db8:0:2::1'));
      const [first] = sockets;
      if (first === undefined) throw new Error('none was opened');
      first.close();
      await closeCode(first);
      await open(...from('2001:db8:0:1::9'));
      expect((await refused(...from('2001:db8:0:1::a'))).status).toBe(429);
    });
  });

  test('sockets and messages count together with the calls over HTTP', async () => {
    await withServer({ rateLimitPerMinute: 4 }, async (strict) => {
      const socket = await open(strict);
      await expectNotified(socket);
      const headers = { 'content-type': 'application/json' };
      const body = call('getSlot', []);
      const ask = () => fetch(`${strict.base}/api/rpc`, { method: 'POST', headers, body });
      expect((await ask()).status).toBe(200);
      socket.send('{"jsonrpc":"2.0","method":"ping"}');
      socket.ping();
      expect(await closeCode(socket)).toBe(1013);
      expect((await ask()).status).toBe(429);
    });
  });

  test('a socket counts as any request does', async () => {
    await withServer({ rateLimitPerMinute: 2 }, async (strict) => {
      for (let i = 0; i < 2; i += 1) await fetch(`${strict.base}/api/config`);
      expect(await refused(strict)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    });
  });

  test.each([
    ['a message of more than 2 kB', (socket: WebSocket) => socket.send('x'.repeat(2_049)), 1009],
    [
      'a message in more pieces than any needs',
      (socket: WebSocket) => {
        for (let i = 0; i < 20; i += 1) socket.send('x', { fin: false });
      },
      1008,
    ],
  ])('%s ends its socket, and no other', async (_, send, code) => {
    const [one, other] = [await open(), await open()];
    send(one);
    expect(await closeCode(one)).toBe(code);
    await expectNotified(other);
  });

  test('nothing is compressed', async () => {
    const offering = new WebSocket(`${server.base.replace('http', 'ws')}/api/rpc`, {
      perMessageDeflate: true,
    });
    const socket = await ready(offering);
    expect(socket.extensions).toBe('');
  });
});

test('what it does not speak is answered as a node does', async () => {
  const socket = await open();
  socket.send('{"jsonrpc":"2.0","method":"ping"}');
  socket.send(call('accountSubscribe', [local.mint]));
  expect(await received(socket)).toEqual({
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32601, message: 'Method not found' },
  });
});

test('a chain that is away ends nothing: the notification comes when the chain is back', async () => {
  line.refuse();
  const socket = await open();
  socket.send(subscribe(landed));
  expect(await received(socket)).toEqual({ jsonrpc: '2.0', id: 1, result: 1 });
  await until(() => logged.some((text) => text.includes('"rpc"')));
  const notification = received(socket);
  line.mend();
  expect(await notification).toMatchObject({ method: 'signatureNotification', params: { subscription: 1 } });
  expect(logged.filter((text) => text.includes(new URL(line.url).host))).toEqual([]);
});

test('a server that closes ends its sockets at once, also of a client that reads nothing', async () => {
  const { database, chain } = server;
  const other = await startTestServer({ kind: 'postgres', database, chain });
  const [waiting, deaf] = [await open(other), await open(other)];
  waiting.send(subscribe(UNKNOWN));
  await received(waiting);
  deaf.pause();
  const ended = closeCode(waiting);
  // The time never comes at which every connection is cut.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await other.close();
  vi.useRealTimers();
  expect([1001, 1006]).toContain(await ended);
  deaf.terminate();
});

describe('a request for another protocol', () => {
  /** The status, once the server has ended the connection: this client never does. */
  async function ask(method: string, path: string, headers: Record<string, string>, body = '') {
    const { host, port } = new URL(server.base);
    const connection = connectTo({ host: '127.0.0.1', port: Number(port), allowHalfOpen: true });
    const all = Object.entries({ host, connection: 'Upgrade', ...headers });
    const lines = [`${method} ${path} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)];
    connection.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    let text = '';
    for await (const part of connection) text += part;
    connection.destroy();
    return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(text)?.[1]) };
  }

  test.each([
    ['GET', '/api/config', 200],
    ['HEAD', '/api/config', 200],
    ['GET', '/api/auth/session', 401],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/%zz', 400],
    ['DELETE', '/api/rpc', 404],
  ])('that no route takes is answered and its connection closed: %s %s', async (method, path, status) => {
    for (const upgrade of ['websocket', 'h2c'])
      expect((await ask(method, path, { upgrade })).status).toBe(status);
  });

  test('with a body is answered too', async () => {
    const headers = { upgrade: 'h2c', 'content-type': 'application/json', 'content-length': '2' };
    expect((await ask('POST', '/api/auth/challenge', headers, '{}')).status).toBe(400);
  });

  test.each([
    ['another protocol', { upgrade: 'h2c' }],
    ['a handshake without a key', { upgrade: 'websocket', 'sec-websocket-version': '13' }],
    [
      'a handshake of another version',
      { upgrade: 'websocket', 'sec-websocket-version': '7', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
    ],
  ])('%s gets no socket', async (_, headers: Record<string, string>) => {
    expect((await ask('GET', '/api/rpc', headers)).status).toBe(400);
  });

  test('a plain request learns which protocol it is', async () => {
    const answer = await fetch(`${server.base}/api/rpc`);
    expect(answer.status).toBe(426);
    expect(answer.headers.get('upgrade')).toBe('websocket');
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } });
  });
});
