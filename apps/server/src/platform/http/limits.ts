/** Limits one network's requests per minute and in progress: every request counts, refused or not, and expensive calls get less. */
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { boundedQueues } from '../boundedQueues.ts';
import { countedFor, NETWORKS_OF_SITE, networkOf, siteOf, widestOf } from './network.ts';
import { refuse, refused } from './refusal.ts';
import type { Http } from './server.ts';

const WINDOW_MS = 60_000;

/**
 * Tighter limits by name, as shares of the limit for everything. With the default of 600 a minute: 30 sign-ins, 300 purchase
 * calls, 60 offers, 20 gifts of the faucet, 120 calls that read or deal whole decks, 120 parts of the API's page. `shared`: all
 * servers of the database count together, so that more servers do not allow more sign-ins, gifts or load on it.
 */
const LIMITS = {
  signIn: { share: 1 / 20, shared: true },
  buy: { share: 1 / 2, shared: false },
  /** Each is looked for on the chain for a week, paid or not. */
  offer: { share: 1 / 10, shared: false },
  faucet: { share: 1 / 30, shared: true },
  dear: { share: 1 / 5, shared: true },
  /** Prepared bytes, but megabytes of them; one visit loads about ten parts. */
  apiPage: { share: 1 / 5, shared: false },
} as const;

type LimitName = keyof typeof LIMITS;

type Place = { readonly key: string; leaveDear?: () => void };

declare module 'fastify' {
  interface FastifyRequest {
    /** Among the calls of its network that are in progress, until its answer is ready. */
    place: Place | null;
  }
  interface FastifyContextConfig {
    /** The tighter limit of a route; `false` leaves it uncounted, for a route that counts by itself. */
    limit?: LimitName | false;
  }
}

/** How often this network asked for that since the window began, this time included. */
export type CountShared = (network: string, name: LimitName, windowStart: Date) => Promise<number>;

export type RequestLimits = { perMinute: number; now: () => number; countShared: CountShared };

/** The seconds until a network may ask again; null when it may ask now. */
type Wait = number | null;

/** Counts a request for its network. */
export type Count = (request: FastifyRequest) => Promise<Wait>;

/** A separate limit: `max` a minute for each network, and a multiple of it for the site around the network. */
export function counter(app: Http, max: number): Count {
  const limitOf = (most: number, keyGenerator: (request: FastifyRequest) => string): Count => {
    const count = app.createRateLimit({ max: most, timeWindow: WINDOW_MS, keyGenerator });
    return async (request) => {
      const limit = await count(request);
      return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : null;
    };
  };
  const siteOfRequest = (request: FastifyRequest) => siteOf(networkOfRequest(request)) ?? '';
  const ofNetwork = limitOf(max, networkOfRequest);
  const ofSite = limitOf(max * NETWORKS_OF_SITE, siteOfRequest);
  return async (request) => {
    const wait = await ofNetwork(request);
    // A request that the network's limit refuses does not count against the site's.
    return wait !== null || siteOfRequest(request) === '' ? wait : ofSite(request);
  };
}

/** Counts before anything else looks at the request; what is over a limit costs no statement. */
export function limitRequests(app: Http, { perMinute, now, countShared }: RequestLimits): void {
  const most = (name: LimitName): number => Math.max(1, Math.round(perMinute * LIMITS[name].share));
  const everything = counter(app, perMinute);
  const local: Record<LimitName, Count> = {
    signIn: counter(app, most('signIn')),
    buy: counter(app, most('buy')),
    offer: counter(app, most('offer')),
    faucet: counter(app, most('faucet')),
    dear: counter(app, most('dear')),
    apiPage: counter(app, most('apiPage')),
  };

  async function shared(request: FastifyRequest, name: LimitName): Promise<Wait> {
    const at = now();
    const windowStart = at - (at % WINDOW_MS);
    for (const { key, times } of countedFor(networkOfRequest(request))) {
      const asked = await countShared(key, name, new Date(windowStart));
      if (asked > most(name) * times) return Math.ceil((windowStart + WINDOW_MS - at) / 1000);
    }
    return null;
  }

  /** Checks this server's own count first, so that a flood on one server does not flood the database. */
  async function named(request: FastifyRequest): Promise<Wait> {
    const { limit: name } = request.routeOptions.config;
    if (name === undefined || name === false) return null;
    const own = await local[name](request);
    return own === null && LIMITS[name].shared ? shared(request, name) : own;
  }

  /** What is free costs its call no promise. */
  const refuseOver = (count: Count, isFree: (config: FastifyContextConfig) => boolean) =>
    app.addHook('onRequest', (request, reply, done) => {
      if (isFree(request.routeOptions.config)) return done();
      count(request).then((wait) => {
        if (wait === null) done();
        else refuse(reply, refused('too-many-requests', { retryAfterSeconds: Math.max(1, wait) }));
      }, done);
    });
  refuseOver(everything, ({ limit }) => limit === false);
  // Before the database counts the request.
  limitUnderWay(app, perMinute);
  refuseOver(named, ({ limit }) => limit === undefined || limit === false);
}

/**
 * How many calls of one network may be in progress at once, as shares of its limit per minute: with 600, 50 calls, of which eight
 * expensive ones run while the others wait. A server has more than eight database connections, so some stay free for other networks.
 */
const AT_ONCE = { share: 1 / 12, least: 10 };
const DEAR_AT_ONCE = { share: 1 / 75, least: 4 };

/** Refuses the calls that one network has in progress beyond its share. Streams and searches have their own limits; files are free. */
function limitUnderWay(app: Http, perMinute: number): void {
  const most = ({ share, least }: typeof AT_ONCE) => Math.max(least, Math.round(perMinute * share));
  const atOnce = most(AT_ONCE);
  const underWay = new Map<string, number>();
  const dear = boundedQueues(most(DEAR_AT_ONCE), atOnce);
  app.decorateRequest('place', null);

  /** `undefined` for what is not limited here. */
  function keyOf(request: FastifyRequest): string | undefined {
    const { limit, isHeldOpen, access } = request.routeOptions.config;
    const isCall = access !== undefined && request.url.startsWith('/api/') && limit !== 'apiPage';
    if (!isCall || isHeldOpen === true || request.headers.upgrade !== undefined) return undefined;
    return widestOf(networkOfRequest(request));
  }

  const refuseBusy = (request: FastifyRequest, reply: FastifyReply) => {
    request.log.warn('the server is busy with other calls of this network');
    refuse(reply, refused('too-many-requests/at-once', { retryAfterSeconds: 1 }));
  };

  /** In line until the answer is ready. */
  function stayDear(request: FastifyRequest, reply: FastifyReply, place: Place, done: () => void): void {
    const stay = () =>
      new Promise<void>((left) => {
        place.leaveDear = left;
        done();
      });
    void dear(place.key, stay).then((outcome) => outcome === 'busy' && refuseBusy(request, reply));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    if (key === undefined) return done();
    const calls = (underWay.get(key) ?? 0) + 1;
    if (calls > atOnce) return refuseBusy(request, reply);
    underWay.set(key, calls);
    const place: Place = { key };
    request.place = place;
    if (request.routeOptions.config.limit === 'dear') stayDear(request, reply, place, done);
    else done();
  });
  // This also runs when the caller has disconnected: the work of its request goes on until here.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { place } = request;
    if (place !== null) {
      request.place = null;
      const calls = (underWay.get(place.key) ?? 1) - 1;
      if (calls === 0) underWay.delete(place.key);
      else underWay.set(place.key, calls);
      place.leaveDear?.();
    }
    done(null, payload);
  });
}

/** The network that a request counts for. */
export const networkOfRequest = (request: FastifyRequest): string => networkOf(request.ip);
