/** Gets the blockhash that gives a transaction its lifetime, patiently: it is the first call of every purchase. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import type { Blockhash, GetLatestBlockhashApi, Rpc } from '@solana/kit';
import { realSleep, refuseSaying, type Sleep } from './result.ts';

/** One attempt per pause, each pause after its failed attempt (spec section 9). */
export const BLOCKHASH_BACKOFF_MS = [1_000, 2_000, 4_000] as const;

export const NO_BLOCKHASH_MESSAGE =
  'Failed to get recent blockhash after 3 attempts. Please try again or check your internet connection.';

export type BlockhashResult = Result<
  Readonly<{ blockhash: Blockhash; lastValidBlockHeight: bigint }>,
  SaidRefusal<'no-blockhash'>
>;

export async function latestBlockhashWithRetry(
  rpc: Rpc<GetLatestBlockhashApi>,
  { sleep = realSleep }: Readonly<{ sleep?: Sleep }> = {},
): Promise<BlockhashResult> {
  for (const pause of BLOCKHASH_BACKOFF_MS) {
    try {
      const { value } = await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send();
      return { blockhash: value.blockhash, lastValidBlockHeight: value.lastValidBlockHeight };
    } catch {
      await sleep(pause);
    }
  }
  return refuseSaying('no-blockhash', NO_BLOCKHASH_MESSAGE);
}
