/** Puts back what a journal remembers, without executing anything again. */

import type { TransactionLine } from './journalLines.ts';
import type { Ledger } from './ledger.ts';
import type { AccountState } from './record.ts';
import { fromAccountState } from './record.ts';
import type { TokenAccountIndex } from './tokenAccounts.ts';
import type { Vm } from './vm.ts';

type Restored = { vm: Vm; ledger: Ledger; tokenAccounts: TokenAccountIndex };

export function restore(
  first: readonly AccountState[],
  transactions: readonly TransactionLine[],
  { vm, ledger, tokenAccounts }: Restored,
): void {
  const newest = new Map(first.map((account) => [account.address, account]));
  for (const line of transactions) {
    ledger.add(line.record);
    for (const account of line.accounts) newest.set(account.address, account);
  }
  // A program is only accepted once the account that holds its code is there.
  const codeFirst = [...newest.values()].sort((a, b) => Number(a.executable) - Number(b.executable));
  for (const account of codeFirst.map(fromAccountState)) {
    if (account.lamports === 0n) continue;
    vm.put(account);
    tokenAccounts.update(account.address, account);
  }
}
