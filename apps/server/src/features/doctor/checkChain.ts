/** Whether each endpoint is the cluster it is said to be and keeps up with the others, and what there is to know of the mint. */
import { judgeMint, mintOf } from '@pokesol/chain';
import { assertCanRun } from '@pokesol/local-chain';
import {
  address,
  createSolanaRpcFromTransport,
  fetchEncodedAccount,
  type Rpc,
  type SolanaRpcApi,
} from '@solana/kit';
import { GENESIS } from '../../platform/chain/clusters.ts';
import { transportTo } from '../../platform/chain/endpoints/endpoint.ts';
import { FAR_BEHIND_SLOTS } from '../../platform/chain/endpoints/slots.ts';
import { explainRuntime } from '../../platform/chain/localRuntime.ts';
import type { Config } from '../../platform/config/config.ts';
import type { EndpointConfig } from '../../platform/config/rpcEndpoints.ts';
import { clockFinding } from './clock.ts';
import { type Check, type Finding, findings, ok, reason, warn, wrong } from './finding.ts';

type Remote = Extract<Config['chain'], { kind: 'remote' }>;
type Node = { name: string; rpc: Rpc<SolanaRpcApi> };
type Seen = Node & { slot: number; ms: number; genesis: string };

const ASK_MS = 5_000;
const SLOW_MS = 1_000;
/** A block has its time in whole seconds, and is confirmed a second or two after it. */
const BLOCK_CLOCK_BLUR_MS = 10_000;

export const checkChain = (chain: Config['chain'], publicOrigin: string | undefined): Check => ({
  about: 'chain',
  run: async () => {
    if (chain.kind === 'remote') return remoteFindings(chain);
    try {
      await assertCanRun();
    } catch (error) {
      return [wrong('chain', `${reason(explainRuntime(error))}.`)];
    }
    return [
      publicOrigin?.startsWith('https:')
        ? warn(
            'chain',
            'the local one: its tokens are play money. Set SOLANA_RPC_URL, SOLANA_CLUSTER and TOKEN_MINT for real ones.',
          )
        : ok('chain', 'the local one, in the data folder'),
    ];
  },
});

function rpcOf(endpoint: EndpointConfig): Rpc<SolanaRpcApi> {
  const transport = transportTo(endpoint);
  return createSolanaRpcFromTransport((call) => transport({ ...call, signal: AbortSignal.timeout(ASK_MS) }));
}

async function remoteFindings(chain: Remote): Promise<Finding[]> {
  const asked = await Promise.all(chain.endpoints.map((endpoint) => ask(endpoint)));
  const seen = asked.filter((each): each is Seen => 'rpc' in each);
  const highest = Math.max(...seen.map(({ slot }) => slot));
  const all = asked.map((each) => ('rpc' in each ? endpointFinding(each, chain, seen, highest) : each));
  const node = seen.find(({ genesis }) => genesis === genesisOf(chain, seen));
  if (node === undefined) return all;
  const more = await Promise.all([
    findings({ about: 'mint', run: () => mintFindings(node, chain) }),
    findings({ about: 'chain clock', run: () => chainClock(node) }),
  ]);
  return [...all, ...more.flat()];
}

async function ask(endpoint: EndpointConfig): Promise<Seen | Finding> {
  const rpc = rpcOf(endpoint);
  const sentAt = performance.now();
  try {
    const genesis = await rpc.getGenesisHash().send();
    const ms = performance.now() - sentAt;
    return {
      name: endpoint.name,
      rpc,
      genesis,
      ms,
      slot: Number(await rpc.getSlot({ commitment: 'confirmed' }).send()),
    };
  } catch (error) {
    return wrong(
      endpoint.name,
      `does not answer: ${reason(error)}. Look at its address and key in SOLANA_RPC_URL.`,
    );
  }
}

function endpointFinding(
  { name, genesis, slot, ms }: Seen,
  chain: Remote,
  all: readonly Seen[],
  highest: number,
): Finding {
  const { cluster } = chain;
  const expected = genesisOf(chain, all);
  if (genesis !== expected)
    return wrong(
      name,
      `is not ${cluster}: its genesis is ${genesis}${clusterOf(genesis)}, not ${expected}. Set another address, or SOLANA_CLUSTER.`,
    );
  const behind = highest - slot;
  if (behind > FAR_BEHIND_SLOTS)
    return warn(
      name,
      `is ${behind} slots behind the others, so it is not asked whether a burn is there. Ask its provider.`,
    );
  const took = `${Math.round(ms)} ms`;
  return ms > SLOW_MS
    ? warn(name, `${cluster}, slot ${slot}, but slow: ${took} for an answer. Choose one nearer by.`)
    : ok(name, `${cluster}, slot ${slot}, ${took}`);
}

/** Of a cluster without a known first block, the first endpoint's. */
const genesisOf = ({ cluster }: Remote, seen: readonly Seen[]): string | undefined =>
  GENESIS[cluster] ?? seen[0]?.genesis;

function clusterOf(genesis: string): string {
  const found = Object.entries(GENESIS).find(([, hash]) => hash === genesis);
  return found === undefined ? '' : ` (${found[0]})`;
}

async function mintFindings({ rpc }: Node, { mint, cluster }: Remote): Promise<Finding[]> {
  const account = await fetchEncodedAccount(rpc, address(mint), { commitment: 'confirmed' });
  if (!account.exists)
    return [wrong('mint', `there is no account ${mint} on ${cluster}. Look at TOKEN_MINT.`)];
  const token = mintOf(account);
  if (token === undefined)
    return [
      wrong('mint', `${mint} is no mint: it belongs to ${account.programAddress}. Look at TOKEN_MINT.`),
    ];
  const { refusals, warnings } = judgeMint(token);
  const program = token.tokenProgram.startsWith('Tokenz') ? 'Token-2022' : 'the token program';
  return [
    ok('mint', `${mint}: ${token.decimals} decimals, of ${program}`),
    ...refusals.map((text) => wrong('mint', `packs cannot be paid with it. ${text}. Choose another token.`)),
    ...warnings.map((text) => warn('mint', `${text}.`)),
  ];
}

async function chainClock({ rpc }: Node): Promise<Finding[]> {
  const slot = await rpc.getSlot({ commitment: 'confirmed' }).send();
  const seconds = await rpc.getBlockTime(slot).send();
  return [clockFinding('chain clock', Number(seconds) * 1000 - Date.now(), BLOCK_CLOCK_BLUR_MS)];
}
