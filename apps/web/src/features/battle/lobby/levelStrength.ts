/** What is said of a level before it is chosen: what was measured of it, and nothing like a number of stars. */
import type { AnyRules } from '@pokesol/engine/rule-sets';
import type { OpponentLevel } from '@pokesol/protocol';
import { PUBLISHED_STRENGTH } from '@pokesol/protocol/strength';

export const LEVEL_NAMES: Readonly<Record<OpponentLevel, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
};

/** Against the level below it; of the lowest, what the next one does to it. */
export function strengthText(rules: AnyRules, level: OpponentLevel): string {
  const all = PUBLISHED_STRENGTH[rules];
  const found = all.find((each) => each.level === level) ?? all.find((each) => each.against === level);
  if (found === undefined) return '';
  return found.level === level
    ? `${LEVEL_NAMES[level]} wins ${found.percent}% against ${LEVEL_NAMES[found.against]} with equal decks.`
    : `${LEVEL_NAMES[level]} wins ${100 - found.percent}% against ${LEVEL_NAMES[found.level]} with equal decks.`;
}
