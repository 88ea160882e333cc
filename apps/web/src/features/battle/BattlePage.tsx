/** The battle arena: the connect prompt, the way to an opponent, and the battle at its address. */
import { Link, useParams } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { BattleScreen } from './play/BattleScreen.tsx';
import { BoardSkeleton } from './play/BoardSkeleton.tsx';
import './lobby/lobby.css';

export default function BattlePage() {
  const { id } = useParams<{ id?: string }>();
  const wallet = useWallet();
  const isConnected = wallet.status === 'connected';
  const isAway = wallet.status === 'disconnected' || wallet.status === 'connecting';
  return (
    <>
      <title>PokeSol · Battle</title>
      {isConnected && id !== undefined && <BattleScreen key={`${wallet.address} ${id}`} id={id} />}
      {wallet.status === 'resuming' && id !== undefined && (
        <div className="arena">
          <h1 className="sr-only">Battle</h1>
          <BoardSkeleton />
        </div>
      )}
      {!(id !== undefined && !isAway) && (
        <>
          <h1 className="pixel-title mb-6 text-base md:text-2xl">Battle Arena</h1>
          {isConnected && <Lobby key={wallet.address} address={wallet.address} />}
          {wallet.status === 'resuming' && <Skeleton className="h-72 w-full" />}
          {isAway && (
            <EmptyState
              icon="wallet"
              title="Connect Your Wallet"
              action={
                <Link href="/" className={buttonClass('secondary')}>
                  To the free starter pack
                </Link>
              }
            >
              <p>Please connect your wallet to access battles.</p>
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}
