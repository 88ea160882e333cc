/** «Buy Pack» for the screen: one purchase at a time, with the spec's messages around it. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { playSound } from '../../platform/sound.ts';
import { toast } from '../../ui/toast.ts';
import { refetchBalance } from '../wallet/balance.ts';
import { useWallet } from '../wallet/useWallet.ts';
import type { BuyStep } from './buyPack.ts';
import { PurchaseError, purchaseSentence } from './purchaseError.ts';
import { packTypesKey, purchasesKey } from './queries.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export type Buying = { packTypeId: string; step: BuyStep };

export const STEP_LABELS: Record<BuyStep, string> = {
  preparing: 'Preparing...',
  signing: 'Check your wallet',
  sending: 'Burning...',
  recording: 'Recording...',
};

type BuyEnds = { onBought: (purchase: Purchase) => void; onTrouble: (trouble: Trouble) => void };

export function useBuyPack({ onBought, onTrouble }: BuyEnds) {
  const wallet = useWallet();
  const client = useQueryClient();
  const [buying, setBuying] = useState<Buying>();

  async function buy(packType: PackType) {
    if (buying !== undefined) return;
    if (wallet.status !== 'connected') {
      toast('Wallet Required', 'Please connect your wallet to purchase packs', 'destructive');
      return;
    }
    setBuying({ packTypeId: packType.id, step: 'preparing' });
    try {
      const { purchasePack } = await import('./purchases.ts');
      const onStep = (step: BuyStep) => setBuying({ packTypeId: packType.id, step });
      const purchase = await purchasePack(packType, wallet, onStep);
      playSound('purchase');
      toast('Pack Purchased!', `${packType.name} is yours. Opening it now.`);
      onBought(purchase);
    } catch (error) {
      console.warn('The purchase failed', error);
      const trouble = troubleOf(error);
      if (trouble === undefined) toast('Purchase Failed', purchaseSentence(error), 'destructive');
      else onTrouble(trouble);
      if (error instanceof PurchaseError && error.cause === 'price-changed') {
        void client.invalidateQueries({ queryKey: packTypesKey });
      }
    } finally {
      setBuying(undefined);
      void refetchBalance(client, wallet.address);
      void client.invalidateQueries({ queryKey: purchasesKey(wallet.address) });
    }
  }

  return { buy, buying };
}
