/** What every part of a board needs to draw itself: the view, the pictures, and what may be done. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import { createContext, use } from 'react';
import type { CardLookup } from '../../../board/cardLook.ts';
import type { BoardSlot } from '../../../board/EmptySpot.tsx';

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

export type Pile = 'your-deck' | 'your-discard' | 'opponent-deck' | 'opponent-discard';

export type Interaction = {
  readonly selected: CardNo | null;
  /** Hand cards that some move uses now. */
  readonly playable: ReadonlySet<CardNo>;
  /** Pokémon on which the selected card, or a promotion, may be used. */
  readonly targets: ReadonlySet<PokemonId>;
  readonly slots: ReadonlySet<BoardSlot>;
  /** The target that the last button names. */
  readonly pointed: PokemonId | null;
  /** Why a card of the hand cannot be used now; `undefined` where it can, or the player is not asked. */
  readonly reasonOf: (card: CardNo) => { readonly short: string; readonly message: string } | undefined;
  readonly onPoint: (pokemon: PokemonId | null) => void;
  /** Shows the whole card. */
  readonly onRead: (card: CardNo) => void;
  /** The first press picks a card up, the second one plays it where it has but one place, or puts it back. */
  readonly onHandCard: (card: CardNo) => void;
  readonly again: boolean;
  /** Nothing is selected any more. */
  readonly onPutBack: () => void;
  readonly onPokemon: (pokemon: PokemonId, isTouch: boolean) => void;
  readonly onSlot: (slot: BoardSlot) => void;
};
