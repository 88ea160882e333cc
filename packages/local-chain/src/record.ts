/** What the chain remembers of a transaction and of an account, in the shapes that go into the journal. */

import {
  type Address,
  address,
  type EncodedAccount,
  getBase64Decoder,
  getBase64Encoder,
  type LoadedAddresses,
  lamports,
} from '@solana/kit';
import { memoOf } from './memo.ts';
import type { AccountSnapshot, TokenBalance } from './snapshot.ts';
import type { TransactionErrorJson } from './transactionErrors.ts';
import type { Execution } from './vm.ts';
import type { WireTransaction } from './wireTransaction.ts';

/** An included transaction. Lamports are decimal strings: JSON numbers lose precision beyond 2^53. */
export type TransactionRecord = {
  signature: string;
  slot: number;
  /** Unix seconds. */
  blockTime: number;
  version: 'legacy' | 0 | 1;
  /** Base64 of the signed transaction. */
  wire: string;
  /** Every account of the message, those from lookup tables included: what the history is searched by. */
  accounts: Address[];
  loadedAddresses: { writable: Address[]; readonly: Address[] };
  memo: string | null;
  err: TransactionErrorJson | null;
  fee: string;
  units: number;
  preBalances: string[];
  postBalances: string[];
  preTokenBalances: TokenBalance[];
  postTokenBalances: TokenBalance[];
  innerInstructions: Execution['innerInstructions'];
  logs: string[];
  returnData: Execution['returnData'];
};

type Included = {
  wire: WireTransaction;
  slot: number;
  blockTime: number;
  addresses: Address[];
  loaded: LoadedAddresses;
  fee: bigint;
  before: AccountSnapshot;
  after: AccountSnapshot;
  execution: Execution;
};

export function toRecord(included: Included): TransactionRecord {
  const { wire, slot, blockTime, addresses, loaded, fee, before, after, execution } = included;
  return {
    signature: wire.signature,
    slot,
    blockTime,
    version: wire.message.version,
    wire: getBase64Decoder().decode(wire.wire),
    accounts: addresses,
    loadedAddresses: { writable: [...loaded.writable], readonly: [...loaded.readonly] },
    memo: memoOf(wire.message),
    err: execution.err,
    fee: fee.toString(),
    units: execution.units,
    preBalances: before.balances.map(String),
    postBalances: after.balances.map(String),
    preTokenBalances: before.tokenBalances,
    postTokenBalances: after.tokenBalances,
    innerInstructions: execution.innerInstructions,
    logs: execution.logs,
    returnData: execution.returnData,
  };
}

/** An account's state; zero lamports mean that it is gone. */
export type AccountState = {
  address: Address;
  lamports: string;
  owner: Address;
  executable: boolean;
  /** Base64. */
  data: string;
};

export function toAccountState(account: EncodedAccount): AccountState {
  return {
    address: account.address,
    lamports: account.lamports.toString(),
    owner: account.programAddress,
    executable: account.executable,
    data: getBase64Decoder().decode(account.data),
  };
}

export function fromAccountState(state: AccountState): EncodedAccount {
  const data = Uint8Array.from(getBase64Encoder().encode(state.data));
  return {
    address: address(state.address),
    lamports: lamports(BigInt(state.lamports)),
    programAddress: address(state.owner),
    executable: state.executable,
    data,
    space: BigInt(data.length),
  };
}
