/** Looking up what was included, by signature or by account. */

import type { TransactionRecord } from '../record.ts';
import type { Slots } from '../slots.ts';
import { invalidParams, RPC_CODES, RpcError } from './errors.ts';
import type { RpcMethod } from './node.ts';
import {
  type CallConfig,
  type ChainView,
  inContext,
  readAddress,
  readCallConfig,
  readChainView,
  readInteger,
  readList,
  readSignature,
} from './params.ts';
import { statusJson, TRANSACTION_ENCODINGS, transactionJson } from './transactionJson.ts';

const MAX_STATUSES = 256;
const MAX_HISTORY = 1000;
/** Older statuses are only found when the client asks to search the history. */
const STATUS_CACHE_SLOTS = 300;

const getSignatureStatuses: RpcMethod = (params, { chain }) => {
  const list = readList(params[0], MAX_STATUSES);
  if (list instanceof RpcError) return list;
  const config = readCallConfig(params[1]);
  if (config instanceof RpcError) return config;
  const slot = chain.slots.current();
  const oldest = config.searchTransactionHistory === true ? 0 : slot - STATUS_CACHE_SLOTS;
  const statuses: unknown[] = [];
  for (const item of list) {
    const signature = readSignature(item);
    if (signature instanceof RpcError) return signature;
    const record = chain.ledger.find(signature);
    statuses.push(record === undefined || record.slot < oldest ? null : signatureStatus(record, chain.slots));
  }
  return inContext({ commitment: 'processed', slot }, statuses);
};

function signatureStatus(record: TransactionRecord, slots: Slots): unknown {
  const confirmationStatus = slots.statusOf(record.slot);
  return {
    confirmationStatus,
    confirmations: confirmationStatus === 'finalized' ? null : slots.current() - record.slot,
    err: record.err,
    slot: record.slot,
    status: statusJson(record.err),
  };
}

/** History is only kept for what a block has confirmed. */
function readHistoryView(
  config: CallConfig,
  chain: Parameters<typeof readChainView>[1],
): ChainView | RpcError {
  if (config.commitment === 'processed')
    return invalidParams('Method does not support commitment below `confirmed`');
  return readChainView(config, chain);
}

const getTransaction: RpcMethod = (params, { chain }) => {
  const signature = readSignature(params[0]);
  if (signature instanceof RpcError) return signature;
  const config = readCallConfig(typeof params[1] === 'string' ? { encoding: params[1] } : params[1]);
  if (config instanceof RpcError) return config;
  const view = readHistoryView(config, chain);
  if (view instanceof RpcError) return view;
  const encoding = TRANSACTION_ENCODINGS.find((known) => known === (config.encoding ?? 'json'));
  if (encoding === undefined) return invalidParams('Invalid params: unsupported encoding');
  const newest = config.maxSupportedTransactionVersion;
  const maximum =
    newest === undefined || newest === null
      ? 'legacy'
      : readInteger(newest, 'maxSupportedTransactionVersion');
  if (maximum instanceof RpcError) return maximum;

  const record = chain.ledger.find(signature);
  if (record === undefined || record.slot > view.slot) return null;
  if (record.version !== 'legacy' && (maximum === 'legacy' || record.version > maximum)) {
    return new RpcError(
      RPC_CODES.unsupportedVersion,
      `Transaction version (${record.version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${record.version}`,
    );
  }
  return transactionJson(record, encoding, maximum !== 'legacy');
};

const getSignaturesForAddress: RpcMethod = (params, { chain }) => {
  const address = readAddress(params[0]);
  if (address instanceof RpcError) return address;
  const config = readCallConfig(params[1]);
  if (config instanceof RpcError) return config;
  const view = readHistoryView(config, chain);
  if (view instanceof RpcError) return view;
  const limit = readInteger(config.limit ?? MAX_HISTORY, 'limit');
  if (limit instanceof RpcError) return limit;
  if (limit < 1 || limit > MAX_HISTORY) return invalidParams(`Invalid limit; max ${MAX_HISTORY}`);
  const before = readOptionalSignature(config.before);
  if (before instanceof RpcError) return before;
  const until = readOptionalSignature(config.until);
  if (until instanceof RpcError) return until;
  return chain.ledger.history(address, { limit, upTo: view.slot, before, until }).map((record) => ({
    blockTime: record.blockTime,
    confirmationStatus: chain.slots.statusOf(record.slot),
    err: record.err,
    memo: record.memo,
    signature: record.signature,
    slot: record.slot,
  }));
};

function readOptionalSignature(value: unknown): string | undefined | RpcError {
  return value === undefined || value === null ? undefined : readSignature(value);
}

export const historyMethods = { getSignatureStatuses, getTransaction, getSignaturesForAddress };
