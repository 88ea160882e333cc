/** On every visit of a connected wallet: burns the server has not recorded yet are posted again. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../ui/toast.ts';
import { purchasesKey } from './queries.ts';
import { recordPurchase, storedBurns } from './recordPurchase.ts';

export function useStoredBurns(address: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (address === undefined) return;
    void storedBurns.postAll(address, recordPurchase).then((recorded) => {
      if (recorded.length === 0) return;
      toast('Pack Recovered', 'A pack that you had already paid for is waiting in the store.');
      void client.invalidateQueries({ queryKey: purchasesKey(address) });
    });
  }, [address, client]);
}
