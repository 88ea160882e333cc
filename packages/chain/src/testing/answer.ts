/** Builds what a node would answer for a transaction that no chain ever ran: for CPIs, and for nodes that lie. */
import {
  type Address,
  type AddressesByLookupTableAddress,
  getAccountMetasFromCompiledTransactionMessage,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  type Instruction,
  type LoadedAddresses,
  type TokenBalance,
  type TransactionError,
} from '@solana/kit';
import type { BurnTransaction } from '../readBurns.ts';
import type { Signed } from './compile.ts';

type Owners = Readonly<Record<Address, Address>>;

export type Circumstances = Readonly<{
  /** Token account → owner, before and after the transaction; after defaults to before. */
  before?: Owners;
  after?: Owners;
  /** Instructions that the outer one with this index has run by CPI. */
  inner?: Readonly<{ index: number; instructions: readonly Instruction[] }>;
  err?: TransactionError | null;
  blockTime?: bigint | null;
  tables?: AddressesByLookupTableAddress;
}>;

type InnerInstructions = NonNullable<NonNullable<BurnTransaction['meta']>['innerInstructions']>;

export function answer({ transaction, wire }: Signed, circumstances: Circumstances): BurnTransaction {
  const { before = {}, after = before, inner, err = null, blockTime = 1_000n, tables = {} } = circumstances;
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
  const loadedAddresses = resolve(message, tables);
  const metas = getAccountMetasFromCompiledTransactionMessage(message, loadedAddresses);
  const indexOf = (address: Address) => {
    const index = metas.findIndex((meta) => meta.address === address);
    if (index < 0) throw new Error(`${address} is not in the transaction`);
    return index;
  };
  const balances = (owners: Owners) =>
    Object.entries(owners).map(([account, owner]) => ({ accountIndex: indexOf(account as Address), owner }));
  const innerInstructions = inner && [
    {
      index: inner.index,
      instructions: inner.instructions.map(({ programAddress, accounts = [], data = new Uint8Array() }) => ({
        programIdIndex: indexOf(programAddress),
        accounts: accounts.map((meta) => indexOf(meta.address)),
        data: getBase58Decoder().decode(data),
      })),
    },
  ];
  return {
    slot: 77n,
    blockTime,
    transaction: [wire as string as BurnTransaction['transaction'][0], 'base64'],
    meta: {
      err,
      loadedAddresses,
      preTokenBalances: balances(before) as readonly Partial<TokenBalance>[] as readonly TokenBalance[],
      postTokenBalances: balances(after) as readonly Partial<TokenBalance>[] as readonly TokenBalance[],
      innerInstructions: (innerInstructions ?? []) as unknown as InnerInstructions,
    },
  };
}

type Message = ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>;

function resolve(message: Message, tables: AddressesByLookupTableAddress): LoadedAddresses {
  const lookups = ('addressTableLookups' in message && message.addressTableLookups) || [];
  const pick = (kind: 'writableIndexes' | 'readonlyIndexes') =>
    lookups.flatMap((lookup) => lookup[kind].flatMap((i) => tables[lookup.lookupTableAddress]?.[i] ?? []));
  return { writable: pick('writableIndexes'), readonly: pick('readonlyIndexes') };
}
