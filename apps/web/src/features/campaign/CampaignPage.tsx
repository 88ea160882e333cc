/** The campaign: nine trainers in their order, how far one has come, and what a victory pays. */
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ConnectButton } from '../wallet/ConnectButton.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { Campaign } from './Campaign.tsx';
import { CampaignHeader } from './CampaignHeader.tsx';
import { OpponentSkeletons } from './OpponentSkeletons.tsx';
import './campaign.css';

export default function CampaignPage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · Campaign</title>
      {wallet.status === 'connected' && <Campaign key={wallet.address} address={wallet.address} />}
      {wallet.status === 'resuming' && (
        <>
          <CampaignHeader />
          <OpponentSkeletons />
        </>
      )}
      {(wallet.status === 'disconnected' || wallet.status === 'connecting') && (
        <>
          <h1 className="pixel-title page-title is-alone">Pokemon Campaign</h1>
          <EmptyState
            icon="wallet"
            title="Connect Wallet"
            action={<ConnectButton>Connect now</ConnectButton>}
          >
            <p>Please connect your wallet to access the Campaign mode.</p>
          </EmptyState>
        </>
      )}
    </>
  );
}
