/**
 * The way of the page, of wallets and of scripts to the chain: a pass-through for harmless calls, so that no provider's key
 * leaves. It answers as a node does, errors and batches too.
 */
import { REFUSALS } from '@pokesol/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Count } from '../http/limits.ts';
import { refuse, refused, sendJson } from '../http/refusal.ts';
import type { Http } from '../http/server.ts';
import type { Chain } from './chain.ts';
import {
  errorText,
  idOf,
  JSON_RPC_CODES,
  type JsonRpcError,
  NOT_A_CALL,
  type RpcId,
  rpcAnswer,
  rpcCall,
  UNREADABLE,
} from './jsonRpc.ts';
import { admitted, isRpcError, type RpcContext } from './rpcMethods.ts';

/** A transaction is at most 1,232 bytes (4,096 in version 1), so a call is small. */
const BODY_LIMIT = 16 * 1024;
const MOST_CALLS = 10;

const TOO_MANY_CALLS: JsonRpcError = {
  code: JSON_RPC_CODES.notACall,
  message: `Invalid request: 1 to ${MOST_CALLS} calls in a batch`,
};
const TOO_LARGE: JsonRpcError = {
  code: JSON_RPC_CODES.failed,
  message: 'The answer is larger than what is passed on here. Ask for less of it.',
};
const AWAY: JsonRpcError = { code: JSON_RPC_CODES.unhealthy, message: REFUSALS['chain-unreachable'].message };

export type RpcDeps = {
  chain: Chain;
  /** Counts one call of a network; each call of a batch is one. */
  count: Count;
  /** The signed-in wallet behind a call, if there is one. */
  walletOf(request: FastifyRequest): Promise<string | undefined>;
};

const answers = z.union([rpcAnswer, z.array(rpcAnswer)]);

export function rpcRoute(app: Http, { chain, count, walletOf }: RpcDeps): void {
  app.post(
    '/api/rpc',
    {
      config: { access: 'public' },
      bodyLimit: BODY_LIMIT,
      schema: {
        body: z.union([rpcCall, z.array(rpcCall).min(1).max(MOST_CALLS)]),
        response: { 200: answers, 503: answers.describe('The chain cannot be reached') },
      },
      // The schema describes; what does not fit it is answered in JSON-RPC, call by call.
      validatorCompiler: () => (value: unknown) => ({ value }),
      errorHandler: answerUnreadable,
    },
    async (request, reply) => {
      const body: unknown = request.body;
      const calls = Array.isArray(body) ? body : [body];
      if (calls.length === 0 || calls.length > MOST_CALLS)
        return sendJson(reply, errorText(null, TOO_MANY_CALLS));
      for (const _ of calls) {
        const wait = await count(request);
        if (wait !== null) return refuse(reply, refused('too-many-requests', { retryAfterSeconds: wait }));
      }
      const given = await Promise.all(calls.map((call) => answer(call, request)));
      // Of a batch that the chain answered in part nothing is thrown away: clients read no body behind a 503.
      const isAway = given.some(({ from }) => from === 'none') && !given.some(({ from }) => from === 'chain');
      const texts = given.map(({ text }) => text);
      return sendJson(
        reply.status(isAway ? 503 : 200),
        Array.isArray(body) ? `[${texts.join(',')}]` : texts.join(),
      );
    },
  );

  /** One call's answer, and who gave it. */
  async function answer(
    sent: unknown,
    request: FastifyRequest,
  ): Promise<{ text: string; from: 'chain' | 'us' | 'none' }> {
    const call = rpcCall.safeParse(sent).data;
    if (call === undefined) return { text: errorText(idOf(sent), NOT_A_CALL), from: 'us' };
    const { id, method } = call;
    const params = await admitted(method, call.params ?? [], contextOf(request));
    if (isRpcError(params)) return { text: errorText(id, params), from: 'us' };
    const given = await chain.ask({ ...call, params: [...params] });
    if (given.kind === 'answered') return { text: given.text, from: 'chain' };
    if (given.kind === 'too-large') return { text: errorText(id, TOO_LARGE), from: 'chain' };
    // The endpoint's address may hold a provider's key: only the kind of failure is logged.
    request.log.warn({ method, cause: given.cause }, 'rpc');
    return { text: errorText(id, AWAY), from: 'none' };
  }

  function contextOf(request: FastifyRequest): RpcContext {
    const { mint, tokenProgram } = chain;
    return { mint, tokenProgram, wallet: () => walletOf(request) };
  }
}

/** A body that cannot be read has no id to answer to. What is too large or of another type keeps its status, as at a node. */
function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const noId: RpcId = null;
  if (error.statusCode === 400) return sendJson(reply.status(200), errorText(noId, UNREADABLE));
  if (error.statusCode === 413) return refuse(reply, refused('too-large'));
  if (error.statusCode === 415) return sendJson(reply.status(415), errorText(noId, NOT_A_CALL));
  throw error;
}
