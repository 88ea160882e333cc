/** Reads cards and Pokémon off a view. */
import { type CardNo, inPlay } from '@pokesol/engine';
import type { BattleView, CardFacts, PokemonFacts, PokemonView } from '@pokesol/engine/classic';

/** Throws RangeError for a card the view does not show. */
export function cardIn(view: BattleView, card: CardNo): CardFacts {
  const facts = view.printed[view.cards[card] ?? ''];
  if (facts === undefined) throw new RangeError(`Card ${card} is not in this view`);
  return facts;
}

export function pokemonIn(view: BattleView, card: CardNo): PokemonFacts {
  const facts = cardIn(view, card);
  if (facts.kind !== 'pokemon') throw new TypeError(`${facts.id} is no Pokémon`);
  return facts;
}

export const findIn = (view: BattleView, id: number | null): PokemonView | null =>
  [...inPlay(view.you), ...inPlay(view.opponent)].find((pokemon) => pokemon.id === id) ?? null;
