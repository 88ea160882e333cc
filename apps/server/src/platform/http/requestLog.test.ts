/** What a finished request leaves in the log, and the id by which a person, a proxy and the log speak of it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { systemEntropy } from '../entropy.ts';
import { openLog } from '../log.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { buildHttp } from './buildHttp.ts';
import type { Http } from './server.ts';

const WALLET = 'Fg6PaFpoGXkYsidMpWTK6W2BeZ7FEfcYkg476zPFsLnS';
const SECRET = 'a-secret-of-the-caller';

const servers: Http[] = [];
let lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function listening(trustedProxies: number): Promise<string> {
  const { http } = await buildHttp({
    logger: openLog('debug', { write: (text) => void lines.push(JSON.parse(text)) }),
    trustedProxies,
    metrics: openMetrics(),
    entropy: systemEntropy,
    limits: { perMinute: 1_000, now: Date.now, countShared: async () => 1 },
    isOwnOrigin: () => true,
    access: {
      isHttps: false,
      walletOfSession: async () => WALLET,
      adminOfToken: async () => undefined,
    },
  });
  servers.push(http);
  const schema = { response: { 200: z.object({ ok: z.boolean() }) } };
  const open = { config: { access: 'public' as const }, schema };
  http.get(
    '/api/things/:id',
    { config: { access: 'session' }, schema: { ...schema, params: z.object({ id: z.string() }) } },
    async () => ({ ok: true }),
  );
  http.get('/api/broken', open, async () => {
    throw new Error('a bug');
  });
  http.get('/page', async () => 'page');
  http.get('/api/ready', open, async () => ({ ok: true }));
  return http.listen({ host: '127.0.0.1', port: 0 });
}

/** The line of the last finished request; it is written after its answer was read. */
async function finished(): Promise<Record<string, unknown>> {
  for (;;) {
    const line = lines.find(({ msg }) => msg === 'request');
    if (line !== undefined) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a line has the route, the status, the time and the id, and nothing that the caller wrote', async () => {
  const base = await listening(0);
  const answer = await fetch(`${base}/api/things/${SECRET}?word=${SECRET}`, {
    headers: { cookie: `pokesol_session=${SECRET}`, 'x-request-id': 'of-the-caller', 'user-agent': SECRET },
  });
  const line = await finished();
  expect(line).toMatchObject({ level: 30, method: 'GET', route: '/api/things/:id', status: 200 });
  expect(line.ms).toEqual(expect.any(Number));
  expect(line.reqId).toBe(answer.headers.get('x-request-id'));
  expect(line.reqId).not.toBe('of-the-caller');
  expect(line.wallet).toBe('Fg6P…sLnS');
  expect(JSON.stringify(line)).not.toMatch(new RegExp(`${SECRET}|${WALLET}|127\\.0\\.0\\.1`));
});

test('ids differ', async () => {
  const base = await listening(0);
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${base}/page`)).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(20);
});

test.each([
  ['of-the-proxy.1', true],
  ['short', false],
  ['with a space', false],
  ['x'.repeat(65), false],
  ['{"level":60}', false],
])('behind a proxy its id %s is taken: %s', async (id, isTaken) => {
  const base = await listening(1);
  const answer = await fetch(`${base}/page`, { headers: { 'x-request-id': id } });
  expect(answer.headers.get('x-request-id') === id).toBe(isTaken);
});

test('a failure of ours is answered with the id under which the log has its cause', async () => {
  const base = await listening(0);
  const answer = await fetch(`${base}/api/broken`);
  const id = answer.headers.get('x-request-id') ?? '';
  expect(await answer.json()).toMatchObject({
    code: 'internal-error',
    reason: 'numbered',
    params: { request: id },
    message: expect.stringContaining(`name request ${id}.`),
  });
  expect(await finished()).toMatchObject({ level: 40, status: 500, reqId: id });
  expect(lines.find(({ msg }) => msg === 'request failed')).toMatchObject({
    level: 50,
    reqId: id,
    err: { message: 'a bug' },
  });
});

test('pages, probes and what no route serves are logged as well, at their levels', async () => {
  const base = await listening(0);
  const levelOf = async (path: string) => {
    lines = [];
    await fetch(base + path);
    const { level, route } = await finished();
    return [level, route];
  };
  expect(await levelOf('/page')).toEqual([20, '/page']);
  expect(await levelOf('/api/ready')).toEqual([20, '/api/ready']);
  expect(await levelOf(`/api/${SECRET}`)).toEqual([30, 'none']);
  expect(await levelOf('/%zz')).toEqual([20, 'none']);
});
