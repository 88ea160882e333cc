/** A transaction's accounts at one moment: lamports, token balances, and what changed between two moments. */

import type { Address, EncodedAccount } from '@solana/kit';
import { readMint, readToken, type UiTokenAmount, uiTokenAmount } from './tokenAccounts.ts';

/** What each account counts beside its data when the loaded bytes of a transaction are limited. */
const ACCOUNT_OVERHEAD = 64;

export type TokenBalance = {
  accountIndex: number;
  mint: Address;
  owner: Address;
  programId: Address;
  uiTokenAmount: UiTokenAmount;
};

type ReadAccount = (address: Address) => EncodedAccount | null;

export type AccountSnapshot = {
  accounts: (EncodedAccount | null)[];
  /** Lamports, one entry per account. */
  balances: bigint[];
  tokenBalances: TokenBalance[];
  /** All accounts together, as the runtime counts them. */
  loadedBytes: number;
};

export function takeSnapshot(addresses: readonly Address[], read: ReadAccount): AccountSnapshot {
  const accounts = addresses.map(read);
  return {
    accounts,
    balances: accounts.map((account) => account?.lamports ?? 0n),
    tokenBalances: accounts.flatMap((account, index) => tokenBalance(account, index, read) ?? []),
    loadedBytes: accounts.reduce(
      (sum, account) => sum + (account === null ? 0 : account.data.length + ACCOUNT_OVERHEAD),
      0,
    ),
  };
}

function tokenBalance(
  account: EncodedAccount | null,
  accountIndex: number,
  read: ReadAccount,
): TokenBalance | undefined {
  const token = account === null ? undefined : readToken(account);
  if (account === null || token === undefined) return undefined;
  const mintAccount = read(token.mint);
  const mint = mintAccount === null ? undefined : readMint(mintAccount);
  if (mint === undefined) return undefined;
  return {
    accountIndex,
    mint: token.mint,
    owner: token.owner,
    programId: account.programAddress,
    uiTokenAmount: uiTokenAmount(token.amount, mint.decimals),
  };
}

export function isSameAccount(a: EncodedAccount | null, b: EncodedAccount | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.lamports === b.lamports &&
    a.programAddress === b.programAddress &&
    a.executable === b.executable &&
    Buffer.compare(Uint8Array.from(a.data), Uint8Array.from(b.data)) === 0
  );
}
