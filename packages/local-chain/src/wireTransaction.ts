/** Reads a transaction from the bytes a client sent, and lets nothing through that the virtual machine cannot read. */

import {
  type AccountMeta,
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getAccountMetasFromCompiledTransactionMessage,
  getAddressDecoder,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  getTransactionSizeLimit,
  isWritableRole,
  type LoadedAddresses,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit';

export type Message = CompiledTransactionMessage & CompiledTransactionMessageWithLifetime;

export type WireTransaction = {
  transaction: Transaction;
  message: Message;
  wire: ReadonlyUint8Array;
  /** Base58 of the fee payer's signature, all zeros if it has not signed. */
  signature: string;
  fullySigned: boolean;
};

const V1_CONFIG_BITS = 0b11111;
const V1_PRIORITY_FEE_BITS = 0b11;
/** Lookup table accounts hold their addresses after a header of this size. */
const LOOKUP_TABLE_HEADER = 56;

/** Returns undefined for anything but one whole, canonically encoded transaction within the size limit. */
export function decodeTransaction(bytes: Uint8Array): WireTransaction | undefined {
  try {
    const transaction = getTransactionDecoder().decode(bytes);
    const wire = getTransactionEncoder().encode(transaction);
    if (bytes.length > getTransactionSizeLimit(transaction) || !sameBytes(wire, bytes)) return undefined;
    const message = decodeMessage(transaction.messageBytes);
    if (message === undefined) return undefined;
    const signatures = Object.values(transaction.signatures);
    return {
      transaction,
      message,
      wire,
      signature: getBase58Decoder().decode(signatures[0] ?? new Uint8Array(64)),
      fullySigned: signatures.every((signature) => signature !== null),
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns undefined unless the bytes are the canonical encoding of a message. LiteSVM aborts the whole process
 * on bytes that its own decoder refuses, and kit's decoder forgives more than that one; the round trip closes the gap.
 */
export function decodeMessage(bytes: ReadonlyUint8Array): Message | undefined {
  try {
    const message = getCompiledTransactionMessageDecoder().decode(bytes);
    if (message.version === 1 && !isKnownConfigMask(message.configMask)) return undefined;
    return sameBytes(getCompiledTransactionMessageEncoder().encode(message), bytes) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isKnownConfigMask(mask: number): boolean {
  const priorityFee = mask & V1_PRIORITY_FEE_BITS;
  return (mask & ~V1_CONFIG_BITS) === 0 && (priorityFee === 0 || priorityFee === V1_PRIORITY_FEE_BITS);
}

function sameBytes(a: ReadonlyUint8Array, b: ReadonlyUint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** The addresses a message takes from lookup tables; undefined if a table or an entry is missing. */
export function loadAddresses(
  message: Message,
  accountData: (address: Address) => ReadonlyUint8Array | undefined,
): LoadedAddresses | undefined {
  const loaded: { writable: Address[]; readonly: Address[] } = { writable: [], readonly: [] };
  const lookups = message.version === 0 ? (message.addressTableLookups ?? []) : [];
  for (const lookup of lookups) {
    const table = accountData(lookup.lookupTableAddress);
    if (table === undefined) return undefined;
    for (const kind of ['writable', 'readonly'] as const) {
      const indexes = kind === 'writable' ? lookup.writableIndexes : lookup.readonlyIndexes;
      for (const index of indexes) {
        const offset = LOOKUP_TABLE_HEADER + 32 * index;
        if (offset + 32 > table.length) return undefined;
        loaded[kind].push(getAddressDecoder().decode(table, offset));
      }
    }
  }
  return loaded;
}

/** Every account of the message in the order that balances and instructions index it. */
export function accountsOf(message: Message, loaded: LoadedAddresses): AccountMeta[] {
  return getAccountMetasFromCompiledTransactionMessage(message, loaded);
}

export function isWritable(account: AccountMeta): boolean {
  return isWritableRole(account.role);
}

export type CompiledInstruction = {
  programIndex: number;
  accounts: readonly number[];
  data: ReadonlyUint8Array;
};

/** The outer instructions with their indexes, whatever the message's version. */
export function instructionsOf(message: Message): CompiledInstruction[] {
  if (message.version === 1) {
    return message.instructionHeaders.map((header, i) => ({
      programIndex: header.programAccountIndex,
      accounts: message.instructionPayloads[i]?.instructionAccountIndices ?? [],
      data: message.instructionPayloads[i]?.instructionData ?? new Uint8Array(),
    }));
  }
  return message.instructions.map((instruction) => ({
    programIndex: instruction.programAddressIndex,
    accounts: instruction.accountIndices ?? [],
    data: instruction.data ?? new Uint8Array(),
  }));
}
