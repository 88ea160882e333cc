/** Which basic Pokémon to begin with: the one that holds out and hits, its weaknesses unknown to the opponent. */
import type { Move } from '@pokesol/engine';
import { HARMLESS } from '../evaluate.ts';
import { best, pickOne } from '../pick.ts';
import { movesOf, type Question } from '../question.ts';
import { pokemonIn } from '../readView.ts';
import { firstDamage, isFavorite } from '../scoring.ts';

export function openWith({ view, legal, personality, random }: Question): Move {
  const opening = best(movesOf(legal, 'play'), ({ card }) => {
    const facts = pokemonIn(view, card);
    return (
      facts.hp +
      (3 + personality.aggression) * firstDamage(view, facts) -
      (firstDamage(view, facts) === 0 ? HARMLESS : 0) +
      (isFavorite(facts, personality) ? 30 : 0)
    );
  });
  return opening ?? pickOne(random, legal);
}
