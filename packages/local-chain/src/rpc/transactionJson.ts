/** Writes a recorded transaction the way a node does. */

import { type AccountMeta, getBase58Decoder, getBase64Encoder, isSignerRole } from '@solana/kit';
import type { TransactionRecord } from '../record.ts';
import {
  accountsOf,
  decodeTransaction,
  instructionsOf,
  isWritable,
  type WireTransaction,
} from '../wireTransaction.ts';

export const TRANSACTION_ENCODINGS = ['json', 'jsonParsed', 'base58', 'base64'] as const;
export type TransactionEncoding = (typeof TRANSACTION_ENCODINGS)[number];

/** `versioned`: the client said which versions it understands, and so gets the fields that came with them. */
export function transactionJson(
  record: TransactionRecord,
  encoding: TransactionEncoding,
  versioned: boolean,
): unknown {
  return {
    blockTime: record.blockTime,
    meta: metaJson(record, encoding, versioned),
    slot: record.slot,
    transaction: bodyJson(record, encoding),
    ...(versioned && { version: record.version }),
  };
}

export function statusJson(err: TransactionRecord['err']): unknown {
  return err === null ? { Ok: null } : { Err: err };
}

function metaJson(record: TransactionRecord, encoding: TransactionEncoding, versioned: boolean): unknown {
  return {
    computeUnitsConsumed: record.units,
    err: record.err,
    fee: BigInt(record.fee),
    innerInstructions:
      encoding === 'jsonParsed'
        ? record.innerInstructions.map((group) => namedGroup(group, record))
        : record.innerInstructions,
    ...(versioned && encoding !== 'jsonParsed' && { loadedAddresses: record.loadedAddresses }),
    logMessages: record.logs,
    postBalances: record.postBalances.map(BigInt),
    postTokenBalances: record.postTokenBalances,
    preBalances: record.preBalances.map(BigInt),
    preTokenBalances: record.preTokenBalances,
    ...(record.returnData !== null && {
      returnData: { data: [record.returnData.data, 'base64'], programId: record.returnData.programId },
    }),
    rewards: [],
    status: statusJson(record.err),
  };
}

function bodyJson(record: TransactionRecord, encoding: TransactionEncoding): unknown {
  if (encoding === 'base64') return [record.wire, 'base64'];
  const bytes = Uint8Array.from(getBase64Encoder().encode(record.wire));
  if (encoding === 'base58') return [getBase58Decoder().decode(bytes), 'base58'];
  const wire = decodeTransaction(bytes);
  if (wire === undefined) throw new Error(`the recorded transaction ${record.signature} cannot be read`);
  const signatures = Object.values(wire.transaction.signatures).map((signature) =>
    getBase58Decoder().decode(signature ?? new Uint8Array(64)),
  );
  return { message: encoding === 'json' ? messageJson(wire) : namedMessageJson(wire, record), signatures };
}

function messageJson({ message }: WireTransaction): unknown {
  return {
    accountKeys: message.staticAccounts,
    ...lookupsJson(message),
    header: {
      numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts,
      numRequiredSignatures: message.header.numSignerAccounts,
    },
    instructions: instructionsOf(message).map(({ accounts, data, programIndex }) => ({
      accounts,
      data: getBase58Decoder().decode(data),
      programIdIndex: programIndex,
      stackHeight: 1,
    })),
    recentBlockhash: message.lifetimeToken,
  };
}

/** jsonParsed: accounts by name. No program's instructions are parsed; a node leaves those it does not know like this. */
function namedMessageJson({ message }: WireTransaction, record: TransactionRecord): unknown {
  const metas = accountsOf(message, record.loadedAddresses);
  return {
    accountKeys: metas.map((account, i) => namedAccount(account, i < message.staticAccounts.length)),
    ...lookupsJson(message),
    instructions: instructionsOf(message).map(({ accounts, data, programIndex }) => ({
      accounts: accounts.map((index) => record.accounts[index]),
      data: getBase58Decoder().decode(data),
      programId: record.accounts[programIndex],
      stackHeight: 1,
    })),
    recentBlockhash: message.lifetimeToken,
  };
}

function namedAccount(account: AccountMeta, isStatic: boolean): unknown {
  return {
    pubkey: account.address,
    signer: isSignerRole(account.role),
    source: isStatic ? 'transaction' : 'lookupTable',
    writable: isWritable(account),
  };
}

function namedGroup(
  group: TransactionRecord['innerInstructions'][number],
  record: TransactionRecord,
): unknown {
  return {
    index: group.index,
    instructions: group.instructions.map(({ accounts, data, programIdIndex, stackHeight }) => ({
      accounts: accounts.map((index) => record.accounts[index]),
      data,
      programId: record.accounts[programIdIndex],
      stackHeight,
    })),
  };
}

function lookupsJson(message: WireTransaction['message']): object {
  if (message.version !== 0) return {};
  const addressTableLookups = (message.addressTableLookups ?? []).map((lookup) => ({
    accountKey: lookup.lookupTableAddress,
    readonlyIndexes: lookup.readonlyIndexes,
    writableIndexes: lookup.writableIndexes,
  }));
  return { addressTableLookups };
}
