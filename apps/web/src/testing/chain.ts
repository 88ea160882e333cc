/** For component tests: a chain behind `/api/rpc` that the page's own calls reach. */
import type { Address } from '@solana/kit';
import { api } from './api.ts';
import { type ChainBehaviour, fakeChain } from './fakeChain.ts';

type RpcBody = { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] };
type Methods = Record<string, (...params: readonly unknown[]) => { send(): Promise<unknown> }>;

/** `sent`: the transactions that reached it, in base64. A test may change the behaviour at any time. */
export async function serveChain(wallet: Address, behaviour: ChainBehaviour) {
  const { rpc, sent } = await fakeChain(wallet, behaviour);
  api.answer('POST /api/rpc', async ({ body }) => {
    const { id, method, params } = body as RpcBody;
    const result = await (rpc as unknown as Methods)[method]?.(...params).send();
    const text = JSON.stringify({ jsonrpc: '2.0', id, result }, (_, value) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
  return { sent };
}
