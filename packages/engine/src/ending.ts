/** When a battle is over, and who has won it. */
import { type Draft, discardPokemon, ref, tell } from './draft.ts';
import {
  type Frozen,
  otherSeat,
  pokemonFacts,
  pokemonInPlay,
  type Seat,
  type Side,
  type VictoryCondition,
} from './state.ts';

export function endBattle(draft: Draft, winner: Seat | null, victoryCondition: VictoryCondition): void {
  const { state } = draft;
  state.phase = 'ended';
  state.winner = winner;
  state.victoryCondition = victoryCondition;
  state.choice = null;
  // What was being resolved stops here; its card goes where it would have gone.
  for (const frame of state.frames) if (frame.card !== null) state.sides[frame.seat].discard.push(frame.card);
  state.frames = [];
  tell(draft, { type: 'battleEnded', winner, victoryCondition });
}

/** Discards every Pokémon without HP left, the current player's first, and ends the battle when a side has none. */
export function settleKnockOuts(draft: Draft): void {
  const { state } = draft;
  for (const seat of [state.current, otherSeat(state.current)]) {
    const side = state.sides[seat];
    for (const pokemon of pokemonInPlay(side)) {
      if (pokemon.damage < pokemonFacts(draft, pokemon).hp) continue;
      tell(draft, { type: 'knockedOut', seat, ...ref(pokemon) });
      const gone =
        side.active?.id === pokemon.id
          ? side.active
          : side.bench.splice(
              side.bench.findIndex(({ id }) => id === pokemon.id),
              1,
            )[0];
      if (gone === side.active) side.active = null;
      if (gone !== undefined && gone !== null) {
        const cards = discardPokemon(side, gone);
        tell(draft, { type: 'cardsDiscarded', seat, from: 'knockOut', cards });
      }
    }
    if (state.phase === 'active' && side.active === null && side.bench.length === 0) {
      endBattle(draft, otherSeat(seat), 'opponent_no_pokemon');
      return;
    }
  }
}

const damageOn = (side: Frozen<Side>): number =>
  pokemonInPlay(side).reduce((sum, { damage }) => sum + damage, 0);

/** The turn limit: more Pokémon in play, then less damage on them, then more cards in the deck; else nobody. */
export function endByBoard(draft: Draft): void {
  const [first, second] = draft.state.sides;
  const ahead =
    pokemonInPlay(first).length - pokemonInPlay(second).length ||
    damageOn(second) - damageOn(first) ||
    first.deck.length - second.deck.length;
  endBattle(draft, ahead > 0 ? 0 : ahead < 0 ? 1 : null, 'turn_limit');
}
