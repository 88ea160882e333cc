/** What is said of a level before it is chosen: what was measured of it, and nothing like a number of stars. */
import type { AnyRules } from '@pokesol/engine';
import type { OpponentLevel } from '@pokesol/protocol';
import { PUBLISHED_STRENGTH } from '@pokesol/protocol/strength';

export const LEVEL_NAMES: Readonly<Record<OpponentLevel, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
};

/** «Wins 67 of 100 battles against Easy.» Of the lowest, what the next one does to it. */
export function strengthText(rules: AnyRules, level: OpponentLevel): string {
  const all = PUBLISHED_STRENGTH[rules];
  const found = all.find((each) => each.level === level);
  if (found !== undefined)
    return `Wins ${found.percent} of 100 battles against ${LEVEL_NAMES[found.against]}.`;
  const above = all.find((each) => each.against === level);
  if (above === undefined) return '';
  return `To begin with: wins ${100 - above.percent} of 100 battles against ${LEVEL_NAMES[above.level]}.`;
}
