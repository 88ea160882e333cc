/** «Buy Pack» for the screen: one purchase, of one pack or several, at a time, with the spec's messages around it. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../platform/createStore.ts';
import { fetched } from '../../platform/lazily.tsx';
import { toast } from '../../ui/toast.ts';
import { useWallet } from '../wallet/index.ts';
import type { BuyStep } from './buyPack.ts';
import { NOT_PURCHASED, walletRequired } from './notPurchased.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import type { StoreProblem } from './problem.ts';
import { purchaseProgress } from './purchaseInProgress.ts';

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
    const elsewhere = purchaseProgress.takeElsewhere(address);
    if (elsewhere !== undefined) onTrouble(elsewhere);
  }, [end, address, onBought, onTrouble]);

  async function buy(packType: PackType, count: PacksAtOnce) {
    if (wallet.status === 'disconnected' || wallet.status === 'connecting') return walletRequired();
    if (!purchaseProgress.begin(packType.id)) return;
    try {
      const { purchaseAndReport } = await fetched(() => import('./buyAndReport.ts'));
      await purchaseAndReport(packType, count, client);
    } catch (error) {
      purchaseProgress.finish();
      console.warn('The purchase did not begin', error);
      toast('Purchase Failed', NOT_PURCHASED, 'destructive');
    }
  }

  return { buy, buying };
}
