/** Whether effects of attacks do nothing to a Pokémon: of all attackers, or of some alone. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { Seat } from '../../kernel/ids.ts';
import { findPokemon } from '../../kernel/table.ts';
import type { PokemonFilter } from '../model/nouns.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { modifiersOf } from './modifiers.ts';
import { isOfKind } from './select.ts';

export type Attacker = { readonly pokemon: Frozen<Pokemon>; readonly seat: Seat };

/** Whether what names attackers means that one; none is meant where the attacker is gone. */
export const isFrom = (
  table: Table,
  { from, ofOpponent }: { readonly from?: PokemonFilter; readonly ofOpponent?: true },
  attacker: Attacker | null,
  /** Of the side of the Pokémon that has it. */
  own: boolean,
): boolean =>
  !(own && ofOpponent === true) &&
  (from === undefined || (attacker !== null && isOfKind(table, attacker.pokemon, attacker.seat, from)));

/** Whether effects of the attacks of that Pokémon of the opponent do nothing to it. */
export const isProtected = (table: Table, pokemon: Frozen<Pokemon>, attacker: number | null): boolean =>
  [
    ...modifiersOf(table, pokemon, 'preventEffects'),
    ...modifiersOf(table, pokemon, 'preventOtherEffects'),
  ].some((modifier) => isFrom(table, modifier, findPokemon(table.state, attacker), false));
