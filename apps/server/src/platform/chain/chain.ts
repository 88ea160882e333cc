/** The Solana chain the server works with: the local one, or any cluster, behind one type. */
import { join } from 'node:path';
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
import { decodeMint, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { type Config, ConfigError } from '../config/config.ts';

export type Chain = {
  cluster: Cluster;
  /** The Wallet Standard's name of the cluster, such as `solana:mainnet`. */
  id: string;
  rpc: Rpc<SolanaRpcApi>;
  rpcUrl: string;
  mint: Address;
  tokenProgram: Address;
  decimals: number;
  /** Local chain only: SOL for fees and tokens for packs. */
  faucet?: (wallet: Address) => Promise<void>;
  close(): Promise<void>;
};

const CHAIN_IDS: Record<Cluster, string> = {
  'mainnet-beta': 'solana:mainnet',
  devnet: 'solana:devnet',
  testnet: 'solana:testnet',
  localnet: 'solana:localnet',
};

/** Clusters that can be told apart by their first block; a burn on another must never count. */
const GENESIS: Partial<Record<Cluster, string>> = {
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
};

const LAMPORTS_PER_SOL = 1_000_000_000n;

/** `dataDir` keeps the local chain's journal; absent, it lives in memory and ends with the process. */
export async function connectChain(config: Config['chain'], dataDir: string | undefined): Promise<Chain> {
  return config.kind === 'local' ? openLocal(config.slotMs, dataDir) : openRemote(config);
}

async function openLocal(slotMs: number, dataDir: string | undefined): Promise<Chain> {
  const local = await startLocalChain({
    slotMs,
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'chain') }),
  });
  return {
    cluster: 'localnet',
    id: CHAIN_IDS.localnet,
    rpc: rpcAt(local.url),
    rpcUrl: local.url,
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

function rpcAt(url: string): Rpc<SolanaRpcApi> {
  const transport = createDefaultRpcTransport({ url });
  return createSolanaRpcFromTransport((call) =>
    transport({
      ...call,
      signal: AbortSignal.any([AbortSignal.timeout(CALL_TIMEOUT_MS), ...(call.signal ? [call.signal] : [])]),
    }),
  );
}

/** The endpoint does not answer; it may later. */
export class ChainAway extends Error {}

/**
 * Throws ConfigError when the endpoint is not the cluster it is said to be, or the mint is not a plain token; ChainAway when
 * it does not answer.
 */
async function openRemote(config: Extract<Config['chain'], { kind: 'remote' }>): Promise<Chain> {
  const rpc = rpcAt(config.rpcUrl);
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
  if (!account.exists) throw new ConfigError(`TOKEN_MINT: there is no account ${mint} on ${config.cluster}`);
  if (account.programAddress !== TOKEN_PROGRAM_ADDRESS)
    throw new ConfigError(
      `TOKEN_MINT: ${mint} belongs to ${account.programAddress}, not to the token program`,
    );
  const { data } = decodeMint(account);
  return {
    cluster: config.cluster,
    id: CHAIN_IDS[config.cluster],
    rpc,
    rpcUrl: config.rpcUrl,
    mint,
    tokenProgram: account.programAddress,
    decimals: data.decimals,
    close: async () => {},
  };
}
