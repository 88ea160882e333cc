/** The end of a campaign battle: the trainer's last words, and what the battle paid. */
import { trainerById } from '@pokesol/campaign';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { TrainerPortrait } from '../trainer/index.ts';
import { CampaignFinale } from './CampaignFinale.tsx';
import { type RecordedBattle, tellingOf } from './recording.ts';
import { useCampaignRecord } from './useCampaignRecord.ts';
import './campaignEnding.css';

type CampaignEndingProps = {
  address: string;
  battleId: string;
  createdAt: string;
  trainerId: string;
  result: 'victory' | 'defeat';
  /** It ended before the player's eyes. */
  isNew: boolean;
};

export function CampaignEnding(props: CampaignEndingProps) {
  const { address, battleId, createdAt, trainerId, result, isNew } = props;
  const recorded = useCampaignRecord(address, { id: battleId, createdAt, trainerId, result }, isNew);
  const trainer = trainerById(trainerId);
  return (
    <div className="last-words">
      <TrainerPortrait id={trainerId} className="last-words-portrait" />
      <div className="last-words-text">
        {trainer !== undefined && (
          <p>
            <span className="sr-only">{trainer.name}: </span>
            {/* The player's victory is the trainer's defeat. */}
            {trainer.sayings[result === 'victory' ? 'defeat' : 'victory']}
          </p>
        )}
        <p role="status" className="last-words-points">
          {paidText(recorded, result)}
        </p>
      </div>
      {result === 'victory' && <CampaignFinale address={address} trainerId={trainerId} />}
    </div>
  );
}

function paidText(recorded: RecordedBattle | undefined, result: 'victory' | 'defeat') {
  if (recorded === undefined) return 'Recording the battle...';
  if (recorded.kind !== 'recorded') return 'Not confirmed yet. Your result is safe on the server.';
  const { title, message } = tellingOf(recorded, result);
  return (
    <>
      <PixelIcon name={result === 'victory' ? 'star' : 'battle'} className="campaign-ending-icon" />
      <span>
        <b>{title}</b> {message}
      </span>
    </>
  );
}
