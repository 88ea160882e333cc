/** What a method of the RPC endpoint can reach, and what it is. */

import type { LedgerChain } from '../chain.ts';
import type { Faucet } from '../faucet.ts';

export type RpcNode = { chain: LedgerChain; faucet: Faucet; genesisHash: string };

/** Returns the result, or an RpcError as a value; throws only on a bug. */
export type RpcMethod = (params: readonly unknown[], node: RpcNode) => unknown;
