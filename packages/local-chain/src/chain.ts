/** The rules of the chain: which transactions are let in, what is remembered of them, and in which order. */
import type { Address, Commitment, EncodedAccount, LoadedAddresses } from '@solana/kit';
import { type Blockhashes, createBlockhashes } from './blockhashes.ts';
import { feeOf } from './fees.ts';
import type { Journal } from './journal.ts';
import type { HeaderLine, TransactionLine } from './journalLines.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { type TransactionRecord, toAccountState, toRecord } from './record.ts';
import { restore } from './restore.ts';
import { createSlots, type SlotAnchor, type Slots } from './slots.ts';
import { type AccountSnapshot, isSameAccount, takeSnapshot } from './snapshot.ts';
import { createTokenAccountIndex, type TokenAccountIndex } from './tokenAccounts.ts';
import type { TransactionErrorJson } from './transactionErrors.ts';
import { type CreateVm, type Execution, systemAccount, type Vm } from './vm.ts';
import { instructionsOf, loadAddresses, type WireTransaction } from './wireTransaction.ts';

/** `dropped`: it never reached a block, and is forgotten. */
export type Submission =
  | { kind: 'included'; record: TransactionRecord }
  | { kind: 'dropped'; err: TransactionErrorJson };

type SimulationOptions = {
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

export type LedgerChain = {
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

export function createChain(
  createVm: CreateVm,
  state: ChainState,
  journal: () => Journal,
  now: () => number,
): LedgerChain {
  const blockhashes = createBlockhashes(Buffer.from(state.header.seed, 'hex'));
  const slots = createSlots(state.anchor, now);
  const vm = createVm(blockhashes);
  const ledger = createLedger();
  const tokenAccounts = createTokenAccountIndex();
  restore(state.header.accounts, state.transactions, { vm, ledger, tokenAccounts });

  function refusalOf(wire: WireTransaction, slot: number): TransactionErrorJson | undefined {
    if (!blockhashes.isValid(wire.message.lifetimeToken, slot)) return 'BlockhashNotFound';
    return ledger.find(wire.signature) === undefined ? undefined : 'AlreadyProcessed';
  }

  function resolve(wire: WireTransaction): { loaded: LoadedAddresses; addresses: Address[] } {
    const found = loadAddresses(wire.message, (table) => vm.account(table)?.data);
    const loaded = found ?? { writable: [], readonly: [] };
    return { loaded, addresses: [...wire.message.staticAccounts, ...loaded.writable, ...loaded.readonly] };
  }

  /** LiteSVM has one error for a program that cannot run and one that is not there; a cluster distinguishes them. */
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

    const { loaded, addresses } = resolve(wire);
    const blockTime = slots.unixSeconds();
    vm.setTime(slot, blockTime);
    const before = takeSnapshot(addresses, vm.account);
    const execution = vm.execute(wire.transaction);
    const after = takeSnapshot(addresses, vm.account);
    const err = preciseError(execution.err, wire);
    const charged = after.balances[0] !== before.balances[0];
    // A failed transaction is in a block exactly if it was charged its fee.
    if (err !== null && !charged) return { kind: 'dropped', err };

    const fee = feeOf(wire.message);
    const record = toRecord({
      wire,
      slot,
      blockTime,
      addresses,
      loaded,
      fee,
      before,
      after,
      execution: { ...execution, err },
    });
    const changed = addresses.flatMap((address, i) => {
      const account = after.accounts[i] ?? null;
      return isSameAccount(before.accounts[i] ?? null, account) ? [] : { address, account };
    });
    journal().append({
      kind: 'transaction',
      record,
      accounts: changed.map(({ address, account }) => toAccountState(account ?? systemAccount(address, 0n))),
    });
    ledger.add(record);
    for (const { address, account } of changed) tokenAccounts.update(address, account);
    return { kind: 'included', record };
  }

  function simulate(wire: WireTransaction, options: SimulationOptions): Simulation {
    const { loaded, addresses } = resolve(wire);
    vm.setTime(slots.current(), slots.unixSeconds());
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
    const result = vm.simulate(wire.transaction, options.verifySignatures);
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
      journal().append({ kind: 'slots', slots: slots.advance(n) });
    },
    isWritable: () => journal().failure() === undefined,
  };
}

function notRun(err: TransactionErrorJson | null): Execution {
  return { err, logs: [], innerInstructions: [], units: 0, returnData: null };
}
