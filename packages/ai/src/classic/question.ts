/** What a level is asked, and what it answers. */
import type { Random } from '@pokesol/engine';
import type { BattleView, Move } from '@pokesol/engine/classic';
import type { Personality } from '../personality.ts';

/** The rest of a planned turn, as plain JSON: each move with the look of the battle it was planned for. */
export type Memory = readonly { readonly move: Move; readonly expects: string }[];

/** All that a level may know. `legal` holds every move of the view's seat and is not empty. */
export type Question = {
  readonly view: BattleView;
  readonly legal: readonly Move[];
  readonly personality: Personality;
  /** How many more actions of this turn, answers to choices apart, will be carried out. */
  readonly actionsLeft: number;
  readonly memory: Memory;
  readonly random: Random;
};

/** One of the legal moves, and what to hand back with the next question of the same turn. */
export type Answer = { readonly move: Move; readonly memory: Memory };

export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

export const movesOf = <Type extends Move['type']>(legal: readonly Move[], type: Type): MoveOf<Type>[] =>
  legal.filter((move): move is MoveOf<Type> => move.type === type);
