/** Headers and origin checks of every answer: what a page may load, and from where a browser may write. */
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '@pokesol/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Entropy } from '../entropy.ts';
import { refuse, refused } from './refusal.ts';

/** An answer of the API is data: whatever a browser takes it for, it may load and run nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

type Headers = Readonly<Record<string, string>>;
const COMMON: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': API_POLICY,
};
const OF_CALLS: Headers = { 'cache-control': 'no-store', [PROTOCOL_HEADER]: String(PROTOCOL_VERSION) };
const OF_HTTPS: Headers = { 'strict-transport-security': 'max-age=15552000' };
/** Made once: a call is answered in some forty microseconds. */
const HEADERS = {
  http: { file: COMMON, call: { ...COMMON, ...OF_CALLS } },
  https: { file: { ...OF_HTTPS, ...COMMON }, call: { ...OF_HTTPS, ...COMMON, ...OF_CALLS } },
};

/** What every answer carries, to every caller: what a route sets itself wins. */
export const commonHeaders = ({ url = '' }: { url?: string | undefined }, isHttps: boolean): Headers =>
  HEADERS[isHttps ? 'https' : 'http'][url.startsWith('/api/') ? 'call' : 'file'];

/** Before anything else happens, so that refusals carry them too. */
export function securityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders(request, isHttps));
    done();
  });
}

type PagePolicy = { entropy: Entropy; foreignPictures: boolean };

/** The page's policy: all is our own, but pictures of cards where the operator lets them come from foreign hosts. */
export function pageHeaders({ entropy, foreignPictures }: PagePolicy): {
  nonce: string;
  headers: Record<string, string>;
} {
  const nonce = entropy.bytes(16, 'content-policy').toString('base64');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${foreignPictures ? ' https:' : ''}`,
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = {
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  return { nonce, headers };
}

const isRead = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) && headers.upgrade === undefined;

/**
 * Refuses writes that a browser sends for another site, and WebSockets, which a browser opens for any. Browsers always
 * name the origin of either; a client that names none (a script, a test) carries no cookie it did not put there itself.
 */
export function sameOriginWrites(app: FastifyInstance, isOwnOrigin: (origin: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isRead(request)) return done();
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign =
      (origin !== undefined && !isOwnOrigin(origin)) ||
      (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none');
    if (foreign) refuse(reply, refused('foreign-origin'));
    else done();
  });
}
