/** What a board that is played on lets happen; a replay's board has none of it. */
import type { CardNo, PokemonId } from '@pokesol/engine';

/** Where a Pokémon can be put. */
export type BoardSlot = 'active' | 'bench';
export type Pile = 'your-deck' | 'your-discard' | 'opponent-deck' | 'opponent-discard';

export type Interaction = {
  readonly selected: CardNo | null;
  /** Hand cards that some move uses now. */
  readonly playable: ReadonlySet<CardNo>;
  /** Pokémon on which the selected card, or a promotion, may be used. */
  readonly targets: ReadonlySet<PokemonId>;
  readonly slots: ReadonlySet<BoardSlot>;
  readonly onHandCard: (card: CardNo) => void;
  readonly onPokemon: (pokemon: PokemonId) => void;
  readonly onSlot: (slot: BoardSlot) => void;
};
