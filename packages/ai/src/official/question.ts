/** What a level of the official rules is asked, and what it answers. */
import type { CardNo, Random } from '@pokesol/engine';
import type { BattleView, Move } from '@pokesol/engine/official';
import type { Personality } from '../personality.ts';
import type { Planning } from './levels.ts';
import type { Slip } from './oversight.ts';

/** What is kept in mind until the next question of the same turn, as plain JSON. */
export type OfficialMemory = {
  /** The rest of a planned turn: each move with the look of the battle it was planned for. */
  readonly planned: readonly { readonly move: Move; readonly expects: string }[];
  /** The own Prizes, known since the whole deck was looked through in this turn; `null` before. */
  readonly prized: readonly CardNo[] | null;
  /** What is overlooked in this turn. */
  readonly slip: Slip | null;
};
export const NO_MEMORY: OfficialMemory = { planned: [], prized: null, slip: null };

/** All that a level may know. `legal` holds the moves that it may take, and is not empty; `noticed` those that come to mind. */
export type OfficialQuestion = {
  readonly view: BattleView;
  readonly legal: readonly Move[];
  readonly noticed: readonly Move[];
  readonly personality: Personality;
  readonly planning: Planning;
  readonly memory: OfficialMemory;
  readonly random: Random;
};

/** One of the legal moves, and what to hand back with the next question. */
export type OfficialAnswer = { readonly move: Move; readonly memory: OfficialMemory };
