/** Finds cards and Pokémon in a battle, in a draft of one, or in a view. */
import { at } from './at.ts';
import { type CardNo, type PokemonId, SEATS, type Seat } from './ids.ts';

/** A Pokémon as events name it: its id and the card on top when it happened. */
export type PokemonRef = { readonly pokemon: PokemonId; readonly card: CardNo };

/** What is printed on a card. */
export const factsOf = <Card>(
  battle: { readonly printed: readonly Card[]; readonly printing: readonly number[] },
  card: CardNo,
): Card => at(battle.printed, at(battle.printing, card));

/** Pokémon as they are handed in: to be changed in a draft, frozen elsewhere. */
type Placed<P> = { readonly active: P | null; readonly bench: readonly P[] };
export type FoundPokemon<P> = { readonly pokemon: P; readonly seat: Seat; readonly benched: boolean };

/** The Pokémon of that id, where it stands and whose it is; `null` when it is not in play. */
export function findPokemon<P extends { readonly id: number }>(
  state: { readonly sides: readonly [Placed<P>, Placed<P>] },
  id: number | null,
): FoundPokemon<P> | null {
  for (const seat of SEATS) {
    const { active, bench } = state.sides[seat];
    if (active !== null && active.id === id) return { pokemon: active, seat, benched: false };
    for (const pokemon of bench) if (pokemon.id === id) return { pokemon, seat, benched: true };
  }
  return null;
}

export const inPlay = <P>({ active, bench }: Placed<P>): readonly P[] =>
  active === null ? bench : [active, ...bench];
