/** The end of a Classic battle. */
import type { Seat } from '@pokesol/engine';
import type { VictoryCondition } from '@pokesol/engine/classic';
import type { AbandonedBecause, AnyBattleAnswer, BattleResult } from '@pokesol/protocol';
import { lazily } from '../../../../../platform/lazily.tsx';
import { type CampaignParts, EndOverlay, type OwnEnding } from '../../../ending/EndOverlay.tsx';
import { endingSentence } from '../../../ending/endingSentence.ts';
import { Rematch } from '../../../lobby/Rematch.tsx';
import { CLASSIC_ENDINGS } from './endings.ts';

// The rules that play a battle again come with it.
const StoryPanel = lazily(() => import('./StoryPanel.tsx'));

type ClassicEndingProps = {
  battleId: string;
  /** What kind of battle it was. */
  of: Pick<AnyBattleAnswer, 'mode' | 'isMultiplayer'>;
  seat: Seat;
  result: BattleResult;
  condition: VictoryCondition | null;
  abandonedBecause?: AbandonedBecause | undefined;
  turn: number;
  opponent: string;
  campaign?: CampaignParts | undefined;
  /** Of a battle that no server knows. */
  own?: OwnEnding | undefined;
};

export function ClassicEnding(props: ClassicEndingProps) {
  const { of, seat, condition, abandonedBecause, own, ...ended } = props;
  const { battleId, result, opponent } = ended;
  return (
    <EndOverlay
      {...ended}
      why={endingSentence(CLASSIC_ENDINGS, result, condition, abandonedBecause)}
      story={own?.story ?? <StoryPanel battleId={battleId} seat={seat} opponent={opponent} />}
      rematch={<Rematch battleId={battleId} of={of} />}
      ways={own?.ways}
    />
  );
}
