/** Balance polls per second, beside a bare Fastify route that returns the same bytes. */
import { performance } from 'node:perf_hooks';
import { startTestServer, TestWallet } from '@pokesol/server/testing';
import autocannon from 'autocannon';
import fastify from 'fastify';
import { figures } from './figures.ts';
import { measure, report } from './rate.ts';

const SECONDS = 2;
const CONNECTIONS = 16;

export async function benchBalance(): Promise<void> {
  const server = await startTestServer({ kind: 'pglite' });
  const wallet = await TestWallet.createFunded(server.base);
  const path = `/api/users/${wallet.address}/balance`;
  const body = JSON.stringify(await wallet.ok('GET', path));

  const bare = fastify();
  bare.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

  const etag = (await wallet.call('GET', path)).headers.get('etag') ?? '';
  const rates = await measure([
    { name: 'balance polls', unit: 'polls', round: () => shoot(server.base + path) },
    {
      name: 'balance polls that know the ETag (304)',
      unit: 'polls',
      round: () => shoot(server.base + path, { 'if-none-match': etag }),
    },
    { name: 'bare Fastify route, same bytes', unit: 'requests', round: () => shoot(bareUrl) },
  ]);
  report('Balance polls per second of the server’s thread (share of a bare route)', rates);
  const [polls, known, reference] = rates.map(({ perSecond }) => perSecond);
  const of = 'a bare Fastify route, same bytes';
  const share = (rate = Number.NaN) => rate / (reference ?? Number.NaN);
  figures.note({ name: 'balance poll', value: share(polls), of, least: 0.4, aim: 0.75 });
  figures.note({ name: 'balance poll, known (304)', value: share(known), of, least: 0.4, aim: 0.75 });
  await server.close();
  await bare.close();
}

/**
 * Shot at from a worker thread. What counts is how long the server's own thread was busy: a shooter that is
 * slower than both servers would make them look alike.
 */
async function shoot(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ done: number; ms: number }> {
  const before = performance.eventLoopUtilization();
  const result = await autocannon({ url, headers, duration: SECONDS, connections: CONNECTIONS, workers: 1 });
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result['4xx']} refused, ${result['5xx']} failed`);
  return { done: result.requests.total, ms: performance.eventLoopUtilization(before).active };
}
