/** Opens a pack whose owner cannot: by the draw of every opening, with the seed that was promised, once. */
import type { SupportOpening } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import { drawNow, purchases } from '../packs/index.ts';
import { openableAt } from './state.ts';
import type { SupportCase } from './supportCase.ts';

/** `id` is a purchase's, or that of an offer, of which nothing can be opened. One that fails is in the audit, too. */
export async function openStuck(db: Db, asking: SupportCase, id: string): Promise<SupportOpening> {
  try {
    return await db.transaction((tx) => open(tx, asking, id));
  } catch (error) {
    await db.transaction((tx) => write(tx, asking, id, { after: { outcome: 'failed' } }));
    throw error;
  }
}

async function open(tx: Tx, asking: SupportCase, id: string): Promise<SupportOpening> {
  // The owner may open it in this very moment: one of both finds it opened.
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
  const openable = openableAt({ purchase }, asking.now);
  if (purchase === undefined || openable !== 'yes') {
    const outcome = openable === 'yes' ? 'unpaid' : openable;
    await write(tx, asking, id, { after: { outcome } });
    return { outcome };
  }
  const { drawn, status } = await drawNow(tx, purchase, asking.now);
  await write(tx, asking, id, {
    before: { status: purchase.status },
    after: { outcome: 'done', status, cards: drawn, wallet: purchase.wallet },
  });
  return { outcome: 'done' };
}

const write = (
  tx: Tx,
  { admin, now, reason }: SupportCase,
  subject: string,
  change: { before?: object; after: object },
): Promise<void> => recordAudit(tx, admin, now, { action: 'support.open-pack', subject, reason, ...change });
