/** The lines of a journal, and the check that a line read back is one of them. */

import { isAddress, isSignature } from '@solana/kit';
import type { AccountState, TransactionRecord } from './record.ts';
import type { SlotAnchor } from './slots.ts';

export const JOURNAL_FORMAT = 1;

/** The first line: everything that makes this chain this chain. */
export type HeaderLine = {
  kind: 'header';
  format: number;
  /** Hex; the blockhashes follow from it. */
  seed: string;
  genesisHash: string;
  slots: SlotAnchor;
  /** Base64 of the faucet's 32 secret bytes: play money, yet the file is readable by its owner only. */
  faucetKey: string;
  mint: string;
  /** Accounts that no transaction made. */
  accounts: AccountState[];
};

/** A transaction that was included, and how it left its writable accounts. */
export type TransactionLine = { kind: 'transaction'; record: TransactionRecord; accounts: AccountState[] };

/** From here on slots are counted from another point or at another pace. */
type SlotsLine = { kind: 'slots'; slots: SlotAnchor };

export type JournalLine = HeaderLine | TransactionLine | SlotsLine;

/** Undefined for a line that this chain cannot have written. */
export function parseJournalLine(text: string): JournalLine | undefined {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isHeader(line) || isTransaction(line) || isSlots(line)) return line;
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHeader(line: unknown): line is HeaderLine {
  return (
    isObject(line) &&
    line.kind === 'header' &&
    typeof line.format === 'number' &&
    isText(line.seed) &&
    isText(line.genesisHash) &&
    isText(line.faucetKey) &&
    isText(line.mint) &&
    isAnchor(line.slots) &&
    isAccounts(line.accounts)
  );
}

function isTransaction(line: unknown): line is TransactionLine {
  if (!isObject(line) || line.kind !== 'transaction' || !isObject(line.record)) return false;
  const { signature, slot, blockTime, wire, accounts } = line.record;
  return (
    isAccounts(line.accounts) &&
    isText(signature) &&
    isSignature(signature) &&
    typeof slot === 'number' &&
    typeof blockTime === 'number' &&
    isText(wire) &&
    Array.isArray(accounts) &&
    accounts.every((one) => isText(one) && isAddress(one))
  );
}

function isSlots(line: unknown): line is SlotsLine {
  return isObject(line) && line.kind === 'slots' && isAnchor(line.slots);
}

function isAnchor(value: unknown): value is SlotAnchor {
  return (
    isObject(value) &&
    typeof value.slot === 'number' &&
    typeof value.at === 'number' &&
    typeof value.slotMs === 'number' &&
    value.slotMs > 0
  );
}

function isAccounts(value: unknown): value is AccountState[] {
  return Array.isArray(value) && value.every(isAccountState);
}

function isAccountState(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.address) &&
    isAddress(value.address) &&
    isText(value.owner) &&
    isAddress(value.owner) &&
    isText(value.lamports) &&
    /^\d+$/.test(value.lamports) &&
    isText(value.data) &&
    typeof value.executable === 'boolean'
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
