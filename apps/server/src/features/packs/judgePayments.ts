/** Judges what the burns of one transaction pay for: each against its intent, or as a burn that nothing was promised for. */
import { type ObservedBurn, readBurns } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import type { Address } from '@solana/kit';
import { and, eq, inArray } from 'drizzle-orm';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { Intent } from './intents.ts';
import type { PackCache } from './packCache.ts';
import type { ObservedPayment, Payment } from './payment.ts';
import { purchaseIntents, purchases } from './tables.ts';
import { paymentsOfUnknownIntents } from './unknownIntents.ts';
import { type VerifyDeps, verifyAgainstIntent, verifyWithoutIntent } from './verifyPayment.ts';

type JudgeDeps = VerifyDeps & { readonly cache?: PackCache };

export type JudgedPayments = {
  payments: Payment[];
  /** Why nothing was paid, when nothing was. */
  refusal: CallRefusal;
  /** True when all burns are of other wallets. */
  isAnothers: boolean;
};

/**
 * What this wallet's burns pay for. A reference's promise is for its wallet, and for one payment. A burn with
 * another's, or with one that was used, burned without a promise: two accounts in one browser mix references up, and burned
 * tokens cannot be given back, so that it still buys the pack, if it is on sale and at today's price.
 */
export async function judgePayments(
  deps: JudgeDeps,
  seen: ObservedPayment,
  packTypeId: string | undefined,
  intentsOf: typeof intentsInTables,
): Promise<JudgedPayments> {
  const burns = readBurns(seen.tx, deps.chain);
  const references = [...new Set(burns.flatMap((burn) => burn.extraAccounts))];
  const intents = references.length === 0 ? [] : await intentsOf(deps, references);
  const payments: Payment[] = [];
  const refusals: CallRefusal[] = [];
  const known = new Set(intents.map(({ intent }) => intent.reference));
  for (const verdict of await paymentsOfUnknownIntents(deps, seen, { burns, known, packTypeId })) {
    if (isRefusal(verdict)) refusals.push(verdict);
    else payments.push(verdict);
  }
  for (const { intent, paidBy } of intents) {
    const isOwn = intent.wallet === seen.wallet;
    const paysIntent = isOwn && (paidBy === null || paidBy === seen.signature);
    const verdict = paysIntent
      ? verifyAgainstIntent(deps.chain, seen, intent)
      : await verifyWithoutIntent(deps, seen, intent);
    if (!isRefusal(verdict)) payments.push(verdict);
    else if (isOwn || isBurnOf(seen.wallet, burns, intent.reference)) refusals.push(verdict);
  }
  if (
    packTypeId !== undefined &&
    (intents.length === 0 || burns.some((burn) => burn.extraAccounts.length === 0))
  ) {
    const verdict = await verifyWithoutIntent(deps, seen, { packTypeId, reference: null });
    if (!isRefusal(verdict)) payments.push(verdict);
    else refusals.push(verdict);
  }
  const unnamed = refused('burn-refused/unnamed');
  return {
    payments,
    refusal: refusals[0] ?? unnamed,
    isAnothers:
      intents.length > 0 &&
      intents.every(
        ({ intent }) => intent.wallet !== seen.wallet && !isBurnOf(seen.wallet, burns, intent.reference),
      ),
  };
}

type Promised = { readonly intent: Intent; readonly paidBy: string | null };

export const intentsInTables = (
  { db }: JudgeDeps,
  references: readonly string[],
): Promise<readonly Promised[]> =>
  db
    .select({ intent: purchaseIntents, paidBy: purchases.transactionSignature })
    .from(purchaseIntents)
    .leftJoin(
      purchases,
      and(eq(purchases.wallet, purchaseIntents.wallet), eq(purchases.intentId, purchaseIntents.id)),
    )
    .where(inArray(purchaseIntents.reference, [...references]));

/**
 * Those that this server made some minutes ago are not read again. That they are unpaid is a guess: where it is wrong,
 * the write says so.
 */
export async function intentsInMemory(
  deps: JudgeDeps,
  references: readonly string[],
): Promise<readonly Promised[]> {
  const known = references.map((reference) => deps.cache?.intents.get(reference));
  const standing = known.filter((intent) => intent !== undefined && intent.expiresAt.getTime() > deps.now());
  return standing.length < references.length
    ? intentsInTables(deps, references)
    : standing.flatMap((intent) => (intent === undefined ? [] : [{ intent, paidBy: null }]));
}

const isBurnOf = (wallet: string, burns: readonly ObservedBurn[], reference: string): boolean =>
  burns.some(
    ({ authority, extraAccounts }) => authority === wallet && extraAccounts.includes(reference as Address),
  );
