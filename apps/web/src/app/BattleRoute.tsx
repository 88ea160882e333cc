/** The battle screens put together: what the campaign and the challenges to friends add before a battle and at its end. */
import { trainerById } from '@pokesol/campaign';
import type { AnyRules } from '@pokesol/engine';
import type { CampaignParts, EndedBattle } from '../features/battle/ending/index.ts';
import { BattlePage } from '../features/battle/index.ts';
import { Lobby } from '../features/battle/lobby/index.ts';
import {
  CampaignButtons,
  CampaignEnding,
  isDefeated,
  useCampaignStart,
  useHandOff,
  useOpponents,
} from '../features/campaign/index.ts';
import { OpenNotice, useMakeChallenge } from '../features/friend-challenge/index.ts';
import { Door } from '../features/guest-battle/index.ts';
import { useWalletAddress } from '../features/wallet/index.ts';
import { lazily } from '../platform/lazily.tsx';
import { TableNavigation } from './TableNavigation.tsx';

const CampaignLobby = lazily(() => import('../features/campaign/CampaignLobby.tsx'));

export default function BattleRoute() {
  const address = useWalletAddress();
  return (
    <BattlePage
      lobby={(wallet) => <ChosenLobby key={wallet} address={wallet} />}
      door={<Door />}
      campaignEnding={(ended) => campaignEnding(address, ended)}
      navigation={<TableNavigation />}
    />
  );
}

/** A player who comes from the campaign has an opponent already. */
function ChosenLobby({ address }: { address: string }) {
  const handOff = useHandOff();
  return handOff === undefined ? (
    <FreeLobby address={address} />
  ) : (
    <CampaignLobby address={address} handOff={handOff} />
  );
}

/** Trainers can be met here as well: in battles of the campaign, by its own rules. */
function FreeLobby({ address }: { address: string }) {
  const { data } = useOpponents(address);
  const { isStarting, start } = useCampaignStart(address);
  const friends = useMakeChallenge(address);
  const open = data
    ?.filter(({ isUnlocked }) => isUnlocked)
    .map((opponent) => {
      const { id, name, location: place, victoryReward: reward } = opponent;
      return { id, name, place, reward, isDefeated: isDefeated(opponent) };
    });
  async function startTrainer(trainerId: string, deckId: string, rules: AnyRules) {
    const trainer = trainerById(trainerId);
    if (trainer !== undefined) await start(trainer, deckId, rules);
  }
  return (
    <Lobby
      address={address}
      trainers={{ open, isStarting, start: startTrainer }}
      friends={{ ...friends, notice: <OpenNotice address={address} /> }}
    />
  );
}

/** `undefined` for a battle outside the campaign, or without a winner. */
function campaignEnding(
  address: string | undefined,
  { battle, isNew }: EndedBattle,
): CampaignParts | undefined {
  const { id, createdAt, opponent, result } = battle;
  const { trainerId } = opponent;
  if (address === undefined || trainerId === undefined) return undefined;
  if (result !== 'victory' && result !== 'defeat') return undefined;
  const ended = { address, battleId: id, trainerId, result };
  return {
    words: <CampaignEnding {...ended} createdAt={createdAt} isNew={isNew} />,
    buttons: <CampaignButtons {...ended} />,
  };
}
