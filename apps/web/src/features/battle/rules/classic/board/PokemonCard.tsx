/** Reads a Pokémon of a Classic battle: the whole card by which it is known. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import { CardDialog } from '../../../../card/index.ts';
import type { PokemonReaderProps } from '../../../screen/rulesUi.ts';

export function PokemonCard({ view, look, pokemon, onClose }: PokemonReaderProps<'classic'>) {
  const number = cardOfPokemon(view, pokemon);
  const card = number === undefined ? undefined : look(number);
  return card === undefined ? null : <CardDialog card={card} onClose={onClose} />;
}

export function cardOfPokemon({ you, opponent }: BattleView, id: PokemonId): CardNo | undefined {
  return [you, opponent]
    .flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))
    .find((pokemon) => pokemon.id === id)?.card;
}
