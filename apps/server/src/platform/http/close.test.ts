/** What a closing server waits for, and what it does not wait for. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { gate, until } from '../../../testing/harness/until.ts';
import { closeSoon } from './close.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a request under way is answered; a connection that has asked nothing is closed at once', async () => {
  const app = fastify();
  closeSoon(app);
  const [asked, answered] = [gate(), gate()];
  app.get('/slow', async () => {
    asked.open();
    await answered.opened;
    return 'whole';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sent = get({ host: '127.0.0.1', port, path: '/slow', agent: false });
  const answer: Promise<IncomingMessage[]> = once(sent, 'response');
  await asked.opened;
  const unused = connect(port, '127.0.0.1');
  const ended = once(unused, 'close');
  await until(() => new Promise((two) => app.server.getConnections((_, count) => two(count === 2))));

  // The time never comes at which every connection is cut.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closing = app.close();
  await ended;
  answered.open();
  const [{ statusCode }] = (await answer) as [IncomingMessage];
  expect(statusCode).toBe(200);
  await closing;
});

test('a request that never ends is cut off after three seconds', async () => {
  const app = fastify();
  closeSoon(app);
  const asked = gate();
  app.get('/endless', async () => {
    asked.open();
    await new Promise(() => {});
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sent = get({ host: '127.0.0.1', port, path: '/endless', agent: false });
  const broken = once(sent, 'error');
  await asked.opened;

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closing = app.close();
  await until(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(3_000);
  await expect(broken).resolves.toMatchObject([{ code: 'ECONNRESET' }]);
  await closing;
});

test('so is a connection that asked for another protocol, which Node itself forgets', async () => {
  const app = fastify();
  closeSoon(app);
  const asked = gate();
  app.server.on('upgrade', () => asked.open());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  const sent = get({ host: '127.0.0.1', port, path: '/', agent: false, headers });
  const broken = once(sent, 'error');
  await asked.opened;

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closing = app.close();
  await until(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(3_000);
  await expect(broken).resolves.toMatchObject([{ code: 'ECONNRESET' }]);
  await closing;
});
