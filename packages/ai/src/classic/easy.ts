/**
 * The easy level: the fixed order of the spec (active, bench, energy, attack, end of turn), the best card of each step
 * by its score, now and then a clumsy trainer and a mistake.
 */
import type { Move, PokemonView } from '@pokesol/engine/classic';
import { best, pickOne } from '../pick.ts';
import { chooseAnswer } from './choice.ts';
import { type Answer, movesOf, type Question } from './question.ts';
import { cardIn, findIn, pokemonIn } from './readView.ts';
import { pokemonScore } from './scoring.ts';

/** One in so many decisions picks blindly among the moves of its step. */
const BLIND = 5;
/** One in so many chances to play a trainer is taken. */
const TRAINER = 6;
/** One in so many attacks is forgotten, less often by the aggressive. */
const FORGOTTEN = 12;

export function easy(question: Question): Answer {
  return { move: chooseAnswer(question) ?? nextStep(question), memory: [] };
}

function nextStep(question: Question): Move {
  const { legal, random, personality } = question;
  const active = step(question, [
    ...movesOf(legal, 'play').filter(({ to }) => to === 'active'),
    ...movesOf(legal, 'promote'),
  ]);
  if (active !== null) return active;
  const bench = step(question, movesOf(legal, 'play'));
  if (bench !== null) return bench;
  const energy = step(question, movesOf(legal, 'attach'));
  if (energy !== null) return energy;
  const trainers = movesOf(legal, 'trainer').filter(({ card }) => worksAtAll(question, card));
  if (trainers.length > 0 && random.below(TRAINER) === 0) return pickOne(random, trainers);
  const attacks = movesOf(legal, 'attack');
  const [attack] = attacks;
  if (attack !== undefined && random.below(FORGOTTEN + Math.round(12 * personality.aggression)) > 0)
    return attack;
  return movesOf(legal, 'endTurn')[0] ?? pickOne(random, legal);
}

const worksAtAll = ({ view }: Question, card: Parameters<typeof cardIn>[1]): boolean => {
  const facts = cardIn(view, card);
  return facts.kind === 'trainer' && facts.effect !== null;
};

/** The best move of one step, or now and then any of them; `null` when the step has none. */
function step(question: Question, moves: readonly Move[]): Move | null {
  if (moves.length === 0) return null;
  if (question.random.below(BLIND) === 0) return pickOne(question.random, moves);
  return best(moves, (move) => stepScore(question, move));
}

function stepScore({ view, personality }: Question, move: Move): number {
  if (move.type === 'play') return pokemonScore(view, pokemonIn(view, move.card), personality);
  if (move.type !== 'promote' && move.type !== 'attach') return 0;
  const pokemon = findIn(view, move.pokemon);
  if (pokemon === null) return 0;
  const score = pokemonScore(view, pokemonIn(view, pokemon.card), personality) - pokemon.damage;
  return move.type === 'promote' ? score : score + need(pokemon, pokemon === view.you.active);
}

/** The active Pokémon's energy comes first, then those that have none. */
const need = (pokemon: PokemonView, active: boolean): number =>
  (active ? 400 : 0) + (pokemon.energy.length === 0 ? 200 : 0);
