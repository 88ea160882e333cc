/** LiteSVM set up the way this chain needs it, and its results in plain values. */

import {
  type Address,
  address,
  type EncodedAccount,
  getAddressDecoder,
  getBase58Decoder,
  getBase64Decoder,
  lamports,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit';
import type { TransactionMetadata } from 'litesvm';
import { BLOCKHASH_LIFETIME, type Blockhashes } from './blockhashes.ts';
import { LocalChainError } from './errors.ts';
import { epochOf } from './slots.ts';
import { type TransactionErrorJson, transactionErrorJson } from './transactionErrors.ts';

export const SYSTEM_PROGRAM = address('11111111111111111111111111111111');
export const MEMO_V1 = address('Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo');
export const MEMO_V3 = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
export const MEMO_V4 = address('Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH');

type InnerInstruction = {
  programIdIndex: number;
  accounts: number[];
  /** Base58. */
  data: string;
  stackHeight: number;
};

/** What an execution left behind. `err` is null when it succeeded. */
export type Execution = {
  err: TransactionErrorJson | null;
  logs: string[];
  innerInstructions: { index: number; instructions: InnerInstruction[] }[];
  units: number;
  /** Base64 data of the last program that returned some. */
  returnData: { programId: Address; data: string } | null;
};

export type Vm = {
  /** Null for an account without lamports, which on Solana is no account. */
  account(address: Address): EncodedAccount | null;
  /** Copies every account it returns: slow for programs with many accounts. */
  programAccounts(program: Address): EncodedAccount[];
  put(account: EncodedAccount): void;
  /** Lamports that keep an account of this many bytes alive. */
  rentExemption(space: number): bigint;
  /** What programs take for the present. Before every execution and simulation. */
  setTime(slot: number, unixSeconds: number): void;
  execute(transaction: Transaction): Execution;
  /** Like `execute` without a trace; `accounts` holds the writable accounts as they would be (none after a failure). */
  simulate(transaction: Transaction, verifySignatures: boolean): Execution & { accounts: EncodedAccount[] };
};

export type CreateVm = (blockhashes: Blockhashes) => Vm;

/**
 * Loads LiteSVM, which is machine code: only a process that runs a chain needs it. Rejects with LocalChainError
 * RUNTIME_MISSING where this machine has none, or one that it cannot load.
 */
export async function loadVm(): Promise<CreateVm> {
  const runtime = await import('litesvm').catch((cause: unknown) => {
    throw new LocalChainError(
      'RUNTIME_MISSING',
      `LiteSVM, which runs the local chain, cannot be loaded on ${process.platform} ${process.arch}`,
      { cause },
    );
  });
  return (blockhashes) => createVm(runtime, blockhashes);
}

function createVm(
  { Clock, FailedTransactionMetadata, LiteSVM }: typeof import('litesvm'),
  blockhashes: Blockhashes,
): Vm {
  const svm = new LiteSVM()
    // Its history of 32 transactions is no protection against duplicates and its single blockhash no window:
    // the chain keeps both itself.
    .withTransactionHistory(0n)
    .withBlockhashCheck(false);
  let clockSlot = Number.NaN;

  // LiteSVM ships the newest memo program under the previous one's address only.
  const memo = svm.getAccount(MEMO_V3);
  if (memo.exists) svm.addProgram(MEMO_V4, copy(memo.data));

  // warpToSlot would leave the date at 1970 and the slot hashes (needed to create lookup tables) empty.
  function setTime(slot: number, unixSeconds: number): void {
    const epoch = BigInt(epochOf(slot));
    svm.setClock(new Clock(BigInt(slot), 0n, epoch, epoch + 1n, BigInt(unixSeconds)));
    if (slot === clockSlot) return;
    clockSlot = slot;
    const recent = Array.from({ length: BLOCKHASH_LIFETIME }, (_, i) => slot - 1 - i);
    svm.setSlotHashes(recent.map((s) => ({ slot: BigInt(s), hash: blockhashes.at(s) })));
  }

  return {
    account(address) {
      const account = svm.getAccount(address);
      return account.exists && account.lamports > 0n ? account : null;
    },
    programAccounts: (program) => svm.getProgramAccounts(program),
    put: (account) => svm.setAccount(account),
    rentExemption: (space) => svm.minimumBalanceForRentExemption(BigInt(space)),
    setTime,
    execute(transaction) {
      const result = svm.sendTransaction(transaction);
      return result instanceof FailedTransactionMetadata
        ? toExecution(result.meta(), transactionErrorJson(result.err()))
        : toExecution(result, null);
    },
    simulate(transaction, verifySignatures) {
      svm.withSigverify(verifySignatures);
      try {
        const result = svm.simulateTransaction(transaction);
        return result instanceof FailedTransactionMetadata
          ? { ...toExecution(result.meta(), transactionErrorJson(result.err())), accounts: [] }
          : { ...toExecution(result.meta(), null), accounts: result.postAccounts() };
      } finally {
        svm.withSigverify(true);
      }
    },
  };
}

function toExecution(meta: TransactionMetadata, err: TransactionErrorJson | null): Execution {
  const returned = meta.returnData();
  const data = returned.data();
  return {
    err,
    logs: meta.logs(),
    innerInstructions: meta
      .innerInstructions()
      .map((inner, index) => ({
        index,
        instructions: inner.map((one) => ({
          programIdIndex: one.instruction().programIdIndex(),
          accounts: Array.from(one.instruction().accounts()),
          data: getBase58Decoder().decode(one.instruction().data()),
          stackHeight: one.stackHeight(),
        })),
      }))
      .filter((group) => group.instructions.length > 0),
    units: Number(meta.computeUnitsConsumed()),
    returnData:
      data.length === 0
        ? null
        : {
            programId: getAddressDecoder().decode(returned.programId()),
            data: getBase64Decoder().decode(data),
          },
  };
}

/** A plain account owned by the system program. */
export function systemAccount(address: Address, amount: bigint): EncodedAccount {
  return {
    address,
    lamports: lamports(amount),
    programAddress: SYSTEM_PROGRAM,
    executable: false,
    data: new Uint8Array(),
    space: 0n,
  };
}

function copy(bytes: ReadonlyUint8Array): Uint8Array {
  return Uint8Array.from(bytes);
}
