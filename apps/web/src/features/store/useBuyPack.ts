/** «Buy Pack» for the screen: one purchase at a time, with the spec's messages around it. */

import type { PackType, Purchase } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../platform/createStore.ts';
import { playSound } from '../../platform/sound.ts';
import { toast } from '../../ui/toast.ts';
import { packTypesKey, purchasesKey } from '../packs/queries.ts';
import { refetchBalance } from '../wallet/balance.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { walletSession } from '../wallet/wallets.ts';
import type { BuyStep } from './buyPack.ts';
import { problemOf, type StoreProblem } from './problem.ts';
import { PurchaseError, purchaseSentence } from './purchaseError.ts';
import { type PurchaseEnd, purchaseProgress } from './purchaseInProgress.ts';

export const STEP_LABELS: Record<BuyStep, string> = {
  preparing: 'Preparing...',
  signing: 'Check your wallet',
  sending: 'Burning...',
  recording: 'Recording...',
};

type BuyEnds = { onBought: (purchase: Purchase) => void; onTrouble: (trouble: StoreProblem) => void };

export function useBuyPack({ onBought, onTrouble }: BuyEnds) {
  const wallet = useWallet();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  const client = useQueryClient();
  const { buying, end } = useStore(purchaseProgress);

  // Also an end that came while another screen was shown.
  useEffect(() => {
    const ended = end === undefined ? undefined : purchaseProgress.takeEnd(address);
    if (ended?.kind === 'bought') onBought(ended.purchase);
    if (ended?.kind === 'trouble') onTrouble(ended.trouble);
  }, [end, address, onBought, onTrouble]);

  async function buy(packType: PackType) {
    if (wallet.status !== 'connected') {
      toast('Wallet Required', 'Please connect your wallet to purchase packs', 'destructive');
      return;
    }
    if (!purchaseProgress.begin(packType.id)) return;
    let outcome: PurchaseEnd | undefined;
    try {
      const { purchasePack } = await import('./purchases.ts');
      const purchase = await purchasePack(packType, wallet, purchaseProgress.step);
      if (isConnected(wallet.address)) {
        playSound('purchase');
        toast('Pack Purchased!', `${packType.name} is yours. Opening it now.`);
      }
      outcome = { kind: 'bought', purchase };
    } catch (error) {
      console.warn('The purchase failed', error);
      const trouble = problemOf(error);
      if (trouble === undefined) toast('Purchase Failed', purchaseSentence(error), 'destructive');
      else outcome = { kind: 'trouble', trouble };
      if (error instanceof PurchaseError && error.cause === 'price-changed') {
        void client.invalidateQueries({ queryKey: packTypesKey });
      }
    } finally {
      purchaseProgress.finish(outcome && { ...outcome, userId: wallet.address });
      void refetchBalance(client, wallet.address);
      void client.invalidateQueries({ queryKey: purchasesKey(wallet.address) });
    }
  }

  return { buy, buying };
}

/** Whether this wallet is still the one in front of the screen. */
function isConnected(address: string): boolean {
  const now = walletSession.get();
  return now.status === 'connected' && now.address === address;
}
