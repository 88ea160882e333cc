/** Decodes a transaction of the usual forms several times as quickly as the library, which decodes every other. */
import type {
  Address,
  CompiledTransactionMessage,
  ReadonlyUint8Array,
  SignatureBytes,
  Transaction,
  TransactionMessageBytes,
} from '@solana/kit';
import { toBase58 } from './base58.ts';

type Decoded = {
  readonly compiledMessage: CompiledTransactionMessage & { readonly lifetimeToken: string };
  readonly transaction: Transaction;
};

const KEY = 32;
const SIGNATURE = 64;
const VERSION_0 = 0x80;

/**
 * A transaction without a version or of version 0, whole and without a byte too many; `null` of any other, which may be
 * sound all the same: the library says. It finds what the library would find, key for key.
 */
export function decodeWire(wire: Uint8Array): Decoded | null {
  let at = 0;
  let isShort = false;
  const byte = (): number => {
    const value = wire[at];
    at += 1;
    if (value === undefined) isShort = true;
    return value ?? 0;
  };
  /** Lengths from 128 on take more than a byte, and no burn has so many of anything. */
  const length = (): number => {
    const value = byte();
    if (value >= 0x80) isShort = true;
    return isShort ? 0 : value;
  };
  const bytes = (size: number): Uint8Array => {
    const taken = wire.subarray(at, at + size);
    at += size;
    if (at > wire.length) isShort = true;
    return taken;
  };
  const list = <T>(one: () => T): T[] => Array.from({ length: length() }, one);
  const address = (): Address => {
    const key = bytes(KEY);
    return (isShort ? '' : toBase58(key)) as Address;
  };

  const signatures = list(() => bytes(SIGNATURE) as ReadonlyUint8Array as SignatureBytes);
  const messageBytes = wire.subarray(at) as ReadonlyUint8Array as TransactionMessageBytes;
  const isVersion0 = wire[at] === VERSION_0;
  if (isVersion0) at += 1;
  const numSignerAccounts = byte();
  if (numSignerAccounts >= 0x80 || numSignerAccounts !== signatures.length) return null;
  const header = {
    numSignerAccounts,
    numReadonlySignerAccounts: byte(),
    numReadonlyNonSignerAccounts: byte(),
  };
  const staticAccounts = list(address);
  const lifetimeToken = address();
  const instructions = list(() => {
    const programAddressIndex = byte();
    const accountIndices = list(byte);
    const data = bytes(length());
    return {
      programAddressIndex,
      ...(accountIndices.length > 0 && { accountIndices }),
      ...(data.length > 0 && { data }),
    };
  });
  const addressTableLookups = isVersion0
    ? list(() => ({
        lookupTableAddress: address(),
        writableIndexes: list(byte),
        readonlyIndexes: list(byte),
      }))
    : [];
  if (isShort || at !== wire.length || numSignerAccounts > staticAccounts.length) return null;

  const message = { header, staticAccounts, lifetimeToken, instructions };
  const bySigner = Object.fromEntries(
    signatures.map((signature, place) => [
      staticAccounts[place],
      signature.every((each) => each === 0) ? null : signature,
    ]),
  );
  return {
    compiledMessage: isVersion0
      ? { ...message, version: 0, ...(addressTableLookups.length > 0 && { addressTableLookups }) }
      : { ...message, version: 'legacy' },
    transaction: { messageBytes, signatures: bySigner },
  };
}
