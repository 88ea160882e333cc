/** Reads a confirmed transaction: who signed it, and every burn in it with the owner of the burned tokens. */
import {
  type Address,
  type Base64EncodedDataResponse,
  type DecodedRpcTransaction,
  decodeTransactionFromRpcResponse,
  getAccountMetasFromCompiledTransactionMessage,
  getBase64Encoder,
  isSignerRole,
  type LoadedAddresses,
  type MetaWithInnerInstructions,
  type TokenBalance,
  type Transaction,
  type TransactionError,
  walkInstructions,
} from '@solana/kit';
import { decodeWire } from './decodeWire.ts';
import { type BurnCall, type MintCall, type TokenCall, tokenCallsOf } from './tokenCalls.ts';

/**
 * What `getTransaction` answers for `encoding: 'base64'`, `maxSupportedTransactionVersion: 1`. Account keys are only whole
 * together with `meta.loadedAddresses`, so nothing here reads the static list alone.
 */
export type BurnTransaction = Readonly<{
  slot: bigint;
  /** Unix seconds; `null` while the node does not know. */
  blockTime: bigint | null;
  transaction: Base64EncodedDataResponse;
  meta:
    | (MetaWithInnerInstructions &
        Readonly<{
          err: TransactionError | null;
          preTokenBalances?: readonly TokenBalance[];
          postTokenBalances?: readonly TokenBalance[];
          /** Missing in a legacy transaction. */
          loadedAddresses?: LoadedAddresses;
        }>)
    | null;
}>;

/** The pinned token: mint address and the program that owns the mint account. */
export type TokenId = Readonly<{ mint: Address; tokenProgram: Address }>;

/**
 * A burn with the owner its token account had before the transaction, or was made for within it; `null` when the chain does
 * not tell.
 */
export type ObservedBurn = BurnCall & Readonly<{ owner: Address | null }>;

export type TransactionRead = Readonly<{
  transaction: Transaction;
  signers: readonly Address[];
  /** Of every mint and program, in the order of execution. */
  burns: readonly ObservedBurn[];
  mints: readonly MintCall[];
}>;

/** To decode one takes longer than all that is asked of it, and several questions are asked of each. Answers never change. */
const alreadyRead = new WeakMap<BurnTransaction, TransactionRead | null>();

/** Everything the rules need from a transaction, or `null` when the node's answer cannot be read. */
export function readTransaction(tx: BurnTransaction): TransactionRead | null {
  const known = alreadyRead.get(tx);
  if (known !== undefined) return known;
  const whole = readOrNull(tx);
  alreadyRead.set(tx, whole);
  return whole;
}

function readOrNull(tx: BurnTransaction): TransactionRead | null {
  try {
    return read(tx, decode(tx));
  } catch {
    return null;
  }
}

type Decoded = DecodedRpcTransaction & { transaction: Transaction };

function decode(tx: BurnTransaction): Decoded {
  const decoded = decodeWire(Uint8Array.from(getBase64Encoder().encode(tx.transaction[0])));
  if (decoded === null) return decodeTransactionFromRpcResponse(tx);
  return { ...decoded, loadedAddresses: tx.meta?.loadedAddresses ?? NONE_LOADED };
}

const NONE_LOADED: LoadedAddresses = { readonly: [], writable: [] };

function read(tx: BurnTransaction, decoded: Decoded): TransactionRead {
  const { compiledMessage, loadedAddresses, transaction } = decoded;
  const metas = getAccountMetasFromCompiledTransactionMessage(compiledMessage, loadedAddresses);
  const calls = walkInstructions({ compiledMessage, loadedAddresses, meta: tx.meta }).flatMap(tokenCallsOf);
  // An account closed by the transaction has no balance after it, one created by it has none before it.
  const ownerOf = (account: Address): Address | null => {
    const index = metas.findIndex(({ address }) => address === account);
    const ownerIn = (balances: readonly TokenBalance[] | undefined) =>
      balances?.find(({ accountIndex }) => accountIndex === index)?.owner;
    return ownerIn(tx.meta?.preTokenBalances) ?? ownerIn(tx.meta?.postTokenBalances) ?? null;
  };
  return {
    transaction,
    signers: metas.filter((meta) => isSignerRole(meta.role)).map((meta) => meta.address),
    burns: calls
      .filter((call) => call.kind === 'burn')
      .map((burn) => {
        const madeFor = ownerMadeFor(burn, calls.slice(0, calls.indexOf(burn)));
        return { ...burn, owner: madeFor === undefined ? ownerOf(burn.tokenAccount) : madeFor };
      }),
    mints: calls.filter((call) => call.kind === 'mint'),
  };
}

/**
 * Whose the account was made, where the transaction itself made it before the burn: closed again, it is in no balance. Only
 * the token program itself makes accounts, so a look-alike's word counts for nothing. `null` when it changed hands since;
 * `undefined` when it was not made here.
 */
function ownerMadeFor(burn: BurnCall, earlier: readonly TokenCall[]): Address | null | undefined {
  let owner: Address | null | undefined;
  for (const call of earlier) {
    if (call.kind !== 'account' && call.kind !== 'authority') continue;
    if (call.tokenAccount !== burn.tokenAccount || call.program !== burn.program) continue;
    if (call.kind === 'account') owner = call.mint === burn.mint ? call.owner : null;
    else if (owner !== undefined) owner = null;
  }
  return owner;
}

/** Every burn of our token in the transaction, in order; empty when there is none or it cannot be read. */
export function readBurns(tx: BurnTransaction, token: TokenId): readonly ObservedBurn[] {
  return readTransaction(tx)?.burns.filter((burn) => isOf(token, burn)) ?? [];
}

/** The addresses that burns of our token carry, once each: the purchases they may pay for. */
export function findReferences(tx: BurnTransaction, token: TokenId): readonly Address[] {
  return [...new Set(readBurns(tx, token).flatMap((burn) => burn.extraAccounts))];
}

export function isOf(token: TokenId, call: BurnCall | MintCall): boolean {
  return call.mint === token.mint && call.program === token.tokenProgram;
}
