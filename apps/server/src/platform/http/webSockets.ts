/** WebSockets of routes that take them: small messages, no compression, and gone with the server. Other upgrades change nothing. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { commonHeaders } from './security.ts';
import type { Http } from './server.ts';

const LARGEST_MESSAGE = 2 * 1024;
/** No client of ours sends a message in more pieces: each costs memory of its own. */
const MOST_PIECES = 16;

/** WebSocket's codes of an end: the server or the socket's purpose is over, and «come back later». */
export const GOING_AWAY = 1001;
export const TRY_LATER = 1013;

export type WebSockets = {
  /** Whether the request's connection can become a WebSocket: it asks for another protocol, which Node then leaves to us. */
  isAskedFor(request: FastifyRequest): boolean;
  /** Makes it one. A handshake with mistakes is answered 4xx, and `serve` never called; else it is called before this returns. */
  accept(request: FastifyRequest, reply: FastifyReply, serve: (socket: WebSocket) => void): void;
};

export function webSockets(app: Http, isHttps: boolean): WebSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    maxFragments: MOST_PIECES,
    // The code that serves a socket counts pings too.
    autoPong: false,
  });
  sockets.on('headers', (lines, request) => {
    for (const [name, value] of Object.entries(commonHeaders(request, isHttps)))
      lines.push(`${name}: ${value}`);
  });

  /** The requests that ask for another protocol, with what came behind them on their connection. */
  const asking = new WeakMap<IncomingMessage, Buffer>();

  /** With a listener Node hands over every such connection, also those whose route knows nothing of it: they are answered and closed. */
  const route = (request: IncomingMessage, connection: Duplex, head: Buffer): void => {
    if (!(connection instanceof Socket)) return void connection.destroy();
    connection.on('error', () => connection.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(connection);
    response.once('finish', () => connection.destroySoon());
    asking.set(request, head);
    app.routing(request, response);
  };
  app.server.on('upgrade', route);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', route);
    for (const socket of sockets.clients) {
      socket.close(GOING_AWAY);
      socket.terminate();
    }
    sockets.close();
  });

  return {
    isAskedFor: (request) => asking.has(request.raw),
    accept(request, reply, serve) {
      const head = asking.get(request.raw);
      if (head === undefined) throw new Error(`${request.url} did not ask for another protocol`);
      reply.hijack();
      reply.raw.detachSocket(request.raw.socket);
      sockets.handleUpgrade(request.raw, request.raw.socket, head, (socket) => {
        // A client's mistake, such as a message too large, closes its socket with a code that says so.
        socket.on('error', (error) => request.log.debug({ err: error }, 'a socket broke'));
        serve(socket);
      });
    },
  };
}
