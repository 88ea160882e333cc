/** A purchase from its first call to what the buyer reads of it; loaded with the first press of «Buy Pack». */
import { formatUnits } from '@pokesol/chain/amount';
import type { PackType } from '@pokesol/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { playSound } from '../../platform/sound.ts';
import { toast } from '../../ui/toast.ts';
import { packTypesKey } from '../packs/queries.ts';
import type { WalletConnection } from '../wallet/session.ts';
import { walletSession } from '../wallet/wallets.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import { storeProblemOf } from './problem.ts';
import { PurchaseError, purchaseSentence } from './purchaseError.ts';
import { type PurchaseEnd, purchaseProgress } from './purchaseInProgress.ts';
import { purchasePacks } from './purchases.ts';

const SOL_DECIMALS = 9;

type Purchasing = {
  packType: PackType;
  count: PacksAtOnce;
  wallet: WalletConnection;
  client: QueryClient;
};

/** Answers nothing where a passing message has said everything. */
export async function buyAndTell({
  packType,
  count,
  wallet,
  client,
}: Purchasing): Promise<PurchaseEnd | undefined> {
  try {
    const purchases = await purchasePacks(packType, count, wallet, {
      onStep: purchaseProgress.step,
      onPriorityFee: tellPriorityFee,
    });
    if (isConnected(wallet.address)) {
      playSound('purchase');
      toast(
        'Pack Purchased!',
        count === 1
          ? `${packType.name} is yours. Opening it now.`
          : `${count} times ${packType.name}: all yours. Opening them now.`,
      );
    }
    return { kind: 'bought', purchases };
  } catch (error) {
    console.warn('The purchase failed', error);
    if (error instanceof PurchaseError && error.cause === 'price-changed')
      void client.invalidateQueries({ queryKey: packTypesKey });
    const trouble = storeProblemOf(error);
    if (trouble !== undefined) return { kind: 'trouble', trouble };
    toast('Purchase Failed', purchaseSentence(error), 'destructive');
    return undefined;
  }
}

/** Before the wallet asks: what it will show beside the price is no surprise then. */
function tellPriorityFee(lamports: bigint): void {
  const fee = formatUnits(lamports, SOL_DECIMALS);
  toast(
    'The chain is busy',
    `This purchase offers ${fee} SOL beside the usual fee, so that it is taken soon.`,
  );
}

/** Whether this wallet is still the one in front of the screen. */
function isConnected(address: string): boolean {
  const now = walletSession.get();
  return now.status === 'connected' && now.address === address;
}
