/** Fetches again what the server says has changed of the connected wallet; a visitor without one never loads it. */
import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { purchasesKey } from '../features/packs/index.ts';
import { balanceKey, campaignStatsKey } from '../features/wallet/index.ts';
import { type Changed, changes } from '../platform/changes.ts';
import { browserClock } from '../platform/clock.ts';
import { browserStreams } from '../platform/eventStream.ts';
import { queryClient } from '../platform/queryClient.ts';
import { listenForChanges } from './changeStream.ts';

const purchases = [purchasesKey, balanceKey];
const points = [campaignStatsKey];

function keysOf(what: Changed): readonly ((address: string) => readonly unknown[])[] {
  if (what === 'purchases') return purchases;
  // Who won against a trainer has points.
  if (what === 'points' || what === 'battles') return points;
  // The balance has rules of its own: each look at it asks the chain.
  return what === undefined ? [purchasesKey, ...points] : [];
}

/** From a window that lies beside this page, such as a wallet's: the page was visible all the time. */
const comeBack = () => focusManager.onFocus();

export default function WalletChanges({ address }: { address: string }) {
  useEffect(() => {
    const stopListening = changes.onChange((what) => {
      // A look that is under way when a stream opens is new enough.
      const options = { cancelRefetch: what !== undefined };
      for (const keyOf of keysOf(what))
        void queryClient.invalidateQueries({ queryKey: keyOf(address) }, options);
    });
    const closeStream = listenForChanges(address, changes, browserStreams(browserClock));
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('focus', comeBack);
      closeStream();
      stopListening();
    };
  }, [address]);
  return null;
}
