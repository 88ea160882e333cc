/** The Solana chain the server works with: the local one, or any cluster, behind one type. */
import { join } from 'node:path';
import { judgeMint, mintOf } from '@pokesol/chain';
import { startLocalChain } from '@pokesol/local-chain';
import { type Cluster, FAUCET_GIFT } from '@pokesol/protocol';
import {
  type Address,
  address,
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  fetchEncodedAccount,
  type Rpc,
  type SolanaRpcApi,
} from '@solana/kit';
import { type Config, ConfigError } from '../config/config.ts';
import { type WatchCall, watchNothing } from './callWatch.ts';
import { CHAIN_IDS, GENESIS } from './clusters.ts';

export type Chain = {
  cluster: Cluster;
  /** The Wallet Standard's name of the cluster, such as `solana:mainnet`. */
  id: string;
  rpc: Rpc<SolanaRpcApi>;
  rpcUrl: string;
  /** What the endpoint is called in figures: its address may hold a key. */
  endpoint: string;
  /** Told of every call, of `rpc` and of those that go to `rpcUrl` past it. */
  watchCall: WatchCall;
  mint: Address;
  tokenProgram: Address;
  decimals: number;
  /** Local chain only: SOL for fees and tokens for packs. */
  faucet?: (wallet: Address) => Promise<void>;
  close(): Promise<void>;
};

/** The names of endpoints. */
const LOCAL = 'local';
const REMOTE = 'rpc';
export const ENDPOINTS: readonly string[] = [LOCAL, REMOTE];

const LAMPORTS_PER_SOL = 1_000_000_000n;

/**
 * `dataDir` keeps the local chain's journal; absent, it lives in memory and ends with the process. `warn` is told what an
 * operator should know of a token that is taken.
 */
export async function connectChain(
  config: Config['chain'],
  dataDir: string | undefined,
  warn: (text: string) => void = console.warn,
  watchCall: WatchCall = watchNothing,
): Promise<Chain> {
  return config.kind === 'local'
    ? openLocal(config.slotMs, dataDir, watchCall)
    : openRemote(config, warn, watchCall);
}

async function openLocal(slotMs: number, dataDir: string | undefined, watchCall: WatchCall): Promise<Chain> {
  const local = await startLocalChain({
    slotMs,
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'chain') }),
  });
  return {
    cluster: 'localnet',
    id: CHAIN_IDS.localnet,
    rpc: rpcAt(local.url, (method) => watchCall({ endpoint: LOCAL, method })),
    rpcUrl: local.url,
    ...{ endpoint: LOCAL, watchCall },
    mint: local.mint,
    tokenProgram: local.tokenProgram,
    decimals: local.decimals,
    faucet: (wallet) =>
      local.fund(wallet, {
        lamports: BigInt(FAUCET_GIFT.sol) * LAMPORTS_PER_SOL,
        tokens: BigInt(FAUCET_GIFT.tokens) * 10n ** BigInt(local.decimals),
      }),
    close: () => local.close(),
  };
}

/** One node that hangs must not hold up purchases, sweeps and the end of the process. */
const CALL_TIMEOUT_MS = 10_000;

function rpcAt(url: string, begin: (method: string) => ReturnType<WatchCall>): Rpc<SolanaRpcApi> {
  const transport = createDefaultRpcTransport({ url });
  return createSolanaRpcFromTransport(async <T>(call: Parameters<typeof transport>[0]) => {
    const end = begin(methodOf(call.payload));
    const signals = [AbortSignal.timeout(CALL_TIMEOUT_MS), ...(call.signal ? [call.signal] : [])];
    try {
      const answer = await transport<T>({ ...call, signal: AbortSignal.any(signals) });
      end(typeof answer === 'object' && answer !== null && 'error' in answer ? 'refused' : 'answered');
      return answer;
    } catch (error) {
      end('away');
      throw error;
    }
  });
}

const methodOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'method' in payload ? String(payload.method) : '';

/** The endpoint does not answer; it may later. */
export class ChainAway extends Error {}

/**
 * Throws ConfigError when the endpoint is not the cluster it is said to be, or packs cannot be paid with the mint; ChainAway
 * when it does not answer.
 */
async function openRemote(
  config: Extract<Config['chain'], { kind: 'remote' }>,
  warn: (text: string) => void,
  watchCall: WatchCall,
): Promise<Chain> {
  const [endpoint] = config.endpoints;
  if (endpoint === undefined) throw new ConfigError('SOLANA_RPC_URL: names no endpoint');
  const rpc = rpcAt(endpoint.url, (method) => watchCall({ endpoint: REMOTE, method }));
  const mint = address(config.mint);
  const [genesis, account] = await Promise.all([
    rpc.getGenesisHash().send(),
    fetchEncodedAccount(rpc, mint, { commitment: 'confirmed' }),
  ]).catch((cause: unknown) => {
    throw new ChainAway(
      `SOLANA_RPC_URL: the chain does not answer (${cause instanceof Error ? cause.message : cause})`,
      { cause },
    );
  });
  const expected = GENESIS[config.cluster];
  if (expected !== undefined && genesis !== expected)
    throw new ConfigError(
      `SOLANA_CLUSTER: the endpoint is not ${config.cluster} (its genesis is ${genesis})`,
    );
  const token = account.exists ? mintOf(account) : undefined;
  if (token === undefined)
    throw new ConfigError(
      `TOKEN_MINT: ${account.exists ? `${mint} is no mint of a token program` : `there is no account ${mint}`} on ${config.cluster}`,
    );
  const { refusals, warnings } = judgeMint(token);
  if (refusals.length > 0)
    throw new ConfigError(`TOKEN_MINT: packs cannot be paid with ${mint}. ${refusals.join('. ')}`);
  for (const warning of warnings) warn(`TOKEN_MINT: ${mint}: ${warning}`);
  return {
    cluster: config.cluster,
    id: CHAIN_IDS[config.cluster],
    rpc,
    rpcUrl: endpoint.url,
    ...{ endpoint: REMOTE, watchCall },
    mint,
    tokenProgram: token.tokenProgram,
    decimals: token.decimals,
    close: async () => {},
  };
}
