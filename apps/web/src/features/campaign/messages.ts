/** The campaign's small sentences: a record, who is in the way, where somebody stands with a trainer. */

import type { CampaignOpponent } from '@pokesol/protocol';
import { counted } from '../../platform/format.ts';

type Progress = Pick<CampaignOpponent, 'isUnlocked' | 'userProgress'>;
export type Standing = 'defeated' | 'unlocked' | 'locked';

export const standingOf = ({ isUnlocked, userProgress }: Progress): Standing =>
  userProgress?.isDefeated ? 'defeated' : isUnlocked ? 'unlocked' : 'locked';

/** '2W - 1L'; `undefined` before the first battle. */
export const recordOf = ({ userProgress }: Progress): string | undefined =>
  userProgress && `${userProgress.victories}W - ${userProgress.defeats}L`;

/** The same, for screen readers. */
export const spokenRecord = ({ userProgress }: Progress): string | undefined =>
  userProgress &&
  `${counted(userProgress.victories, 'victory', 'victories')}, ${counted(userProgress.defeats, 'defeat')}`;

/** 'Defeat Youngster Joey and Lass Janice first.' */
export function unlockMessage(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'Complete previous challenges to unlock this opponent.';
  const before = names.slice(0, -1);
  return `Defeat ${before.length === 0 ? last : `${before.join(', ')} and ${last}`} first.`;
}
