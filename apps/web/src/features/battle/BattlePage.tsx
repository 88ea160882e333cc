/** The battle arena: the connect prompt, the way to an opponent, and the battle at its address. */
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConnectButton, useWallet } from '../wallet/index.ts';
import type { CampaignEndingOf } from './ending/EndOverlay.tsx';
import { ServerBattle } from './ServerBattle.tsx';
import { BattleFrames } from './table/BoardSkeleton.tsx';
import './lobby/lobby.css';
import './lobby/matchup.css';
import './lobby/matchupSummary.css';
import './lobby/opponentPicker.css';
import './lobby/rulesStep.css';
import './lobby/deckRows.css';

type BattlePageProps = {
  /** What leads a wallet to a battle. */
  lobby: (address: string) => ReactNode;
  /** What there is without one. */
  door: ReactNode;
  campaignEnding: CampaignEndingOf;
  /** The ways to the other screens, for a table that takes the whole window. */
  navigation: ReactNode;
};

export function BattlePage({ lobby, door, campaignEnding, navigation }: BattlePageProps) {
  const { id } = useParams<{ id?: string }>();
  const wallet = useWallet();
  const isConnected = wallet.status === 'connected';
  const isAway = wallet.status === 'disconnected' || wallet.status === 'connecting';
  return (
    <>
      <title>PokeSol · Battle</title>
      {isConnected && id !== undefined && (
        <ServerBattle
          key={`${wallet.address} ${id}`}
          id={id}
          campaignEnding={campaignEnding}
          navigation={navigation}
        />
      )}
      {wallet.status === 'resuming' && id !== undefined && <BattleFrames />}
      {!(id !== undefined && !isAway) && (
        <>
          <h1 className="pixel-title page-title is-alone">Battle Arena</h1>
          {isConnected && lobby(wallet.address)}
          {wallet.status === 'resuming' && <Skeleton className="screen-placeholder" />}
          {isAway && id === undefined && door}
          {isAway && id !== undefined && (
            <EmptyState
              icon="wallet"
              title="Connect Your Wallet"
              action={
                <div className="button-row is-centred">
                  <ConnectButton>Connect now</ConnectButton>
                  <Link href="/" className={buttonClass('secondary')}>
                    To the free starter pack
                  </Link>
                </div>
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
