/** A chain whose transactions are asked for once: the second time it answers from memory. */
import { type TestServer, urlOf } from '@pokesol/server/testing';
import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  isJsonRpcPayload,
  type RpcTransport,
} from '@solana/kit';

type Chain = TestServer['chain'];

export function rememberTransactions(chain: Chain): Chain {
  const transport = createDefaultRpcTransport({ url: urlOf(chain) });
  const answers = new Map<string, Promise<unknown>>();
  const remembering = <T>(request: Parameters<RpcTransport>[0]): Promise<T> => {
    const { payload } = request;
    if (!isJsonRpcPayload(payload)) throw new Error('not a JSON-RPC call');
    if (payload.method !== 'getTransaction') return transport<T>(request);
    const question = JSON.stringify(payload.params);
    const known = answers.get(question) ?? transport<unknown>(request);
    answers.set(question, known);
    return known as Promise<T>;
  };
  return { ...chain, rpc: createSolanaRpcFromTransport(remembering) };
}
