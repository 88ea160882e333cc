/** The Solana chain the server works with: the local one, or any cluster, behind one type. */
import { join } from 'node:path';
import { judgeMint, mintOf } from '@pokesol/chain';
import { startLocalChain } from '@pokesol/local-chain';
import { type Cluster, FAUCET_GIFT } from '@pokesol/protocol';
import { type Address, address, fetchEncodedAccount } from '@solana/kit';
import { type Config, ConfigError } from '../config/config.ts';
import { type WatchCall, watchNothing } from './callWatch.ts';
import { ChainAway } from './chainAway.ts';
import { CHAIN_IDS, GENESIS } from './clusters.ts';
import { failureKind } from './endpoints/callEnd.ts';
import { type ChainCalls, connectEndpoints } from './endpoints/connect.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { explainRuntime } from './localRuntime.ts';

export type Chain = ChainCalls & {
  cluster: Cluster;
  /** The Wallet Standard's name of the cluster, such as `solana:mainnet`. */
  id: string;
  mint: Address;
  tokenProgram: Address;
  decimals: number;
  /** Lamports. */
  mostPriorityFee: number;
  /** Local chain only: where it is, for tests. */
  localUrl?: string;
  /** Local chain only: SOL for fees and tokens for packs. */
  faucet?: (wallet: Address) => Promise<void>;
  /** Local chain only: why it takes no transactions until the server restarts, as after a full disk; undefined while it does. */
  refusing?: () => Error | undefined;
  /** Local chain only: what the faucet gives, once per wallet; false when the wallet has had it. */
  welcome?: (wallet: Address) => Promise<boolean>;
  close(): Promise<void>;
};

const LOCAL = 'local';

/** What endpoints are called in figures, logs and messages: their addresses may hold keys. */
export const endpointNames = (config: Config['chain']): readonly string[] =>
  config.kind === 'local' ? [LOCAL] : config.endpoints.map(({ name }) => name);

const LAMPORTS_PER_SOL = 1_000_000_000n;

/**
 * `dataDir` keeps the local chain's journal; absent, it lives in memory and ends with the process. `warn` gets what an
 * operator should know of a token that is taken.
 */
export async function connectChain(
  config: Config['chain'],
  dataDir: string | undefined,
  warn: (text: string) => void = console.warn,
  watchCall: WatchCall = watchNothing,
): Promise<Chain> {
  return config.kind === 'local'
    ? openLocal(config, dataDir, watchCall)
    : openRemote(config, warn, watchCall);
}

async function openLocal(
  { slotMs, mostPriorityFee = 0 }: Extract<Config['chain'], { kind: 'local' }>,
  dataDir: string | undefined,
  watchCall: WatchCall,
): Promise<Chain> {
  const local = await startLocalChain({
    slotMs,
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'chain') }),
  }).catch((error: unknown) => {
    throw explainRuntime(error);
  });
  const gift = {
    lamports: BigInt(FAUCET_GIFT.sol) * LAMPORTS_PER_SOL,
    tokens: BigInt(FAUCET_GIFT.tokens) * 10n ** BigInt(local.decimals),
  };
  return {
    cluster: 'localnet',
    id: CHAIN_IDS.localnet,
    ...callsOf(connectEndpoints([{ name: LOCAL, url: local.url }], { watchCall })),
    localUrl: local.url,
    mint: local.mint,
    tokenProgram: local.tokenProgram,
    decimals: local.decimals,
    mostPriorityFee,
    refusing: local.failure,
    faucet: (wallet) => local.fund(wallet, gift),
    welcome: (wallet) => local.fundFirst(wallet, gift),
    close: () => local.close(),
  };
}

const callsOf = ({ rpc, ask, witnesses }: ChainCalls): ChainCalls => ({ rpc, ask, witnesses });

/**
 * Throws ConfigError when an endpoint is not the cluster it is said to be, or packs cannot be paid with the mint; ChainAway
 * when none answers. One that does not is asked again later, and for its genesis before anything else.
 */
async function openRemote(
  config: Extract<Config['chain'], { kind: 'remote' }>,
  warn: (text: string) => void,
  watchCall: WatchCall,
): Promise<Chain> {
  const calls = connectEndpoints(config.endpoints, {
    genesis: GENESIS[config.cluster],
    watchCall,
    onAway: (name, cause) => warn(`${name} does not answer (${cause}); the other endpoints are asked`),
    onBack: (name) => warn(`${name} answers again`),
    onBehind: (name, slots) =>
      warn(`${name} is ${slots} slots behind the others: its «not there» does not count`),
    onForeign: (name, genesis) =>
      warn(`${name} is not ${config.cluster} (its genesis is ${genesis}); it is not asked`),
  });
  await proveAll(calls.pool.endpoints, config.cluster, warn);
  const mint = address(config.mint);
  const account = await fetchEncodedAccount(calls.rpc, mint, { commitment: 'confirmed' }).catch(
    (cause: unknown) => {
      if (cause instanceof ChainAway) throw cause;
      throw new ChainAway(`SOLANA_RPC_URL: the mint cannot be read (${failureKind(cause)})`);
    },
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
    ...callsOf(calls),
    mint,
    tokenProgram: token.tokenProgram,
    decimals: token.decimals,
    mostPriorityFee: config.mostPriorityFee ?? 0,
    close: async () => {},
  };
}

async function proveAll(
  endpoints: readonly Endpoint[],
  cluster: Cluster,
  warn: (text: string) => void,
): Promise<void> {
  // The first one that answers says which localnet it is, so they are asked one after the other.
  const away: string[] = [];
  for (const endpoint of endpoints) {
    const proved = await endpoint.prove();
    if (proved === undefined || proved.kind === 'answered') continue;
    if (proved.kind === 'foreign')
      throw new ConfigError(
        `SOLANA_CLUSTER: ${endpoint.name} is not ${cluster} (its genesis is ${proved.genesis})`,
      );
    away.push(`${endpoint.name}: ${proved.cause}`);
  }
  if (away.length === endpoints.length)
    throw new ChainAway(`SOLANA_RPC_URL: the chain does not answer (${away.join('; ')})`);
  for (const each of away)
    warn(`SOLANA_RPC_URL: an endpoint does not answer (${each}); the others are asked`);
}
