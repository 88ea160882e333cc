/** What a burn offers beside the base fee, to be taken soon: what others lately paid for the same accounts, up to a limit. */
import type { Address, GetRecentPrioritizationFeesApi, Rpc } from '@solana/kit';

/** Most of the last 150 blocks took transactions that offered less. */
const SHARE_BELOW = 0.75;
const MICRO = 1_000_000n;

/** A limit of lamports that no server may be set above: a hundredth of a SOL. */
export const HIGHEST_PRIORITY_FEE = 10_000_000;

/** In lamports, rounded up as the chain does: `unitPrice` in millionths of a lamport for each of `units`. */
export function priorityFee(unitPrice: bigint, units: number): bigint {
  return (unitPrice * BigInt(units) + MICRO - 1n) / MICRO;
}

/**
 * The price of a compute unit, in millionths of a lamport; 0n where no transaction offers anything, where nothing may be offered, and
 * where the node does not say: the burn is then sent at the base fee, as ever.
 *
 * @param accounts those that the transaction writes: only who wants the same ones is competition
 * @param most lamports for the whole transaction
 */
export async function unitPriceFor(
  rpc: Rpc<GetRecentPrioritizationFeesApi>,
  accounts: readonly Address[],
  { units, most }: Readonly<{ units: number; most: number }>,
): Promise<bigint> {
  if (most <= 0) return 0n;
  let offered: readonly Readonly<{ prioritizationFee: bigint }>[];
  try {
    offered = await rpc.getRecentPrioritizationFees([...accounts]).send();
  } catch {
    // Without it the purchase is no worse off than without this question.
    return 0n;
  }
  const prices = offered
    .map((each) => BigInt(each.prioritizationFee))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const usual = prices[Math.floor(prices.length * SHARE_BELOW)] ?? 0n;
  const highest = (BigInt(most) * MICRO) / BigInt(units);
  return usual < highest ? usual : highest;
}
