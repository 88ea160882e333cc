/** Headers and origin checks of every answer: what a page may load, and from where a browser may write. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refuse, refused } from './refusal.ts';

const COMMON: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'strict-transport-security': 'max-age=15552000',
};

/** An answer of the API is data: whatever a browser takes it for, it may load and run nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(COMMON);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}

/** The page's policy. Pictures of cards come from foreign hosts; everything else is our own. */
export function pagePolicy(): { nonce: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { nonce, policy };
}

/**
 * Refuses writes that a browser sends for another site. Browsers always name the origin of a cross-site
 * write; a client that names none (a script, a test) carries no cookie it did not put there itself.
 */
export function sameOriginWrites(app: FastifyInstance, isOwnOrigin: (origin: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign =
      (origin !== undefined && !isOwnOrigin(origin)) ||
      (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none');
    if (foreign) return refuse(reply, refused('foreign-origin'));
  });
}
