/** What a strong player does without thinking: fill the bench, and give every Pokémon the one energy it needs. */
import type { Move, PokemonView } from '@pokesol/engine/classic';
import { best } from '../../pick.ts';
import { movesOf, type Question } from '../question.ts';
import { cardIn, findIn, pokemonIn } from '../readView.ts';
import { firstDamage, pokemonScore } from '../scoring.ts';
import { evolves } from './evolves.ts';

/** Actions kept for what must be thought about. */
const KEPT = 4;

/** The next such move; `null` when there is none, or when the turn's actions run short. */
export function freeMoves(question: Question): Move | null {
  const { view, legal, actionsLeft } = question;
  if (view.you.active === null) return null;
  if (actionsLeft <= KEPT) return null;
  const play = best(movesOf(legal, 'play'), ({ card }) => {
    const facts = pokemonIn(view, card);
    return pokemonScore(view, facts, question.personality) + evolves(view, facts, question.personality);
  });
  return play ?? supply(question);
}

/** Energies kept in the hand: they serve the next active Pokémon, and are lost with a benched Pokémon that falls. */
const SPARE = 3;

/** One energy for the benched Pokémon that would hit hardest with it. */
function supply(question: Question): Move | null {
  const { view, legal, personality } = question;
  const energies = view.you.hand.filter((card) => cardIn(view, card).kind === 'energy').length;
  if (energies <= SPARE + 2 * (0.5 - personality.energyManagement)) return null;
  const bare = movesOf(legal, 'attach').flatMap(({ pokemon }) => {
    const found = findIn(view, pokemon);
    return found !== null && found.energy.length === 0 ? [found] : [];
  });
  const worth = ({ card, damage }: PokemonView): number => {
    const facts = pokemonIn(view, card);
    return firstDamage(view, facts) * 3 + facts.hp - damage + evolves(view, facts, personality);
  };
  const found = best(bare, worth);
  return found === null ? null : cheapest(question, found.id);
}

/** Which energy is all the same to the rules: special ones go first, as only basic ones can be fetched again later. */
const cheapest = ({ view, legal }: Question, id: number): Move | null =>
  best(
    movesOf(legal, 'attach').filter(({ pokemon }) => pokemon === id),
    ({ card }) => {
      const facts = cardIn(view, card);
      return facts.kind === 'energy' && facts.basic ? 0 : 1;
    },
  );
