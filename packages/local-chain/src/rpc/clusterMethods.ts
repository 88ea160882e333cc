/** The chain's time, its blockhashes and its identity. */
import { BLOCKHASH_LIFETIME } from '../blockhashes.ts';
import { blockHeightOf, epochOf, SLOTS_PER_EPOCH } from '../slots.ts';
import { invalidParams, RPC_CODES, RpcError } from './errors.ts';
import type { RpcMethod, RpcNode } from './node.ts';
import {
  API_VERSION,
  type ChainView,
  inContext,
  readCallConfig,
  readChainView,
  readInteger,
} from './params.ts';

/** So many are remembered by a node. */
const RECENT_BLOCKS = 150;

/** Reads the configuration at this place and answers from the view it asks for. */
function fromView(position: number, answer: (view: ChainView, node: RpcNode) => unknown): RpcMethod {
  return (params, node) => {
    const config = readCallConfig(params[position]);
    if (config instanceof RpcError) return config;
    const view = readChainView(config, node.chain);
    return view instanceof RpcError ? view : answer(view, node);
  };
}

const getSlot = fromView(0, ({ slot }) => slot);
const getBlockHeight = fromView(0, ({ slot }) => blockHeightOf(slot));

const getBlockTime: RpcMethod = ([asked], { chain }) => {
  const slot = readInteger(asked, 'slot');
  if (slot instanceof RpcError) return slot;
  const at = chain.slots.beganAt(slot);
  return at ?? new RpcError(RPC_CODES.blockNotAvailable, `Block not available for slot ${slot}`);
};

const getEpochInfo = fromView(0, ({ slot }, { chain }) => ({
  absoluteSlot: slot,
  blockHeight: blockHeightOf(slot),
  epoch: epochOf(slot),
  slotIndex: slot % SLOTS_PER_EPOCH,
  slotsInEpoch: SLOTS_PER_EPOCH,
  transactionCount: chain.ledger.size,
}));

const getLatestBlockhash = fromView(0, (view, { chain }) =>
  inContext(view, {
    blockhash: chain.blockhashes.at(view.slot),
    lastValidBlockHeight: blockHeightOf(view.slot) + BLOCKHASH_LIFETIME,
  }),
);

const isBlockhashValid: RpcMethod = (params, node) => {
  const [hash] = params;
  if (typeof hash !== 'string') return invalidParams('Invalid params: expected a blockhash');
  return fromView(1, (view, { chain }) => inContext(view, chain.blockhashes.isValid(hash, view.slot)))(
    params,
    node,
  );
};

/** No sender has to outbid another here: whatever is offered, the next block takes it. */
const getRecentPrioritizationFees = fromView(1, ({ slot }) =>
  Array.from({ length: Math.min(slot, RECENT_BLOCKS) }, (_, i) => ({
    slot: slot - Math.min(slot, RECENT_BLOCKS) + i,
    prioritizationFee: 0,
  })),
);

const getGenesisHash: RpcMethod = (_params, { genesisHash }) => genesisHash;
const getVersion: RpcMethod = () => ({ 'feature-set': 0, 'solana-core': API_VERSION });
const getHealth: RpcMethod = (_params, { chain }) =>
  chain.isWritable() ? 'ok' : new RpcError(RPC_CODES.unhealthy, 'Node is unhealthy');

export const clusterMethods = {
  getSlot,
  getBlockHeight,
  getBlockTime,
  getEpochInfo,
  getLatestBlockhash,
  isBlockhashValid,
  getGenesisHash,
  getRecentPrioritizationFees,
  getVersion,
  getHealth,
};
