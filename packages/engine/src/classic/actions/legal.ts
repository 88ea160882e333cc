/** `legalActions`: every move a seat may make now. */
import { SEATS, type Seat } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import { answersTo } from '../effects/choiceRules.ts';
import type { Move } from '../model/actions.ts';
import type { Battle } from '../model/state.ts';
import { check } from './check.ts';

/**
 * The moves `applyAction` accepts from that seat now, in a fixed order; empty while the battle waits for the other seat,
 * and when it has ended. Of a question with thousands of answers only the first ones (`MOST_ANSWERS`) are listed. Giving
 * up (`concede`) is always possible before the end and not listed.
 */
export function legalActions(battle: Battle, seat: Seat): readonly Move[] {
  const { state } = battle;
  if (state.choice !== null) {
    if (state.choice.seat !== seat) return [];
    return answersTo(state.choice).map((cards) => ({ type: 'choose', seat, cards }));
  }
  const moves: Move[] = [];
  const offer = (move: Move): void => {
    if (check(battle, move) === null) moves.push(move);
  };
  const side = state.sides[seat];
  for (const pokemon of side.bench) offer({ type: 'promote', seat, pokemon: pokemon.id });
  const own = inPlay(side);
  for (const card of side.hand) {
    const facts = factsOf(battle, card);
    switch (facts.kind) {
      case 'pokemon':
        offer({ type: 'play', seat, card, to: 'active' });
        offer({ type: 'play', seat, card, to: 'bench' });
        break;
      case 'energy':
        for (const { id } of own) offer({ type: 'attach', seat, card, pokemon: id });
        break;
      case 'trainer':
        if (facts.effect === null || facts.effect.target === null)
          offer({ type: 'trainer', seat, card, target: null });
        else
          for (const each of SEATS)
            for (const { id } of inPlay(state.sides[each]))
              offer({ type: 'trainer', seat, card, target: id });
    }
  }
  if (side.active !== null) offer({ type: 'attack', seat, pokemon: side.active.id, attack: 0 });
  offer({ type: 'endTurn', seat });
  return moves;
}
