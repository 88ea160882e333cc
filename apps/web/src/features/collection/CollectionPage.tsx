/** Your collection: every card this wallet owns. */

import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { shortAddress } from '../wallet/shortAddress.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { CollectionGrid } from './CollectionGrid.tsx';

export default function CollectionPage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · Collection</title>
      {wallet.status === 'connected' ? (
        <>
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h1 className="pixel-title text-base md:text-2xl">Your Collection</h1>
            <p className="font-mono text-sm text-mist">{shortAddress(wallet.address, 4, 4)}</p>
          </div>
          <CollectionGrid address={wallet.address} />
        </>
      ) : (
        <>
          <h1 className="pixel-title mb-6 text-base md:text-2xl">Your Collection</h1>
          {wallet.status === 'resuming' ? (
            <Skeleton className="h-64 w-full" />
          ) : (
            <EmptyState icon="wallet" title="Connect Your Wallet">
              Use the Connect Wallet button at the top right to see your cards.
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}
