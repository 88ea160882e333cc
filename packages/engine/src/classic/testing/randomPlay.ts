/** Battles in which both seats choose uniformly from what is allowed, with decks of every kind of card. */
import { at } from '../../kernel/at.ts';
import { SEATS } from '../../kernel/ids.ts';
import { type Random, seedRandom } from '../../kernel/random.ts';
import { isRefusal } from '../../kernel/result.ts';
import { type Applied, applyAction } from '../actions/apply.ts';
import { isToMove } from '../actions/check.ts';
import { legalActions } from '../actions/legal.ts';
import type { Action, Move } from '../model/actions.ts';
import type { CardFacts } from '../model/facts.ts';
import type { Battle } from '../model/state.ts';
import { createBattle, type DeckChoice } from '../setup.ts';
import { ENERGY_CARDS, FILLER, POKEMON_CARDS, TRAINER_CARDS } from './cards.ts';

/** A deck in which chance decides how many of which; the fillers in some make battles by mulligan. */
export function randomDeck(random: Random): DeckChoice {
  const some = (count: number, cards: readonly CardFacts[]): CardFacts[] =>
    Array.from({ length: count }, () => at(cards, random.below(cards.length)));
  const pokemon = 8 + random.below(16);
  const energies = 10 + random.below(14);
  const fillers = random.below(4);
  const trainers = 60 - pokemon - energies - fillers;
  return {
    cards: [
      ...some(pokemon, POKEMON_CARDS),
      ...some(energies, ENERGY_CARDS),
      ...some(trainers, TRAINER_CARDS),
      ...some(fillers, [FILLER]),
    ],
    extraCard: random.below(2) === 0 ? 'always' : 'onHeads',
  };
}

export const randomDecks = (seed: string): [DeckChoice, DeckChoice] => {
  const random = seedRandom(`decks ${seed}`);
  return [randomDeck(random), randomDeck(random)];
};

/** A battle of random decks at its beginning; `null` when chance gave eleven hands without a basic Pokémon. */
export function randomStart(seed: string): Applied | null {
  const created = createBattle(randomDecks(seed), 'classic', seed);
  return isRefusal(created) ? null : created;
}

/** All that both seats may do now. */
export const allMoves = (battle: Battle): readonly Move[] =>
  SEATS.flatMap((seat) => legalActions(battle, seat));

/** One of them, each equally likely; a battle that has not ended always has one. */
export function randomMove(battle: Battle, random: Random): Move {
  const moves = allMoves(battle);
  return at(moves, random.below(moves.length));
}

/** One action in so many is none of the listed: the clock ends a turn, and now and then a player gives up. */
const UNLISTED = 100;
const GIVES_UP = 10;

/** What players and their clock may send: a move as a rule. */
export function randomAction(battle: Battle, random: Random): Action {
  if (random.below(UNLISTED) > 0) return randomMove(battle, random);
  const seats = random.below(GIVES_UP) === 0 ? SEATS : SEATS.filter((seat) => isToMove(battle, seat));
  const type = seats === SEATS ? 'concede' : 'timeOut';
  return { type, seat: at(seats, random.below(seats.length)) };
}

/** Carries out an action that must be allowed. */
export function must(battle: Battle, action: Action): Applied {
  const result = applyAction(battle, action);
  if (isRefusal(result)) throw new Error(`${JSON.stringify(action)}: ${result.message}`);
  return result;
}

/** Every battle on the way from the beginning to the end, and the move that follows on it. */
export function* randomPlay(seed: string): Generator<{ readonly battle: Battle; readonly move: Move }> {
  const start = randomStart(seed);
  if (start === null) return;
  const random = seedRandom(`play ${seed}`);
  let { battle } = start;
  while (battle.state.phase !== 'ended') {
    const move = randomMove(battle, random);
    yield { battle, move };
    battle = must(battle, move).battle;
  }
}
