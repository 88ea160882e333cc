/** My Decks: every deck of the connected wallet, and how far each is from being legal. */
import { ConnectFirst, useWallet } from '../wallet/index.ts';
import { DeckList } from './DeckList.tsx';
import { DeckListHeader } from './DeckListHeader.tsx';
import { DeckListSkeleton } from './DeckListSkeleton.tsx';
import './deckList.css';
import './deckOwned.css';

export default function DeckListPage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · My Decks</title>
      {wallet.status === 'connected' && <DeckList key={wallet.address} address={wallet.address} />}
      {wallet.status === 'resuming' && (
        <>
          <DeckListHeader />
          <DeckListSkeleton />
        </>
      )}
      {(wallet.status === 'disconnected' || wallet.status === 'connecting') && (
        <>
          <h1 className="pixel-title page-title is-alone">My Decks</h1>
          <ConnectFirst>
            <p>Connect your Solana wallet to view your Pokemon TCG decks</p>
            <p>Use the Connect Wallet button in the top right to get started</p>
          </ConnectFirst>
        </>
      )}
    </>
  );
}
