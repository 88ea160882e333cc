/** Your collection: every card this wallet owns, in a binder or as a grid. */
import { ConnectFirst, useWallet } from '../wallet/index.ts';
import { Collection } from './Collection.tsx';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import './binder.css';
import './collection.css';
import './pocket.css';

const TITLE = 'pixel-title page-title is-alone collection-visitor';

export default function CollectionPage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · Collection</title>
      {wallet.status === 'connected' && <Collection key={wallet.address} address={wallet.address} />}
      {wallet.status === 'resuming' && (
        <CollectionSkeleton
          header={
            <div className="collection-name">
              <h1 className="pixel-title collection-title">Your Collection</h1>
              <p className="collection-address">…</p>
            </div>
          }
        />
      )}
      {(wallet.status === 'disconnected' || wallet.status === 'connecting') && (
        <>
          <h1 className={TITLE}>Your Collection</h1>
          <ConnectFirst>Use the Connect Wallet button at the top right to see your cards.</ConnectFirst>
        </>
      )}
    </>
  );
}
