/** A purchase from its first call to what the buyer reads of it; loaded with the first press of «Buy Pack». */
import { formatUnits } from '@pokesol/chain/amount';
import type { PackType } from '@pokesol/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { shortAddress } from '../../platform/format.ts';
import { playSound } from '../../platform/sound.ts';
import { unlessAborted } from '../../platform/unlessAborted.ts';
import { toast } from '../../ui/toast.ts';
import { packTypesKey, purchasesKey } from '../packs/index.ts';
import { refetchBalance, type WalletConnection, walletSession } from '../wallet/index.ts';
import { PurchaseLeft } from './leaving.ts';
import { walletRequired } from './notPurchased.ts';
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

/** Runs a purchase that has begun to its end, and shows the player the outcome. */
export async function purchaseAndReport(
  packType: PackType,
  count: PacksAtOnce,
  client: QueryClient,
): Promise<void> {
  let wallet: WalletConnection | undefined;
  let end: PurchaseEnd | undefined;
  try {
    // Right after a reload the page is still resuming its wallet: the press waits for that.
    wallet = await unlessAborted(purchaseProgress.left(), walletSession.connected());
    if (wallet === undefined) walletRequired();
    else end = await buyAndReport({ packType, count, wallet, client });
  } catch (error) {
    if (!(error instanceof PurchaseLeft)) throw error;
  } finally {
    purchaseProgress.finish(end && wallet && { ...end, userId: wallet.address });
    if (wallet !== undefined) {
      void refetchBalance(client, wallet.address);
      void client.invalidateQueries({ queryKey: purchasesKey(wallet.address) });
    }
  }
}

/** Answers nothing where a passing message has said everything. */
async function buyAndReport({
  packType,
  count,
  wallet,
  client,
}: Purchasing): Promise<PurchaseEnd | undefined> {
  const stopWatching = watchWallet(wallet.address, count);
  try {
    const purchases = await purchasePacks(packType, count, wallet, {
      onStep: purchaseProgress.step,
      onPriorityFee: announcePriorityFee,
      left: purchaseProgress.left(),
      isInFront: () => isConnected(wallet.address),
    });
    if (isConnected(wallet.address)) {
      playSound('purchase');
      toast(
        'Pack Purchased!',
        count === 1
          ? `${packType.name} is yours. Opening it now.`
          : `${count} times ${packType.name}: all yours. Opening them now.`,
        // The pack that opens says so too, and the first of its cards soon lies there.
        'quiet',
      );
    }
    return { kind: 'bought', purchases };
  } catch (error) {
    console.warn('The purchase failed', error);
    const isOwnWish = error instanceof PurchaseError && error.cause === 'cancelled';
    if (error instanceof PurchaseError && error.cause === 'price-changed')
      void client.invalidateQueries({ queryKey: packTypesKey });
    const trouble = storeProblemOf(error);
    if (trouble !== undefined) return { kind: 'trouble', trouble };
    if (isOwnWish) toast('Purchase Cancelled', purchaseSentence(error));
    else toast('Purchase Failed', purchaseSentence(error), 'destructive');
    return undefined;
  } finally {
    stopWatching();
  }
}

/** Watches for the wallet leaving: before it has signed, the purchase ends; after that, a message says where the pack will be. */
function watchWallet(address: string, count: PacksAtOnce): () => void {
  let hasLeft = false;
  return walletSession.subscribe(() => {
    if (hasLeft || isConnected(address)) return;
    hasLeft = true;
    if (purchaseProgress.leave('wallet-left')) return;
    // Replaces the message that the wallet has disconnected, adding what that means for the purchase.
    queueMicrotask(() =>
      toast(
        'Wallet Disconnected',
        `Your wallet disconnected during the payment. Connect ${shortAddress(address, 6, 4)} again: your ${count === 1 ? 'pack waits' : 'packs wait'} there.`,
        'destructive',
      ),
    );
  });
}

/** Before the wallet asks: what it will show beside the price is no surprise then. */
function announcePriorityFee(lamports: bigint): void {
  const fee = formatUnits(lamports, SOL_DECIMALS);
  toast(
    'The chain is busy',
    `This purchase offers ${fee} SOL on top of the usual fee, so that the chain takes it soon.`,
  );
}

/** Whether this wallet is still the one in front of the screen. */
function isConnected(address: string): boolean {
  const now = walletSession.get();
  return now.status === 'connected' && now.address === address;
}
