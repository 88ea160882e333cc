/** An answer that its client does not take is held for a while, and no longer. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { gate, until } from '../../../testing/harness/until.ts';
import { cutSlowReaders } from './slowReaders.ts';

/** Far more than the system keeps of a connection. */
const LARGE = 'x'.repeat(64 * 1024 * 1024);
const LONGEST_MS = 120_000;

afterEach(() => {
  vi.useRealTimers();
});

async function serve(answer: string) {
  const app = fastify();
  cutSlowReaders(app);
  app.get('/', async () => answer);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { app, port };
}

function ask(port: number): Socket {
  const asked = connect(port, '127.0.0.1');
  asked.write('GET / HTTP/1.1\r\nHost: any\r\n\r\n');
  return asked;
}

test('a client that does not take an answer is cut off after two minutes', async () => {
  const { app, port } = await serve(LARGE);
  const lost = gate();
  app.server.once('connection', (socket) => socket.once('close', lost.open));
  const timers = vi.getTimerCount();
  const asked = ask(port);
  asked.pause();
  await until(() => vi.getTimerCount() > timers);
  vi.advanceTimersByTime(LONGEST_MS - 1);
  expect(asked.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await lost.opened;
  asked.destroy();
  await app.close();
});

test('a client that takes it keeps the connection, and nothing waits behind', async () => {
  const { app, port } = await serve('short');
  const timers = vi.getTimerCount();
  const asked = ask(port);
  for (let answers = 0; answers < 2; answers += 1) {
    const [said] = await once(asked, 'data');
    expect(String(said)).toContain('200 OK');
    asked.write('GET / HTTP/1.1\r\nHost: any\r\n\r\n');
  }
  await once(asked, 'data');
  await until(() => vi.getTimerCount() === timers);
  asked.destroy();
  await app.close();
});
