/** Closing the web server: requests under way may end, and idle connections do not hold it up. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request that never ends must not hold up the process. */
const LONGEST_CLOSE_MS = 3_000;

export function closeSoon(app: Pick<FastifyInstance, 'addHook' | 'server'>): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    // Browsers connect ahead of need. Node takes a connection without a request for a busy one, and would wait for it.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    // Node's own closeAllConnections forgets those that asked for another protocol.
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, LONGEST_CLOSE_MS).unref();
  });
}
