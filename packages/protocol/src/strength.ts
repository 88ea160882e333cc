/** How strong the levels are against one another, as `npm run bench strength` measured it: what the page says of a level. */
import type { AnyRules } from '@pokesol/engine';
import type { OpponentLevel } from './constants.ts';

export type LevelStrength = {
  readonly level: OpponentLevel;
  readonly against: OpponentLevel;
  /** Of a hundred battles against that level with the same deck on both sides. */
  readonly percent: number;
};

/** Each level against the one below; of the lowest there is nothing to say. */
export const PUBLISHED_STRENGTH: Readonly<Record<AnyRules, readonly LevelStrength[]>> = {
  classic: [
    { level: 'medium', against: 'easy', percent: 82 },
    { level: 'hard', against: 'medium', percent: 54 },
  ],
  official: [
    { level: 'medium', against: 'easy', percent: 78 },
    { level: 'hard', against: 'medium', percent: 68 },
    { level: 'expert', against: 'hard', percent: 66 },
  ],
};
