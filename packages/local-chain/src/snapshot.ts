/** The lamports and token balances of a transaction's accounts at one moment. */

import type { Address, EncodedAccount } from '@solana/kit';
import type { TokenBalance } from './record.ts';
import { readMint, readToken, uiTokenAmount } from './token-accounts.ts';

export type AccountSnapshot = { balances: bigint[]; tokenBalances: TokenBalance[]; dataSizes: number[] };

export function takeSnapshot(
  addresses: readonly Address[],
  read: (address: Address) => EncodedAccount | null,
): AccountSnapshot {
  const snapshot: AccountSnapshot = { balances: [], tokenBalances: [], dataSizes: [] };
  addresses.forEach((address, accountIndex) => {
    const account = read(address);
    snapshot.balances.push(account?.lamports ?? 0n);
    snapshot.dataSizes.push(account?.data.length ?? 0);
    const token = account === null ? undefined : readToken(account);
    if (account === null || token === undefined) return;
    const mintAccount = read(token.mint);
    const mint = mintAccount === null ? undefined : readMint(mintAccount);
    if (mint === undefined) return;
    snapshot.tokenBalances.push({
      accountIndex,
      mint: token.mint,
      owner: token.owner,
      programId: account.programAddress,
      uiTokenAmount: uiTokenAmount(token.amount, mint.decimals),
    });
  });
  return snapshot;
}
