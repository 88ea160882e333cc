/** What the chain says now of a transaction, and of an offer's reference: asked when an admin looks, never waited for by the records. */
import { fetchBurnTransaction, formatUnits, readBurns, signaturesForReference } from '@pokesol/chain';
import type { ChainMentions, ChainTransaction } from '@pokesol/protocol';
import type { Address, Signature } from '@solana/kit';
import { inArray } from 'drizzle-orm';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { purchaseIntents, purchases } from '../packs/index.ts';

type Deps = { readonly db: Queryable; readonly chain: Chain };

export async function transactionNow({ db, chain }: Deps, signature: Signature): Promise<ChainTransaction> {
  const state = await stateNow(chain, signature);
  if (state === 'away') return { state, burns: [] };
  const tx = await fetchBurnTransaction(chain.rpc, signature);
  if (tx === 'unreachable') return { state: 'away', burns: [] };
  // Below «confirmed» a transaction has a state, and nothing to read yet.
  if (tx === 'not-found') return { state, burns: [] };
  const burns = readBurns(tx, chain);
  const references = [...new Set(burns.flatMap((burn) => burn.extraAccounts as readonly string[]))];
  const offers = await offersOf(db, references);
  return {
    // A node may have lost the state of what it still shows; it shows nothing below «confirmed».
    state: tx.meta?.err ? 'failed' : state === 'unseen' ? 'confirmed' : state,
    ...timeOf(tx.blockTime),
    burns: burns.map(({ authority, amount, extraAccounts }) => {
      const offerId = offers.get(extraAccounts.find((each) => offers.has(each)) ?? '');
      return {
        wallet: authority,
        amount: amount.toString(),
        tokens: formatUnits(amount, chain.decimals),
        ...(offerId !== undefined && { offerId }),
      };
    }),
  };
}

async function stateNow({ rpc }: Chain, signature: Signature): Promise<ChainTransaction['state']> {
  try {
    const { value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory: true }).send();
    const [status] = value;
    if (!status) return 'unseen';
    return status.err === null ? (status.confirmationStatus ?? 'confirmed') : 'failed';
  } catch {
    return 'away';
  }
}

async function offersOf(db: Queryable, references: readonly string[]): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const { id, reference } = purchaseIntents;
  const rows = await db
    .select({ id, reference })
    .from(purchaseIntents)
    .where(inArray(reference, [...references]));
  return new Map(rows.map((row) => [row.reference, row.id]));
}

const timeOf = (blockTime: bigint | null): { at?: string } =>
  blockTime === null ? {} : { at: new Date(Number(blockTime) * 1000).toISOString() };

/** Anybody may mention a reference: of thousands the newest are shown. */
const MOST_MENTIONS = 20;

export async function mentionsNow(
  { db, chain }: Deps,
  { reference }: typeof purchaseIntents.$inferSelect,
): Promise<ChainMentions> {
  const hits = await signaturesForReference(chain.rpc, reference as Address).catch(() => undefined);
  if (hits === undefined) return { state: 'away', total: 0, mentions: [] };
  const shown = hits.toReversed().slice(0, MOST_MENTIONS);
  const signatures = shown.map(({ signature }) => signature as string);
  const paid =
    signatures.length === 0
      ? []
      : await db
          .select({ id: purchases.id, signature: purchases.transactionSignature })
          .from(purchases)
          .where(inArray(purchases.transactionSignature, signatures));
  return {
    state: 'answered',
    total: hits.length,
    mentions: shown.map(({ signature, blockTime }) => ({
      signature,
      ...timeOf(blockTime),
      purchases: paid.filter((each) => each.signature === signature).map(({ id }) => id),
    })),
  };
}
