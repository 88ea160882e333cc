/** Burns that no client has reported yet, of as many wallets as they need. */
import type { ChainWay, TestWallet } from '@pokesol/server/testing';
import { inParallel } from './rate.ts';
import type { Burned } from './writesCallers.ts';

const PACK = 'base1-mini';
/** A wallet may have fifty offers open. */
const BURNS_PER_WALLET = 40;
const LANES = 20;

/** `newWallet`: one that is signed in and can pay. */
export async function makeBurns(
  count: number,
  newWallet: () => Promise<TestWallet>,
  way?: ChainWay,
): Promise<Burned[]> {
  const burns: Burned[] = [];
  while (burns.length < count) {
    const wallet = await newWallet();
    const share = Array.from({ length: Math.min(BURNS_PER_WALLET, count - burns.length) }, (_, i) => i);
    await inParallel(share, LANES, async () => {
      const signature = await wallet.burn(await wallet.intend(PACK), way);
      burns.push({ signature, wallet: wallet.address, cookie: wallet.cookie, packTypeId: PACK });
    });
  }
  return burns;
}
