/** How much one network may ask in a minute: everything counts, refused or not, and calls that cost more have less. */
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { refuse, refused } from './refusal.ts';
import type { Http } from './server.ts';

const WINDOW_MS = 60_000;

/**
 * Tighter limits by name, as shares of the limit for everything. With the default of 600 a minute: 30 sign-ins, 300
 * purchase calls, 60 offers, 20 gifts, 120 of what reads or deals whole decks. `shared`: counted by all servers of
 * the database together, so that more servers are no more sign-ins, gifts or load on it.
 */
const LIMITS = {
  signIn: { share: 1 / 20, shared: true },
  buy: { share: 1 / 2, shared: false },
  /** Each is looked for on the chain for a week, paid or not. */
  offer: { share: 1 / 10, shared: false },
  faucet: { share: 1 / 30, shared: true },
  dear: { share: 1 / 5, shared: true },
} as const;

type LimitName = keyof typeof LIMITS;

declare module 'fastify' {
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

/** A limit of its own, of so many a minute. */
export function counter(app: Http, max: number): Count {
  const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: networkOfRequest });
  return async (request) => {
    const limit = await count(request);
    return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : null;
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
  };

  async function shared(request: FastifyRequest, name: LimitName): Promise<Wait> {
    const at = now();
    const windowStart = at - (at % WINDOW_MS);
    const asked = await countShared(networkOfRequest(request), name, new Date(windowStart));
    return asked > most(name) ? Math.ceil((windowStart + WINDOW_MS - at) / 1000) : null;
  }

  async function waitOf(request: FastifyRequest): Promise<Wait> {
    const name = request.routeOptions.config.limit;
    if (name === false) return null;
    const wait = await everything(request);
    if (wait !== null || name === undefined) return wait;
    // First what is known here, so that a flood on one server is no flood of statements.
    const own = await local[name](request);
    return own === null && LIMITS[name].shared ? shared(request, name) : own;
  }

  app.addHook('onRequest', (request, reply, done) => {
    waitOf(request).then(
      (wait) => {
        if (wait === null) done();
        else refuse(reply, refused('too-many-requests', { retryAfterSeconds: Math.max(1, wait) }));
      },
      (error: Error) => done(error),
    );
  });
}

/** The network that a request counts for. */
export const networkOfRequest = (request: FastifyRequest): string => networkOf(request.ip);
