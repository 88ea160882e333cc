/** An answer that never changes while the server runs: made at the first call, compressed once, identified by an ETag. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, packedBody } from './packedBody.ts';
import { type Pack, packingFor } from './packing.ts';
import { notModified, sendPacked } from './refusal.ts';

/** A browser may keep its copy, but must revalidate it each time. */
export const REVALIDATED = 'public, no-cache';

export type FixedAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Calls `make` once; if it fails, the next request tries again. */
export function fixedAnswer(pack: Pack, type: string, make: () => Promise<Buffer>): FixedAnswer {
  let kept: Promise<Packed & { readonly etag: string }> | undefined;
  async function first() {
    const body = await make();
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { body, etag, packed: new Map() };
  }
  return async (request, reply) => {
    kept ??= first();
    kept.catch(() => {
      kept = undefined;
    });
    const { etag, ...answer } = await kept;
    reply.header('cache-control', REVALIDATED).header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return notModified(reply);
    const packing = packingFor(request.headers['accept-encoding']);
    return sendPacked(reply.type(type), packing, await packedBody(pack, answer, packing));
  };
}
