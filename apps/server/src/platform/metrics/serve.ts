/** Where the figures can be read: on a port of their own, or on the product's own behind a token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Http } from '../http/server.ts';
import { METRICS_TYPE, type Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';
const MISSING = 'Send METRICS_TOKEN as «Authorization: Bearer …».\n';

type MetricsServer = { port: number; close(): Promise<void> };

/** For a port that only the operator's own network reaches; with a token, for those alone who have it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, token }: { host: string; port: number; token?: string | undefined },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === METRICS_PATH;
    if (!isAsked) return void response.writeHead(404).end();
    if (token !== undefined && !carries(request, token))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end(MISSING);
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** On the product's own port. The page's description of the API does not show it: it is the operator's. */
export function metricsRoute(http: Http, metrics: Metrics, token: string): void {
  http.get(
    METRICS_PATH,
    { config: { access: 'public' }, schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      if (!carries(request.raw, token))
        return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send(MISSING);
      return reply
        .header('cache-control', 'no-store')
        .type(METRICS_TYPE)
        .send(await metrics.text());
    },
  );
}

/** Compared as hashes, in a time that reveals nothing of it. */
function carries({ headers }: IncomingMessage, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hash(given), hash(token));
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
