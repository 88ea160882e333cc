/** When a battle is over, and who has won it. */
import type { Frozen } from '../../kernel/frozen.ts';
import { otherSeat, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import { type Frame, pokemonFacts, type Side, type VictoryCondition } from '../model/state.ts';
import { type Draft, discardPokemon, emit, ref } from './draft.ts';

export function endBattle(draft: Draft, winner: Seat | null, victoryCondition: VictoryCondition): void {
  const { state } = draft;
  state.phase = 'ended';
  state.winner = winner;
  state.victoryCondition = victoryCondition;
  state.choice = null;
  // What was being resolved stops here; its card goes where it would have gone.
  for (const frame of state.frames.splice(0)) discardPlayed(draft, frame);
  emit(draft, { type: 'battleEnded', winner, victoryCondition });
}

/** A trainer that is done goes to its owner's discard pile, unless it has found another place. */
export function discardPlayed(draft: Draft, { card, seat }: Frame): void {
  if (card === null) return;
  draft.state.sides[seat].discard.push(card);
  emit(draft, { type: 'cardsDiscarded', seat, from: 'effect', cards: [card] });
}

/**
 * Discards every Pokémon without HP left, and ends the battle when a side has none. The current player's go first: when
 * both sides lose their last one at once, the current player has lost.
 */
export function settleKnockOuts(draft: Draft): void {
  const { state } = draft;
  if (state.phase !== 'active') return;
  const order = [state.current, otherSeat(state.current)];
  for (const seat of order) {
    const side = state.sides[seat];
    for (const pokemon of inPlay(side)) {
      if (pokemon.damage < pokemonFacts(draft, pokemon).hp) continue;
      emit(draft, { type: 'knockedOut', seat, ...ref(pokemon) });
      if (side.active?.id === pokemon.id) side.active = null;
      else side.bench = side.bench.filter(({ id }) => id !== pokemon.id);
      const cards = discardPokemon(side, pokemon);
      emit(draft, { type: 'cardsDiscarded', seat, from: 'knockOut', cards });
    }
  }
  const beaten = order.find((seat) => inPlay(state.sides[seat]).length === 0);
  if (beaten !== undefined) endBattle(draft, otherSeat(beaten), 'opponent_no_pokemon');
}

const damageOn = (side: Frozen<Side>): number => inPlay(side).reduce((sum, { damage }) => sum + damage, 0);

/** The turn limit: more Pokémon in play, then less damage on them, then more cards in the deck; else neither side. */
export function endByBoard(draft: Draft): void {
  const [first, second] = draft.state.sides;
  const ahead =
    inPlay(first).length - inPlay(second).length ||
    damageOn(second) - damageOn(first) ||
    first.deck.length - second.deck.length;
  endBattle(draft, ahead > 0 ? 0 : ahead < 0 ? 1 : null, 'turn_limit');
}
