/** What must hold in every official battle at every moment; throws, naming what does not. */
import { SEATS } from '../../kernel/ids.ts';
import { isRefusal } from '../../kernel/result.ts';
import { inPlay } from '../../kernel/table.ts';
import { applyAction } from '../actions/apply.ts';
import { legalActions } from '../actions/legal.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Battle } from '../model/state.ts';
import { wronglyHeld } from '../query/holding.ts';
import { isKnockedOut } from '../query/pokemon.ts';
import { allCards } from './position.ts';

/** Stored after every action, so it stays small. */
const MOST_BYTES = 6000;
/** What is offered at most: a deck of sixty to search, a full hand on a full Bench. */
const MOST_MOVES = 250;

/** Each of 120 cards once, wherever it lies. */
export function assertAllCards(state: Battle['state']): void {
  const cards = allCards(state);
  const wrong = cards.findIndex((card, index) => card !== index);
  if (cards.length !== 2 * OFFICIAL.deckSize || wrong >= 0)
    throw new Error(`Not each of the cards once, from ${wrong} on: ${cards}`);
}

/** Each of 120 cards once; none Knocked Out and still there; a small state; never a question without an answer. */
export function assertSound(battle: Battle): void {
  const { state } = battle;
  assertAllCards(state);
  const waits = state.choice !== null;
  const ended = state.phase === 'ended';
  for (const seat of SEATS) {
    const side = state.sides[seat];
    if (side.bench.length > OFFICIAL.benchSize) throw new Error('The Bench is too full');
    if (waits || ended) continue;
    if (side.active === null) throw new Error(`Seat ${seat} has no Active Pokémon`);
    for (const pokemon of inPlay(side)) {
      if (pokemon.damage < 0 || isKnockedOut(battle, pokemon)) throw new Error(`${pokemon.damage} damage`);
      if (wronglyHeld(battle).length > 0) throw new Error('Energy that its Pokémon may not hold');
      if (pokemon !== side.active && pokemon.afflictions.length > 0)
        throw new Error('A condition on the Bench');
    }
  }
  const bytes = JSON.stringify(state).length;
  if (bytes >= MOST_BYTES) throw new Error(`The state has ${bytes} bytes`);
  if (waits !== state.frames.length > 0)
    throw new Error('A question is open exactly while something is resolved');
  if (ended !== (state.ending !== null)) throw new Error('Ended means decided');
  const moves = SEATS.map((seat) => legalActions(battle, seat));
  const waiting = moves.filter((each) => each.length > 0).length;
  if (waiting !== (ended ? 0 : 1)) throw new Error(`${state.phase}: ${waiting} seats can act`);
  if (moves.some((each) => each.length > MOST_MOVES)) throw new Error('Too many moves are listed');
  for (const move of moves.flat()) {
    const applied = applyAction(battle, move);
    if (isRefusal(applied))
      throw new Error(`Listed and refused: ${JSON.stringify(move)}: ${applied.message}`);
  }
}
