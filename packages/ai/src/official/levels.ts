/** The four strengths of the AI under the official rules: how far each looks, and what it is measured by. */
import { WEIGHTS, type Weights } from './weights.ts';

export const OFFICIAL_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type OfficialLevel = (typeof OFFICIAL_LEVELS)[number];

/** How a level thinks. Budgets count actions tried, not time: the same seed makes the same move on every machine. */
export type Thinking = {
  /** Calls of `applyAction` after which no new sequence is begun. */
  readonly budget: number;
  /** Sequences kept at each length; 0: only the next move is looked at. */
  readonly beam: number;
  /** Times a move that flips coins is tried. */
  readonly coins: number;
  /** So often the move is taken at random. */
  readonly slips: number;
  readonly weights: Weights;
};

export const THINKING: Readonly<Record<OfficialLevel, Thinking>> = {
  easy: { budget: 120, beam: 0, coins: 1, slips: 0.45, weights: WEIGHTS },
  medium: { budget: 200, beam: 0, coins: 1, slips: 0.2, weights: WEIGHTS },
  hard: { budget: 600, beam: 4, coins: 2, slips: 0.08, weights: WEIGHTS },
  expert: { budget: 3000, beam: 16, coins: 4, slips: 0, weights: WEIGHTS },
};
