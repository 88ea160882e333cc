/** One trainer: who, where, how hard, for how many points, how it went so far, and the way to the battle. */
import type { CampaignOpponent } from '@pokesol/protocol';
import { useId } from 'react';
import { counted } from '../../platform/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { TrainerPortrait } from '../trainer/index.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import { standingOf, unlockMessage } from './messages.ts';
import { LockSign, PlaceSign } from './signs.tsx';
import { TrainerRecords } from './TrainerRecords.tsx';
import './opponents.css';

type OpponentCardProps = { opponent: CampaignOpponent; isBusy: boolean; onBattle: () => void };

export function OpponentCard({ opponent, isBusy, onBattle }: OpponentCardProps) {
  const { id, order, name, title, difficulty, location, description, victoryReward } = opponent;
  const heading = useId();
  const standing = standingOf(opponent);
  const isLocked = standing === 'locked';
  return (
    <article className="opponent" data-standing={standing} aria-labelledby={heading}>
      <div className="opponent-top">
        <div className="opponent-frame">
          <TrainerPortrait id={id} className="opponent-portrait" />
          {isLocked && <LockSign className="opponent-lock" />}
          <span className="opponent-order" aria-hidden="true">
            {order}
          </span>
        </div>
        <div className="opponent-who">
          <h2 id={heading} className="opponent-name">
            {name}
          </h2>
          <p className="opponent-title">{title}</p>
          <p className="opponent-badges">
            <DifficultyBadge difficulty={difficulty} />
            {standing === 'defeated' && <Badge tone="mint">Defeated</Badge>}
            {isLocked && <Badge>Locked</Badge>}
          </p>
        </div>
      </div>
      <p className="opponent-place">
        <PlaceSign className="icon-16" />
        {location}
      </p>
      <p className="opponent-words">{description}</p>
      <div className="opponent-facts">
        <p className="opponent-reward">
          <PixelIcon name="star" className="opponent-card-icon" />
          {counted(victoryReward, 'point')}
        </p>
        <TrainerRecords opponent={opponent} />
      </div>
      {isLocked && <p className="opponent-unlock">{unlockMessage(opponent.unlockedBy)}</p>}
      <Button
        tone={isLocked ? 'quiet' : standing === 'defeated' ? 'secondary' : 'primary'}
        disabled={isLocked}
        busy={isBusy}
        aria-describedby={heading}
        onClick={onBattle}
      >
        {isLocked ? 'Locked' : 'Battle'}
      </Button>
    </article>
  );
}
