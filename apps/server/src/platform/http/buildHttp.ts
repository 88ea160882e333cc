/** The web server without its routes: parsing, limits, headers and errors. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyError, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { isDatabaseBusy, isDatabaseUnreachable } from '../db/unreachable.ts';
import type { Entropy } from '../entropy.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type AccessDeps, guardRoutes } from './access.ts';
import { answerClientErrors } from './clientErrors.ts';
import { closeSoon, type Leaving } from './close.ts';
import { describeRoutes } from './description.ts';
import { limitRequests, type RequestLimits } from './limits.ts';
import { PACKINGS, type Pack, packer, zlibInTurn } from './packing.ts';
import { refuse, refused } from './refusal.ts';
import { answerRequestIds, REQUEST_ID_HEADER, requestIds } from './requestIds.ts';
import { logFinished, logRequests } from './requestLog.ts';
import { countRequests } from './requestMetrics.ts';
import { commonHeaders, sameOriginWrites, securityHeaders } from './security.ts';
import type { Http } from './server.ts';
import { cutSlowReaders } from './slowReaders.ts';
import { badRequest, compileInput } from './validation.ts';

export type HttpOptions = {
  logger: FastifyBaseLogger | false;
  /** How many proxies stand before us; 0 believes no X-Forwarded-For. */
  trustedProxies: number;
  limits: RequestLimits;
  /** Origins a browser may write from, such as `http://localhost:3000`. */
  isOwnOrigin(origin: string): boolean;
  access: AccessDeps;
  /** How long a close waits for calls under way; absent, a moment. */
  longestCloseMs?: number | undefined;
  metrics: Metrics;
  entropy: Entropy;
};

/** No call of ours needs more; bulk admin calls raise it for themselves. */
const BODY_LIMIT = 256 * 1024;

/** A database that restarts is back within this time, as a rule. */
const RETRY_AFTER_SECONDS = 5;

export async function buildHttp(options: HttpOptions): Promise<{ http: Http; leaving: Leaving; pack: Pack }> {
  const app = fastify({
    ...(options.logger === false ? { logger: false } : { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(options.entropy, options.trustedProxies),
    trustProxy: options.trustedProxies > 0 && ((_address, hop) => hop < options.trustedProxies),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // Fastify calls no hook for an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => logFinished(request, reply));
      const headers = { ...commonHeaders(request, options.access.isHttps), [REQUEST_ID_HEADER]: request.id };
      return refuse(reply.headers(headers), refused('bad-request/unreadable', { message: error.message }));
    },
    clientErrorHandler: answerClientErrors(options.access.isHttps),
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileInput);
  app.setSerializerCompiler(serializerCompiler);

  answerRequestIds(app);
  countRequests(app, options.metrics);
  logRequests(app);
  await app.register(cookie);
  // Each limit is asked for by name, see limits.ts.
  await app.register(rateLimit, { global: false });
  const pack = packer();
  await app.register(compress, { threshold: 2048, encodings: [...PACKINGS], zlib: zlibInTurn(pack) });
  await describeRoutes(app, options.access.isHttps);
  const leaving = closeSoon(app, options.longestCloseMs);
  cutSlowReaders(app);
  securityHeaders(app, options.access.isHttps);
  limitRequests(app, options.limits);
  sameOriginWrites(app, options.isOwnOrigin);
  guardRoutes(app, options.access);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 413) return refuse(reply, refused('too-large'));
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return refuse(reply, badRequest(error));
    const route = { method: request.method, route: request.routeOptions.url };
    if (isDatabaseBusy(error)) {
      request.log.warn(
        { err: error, ...route },
        'the server is busy: no connection to its database came free',
      );
      return refuse(reply, refused('server-busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    if (isDatabaseUnreachable(error)) {
      request.log.warn({ err: error, ...route }, 'the database is out of reach');
      return refuse(reply, refused('database-unreachable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    request.log.error({ err: error, ...route }, 'request failed');
    return refuse(reply, refused('internal-error/numbered', { params: { request: request.id } }));
  });
  return { http: app, leaving, pack };
}
