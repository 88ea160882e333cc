/** The HTTP endpoint: POST / with a JSON-RPC body, GET /health, readable from any web page. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const MAX_BODY_BYTES = 1 << 20;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  // Clients send headers of their own, such as solana-client.
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

export type HttpEndpoint = { url: string; close(): Promise<void> };

/** Rejects with the system's error (EADDRINUSE, EACCES) if it cannot listen. */
export async function listen(
  host: string,
  port: number,
  answer: (body: string) => Promise<string>,
): Promise<HttpEndpoint> {
  const server = createServer((request, response) => {
    handle(request, response, answer).catch((error: unknown) => {
      // The client hung up half-way: there is no one to answer.
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`,
    close: () => closeServer(server),
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (body: string) => Promise<string>,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (request.method === 'OPTIONS') return send(response, 204, '');
  if (request.method === 'GET' && path === '/health') return send(response, 200, 'ok', 'text/plain');
  if (path !== '/') return send(response, 404, 'Not Found', 'text/plain');
  if (request.method !== 'POST')
    return send(response, 405, 'Used HTTP method is not allowed. POST is required', 'text/plain');
  const body = await readBody(request);
  if (body === undefined) return send(response, 413, 'Request body too large', 'text/plain');
  send(response, 200, await answer(body));
}

/** Undefined if it is larger than a node accepts; the rest is read and thrown away, so that the answer arrives. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { ...CORS, ...(body !== '' && { 'content-type': `${type}; charset=utf-8` }) });
  response.end(body);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the endpoint does not listen on a port');
  return address.port;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}
