/** Gets the blockhash that gives a transaction its lifetime, patiently: it is the first call of every purchase. */
import type { Blockhash, GetLatestBlockhashApi, Rpc } from '@solana/kit';
import { type RefusedBurnResult, realSleep, refuseBurnAs, type Sleep } from './result.ts';

/** One attempt per pause, each pause after its failed attempt (spec section 9). */
export const BLOCKHASH_BACKOFF_MS = [1_000, 2_000, 4_000] as const;

export const NO_BLOCKHASH_MESSAGE =
  'Failed to get recent blockhash after 3 attempts. Please try again or check your internet connection.';

export type BlockhashResult =
  | Readonly<{ ok: true; blockhash: Blockhash; lastValidBlockHeight: bigint }>
  | RefusedBurnResult<'no-blockhash'>;

export async function latestBlockhashWithRetry(
  rpc: Rpc<GetLatestBlockhashApi>,
  { sleep = realSleep }: Readonly<{ sleep?: Sleep }> = {},
): Promise<BlockhashResult> {
  for (const pause of BLOCKHASH_BACKOFF_MS) {
    try {
      const { value } = await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send();
      return { ok: true, blockhash: value.blockhash, lastValidBlockHeight: value.lastValidBlockHeight };
    } catch {
      await sleep(pause);
    }
  }
  return refuseBurnAs('no-blockhash', NO_BLOCKHASH_MESSAGE);
}
