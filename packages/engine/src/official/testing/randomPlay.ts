/** Official battles in which both seats choose uniformly from what is allowed, with decks of every kind of card. */
import { at } from '../../kernel/at.ts';
import { SEATS } from '../../kernel/ids.ts';
import { type Random, seedRandom, shuffle } from '../../kernel/random.ts';
import { isRefusal } from '../../kernel/result.ts';
import { type Applied, applyAction } from '../actions/apply.ts';
import { isToMove } from '../actions/check.ts';
import { legalActions } from '../actions/legal.ts';
import type { Action, Move } from '../model/actions.ts';
import type { CardFacts } from '../model/facts.ts';
import type { Battle } from '../model/state.ts';
import { createBattle, type DeckChoice } from '../setup.ts';
import { ALL_ENERGY, ALL_POKEMON, ALL_TRAINERS } from './cards.ts';

/** What decks are drawn from. */
export type Pool = {
  readonly pokemon: readonly CardFacts[];
  readonly trainers: readonly CardFacts[];
  readonly energies: readonly CardFacts[];
};
export const MADE_UP: Pool = { pokemon: ALL_POKEMON, trainers: ALL_TRAINERS, energies: ALL_ENERGY };

/** So many names a deck has: of fewer kinds, those that belong together meet. */
const NAMES = 16;
/** Some of the names, with all cards of each and what they evolve from. */
function ofFewNames(random: Random, pokemon: readonly CardFacts[]): readonly CardFacts[] {
  const names = shuffle(random, [...new Set(pokemon.map(({ name }) => name))]).slice(0, NAMES);
  const wanted = new Set(names);
  for (const card of pokemon)
    if (card.kind === 'pokemon' && names.includes(card.name))
      for (const below of card.line) wanted.add(below);
  return pokemon.filter(({ name }) => wanted.has(name));
}

/** A deck in which chance decides how many of which; few Pokémon in some, for battles by mulligan. */
function randomDeck(random: Random, pool: Pool): DeckChoice {
  const { trainers, energies } = pool;
  const some = (count: number, cards: readonly CardFacts[]): CardFacts[] =>
    Array.from({ length: count }, () => at(cards, random.below(cards.length)));
  const isBasic = (card: CardFacts) => card.kind === 'pokemon' && card.stage === 'basic';
  const few = ofFewNames(random, pool.pokemon);
  const pokemon = few.some(isBasic) ? few : pool.pokemon;
  const basics = pokemon.filter(isBasic);
  // Those that evolve, and what they evolve from: too few of them would meet by chance.
  const lines = new Set(pokemon.flatMap((card) => (card.kind === 'pokemon' ? card.line : [])));
  const families = pokemon.filter(
    (card) => lines.has(card.name) || (card.kind === 'pokemon' && card.line.length > 0),
  );
  const first = 2 + random.below(10);
  const others = random.below(8);
  const evolving = random.below(10);
  const energy = 12 + random.below(14);
  return {
    cards: [
      ...some(first, basics),
      ...some(others, pokemon),
      ...some(evolving, families.length > 0 ? families : basics),
      ...some(energy, energies),
      ...some(60 - first - others - evolving - energy, trainers),
    ],
  };
}

export function randomStart(seed: string, pool: Pool = MADE_UP): Applied {
  const random = seedRandom(`decks ${seed}`);
  const decks = [randomDeck(random, pool), randomDeck(random, pool)] as const;
  const created = createBattle(decks, seed, { tiebreaker: random.below(2) === 0 });
  if (isRefusal(created)) throw new Error(created.message);
  return created;
}

/** All that the seat whose move it is may do. */
export const allMoves = (battle: Battle): readonly Move[] =>
  SEATS.flatMap((seat) => legalActions(battle, seat));

/** One action in so many is none of the listed: the clock ends a turn, and now and then a player gives up. */
const UNLISTED = 200;
const GIVES_UP = 4;

export function randomAction(battle: Battle, random: Random): Action {
  const moves = allMoves(battle);
  if (random.below(UNLISTED) > 0) return at(moves, random.below(moves.length));
  const concedes = random.below(GIVES_UP) === 0;
  const seat = SEATS.find((each) => isToMove(battle, each)) ?? 0;
  return { type: concedes ? 'concede' : 'timeOut', seat };
}

/** Carries out an action that must be allowed. */
export function must(battle: Battle, action: Action): Applied {
  const result = applyAction(battle, action);
  if (isRefusal(result)) throw new Error(`${JSON.stringify(action)}: ${result.message}`);
  return result;
}
