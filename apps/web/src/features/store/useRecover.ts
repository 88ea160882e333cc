/** Turns a transaction id into its pack: asks, and if the burn names no purchase, asks again with the pack it was meant for. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../platform/api.ts';
import { purchasesKey } from '../packs/index.ts';
import { refetchBalance } from '../wallet/index.ts';
import { recordPurchase, storedBurns } from './recordPurchase.ts';
import { type RecoverAdvice, recoverAdvice } from './recoverAdvice.ts';

export type Recovery =
  | { status: 'idle' | 'busy' }
  | { status: 'found'; purchase: Purchase }
  | { status: 'refused'; advice: RecoverAdvice; signature: string };

export function useRecover(address: string | undefined) {
  const client = useQueryClient();
  const [recovery, setRecovery] = useState<Recovery>({ status: 'idle' });

  async function recover(signature: string, meantFor?: PackType) {
    if (address === undefined) return;
    setRecovery({ status: 'busy' });
    try {
      const purchase = await (meantFor === undefined
        ? post<Purchase>('/api/pack-purchases/recover', { transactionSignature: signature })
        : recordPurchase({
            userId: address,
            packTypeId: meantFor.id,
            price: meantFor.price,
            status: 'confirmed',
            transactionSignature: signature,
          }));
      storedBurns.remove(signature);
      void client.invalidateQueries({ queryKey: purchasesKey(address) });
      void refetchBalance(client, address);
      setRecovery({ status: 'found', purchase });
    } catch (error) {
      console.warn('The pack was not recovered', error);
      setRecovery({ status: 'refused', advice: recoverAdvice(error, meantFor !== undefined), signature });
    }
  }

  return { recovery, recover, reset: () => setRecovery({ status: 'idle' }) };
}
