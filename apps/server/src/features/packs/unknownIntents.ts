/** Judges burns whose intent a restore lost: their amount shows what they paid for. */
import { type ObservedBurn, toBaseUnits } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import { isFreePrice } from '@pokesol/protocol';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { packTypesForSale } from './packTypes.ts';
import type { ObservedPayment, Payment } from './payment.ts';
import { restoreAround } from './restores.ts';
import { type VerifyDeps, verifyWithoutIntent } from './verifyPayment.ts';

type Looked = {
  readonly burns: readonly ObservedBurn[];
  /** The references among them whose offers are here. */
  readonly known: ReadonlySet<string>;
  /** What the reporter says it was for. */
  readonly packTypeId: string | undefined;
};

/**
 * A verdict on each burn of the wallet around a restore that carries the reference of no offer here. One that carries none is
 * among them where no caller names its pack: it may have been recorded before, and that is what was lost.
 */
export async function paymentsOfUnknownIntents(
  deps: VerifyDeps,
  seen: ObservedPayment,
  { burns, known, packTypeId }: Looked,
): Promise<(Payment | CallRefusal)[]> {
  const lost = burns.filter(
    ({ authority, extraAccounts }) =>
      authority === seen.wallet &&
      (extraAccounts.length === 0
        ? packTypeId === undefined
        : !extraAccounts.some((reference) => known.has(reference))),
  );
  const lostBy = lost.length === 0 ? undefined : await restoreAround(deps.db, seen.tx.blockTime);
  if (lostBy === undefined) return [];
  const verdicts: (Payment | CallRefusal)[] = [];
  for (const { amount, extraAccounts } of lost) {
    const sold = (await packsAt(deps, amount)).map(({ id }) => id);
    // Of several at one price any may be it: the one that is asked for, else the first.
    const chosen = packTypeId !== undefined && sold.includes(packTypeId) ? packTypeId : sold[0];
    const bought = chosen ?? packTypeId;
    verdicts.push(
      bought === undefined
        ? refused('burn-refused/unnamed')
        : await verifyWithoutIntent(deps, seen, {
            packTypeId: bought,
            reference: extraAccounts[0] ?? null,
            lostBy,
          }),
    );
  }
  return verdicts;
}

/** What is on sale for exactly so much, the packs that have been there longest first: those that most offers were made of. */
async function packsAt({ db, chain }: VerifyDeps, amount: bigint) {
  const sold = await packTypesForSale(db);
  return sold
    .filter(({ price }) => {
      const units = toBaseUnits(price, chain.decimals);
      return !isFreePrice(price) && !isRefusal(units) && units.amount === amount;
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
