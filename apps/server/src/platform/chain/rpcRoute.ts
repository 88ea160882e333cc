/** The page's way to the chain: a pass-through for the few methods a purchase needs, so no provider key leaves. */
import { z } from 'zod';
import { refuse, refused } from '../http/refusal.ts';
import type { Http } from '../http/server.ts';
import type { Chain } from './chain.ts';

const ALLOWED_METHODS = [
  'getAccountInfo',
  'getBlockHeight',
  'getLatestBlockhash',
  'getSignatureStatuses',
  'sendTransaction',
] as const;

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.enum(ALLOWED_METHODS),
  params: z.array(z.unknown()).max(4).optional(),
});

/** A transaction is at most 1,232 bytes (4,096 in version 1), so a call is small. */
const BODY_LIMIT = 16 * 1024;
const TIMEOUT_MS = 20_000;
/** A mint or a token account is a few hundred bytes; an account may hold ten million. */
const ANSWER_LIMIT = 64 * 1024;

export function rpcRoute(app: Http, chain: Chain): void {
  app.post(
    '/api/rpc',
    {
      config: { access: 'public', limit: 'rpc' },
      bodyLimit: BODY_LIMIT,
      schema: { body: call },
    },
    async (request, reply) => {
      try {
        const answer = await fetch(chain.rpcUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request.body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const body = await readUpTo(ANSWER_LIMIT, answer);
        if (body === undefined) return refuse(reply, refused('too-large'));
        return reply.status(answer.status).type('application/json').send(body);
      } catch (cause) {
        // The endpoint may hold a provider's key: only the kind of failure is logged.
        request.log.warn(
          { method: request.body.method, cause: cause instanceof Error ? cause.name : 'unknown' },
          'rpc',
        );
        return refuse(reply, refused('chain-unreachable'));
      }
    },
  );
}

/** The whole body, or undefined when it is longer than `limit` bytes. */
async function readUpTo(limit: number, { body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
