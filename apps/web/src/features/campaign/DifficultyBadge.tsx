/** How hard a trainer is, in a word and in its colour. */
import type { Difficulty } from '@pokesol/protocol';
import { Badge } from '../../ui/Badge.tsx';

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { label, tone } = DIFFICULTY_FACTS[difficulty];
  return <Badge tone={tone}>{label}</Badge>;
}

/** What the three difficulties are called, how they are coloured, and what a victory over each pays. */
type Facts = {
  readonly label: string;
  readonly tone: 'mint' | 'sun' | 'rose';
  /** Poke Points for a victory, as the Rewards tab shows them. */
  readonly points: string;
  readonly words: string;
};

export const DIFFICULTY_FACTS: Readonly<Record<Difficulty, Facts>> = {
  easy: { label: 'Easy', tone: 'mint', points: '50-100', words: 'Trainers of the first routes' },
  medium: { label: 'Medium', tone: 'sun', points: '200-300', words: 'Leaders of the first gyms' },
  hard: { label: 'Hard', tone: 'rose', points: '500-1000', words: 'Leaders who seldom miss a chance' },
};
