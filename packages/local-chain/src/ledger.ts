/** Every included transaction, findable by its signature and by each account it names. */

import type { Address } from '@solana/kit';
import type { TransactionRecord } from './record.ts';

type HistoryQuery = {
  limit: number;
  /** Newest slot that counts. */
  upTo: number;
  /** Only what is older than this signature; nothing if it is unknown. */
  before?: string | undefined;
  /** Only what is newer than this signature. */
  until?: string | undefined;
};

export type Ledger = {
  readonly size: number;
  add(record: TransactionRecord): void;
  /** Also the protection against duplicates, for the chain's whole life. */
  find(signature: string): TransactionRecord | undefined;
  /** Newest first. */
  history(account: Address, query: HistoryQuery): TransactionRecord[];
};

export function createLedger(): Ledger {
  const bySignature = new Map<string, TransactionRecord>();
  const order = new Map<string, number>();
  const byAccount = new Map<Address, TransactionRecord[]>();

  function positionOf(signature: string | undefined, otherwise: number): number {
    return signature === undefined ? otherwise : (order.get(signature) ?? -1);
  }

  return {
    get size() {
      return bySignature.size;
    },
    add(record) {
      order.set(record.signature, bySignature.size);
      bySignature.set(record.signature, record);
      for (const account of new Set(record.accounts)) {
        const records = byAccount.get(account);
        if (records === undefined) byAccount.set(account, [record]);
        else records.push(record);
      }
    },
    find: (signature) => bySignature.get(signature),
    history(account, query) {
      const before = positionOf(query.before, Number.POSITIVE_INFINITY);
      const until = positionOf(query.until, -1);
      const found: TransactionRecord[] = [];
      const records = byAccount.get(account) ?? [];
      for (let i = records.length - 1; i >= 0 && found.length < query.limit; i--) {
        const record = records[i];
        if (record === undefined) break;
        const position = positionOf(record.signature, -1);
        if (position <= until) break;
        if (position < before && record.slot <= query.upTo) found.push(record);
      }
      return found;
    },
  };
}
