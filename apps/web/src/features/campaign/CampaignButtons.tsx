/** The ways on from a campaign battle: to the next trainer, once more to this one, or back. */
import { trainerById } from '@pokesol/campaign';
import { Link, useLocation } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { battleChoices } from '../battle/lobby/index.ts';
import { storeHandOff } from './campaignHandOff.ts';
import { useOpponents } from './queries.ts';
import { nextOf } from './standings.ts';
import { useCampaignStart } from './useCampaignStart.ts';

type CampaignButtonsProps = {
  address: string;
  battleId: string;
  trainerId: string;
  result: 'victory' | 'defeat';
};

export function CampaignButtons({ address, battleId, trainerId, result }: CampaignButtonsProps) {
  const [, navigate] = useLocation();
  const { data: opponents = [] } = useOpponents(address);
  const { isStarting, start } = useCampaignStart(address);
  // Who is open now, the server says: nothing here concludes it from the victory.
  const next = result === 'victory' ? nextOf(opponents) : undefined;
  const trainer = trainerById(trainerId);
  const played = battleChoices.of(battleId);

  function challenge(chosen: Parameters<typeof storeHandOff>[0]) {
    storeHandOff(chosen);
    navigate('/battle');
  }

  return (
    <>
      {next !== undefined && <Button onClick={() => challenge(next)}>Next: {next.name}</Button>}
      {trainer !== undefined && (
        <Button
          tone={next === undefined ? 'primary' : 'secondary'}
          busy={isStarting}
          onClick={() =>
            played === undefined ? challenge(trainer) : void start(trainer, played.deckId, played.rules)
          }
        >
          Rematch
        </Button>
      )}
      <Link href="/campaign" className={buttonClass('secondary')}>
        Back to Campaign
      </Link>
    </>
  );
}
