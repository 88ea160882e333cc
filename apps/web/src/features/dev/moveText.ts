/** Says in a few words what a move would do, for the buttons of the position page. */

import { type PokemonId, SEATS } from '@pokesol/engine';
import { type Battle, factsOf, type Move, pokemonFacts, pokemonInPlay } from '@pokesol/engine/classic';

export function moveText(battle: Battle, move: Move): string {
  const card = (number: Parameters<typeof factsOf>[1]) => factsOf(battle, number).name;
  const inPlay = (id: PokemonId) => {
    const found = SEATS.flatMap((seat) => pokemonInPlay(battle.state.sides[seat])).find(
      (each) => each.id === id,
    );
    return found === undefined ? 'none' : pokemonFacts(battle, found).name;
  };
  switch (move.type) {
    case 'play':
      return `Play ${card(move.card)} (${move.to})`;
    case 'promote':
      return `Promote ${inPlay(move.pokemon)}`;
    case 'attach':
      return `${card(move.card)} to ${inPlay(move.pokemon)}`;
    case 'trainer':
      return move.target === null ? card(move.card) : `${card(move.card)} on ${inPlay(move.target)}`;
    case 'attack':
      return `Attack with ${inPlay(move.pokemon)}`;
    case 'endTurn':
      return 'End turn';
    case 'choose':
      return move.cards.length === 0 ? 'Choose nothing' : `Choose ${move.cards.map(card).join(', ')}`;
  }
}
