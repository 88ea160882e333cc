/** The battle screens put together: what the campaign adds before a battle and at its end. */
import type { ReactNode } from 'react';
import { BattlePage } from '../features/battle/BattlePage.tsx';
import { Lobby } from '../features/battle/lobby/Lobby.tsx';
import type { EndedBattle } from '../features/battle/play/Arena.tsx';
import { CampaignEnding } from '../features/campaign/CampaignEnding.tsx';
import { useHandOff } from '../features/campaign/campaignHandOff.ts';
import { useWalletAddress } from '../features/wallet/useWallet.ts';
import { lazily } from '../platform/lazily.tsx';

const CampaignLobby = lazily(() => import('../features/campaign/CampaignLobby.tsx'));

export default function BattleRoute() {
  const address = useWalletAddress();
  return (
    <BattlePage
      lobby={(wallet) => <ChosenLobby key={wallet} address={wallet} />}
      campaignEnding={(ended) => campaignEnding(address, ended)}
    />
  );
}

/** A player who comes from the campaign has an opponent already. */
function ChosenLobby({ address }: { address: string }) {
  const handOff = useHandOff();
  return handOff === undefined ? (
    <Lobby address={address} />
  ) : (
    <CampaignLobby address={address} handOff={handOff} />
  );
}

/** `undefined` for a battle that is none of the campaign's, or that nobody won. */
function campaignEnding(address: string | undefined, { battle, isNew }: EndedBattle): ReactNode | undefined {
  const { id, createdAt, opponent, result } = battle;
  const { trainerId } = opponent;
  if (address === undefined || trainerId === undefined) return undefined;
  if (result !== 'victory' && result !== 'defeat') return undefined;
  return (
    <CampaignEnding
      address={address}
      battleId={id}
      createdAt={createdAt}
      trainerId={trainerId}
      result={result}
      isNew={isNew}
    />
  );
}
