/** One line of the log for each finished request: which, how it ended, how long it took; nothing that its caller wrote. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { METRICS_PATH } from '../metrics/serve.ts';
import { routeOf, statusOf } from './requestMetrics.ts';
import type { Http } from './server.ts';

/** Asked every few seconds by machines. */
const PROBES: readonly string[] = ['/api/health', '/api/ready', METRICS_PATH];

/** Its id is in the line already, as in each that the request's own logger writes. */
export function logFinished(request: FastifyRequest, reply: FastifyReply): void {
  const route = routeOf(request);
  const status = statusOf(reply);
  const line = {
    method: request.method,
    route,
    status: Number(status),
    ms: Math.round(reply.elapsedTime),
    ...(typeof request.wallet === 'string' ? { wallet: shortWallet(request.wallet) } : {}),
  };
  if (status.startsWith('5')) request.log.warn(line, 'request');
  else if (!request.url.startsWith('/api') || PROBES.includes(route)) request.log.debug(line, 'request');
  else request.log.info(line, 'request');
}

/** As the page names players: enough to find one's requests, too little to look up what it owns. */
const shortWallet = (address: string): string => `${address.slice(0, 4)}…${address.slice(-4)}`;

export function logRequests(app: Http): void {
  app.addHook('onResponse', (request, reply, done) => {
    logFinished(request, reply);
    done();
  });
}
