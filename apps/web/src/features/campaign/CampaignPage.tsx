/** The campaign: nine trainers in their order, how far one has come, and what a victory pays. */
import { useWallet } from '../wallet/index.ts';
import { Campaign } from './Campaign.tsx';
import { CampaignHeader } from './CampaignHeader.tsx';
import { CampaignVisitor } from './CampaignVisitor.tsx';
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
      {(wallet.status === 'disconnected' || wallet.status === 'connecting') && <CampaignVisitor />}
    </>
  );
}
