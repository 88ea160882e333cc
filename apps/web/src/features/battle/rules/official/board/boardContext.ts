/** What every part of an official table needs to draw itself: the view, the pictures, and what may be done. */
import type { PokemonId } from '@pokesol/engine';
import type { BattleView, Table } from '@pokesol/engine/official';
import { createContext, use } from 'react';
import type { CardLookup } from '../../../board/cardLook.ts';
import type { OfficialInteraction } from './interaction.ts';

export type OfficialPile =
  | 'your-deck'
  | 'your-discard'
  | 'your-lost'
  | 'your-prizes'
  | 'opponent-deck'
  | 'opponent-discard'
  | 'opponent-lost'
  | 'opponent-prizes'
  | 'opponent-hand';

export type OfficialTable = {
  readonly view: BattleView;
  /** The same as the rules read it, for what attacks come to. */
  readonly table: Table;
  readonly look: CardLookup;
  readonly interaction: OfficialInteraction | undefined;
  readonly onPile: (pile: OfficialPile) => void;
  /** Where nothing can be done: shows a Pokémon with all that is on it. */
  readonly onReadPokemon: ((pokemon: PokemonId) => void) | undefined;
};

export const OfficialContext = createContext<OfficialTable | undefined>(undefined);

export function useOfficialTable(): OfficialTable {
  const table = use(OfficialContext);
  if (table === undefined) throw new Error('A part of an official table was drawn without its table');
  return table;
}
