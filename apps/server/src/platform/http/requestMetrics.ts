/** How many requests of which route ended how, and after which time. */
import { METHODS, STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Http } from './server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that keeps its callers waiting on purpose, as a stream does: its times say nothing of the server. */
    isHeldOpen?: true;
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of a caller who left before the answer: no status of ours. */
const LEFT = '499';
/** A path that no route serves. */
const NO_ROUTE = 'none';

/** The status that a finished request ended with. */
export const statusOf = ({ raw }: FastifyReply): string => (raw.headersSent ? String(raw.statusCode) : LEFT);

/** The pattern that a request matched, which never holds what its caller wrote. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? NO_ROUTE;

/** Its end is not reported: it goes on as another protocol. */
const isUpgrade = ({ headers }: FastifyRequest): boolean => headers.upgrade !== undefined;

export function countRequests(app: Http, metrics: Metrics): void {
  const routes = new Set([NO_ROUTE]);
  const labels = { method: METHODS, route: routes, status: [...Object.keys(STATUS_CODES), LEFT] };
  const took = metrics.histogram({
    name: 'pokesol_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by the pattern of its route.',
    labels,
    buckets: SECONDS,
  });
  const held = metrics.counter({
    name: 'pokesol_http_held_requests_total',
    help: 'Finished requests of routes that keep their callers waiting on purpose: streams and searches.',
    labels,
  });
  let open = 0;
  metrics.gauge({
    name: 'pokesol_http_requests_in_flight',
    help: 'Requests that are not answered yet, streams among them, WebSockets not.',
    read: (set) => set({}, open),
  });

  app.addHook('onRoute', ({ url }) => void routes.add(url));
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isUpgrade(request)) open += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!isUpgrade(request)) open -= 1;
    const which = { method: request.method, route: routeOf(request), status: statusOf(reply) };
    if (request.routeOptions.config.isHeldOpen === true) held(which);
    else took(which, reply.elapsedTime / 1000);
    done();
  });
}
