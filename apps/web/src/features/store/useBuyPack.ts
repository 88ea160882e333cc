/** «Buy Pack» for the screen: one purchase, of one pack or several, at a time, with the spec's messages around it. */

import type { PackType, Purchase } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../platform/createStore.ts';
import { fetched } from '../../platform/lazily.tsx';
import { toast } from '../../ui/toast.ts';
import { purchasesKey } from '../packs/queries.ts';
import { refetchBalance } from '../wallet/balance.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { walletSession } from '../wallet/wallets.ts';
import type { BuyStep } from './buyPack.ts';
import { NOT_PURCHASED } from './notPurchased.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import type { StoreProblem } from './problem.ts';
import { type PurchaseEnd, purchaseProgress } from './purchaseInProgress.ts';

export const STEP_LABELS: Record<BuyStep, string> = {
  preparing: 'Preparing...',
  signing: 'Check your wallet',
  sending: 'Burning...',
  recording: 'Recording...',
};

type BuyEnds = {
  onBought: (purchases: readonly Purchase[]) => void;
  onTrouble: (trouble: StoreProblem) => void;
};

export function useBuyPack({ onBought, onTrouble }: BuyEnds) {
  const wallet = useWallet();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  const client = useQueryClient();
  const { buying, end } = useStore(purchaseProgress);

  // Also an end that came while another screen was shown.
  useEffect(() => {
    const ended = end === undefined ? undefined : purchaseProgress.takeEnd(address);
    if (ended?.kind === 'bought') onBought(ended.purchases);
    if (ended?.kind === 'trouble') onTrouble(ended.trouble);
  }, [end, address, onBought, onTrouble]);

  async function buy(packType: PackType, count: PacksAtOnce) {
    if (wallet.status === 'disconnected' || wallet.status === 'connecting') return walletRequired();
    if (!purchaseProgress.begin(packType.id)) return;
    // Right after a reload its own wallet is still being asked: the press waits for it.
    const paying = await walletSession.connected();
    if (paying === undefined) {
      purchaseProgress.finish();
      return walletRequired();
    }
    let outcome: PurchaseEnd | undefined;
    try {
      const { buyAndTell } = await fetched(() => import('./buyAndTell.ts'));
      outcome = await buyAndTell({ packType, count, wallet: paying, client });
    } catch (error) {
      console.warn('The purchase did not begin', error);
      toast('Purchase Failed', NOT_PURCHASED, 'destructive');
    } finally {
      purchaseProgress.finish(outcome && { ...outcome, userId: paying.address });
      void refetchBalance(client, paying.address);
      void client.invalidateQueries({ queryKey: purchasesKey(paying.address) });
    }
  }

  return { buy, buying };
}

const walletRequired = () =>
  toast('Wallet Required', 'Please connect your wallet to purchase packs', 'destructive');
