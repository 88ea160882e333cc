/** Why a battle is over, from the reader's side. */
import type { AbandonedBecause, BattleResult } from '@pokesol/protocol';

const ABANDONED: Readonly<Record<AbandonedBecause, string>> = {
  untouched: 'No player moved for a day, so the battle was closed without a winner.',
  'other-rules': 'The rules have changed since this battle began, so it was closed without a winner.',
};

/** How a player who stops playing loses, by any rules. */
export const WON_BY_STOPPING = {
  opponent_conceded: 'Your opponent conceded.',
  opponent_timed_out: 'Your opponent ran out of time three turns in a row.',
} as const;
export const LOST_BY_STOPPING = {
  opponent_conceded: 'You conceded.',
  opponent_timed_out: 'You ran out of time three turns in a row.',
} as const;

/** What a rule set says of each way to end. */
export type EndingTexts<Condition extends string> = {
  readonly won: Readonly<Record<Condition, string>>;
  readonly lost: Readonly<Record<Condition, string>>;
  readonly drawn: string;
};

export function endingSentence<Condition extends string>(
  words: EndingTexts<Condition>,
  result: BattleResult,
  condition: Condition | null,
  abandonedBecause: AbandonedBecause = 'untouched',
): string {
  if (result === 'abandoned') return ABANDONED[abandonedBecause];
  if (result === 'draw' || condition === null) return words.drawn;
  return (result === 'victory' ? words.won : words.lost)[condition];
}
