/** Reads the parameters of a call; what cannot be read becomes the error a node would answer with. */

import {
  type Address,
  type Commitment,
  getBase58Encoder,
  getBase64Encoder,
  isAddress,
  isSignature,
  type Signature,
} from '@solana/kit';
import type { LedgerChain } from '../chain.ts';
import { invalidParams, RPC_CODES, RpcError } from './errors.ts';
import { isJsonObject } from './json.ts';

export type CallConfig = Record<string, unknown>;

/** The moment a call looks at the chain from. */
export type ChainView = { commitment: Commitment; slot: number };

export function readAddress(value: unknown): Address | RpcError {
  if (typeof value !== 'string') return invalidParams('Invalid params: expected a base-58 encoded address');
  return isAddress(value) ? value : invalidParams('Invalid param: Invalid');
}

export function readSignature(value: unknown): Signature | RpcError {
  if (typeof value !== 'string') return invalidParams('Invalid params: expected a base-58 encoded signature');
  return isSignature(value) ? value : invalidParams('Invalid param: Invalid');
}

export function readList(value: unknown, maximum: number): unknown[] | RpcError {
  if (!Array.isArray(value)) return invalidParams('Invalid params: expected a list');
  if (value.length > maximum) return invalidParams(`Too many inputs provided; max ${maximum}`);
  return value;
}

/** A missing configuration is an empty one. */
export function readCallConfig(value: unknown): CallConfig | RpcError {
  if (value === undefined || value === null) return {};
  return isJsonObject(value) ? value : invalidParams('Invalid params: expected a configuration object');
}

/** A whole number from 0 to the largest that JSON carries exactly. */
export function readInteger(value: unknown, name: string): number | RpcError {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  return invalidParams(`Invalid params: ${name} must be a whole number`);
}

/** Clients leave the field out when they want `finalized`. */
function readCommitment(value: unknown): Commitment | RpcError {
  if (value === undefined || value === null) return 'finalized';
  if (value === 'processed' || value === 'confirmed' || value === 'finalized') return value;
  return invalidParams(`Invalid params: unknown commitment ${JSON.stringify(value)}`);
}

/** Reads `commitment` and `minContextSlot` of a configuration. */
export function readChainView(config: CallConfig, chain: LedgerChain): ChainView | RpcError {
  const commitment = readCommitment(config.commitment);
  if (commitment instanceof RpcError) return commitment;
  const slot = chain.slots.current(commitment);
  if (config.minContextSlot === undefined || config.minContextSlot === null) return { commitment, slot };
  const minimum = readInteger(config.minContextSlot, 'minContextSlot');
  if (minimum instanceof RpcError) return minimum;
  if (slot >= minimum) return { commitment, slot };
  return new RpcError(RPC_CODES.minContextSlotNotReached, 'Minimum context slot has not been reached', {
    contextSlot: slot,
  });
}

/** What a call about one account begins with: its address, then the configuration. */
export function readAccountCall(
  params: readonly unknown[],
  chain: LedgerChain,
): { address: Address; config: CallConfig; view: ChainView } | RpcError {
  const address = readAddress(params[0]);
  if (address instanceof RpcError) return address;
  const config = readCallConfig(params[1]);
  if (config instanceof RpcError) return config;
  const view = readChainView(config, chain);
  return view instanceof RpcError ? view : { address, config, view };
}

/** Bytes given as base58 (a node's default) or base64. */
export function readBytes(value: unknown, encoding: unknown): Uint8Array | RpcError {
  if (typeof value !== 'string') return invalidParams('Invalid params: expected an encoded string');
  if (encoding !== undefined && encoding !== null && encoding !== 'base58' && encoding !== 'base64') {
    return invalidParams(
      `unsupported encoding: ${JSON.stringify(encoding)}. Supported encodings: base58, base64`,
    );
  }
  const isBase64 = encoding === 'base64';
  if (value.length > MAX_ENCODED_LENGTH)
    return invalidParams(`encoded string too large: ${value.length} bytes`);
  try {
    return Uint8Array.from((isBase64 ? getBase64Encoder() : getBase58Encoder()).encode(value));
  } catch {
    return invalidParams(`invalid ${isBase64 ? 'base64' : 'base58'} encoding`);
  }
}

/** Longer than any transaction in either encoding; decoding base58 takes time that grows with its square. */
const MAX_ENCODED_LENGTH = 8192;

export function inContext(
  view: ChainView,
  value: unknown,
): { context: { apiVersion: string; slot: number }; value: unknown } {
  return { context: { apiVersion: API_VERSION, slot: view.slot }, value };
}

/** The node release whose answers these are shaped like. */
export const API_VERSION = '3.0.0';
