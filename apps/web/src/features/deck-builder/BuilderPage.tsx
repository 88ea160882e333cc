/** The deck builder: a deck of sixty from the cards this wallet owns. */
import { ConnectFirst, useWallet } from '../wallet/index.ts';
import { BuilderFrame } from './BuilderFrame.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { PoolLoader } from './PoolLoader.tsx';
import './deck.css';
import './deckBuilder.css';
import './tiles.css';

export default function BuilderPage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · Deck Builder</title>
      {wallet.status === 'connected' && <PoolLoader key={wallet.address} address={wallet.address} />}
      {wallet.status === 'resuming' && (
        <BuilderFrame>
          <BuilderSkeleton />
        </BuilderFrame>
      )}
      {(wallet.status === 'disconnected' || wallet.status === 'connecting') && (
        <BuilderFrame>
          <ConnectFirst>Connect your Solana wallet to build Pokemon TCG decks</ConnectFirst>
        </BuilderFrame>
      )}
    </>
  );
}
