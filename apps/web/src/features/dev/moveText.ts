/** Says in a few words what a move would do, for the buttons of the position page. */
import { factsOf, inPlay, type PokemonId, SEATS } from '@pokesol/engine';
import { type Battle, type Move, pokemonFacts } from '@pokesol/engine/classic';

export function moveText(battle: Battle, move: Move): string {
  const card = (number: Parameters<typeof factsOf>[1]) => factsOf(battle, number).name;
  const named = (id: PokemonId) => {
    const found = SEATS.flatMap((seat) => inPlay(battle.state.sides[seat])).find((each) => each.id === id);
    return found === undefined ? 'none' : pokemonFacts(battle, found).name;
  };
  switch (move.type) {
    case 'play':
      return `Play ${card(move.card)} (${move.to})`;
    case 'promote':
      return `Promote ${named(move.pokemon)}`;
    case 'attach':
      return `${card(move.card)} to ${named(move.pokemon)}`;
    case 'trainer':
      return move.target === null ? card(move.card) : `${card(move.card)} on ${named(move.target)}`;
    case 'attack':
      return `Attack with ${named(move.pokemon)}`;
    case 'endTurn':
      return 'End turn';
    case 'choose':
      return move.cards.length === 0 ? 'Choose nothing' : `Choose ${move.cards.map(card).join(', ')}`;
  }
}
