/** What a level of the official rules is asked, and what it answers. */
import type { Random } from '@pokesol/engine';
import type { BattleView, Move } from '@pokesol/engine/official';
import type { Personality } from '../personality.ts';
import type { Planning } from './levels.ts';

/** The rest of a planned turn, as plain JSON: each move with the look of the battle it was planned for. */
export type OfficialMemory = readonly { readonly move: Move; readonly expects: string }[];

/** All that a level may know. `legal` holds every move of the view's seat and is not empty. */
export type OfficialQuestion = {
  readonly view: BattleView;
  readonly legal: readonly Move[];
  readonly personality: Personality;
  readonly planning: Planning;
  readonly memory: OfficialMemory;
  readonly random: Random;
};

/** One of the legal moves, and what to hand back with the next question of the same turn. */
export type OfficialAnswer = { readonly move: Move; readonly memory: OfficialMemory };
