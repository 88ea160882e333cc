/** Compares one wallet's points and results with ledger and battles for an admin, and counts anew what is wrong. */
import type { SupportComparison } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { recordAudit } from '../audit/index.ts';
import { wallets } from '../auth/index.ts';
import { compareCounters } from '../campaign/index.ts';
import type { SupportCase } from './supportCase.ts';

export function comparePoints(
  db: Db,
  { admin, now, reason }: SupportCase,
  wallet: string,
): Promise<SupportComparison | CallRefusal> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(wallets).where(eq(wallets.address, wallet));
    if (known === undefined) return refused('wallet-unknown');
    const { isWrong, before, after } = await compareCounters(tx, wallet);
    const outcome = isWrong ? 'corrected' : 'equal';
    await recordAudit(tx, admin, now, {
      action: 'support.compare-points',
      subject: wallet,
      reason,
      before: { points: before },
      after: { outcome, points: after },
    });
    return { outcome, before, after };
  });
}
