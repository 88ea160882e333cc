/** The web server's end: first it sends callers elsewhere, then calls under way are answered, then what is left is cut. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where no limit is given: a request that never ends must not hold up the process. */
const LONGEST_CLOSE_MS = 3_000;

export type Leaving = {
  /** From now on readiness says no, and every answer ends its connection, so that the next call comes to another server. */
  begin(): void;
  isBegun(): boolean;
  /** Calls that are not answered yet, such as `POST /api/battles for 12 s`. */
  openCalls(): string[];
};

export function closeSoon(
  app: Pick<FastifyInstance, 'addHook' | 'server'>,
  longestMs = LONGEST_CLOSE_MS,
): Leaving {
  let isBegun = false;
  const connections = new Set<Socket>();
  const calls = new Map<ServerResponse, { readonly request: FastifyRequest; readonly sinceMs: number }>();
  function forget(this: ServerResponse): void {
    calls.delete(this);
  }
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', (request, { raw }, done) => {
    // What becomes a WebSocket is never answered; the server closes it when it closes itself.
    if (request.headers.upgrade === undefined) {
      calls.set(raw, { request, sinceMs: performance.now() });
      raw.on('close', forget);
    }
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isBegun) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isBegun = true;
    // Browsers connect ahead of need. Node takes a connection without a request for a busy one, and would wait for it.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Node's own closeAllConnections forgets those that asked for another protocol.
    setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, longestMs).unref();
  });
  return {
    begin() {
      isBegun = true;
    },
    isBegun: () => isBegun,
    openCalls: () =>
      [...calls.values()].map(({ request: { method, routeOptions }, sinceMs }) => {
        const seconds = Math.round((performance.now() - sinceMs) / 1000);
        return `${method} ${routeOptions.url ?? 'an unknown path'} for ${seconds} s`;
      }),
  };
}
