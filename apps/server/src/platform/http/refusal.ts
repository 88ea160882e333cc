/** Refusals as values: what a feature returns when the answer is no, and how a route says it. */
import type { MessageParams, Refusal } from '@pokesol/engine';
import {
  messageOf,
  REFUSALS,
  type RefusalBody,
  type RefusalCode,
  type RefusalKey,
  type RefusalParam,
} from '@pokesol/protocol';
import type { FastifyReply } from 'fastify';
import { type Packing, packedAtOnce } from './packing.ts';

type Details = {
  /** What its sentence is filled with, and what a program reads besides. */
  readonly params?: MessageParams;
  readonly title?: string;
  /** Its sentence, where the catalogue has none: what a reader of the request says of it. */
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  /** Further fields of the answer, such as the state that the caller did not know. */
  readonly more?: object;
};
/** Why a call is not answered as asked. Its sentence is written from the catalogue, when it is sent. */
export type CallRefusal = Refusal<RefusalCode> & Details & { readonly reason?: string };

/** Whatever the sentence names has to be given. */
type DetailsOf<Key extends RefusalKey> = [RefusalParam<Key>] extends [never]
  ? [details?: Details]
  : [details: Details & { readonly params: Readonly<Record<RefusalParam<Key>, string | number>> }];

export function refused<const Key extends RefusalKey>(key: Key, ...[details]: DetailsOf<Key>): CallRefusal {
  const [code, reason] = key.split('/') as [RefusalCode, string | undefined];
  return { refused: true, code, ...(reason === undefined ? {} : { reason }), ...details };
}

/** The code and what it says, as it travels and as it is kept. */
export const refusalFacts = ({ code, reason, params }: CallRefusal) => ({
  code,
  ...(reason === undefined ? {} : { reason }),
  ...(params === undefined ? {} : { params }),
});

/** With its sentence, for an answer that carries a refusal as one of its facts. */
export function refusalBodyOf(refusal: CallRefusal): RefusalBody {
  const facts = refusalFacts(refusal);
  return {
    ...facts,
    message: refusal.message ?? messageOf(facts) ?? REFUSALS[facts.code].message,
    ...(refusal.title === undefined ? {} : { title: refusal.title }),
  };
}

export function refuse(reply: FastifyReply, refusal: CallRefusal): FastifyReply {
  const { status } = REFUSALS[refusal.code];
  const body = refusalBodyOf(refusal);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return sendJson(reply.status(status), JSON.stringify({ ...body, ...refusal.more }));
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON that is already written: it bypasses the route's own serialiser. */
export function sendJson(reply: FastifyReply, body: string): FastifyReply {
  const packed = packedAtOnce(body, reply.request.headers['accept-encoding']);
  if (packed !== undefined) return sendPackedJson(reply.header('vary', 'accept-encoding'), 'br', packed);
  return reply.type(JSON_TYPE).serializer(String).send(body);
}

/** Sends JSON that is already written and compressed, or `identity`. */
export const sendPackedJson = (reply: FastifyReply, packing: Packing, body: Buffer): FastifyReply =>
  sendPacked(reply.type(JSON_TYPE), packing, body);

/** Sends a body that is already compressed, or is `identity`, with the type set before. */
export function sendPacked(reply: FastifyReply, packing: Packing, body: Buffer): FastifyReply {
  if (packing !== 'identity') reply.header('content-encoding', packing);
  return reply.send(body);
}

/** The client's copy is still good: no body. */
export function notModified(reply: FastifyReply): FastifyReply {
  return reply.status(304).send();
}
