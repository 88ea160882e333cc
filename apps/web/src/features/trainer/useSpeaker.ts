/** Gives the animation the trainer's voice; an opponent that is no trainer has none. */
import type { BattleEvent, BattleView } from '@pokesol/engine';
import { useCallback } from 'react';
import { type Saying, sayingOf } from './sayings.ts';

/** The same function as long as the opponent is the same. */
export function useSpeaker(
  trainerId: string | undefined,
): (event: BattleEvent, after: BattleView) => Saying | null {
  return useCallback((event, after) => sayingOf(trainerId, event, after), [trainerId]);
}
