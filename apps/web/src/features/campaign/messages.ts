/** The campaign's small sentences: a record, who is in the way, where the player stands with a trainer. */
import type { AnyRules } from '@pokesol/engine';
import type { CampaignOpponent } from '@pokesol/protocol';
import { counted } from '../../platform/format.ts';
import { isDefeated } from './standings.ts';

type Progress = Pick<CampaignOpponent, 'isUnlocked' | 'userProgress' | 'officialProgress'>;
export type Standing = 'defeated' | 'unlocked' | 'locked';

export const standingOf = (opponent: Progress): Standing =>
  isDefeated(opponent) ? 'defeated' : opponent.isUnlocked ? 'unlocked' : 'locked';

type RecordLine = {
  readonly rules: AnyRules;
  /** '2W - 1L'. */
  readonly text: string;
  /** The same, for screen readers. */
  readonly spoken: string;
};

/** A record for each rule set that the trainer was met by. */
export const recordLines = ({ userProgress, officialProgress }: Progress): readonly RecordLine[] =>
  (
    [
      ['classic', userProgress],
      ['official', officialProgress],
    ] as const
  ).flatMap(([rules, progress]) => {
    if (progress === undefined) return [];
    const { victories, defeats } = progress;
    return [
      {
        rules,
        text: `${victories}W - ${defeats}L`,
        spoken: `${counted(victories, 'victory', 'victories')}, ${counted(defeats, 'defeat')}`,
      },
    ];
  });

/** 'Defeat Youngster Joey and Lass Janice first.' */
export function unlockMessage(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'Complete previous challenges to unlock this opponent.';
  const before = names.slice(0, -1);
  return `Defeat ${before.length === 0 ? last : `${before.join(', ')} and ${last}`} first.`;
}
