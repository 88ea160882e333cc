/** The rules of the chain: which transactions are let in, what is remembered of them, and in which order. */

import {
  type AccountMeta,
  type Address,
  type Commitment,
  type EncodedAccount,
  getBase64Decoder,
  type LoadedAddresses,
} from '@solana/kit';
import { type Blockhashes, createBlockhashes } from './blockhashes.ts';
import { feeOf } from './fees.ts';
import type { Journal } from './journal.ts';
import type { HeaderLine, SlotsLine, TransactionLine } from './journal-lines.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { memoOf } from './memo.ts';
import { fromAccountState, type TransactionRecord, toAccountState } from './record.ts';
import { createSlots, type SlotAnchor, type Slots } from './slots.ts';
import { type AccountSnapshot, takeSnapshot } from './snapshot.ts';
import { createTokenAccountIndex, type TokenAccountIndex } from './token-accounts.ts';
import type { TransactionErrorJson } from './transaction-errors.ts';
import { createVm, type Execution, systemAccount, type Vm } from './vm.ts';
import {
  accountsOf,
  instructionsOf,
  isWritable,
  loadAddresses,
  type WireTransaction,
} from './wire-transaction.ts';

/** `dropped`: it never reached a block, and is forgotten. */
export type Submission =
  | { kind: 'included'; record: TransactionRecord }
  | { kind: 'dropped'; err: TransactionErrorJson };

export type SimulationOptions = {
  commitment: Commitment;
  verifySignatures: boolean;
  /** Run it as if it named the newest blockhash. */
  ignoreBlockhash: boolean;
};

export type Simulation = Execution & {
  fee: bigint;
  /** The writable accounts as they would be. */
  accounts: EncodedAccount[];
  loadedAddresses: LoadedAddresses;
  before: AccountSnapshot;
  after: AccountSnapshot;
};

export type Chain = {
  readonly slots: Slots;
  readonly blockhashes: Blockhashes;
  readonly ledger: Ledger;
  readonly tokenAccounts: TokenAccountIndex;
  readonly vm: Vm;
  /** Executes, journals and remembers; throws only if the journal cannot be written. */
  submit(wire: WireTransaction): Submission;
  simulate(wire: WireTransaction, options: SimulationOptions): Simulation;
  advanceSlots(n: number): void;
  /** False once the journal could not be written: only a restart knows then what is true. */
  isWritable(): boolean;
};

export type ChainState = {
  header: Pick<HeaderLine, 'seed' | 'accounts'>;
  /** Where slots are counted from now. */
  anchor: SlotAnchor;
  transactions: readonly TransactionLine[];
};

export function createChain(state: ChainState, journal: () => Journal, now: () => number): Chain {
  const blockhashes = createBlockhashes(Buffer.from(state.header.seed, 'hex'));
  const slots = createSlots(state.anchor, now);
  const vm = createVm(blockhashes);
  const ledger = createLedger();
  const tokenAccounts = createTokenAccountIndex();
  restore();

  /** Nothing is executed again: the last known state of each account is put back. */
  function restore(): void {
    const accounts = new Map(state.header.accounts.map((account) => [account.address, account]));
    for (const line of state.transactions) {
      ledger.add(line.record);
      for (const account of line.accounts) accounts.set(account.address, account);
    }
    // A program is only accepted once the account that holds its code is there.
    const codeFirst = [...accounts.values()].sort((a, b) => Number(a.executable) - Number(b.executable));
    for (const account of codeFirst.map(fromAccountState)) {
      if (account.lamports === 0n) continue;
      vm.put(account);
      tokenAccounts.update(account.address, account);
    }
  }

  function refusalOf(wire: WireTransaction, slot: number): TransactionErrorJson | undefined {
    if (!blockhashes.isValid(wire.message.lifetimeToken, slot)) return 'BlockhashNotFound';
    return ledger.find(wire.signature) === undefined ? undefined : 'AlreadyProcessed';
  }

  function resolve(wire: WireTransaction): { loaded: LoadedAddresses; accounts: AccountMeta[] } {
    const loaded = loadAddresses(wire.message, (table) => vm.account(table)?.data) ?? {
      writable: [],
      readonly: [],
    };
    return { loaded, accounts: accountsOf(wire.message, loaded) };
  }

  /** LiteSVM has one error for a program that cannot run and one that is not there; a cluster tells them apart. */
  function preciseError(
    err: TransactionErrorJson | null,
    wire: WireTransaction,
  ): TransactionErrorJson | null {
    if (err !== 'InvalidProgramForExecution') return err;
    const isMissing = instructionsOf(wire.message).some(({ programIndex }) => {
      const program = wire.message.staticAccounts[programIndex];
      return program !== undefined && vm.account(program) === null;
    });
    return isMissing ? 'ProgramAccountNotFound' : err;
  }

  function submit(wire: WireTransaction): Submission {
    const failure = journal().failure();
    if (failure !== undefined) throw failure;
    const slot = slots.current();
    const refusal = wire.fullySigned ? refusalOf(wire, slot) : 'SignatureFailure';
    if (refusal !== undefined) return { kind: 'dropped', err: refusal };

    const { loaded, accounts } = resolve(wire);
    const addresses = accounts.map((account) => account.address);
    const before = takeSnapshot(addresses, vm.account);
    const blockTime = slots.unixSeconds();
    const execution = vm.execute(wire.transaction, slot, blockTime);
    const after = takeSnapshot(addresses, vm.account);
    const err = preciseError(execution.err, wire);
    const charged = after.balances[0] !== before.balances[0];
    // A failed transaction is in a block exactly if it was charged its fee.
    if (err !== null && !charged) return { kind: 'dropped', err };

    const record: TransactionRecord = {
      signature: wire.signature,
      slot,
      blockTime,
      version: wire.message.version,
      wire: getBase64Decoder().decode(wire.wire),
      accounts: addresses,
      loadedAddresses: { writable: [...loaded.writable], readonly: [...loaded.readonly] },
      memo: memoOf(wire.message),
      err,
      fee: feeOf(wire.message).toString(),
      units: execution.units,
      preBalances: before.balances.map(String),
      postBalances: after.balances.map(String),
      preTokenBalances: before.tokenBalances,
      postTokenBalances: after.tokenBalances,
      innerInstructions: execution.innerInstructions,
      logs: execution.logs,
      returnData: execution.returnData,
    };
    const touched = accounts
      .filter(isWritable)
      .map(({ address }) => ({ address, account: vm.account(address) }));
    journal().append({
      kind: 'transaction',
      record,
      accounts: touched.map(({ address, account }) =>
        account === null ? goneAccount(address) : toAccountState(account),
      ),
    });
    ledger.add(record);
    for (const { address, account } of touched) tokenAccounts.update(address, account);
    return { kind: 'included', record };
  }

  function simulate(wire: WireTransaction, options: SimulationOptions): Simulation {
    const { loaded, accounts } = resolve(wire);
    const addresses = accounts.map((account) => account.address);
    const before = takeSnapshot(addresses, vm.account);
    const fee = feeOf(wire.message);
    const refusal = options.ignoreBlockhash ? undefined : refusalOf(wire, slots.current(options.commitment));
    const unsigned = options.verifySignatures && !wire.fullySigned;
    if (refusal !== undefined || unsigned) {
      return {
        ...notRun(unsigned ? 'SignatureFailure' : (refusal ?? null)),
        fee,
        accounts: [],
        loadedAddresses: loaded,
        before,
        after: before,
      };
    }
    const result = vm.simulate(
      wire.transaction,
      slots.current(),
      slots.unixSeconds(),
      options.verifySignatures,
    );
    const changed = new Map(result.accounts.map((account) => [account.address, account]));
    const after = takeSnapshot(addresses, (address) => changed.get(address) ?? vm.account(address));
    return { ...result, err: preciseError(result.err, wire), fee, loadedAddresses: loaded, before, after };
  }

  return {
    slots,
    blockhashes,
    ledger,
    tokenAccounts,
    vm,
    submit,
    simulate,
    advanceSlots(n) {
      const line: SlotsLine = { kind: 'slots', slots: slots.advance(n) };
      journal().append(line);
    },
    isWritable: () => journal().failure() === undefined,
  };
}

function goneAccount(address: Address): TransactionLine['accounts'][number] {
  return toAccountState(systemAccount(address, 0n));
}

function notRun(err: TransactionErrorJson | null): Execution {
  return { err, logs: [], innerInstructions: [], units: 0, returnData: null };
}
