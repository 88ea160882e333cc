/** The port, and what a request to the public address carries when it gets there, through real servers and proxies. */
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL_HEADER } from '@pokesol/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../testing/index.ts';
import { checkMetricsPort, checkPort } from './checkPort.ts';
import { checkProxy } from './checkProxy.ts';
import type { Check } from './finding.ts';

const linesOf = async (check: Check) => (await check.run()).map(({ level, text }) => `${level} ${text}`);
const host = '127.0.0.1';

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Adds the caller's address, as proxies do; or puts it in the place of what the caller said. */
const proxyTo = (port: number, manner: 'adds' | 'replaces' | 'says nothing') =>
  listen((request, response) => {
    const caller = request.socket.remoteAddress ?? '';
    const before = manner === 'replaces' ? [] : [request.headers['x-forwarded-for']];
    const list = manner === 'says nothing' ? before : [...before, caller];
    const headers = { ...request.headers, 'x-forwarded-for': list.filter(Boolean).join(', ') };
    const onward = httpRequest({ host, port, path: request.url, headers }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    onward.end();
  });

test('a free port, another program’s, and ours', async () => {
  const port = await freePort();
  expect(await linesOf(checkPort({ host, port }))).toEqual([`ok ${host}:${port} is free`]);
  const theirs = await listen((_, response) => response.end('hello'));
  expect(await linesOf(checkPort({ host, port: theirs }))).toEqual([
    expect.stringMatching(/^wrong .* is in use by another program\. Stop it, or set PORT/),
  ]);
  const ours = await listen((_, response) => response.setHeader(PROTOCOL_HEADER, '1').end('{}'));
  expect(await linesOf(checkPort({ host, port: ours }))).toEqual([`ok ${host}:${ours}: PokeSol runs there`]);
});

test('a port for figures', async () => {
  const port = await freePort();
  expect(await linesOf(checkMetricsPort({ host, port }))).toEqual([`ok ${host}:${port} is free`]);
  const theirs = await listen((_, response) => response.end('hello'));
  expect(await linesOf(checkMetricsPort({ host, port: theirs }))).toEqual([
    expect.stringMatching(/^wrong .* is in use by another program\. Set METRICS_PORT/),
  ]);
  const open = await listen((_, response) => response.end('pokesol_ready 1\n'));
  const closed = await listen((_, response) => response.writeHead(401).end());
  for (const ours of [open, closed])
    expect(await linesOf(checkMetricsPort({ host, port: ours }))).toEqual([
      `ok ${host}:${ours}: figures are served there`,
    ]);
});

test.each([
  ['adds', 1, /^ok 1 on the way, as TRUST_PROXY says/],
  ['replaces', 1, /^ok 1 on the way/],
  ['says nothing', 0, /^ok none on the way/],
  [
    'adds',
    2,
    /^wrong TRUST_PROXY is 2 and 1 on the way .* any caller can claim to be anybody .* Set TRUST_PROXY=1/,
  ],
  ['adds', 0, /^wrong TRUST_PROXY is 0 and 1 on the way .* all callers share .* Set TRUST_PROXY=1/],
  ['says nothing', 1, /^wrong TRUST_PROXY is 1 and 0 on the way .* Set TRUST_PROXY=0/],
] as const)('a proxy that %s, with TRUST_PROXY=%s', async (manner, trustedProxies, expected) => {
  const port = await freePort();
  const publicOrigin = `http://${host}:${await proxyTo(port, manner)}`;
  expect(await linesOf(checkProxy({ host, port, publicOrigin, trustedProxies }))).toEqual([
    expect.stringMatching(expected),
  ]);
});

test('two proxies behind each other', async () => {
  const port = await freePort();
  const publicOrigin = `http://${host}:${await proxyTo(await proxyTo(port, 'adds'), 'adds')}`;
  expect(await linesOf(checkProxy({ host, port, publicOrigin, trustedProxies: 2 }))).toEqual([
    expect.stringMatching(/^ok 2 on/),
  ]);
});

test('an address that leads elsewhere, none, one without https, and a port in use', async () => {
  const place = { host, port: await freePort(), trustedProxies: 0 };
  const elsewhere = await listen((_, response) => response.writeHead(404).end());
  const led = await linesOf(checkProxy({ ...place, publicOrigin: `http://${host}:${elsewhere}` }));
  expect(led).toEqual([
    expect.stringMatching(/^warn .* does not lead here \(it answered with 404 from elsewhere\)/),
  ]);
  expect(await linesOf(checkProxy({ ...place, publicOrigin: undefined }))).toEqual([
    expect.stringMatching(/^ok no PUBLIC/),
  ]);
  const forgotten = { ...place, trustedProxies: 1, publicOrigin: undefined };
  expect(await linesOf(checkProxy(forgotten))).toEqual([
    expect.stringMatching(/^wrong TRUST_PROXY is set and PUBLIC_ORIGIN/),
  ]);
  const plain = await linesOf(
    checkProxy({ ...place, port: elsewhere, publicOrigin: 'http://pokesol.example' }),
  );
  expect(plain).toEqual([
    expect.stringMatching(/^wrong .* is not https/),
    expect.stringMatching(/^warn headers were not looked at, since the port is in use/),
  ]);
});
