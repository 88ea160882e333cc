/** The end of a battle by any rules, in the sentences of its rule set and with the story of its record. */
import type { Seat } from '@pokesol/engine';
import type { AbandonedBecause, AnyBattleAnswer, BattleResult } from '@pokesol/protocol';
import type { ComponentType } from 'react';
import { Rematch } from '../lobby/Rematch.tsx';
import { type CampaignParts, EndOverlay, type OwnEnding } from './EndOverlay.tsx';
import { type EndingTexts, endingSentence } from './endingSentence.ts';
import type { EndedStoryProps } from './FetchedStory.tsx';

/** What a rule set says at the end of its battles. */
export type RulesEnding = {
  readonly texts: EndingTexts;
  /** What happened; the rules that play the record again come with it. */
  readonly Story: ComponentType<EndedStoryProps>;
};

type BattleEndingProps = {
  rules: RulesEnding;
  battleId: string;
  /** What kind of battle it was. */
  of: Pick<AnyBattleAnswer, 'mode' | 'isMultiplayer'>;
  seat: Seat;
  result: BattleResult;
  condition: string | null;
  abandonedBecause?: AbandonedBecause | undefined;
  turn: number;
  opponent: string;
  campaign?: CampaignParts | undefined;
  /** Of a battle that no server knows. */
  own?: OwnEnding | undefined;
};

export function BattleEnding(props: BattleEndingProps) {
  const { rules, of, seat, condition, abandonedBecause, own, ...ended } = props;
  const { battleId, result, opponent } = ended;
  return (
    <EndOverlay
      {...ended}
      why={endingSentence(rules.texts, result, condition, abandonedBecause)}
      story={own?.story ?? <rules.Story battleId={battleId} seat={seat} opponent={opponent} />}
      rematch={own === undefined && <Rematch battleId={battleId} of={of} />}
      ways={own?.ways}
    />
  );
}
