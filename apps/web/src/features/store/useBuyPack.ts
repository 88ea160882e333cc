/** «Buy Pack» for the screen: one purchase at a time, with the spec's messages around it. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { refetchBalance } from '../wallet/balance.ts';
import { useWallet } from '../wallet/useWallet.ts';
import type { BuyStep } from './buyPack.ts';
import { PurchaseError, purchaseSentence } from './purchaseError.ts';
import { packTypesKey, purchasesKey } from './queries.ts';

export type Buying = { packTypeId: string; step: BuyStep };

export function useBuyPack(onBought: (purchase: Purchase) => void) {
  const wallet = useWallet();
  const client = useQueryClient();
  const [buying, setBuying] = useState<Buying>();

  async function buy(packType: PackType) {
    if (wallet.status !== 'connected') {
      toast('Wallet Required', 'Please connect your wallet to purchase packs', 'destructive');
      return;
    }
    setBuying({ packTypeId: packType.id, step: 'preparing' });
    try {
      const { purchasePack } = await import('./purchases.ts');
      const onStep = (step: BuyStep) => setBuying({ packTypeId: packType.id, step });
      const purchase = await purchasePack(packType, wallet, onStep);
      toast('Pack Purchased!', `${packType.name} is yours. Opening it now.`);
      onBought(purchase);
    } catch (error) {
      console.warn('The purchase failed', error);
      toast('Purchase Failed', purchaseSentence(error), 'destructive');
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
