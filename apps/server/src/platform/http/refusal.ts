/** Refusals as values: what a feature returns when the answer is no, and how a route says it. */
import type { RefusalParams } from '@pokesol/engine';
import { REFUSALS, type RefusalBody, type RefusalCode } from '@pokesol/protocol';
import type { FastifyReply } from 'fastify';

export type Refused = {
  refused: RefusalCode;
  message?: string;
  reason?: string;
  params?: RefusalParams;
  title?: string;
  retryAfterSeconds?: number;
  /** Further fields of the answer, such as the state that the caller did not know. */
  more?: object;
};

export function refused(code: RefusalCode, more: Omit<Refused, 'refused'> = {}): Refused {
  return { refused: code, ...more };
}

export function isRefused(result: object): result is Refused {
  return 'refused' in result;
}

export function refuse(reply: FastifyReply, refusal: Refused): FastifyReply {
  const { status, message } = REFUSALS[refusal.refused];
  const body: RefusalBody = {
    code: refusal.refused,
    message: refusal.message ?? message,
    ...(refusal.reason === undefined ? {} : { reason: refusal.reason }),
    ...(refusal.params === undefined ? {} : { params: refusal.params }),
    ...(refusal.title === undefined ? {} : { title: refusal.title }),
  };
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return sendJson(reply.status(status), JSON.stringify({ ...body, ...refusal.more }));
}

/** Sends JSON that is already written: it bypasses the route's own serialiser. */
export function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(String).send(body);
}

/** Sends JSON that is already written and compressed, or `identity`. */
export function sendPackedJson(reply: FastifyReply, encoding: string, body: Buffer): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** The client's copy is still good: no body. */
export function notModified(reply: FastifyReply): FastifyReply {
  return reply.status(304).send();
}
