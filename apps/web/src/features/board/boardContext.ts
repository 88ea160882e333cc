/** What every part of a board needs to draw itself: the view, the pictures, and what may be done. */
import type { BattleView } from '@pokesol/engine';
import { createContext, use } from 'react';
import type { CardLookup } from './cardLook.ts';
import type { Interaction, Pile } from './interaction.ts';

export type BoardState = {
  readonly view: BattleView;
  readonly look: CardLookup;
  readonly interaction: Interaction | undefined;
  readonly onPile: (pile: Pile) => void;
};

export const BoardContext = createContext<BoardState | undefined>(undefined);

export function useBoard(): BoardState {
  const board = use(BoardContext);
  if (board === undefined) throw new Error('A part of a board was drawn without its board');
  return board;
}
