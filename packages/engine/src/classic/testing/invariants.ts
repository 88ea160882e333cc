/** What must hold in every battle at every moment; throws, naming what does not. */
import { SEATS, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import { check } from '../actions/check.ts';
import { legalActions } from '../actions/legal.ts';
import type { Action } from '../model/actions.ts';
import { RULES } from '../model/rules.ts';
import { type Battle, pokemonFacts } from '../model/state.ts';
import { cardsOf } from './position.ts';

/** Stored after every action, so it stays small. */
const MOST_BYTES = 4096;

/** Sixty cards a side, each exactly once; damage below the HP; never a question without an answer; a small state. */
export function assertSound(battle: Battle): void {
  const { state } = battle;
  const size = RULES[battle.rules].deckSize;
  for (const seat of SEATS) {
    const cards = cardsOf(state, seat);
    const wrong = cards.findIndex((card, index) => card !== seat * size + index);
    if (cards.length !== size || wrong >= 0)
      throw new Error(`Seat ${seat} has not each of its ${size} cards once: ${cards}`);
    for (const pokemon of inPlay(state.sides[seat])) {
      const { hp } = pokemonFacts(battle, pokemon);
      // A knock-out waits for the end of the attack that brings it.
      const within = pokemon.damage < hp || state.frames.length > 0;
      if (pokemon.damage < 0 || !within) throw new Error(`${pokemon.damage} damage on ${hp} HP`);
    }
    if (state.sides[seat].bench.length > RULES[battle.rules].benchSize)
      throw new Error('The bench is too full');
  }
  // Nothing in it but ASCII.
  const bytes = JSON.stringify(state).length;
  if (bytes >= MOST_BYTES) throw new Error(`The state has ${bytes} bytes`);
  const ids = SEATS.flatMap((seat) => inPlay(state.sides[seat]).map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.some((id) => id >= state.nextPokemon))
    throw new Error(`Pokémon ids stand twice or are still to be given: ${ids}`);
  if ((state.choice === null) !== (state.frames.length === 0))
    throw new Error('A question is open exactly while something is being resolved');
  const ended = state.phase === 'ended';
  if (ended !== (state.victoryCondition !== null)) throw new Error('Ended means decided');
  const waiting = SEATS.filter((seat) => legalActions(battle, seat).length > 0);
  if (ended ? waiting.length > 0 : waiting.length === 0)
    throw new Error(`${state.phase}: ${waiting} can act`);
  if (state.phase === 'active' && waiting.length > 1) throw new Error('Both seats can act in the same turn');
}

/** `legalActions` lists exactly what the judgement behind `applyAction` allows, of all that could be tried. */
export function assertAgreement(battle: Battle): void {
  for (const seat of SEATS) {
    const legal = new Set(legalActions(battle, seat).map((move) => JSON.stringify(move)));
    const tried = new Set<string>();
    for (const action of everything(battle, seat)) {
      const text = JSON.stringify(action);
      tried.add(text);
      if ((check(battle, action) === null) !== legal.has(text))
        throw new Error(`List and judgement disagree on ${text}`);
    }
    if (battle.state.choice === null)
      for (const text of legal) if (!tried.has(text)) throw new Error(`Legal, and unheard of: ${text}`);
  }
}

/** Every action without an answer to a question that names a card of the seat's hand or a Pokémon in play. */
function* everything({ state }: Battle, seat: Seat): Generator<Action> {
  const onTable = SEATS.flatMap((each) => inPlay(state.sides[each]).map(({ id }) => id));
  const side = state.sides[seat];
  const cards = [...side.hand, ...side.discard.slice(-1), ...side.deck.slice(-1)];
  for (const card of cards) {
    yield { type: 'play', seat, card, to: 'active' };
    yield { type: 'play', seat, card, to: 'bench' };
    yield { type: 'trainer', seat, card, target: null };
    for (const pokemon of onTable) {
      yield { type: 'attach', seat, card, pokemon };
      yield { type: 'trainer', seat, card, target: pokemon };
    }
  }
  for (const pokemon of onTable) {
    yield { type: 'promote', seat, pokemon };
    for (const attack of [0, 1, 2]) yield { type: 'attack', seat, pokemon, attack };
  }
  yield { type: 'endTurn', seat };
  if (state.choice === null) yield { type: 'choose', seat, cards: [] };
}
