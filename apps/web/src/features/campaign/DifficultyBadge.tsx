/** How hard a trainer is, in a word and in its colour. */
import type { Difficulty } from '@pokesol/protocol';
import { Badge } from '../../ui/Badge.tsx';
import { DIFFICULTY_FACTS } from './difficulty.ts';

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { label, tone } = DIFFICULTY_FACTS[difficulty];
  return <Badge tone={tone}>{label}</Badge>;
}
