/** Your collection: every card this wallet owns, in a binder or as a grid. */
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { Collection } from './Collection.tsx';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import './binder.css';
import './collection.css';
import './pocket.css';

const TITLE = 'pixel-title mb-6 text-base md:text-2xl';

export default function CollectionPage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · Collection</title>
      {wallet.status === 'connected' && <Collection address={wallet.address} />}
      {wallet.status === 'resuming' && (
        <>
          <h1 className={TITLE}>Your Collection</h1>
          <CollectionSkeleton />
        </>
      )}
      {(wallet.status === 'disconnected' || wallet.status === 'connecting') && (
        <>
          <h1 className={TITLE}>Your Collection</h1>
          <EmptyState icon="wallet" title="Connect Your Wallet">
            Use the Connect Wallet button at the top right to see your cards.
          </EmptyState>
        </>
      )}
    </>
  );
}
