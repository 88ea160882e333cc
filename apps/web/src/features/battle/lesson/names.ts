/** What the lesson knows cards and Pokémon by: their names. */
import { type CardNo, factsOf, findPokemon, type PokemonId } from '@pokesol/engine';
import { type Battle, nameOf } from '@pokesol/engine/official';

export const cardName = (battle: Battle, card: CardNo): string => factsOf(battle, card).name;

/** The empty text for one that is in play no more. */
export function nameInPlay(battle: Battle, id: PokemonId): string {
  const found = findPokemon(battle.state, id);
  return found === null ? '' : nameOf(battle, found.pokemon);
}
