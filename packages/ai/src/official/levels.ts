/** The four strengths of the AI under the official rules: how far each looks, and what it is measured by. */
import { WEIGHTS, type Weights } from './weights.ts';

export const OFFICIAL_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type OfficialLevel = (typeof OFFICIAL_LEVELS)[number];

/** Where a level stands among them: from 0, the weakest, to 1, the strongest. */
export const shareOfLevel = (level: OfficialLevel): number =>
  OFFICIAL_LEVELS.indexOf(level) / (OFFICIAL_LEVELS.length - 1);

/** How far a turn is searched for what is certain. */
export type SolveLimits = {
  /** Calls of `applyAction` after which no new sequence is begun. */
  readonly budget: number;
  /** Moves of a line, answers apart. */
  readonly actions: number;
  /** Whether it is counted how often chance brings more than what is certain. */
  readonly hopes: boolean;
};

/** How a level thinks that plans. Budgets count actions tried, not time: the same seed makes the same move on every machine. */
export type Planning = {
  /** Calls of `applyAction` after which no new sequence is begun. */
  readonly budget: number;
  /** Sequences kept at each length; 0: only the next move is looked at. */
  readonly beam: number;
  /** Times a move that flips coins is tried. */
  readonly coins: number;
  /** How far it looks for Prizes that are certain, which it does not leave; `null`: not at all. */
  readonly solving: SolveLimits | null;
  readonly weights: Weights;
};

export type Thinking = {
  /** So often each kind of move is overlooked for a turn (`oversight.ts`); who does not plan takes a move at random so often. */
  readonly slips: number;
  /** `null`: it plays by a rule of thumb. */
  readonly planning: Planning | null;
};

/**
 * A ladder of handicaps: a beginner's rule of thumb; one move at a time, blind for the opponent's next attack, and careless; one move
 * at a time, but with more care, and no Prize left that is certain within three; the whole turn.
 */
export const THINKING: Readonly<Record<OfficialLevel, Thinking>> = {
  easy: { slips: 0.15, planning: null },
  medium: {
    slips: 0.18,
    planning: { budget: 200, beam: 0, coins: 1, solving: null, weights: { ...WEIGHTS, threat: 0 } },
  },
  hard: {
    slips: 0.04,
    planning: {
      budget: 200,
      beam: 0,
      coins: 1,
      solving: { budget: 250, actions: 3, hopes: false },
      weights: WEIGHTS,
    },
  },
  expert: {
    slips: 0,
    planning: {
      budget: 3000,
      beam: 16,
      coins: 4,
      solving: { budget: 1200, actions: 6, hopes: false },
      weights: WEIGHTS,
    },
  },
};
