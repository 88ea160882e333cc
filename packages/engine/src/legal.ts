/** `legalActions`: every move a seat may make now. */
import type { Move } from './actions.ts';
import { check } from './check.ts';
import type { Choice } from './choices.ts';
import { type Battle, type CardNo, factsOf, pokemonInPlay, SEATS, type Seat } from './state.ts';

/**
 * The moves `applyAction` accepts from that seat now, in a fixed order; empty while the battle waits for the other seat,
 * and when it has ended. Giving up (`concede`) is always possible before the end and not listed.
 */
export function legalActions(battle: Battle, seat: Seat): readonly Move[] {
  const { state } = battle;
  if (state.phase === 'ended') return [];
  if (state.choice !== null) return state.choice.seat === seat ? answersTo(state.choice) : [];
  if (state.phase === 'active' && state.current !== seat) return [];
  const moves: Move[] = [];
  const offer = (move: Move): void => {
    if (check(battle, move) === null) moves.push(move);
  };
  const side = state.sides[seat];
  for (const pokemon of side.bench) offer({ type: 'promote', seat, pokemon: pokemon.id });
  const own = pokemonInPlay(side);
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
            for (const { id } of pokemonInPlay(state.sides[each]))
              offer({ type: 'trainer', seat, card, target: id });
    }
  }
  if (side.active !== null) offer({ type: 'attack', seat, pokemon: side.active.id, attack: 0 });
  offer({ type: 'endTurn', seat });
  return moves;
}

function answersTo(choice: Choice): readonly Move[] {
  const { seat, cards } = choice;
  const answers =
    choice.kind === 'orderCards' ? ordersOf(cards) : combinations(cards, choice.min, choice.max);
  return answers.map((answer) => ({ type: 'choose', seat, cards: answer }));
}

/** Every order, that in which they lie first. */
function ordersOf(cards: readonly CardNo[]): CardNo[][] {
  const orders: CardNo[][] = [];
  const order: CardNo[] = [];
  const extend = (): void => {
    if (order.length === cards.length) orders.push(order.slice());
    for (const card of cards) {
      if (order.includes(card)) continue;
      order.push(card);
      extend();
      order.pop();
    }
  };
  extend();
  return orders;
}

/** Every set of `min` to `max` of the cards, each in ascending order of place. */
function combinations(cards: readonly CardNo[], min: number, max: number): CardNo[][] {
  const found: CardNo[][] = [];
  const extend = (picked: CardNo[], next: number): void => {
    if (picked.length >= min) found.push(picked);
    if (picked.length === max) return;
    cards.forEach((card, index) => {
      if (index >= next) extend([...picked, card], index + 1);
    });
  };
  extend([], 0);
  return found;
}
