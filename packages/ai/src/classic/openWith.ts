/**
 * Which basic Pokémon to begin with: one that outlasts a blow comes before one that only hits. The first attack comes in the
 * second turn of the battle, when both sides can have filled their benches.
 */
import type { Move } from '@pokesol/engine/classic';
import { best, pickOne } from '../pick.ts';
import { HARMLESS } from './evaluate.ts';
import { movesOf, type Question } from './question.ts';
import { pokemonIn } from './readView.ts';
import { firstDamage, isFavorite } from './scoring.ts';

/** Hit points beyond these outlast no more first attacks. */
const ENOUGH_HP = 70;

export function openWith({ view, legal, personality, random }: Question): Move {
  const opening = best(movesOf(legal, 'play'), ({ card }) => {
    const facts = pokemonIn(view, card);
    return (
      3 * Math.min(ENOUGH_HP, facts.hp) +
      (3 + personality.aggression) * firstDamage(view, facts) -
      (firstDamage(view, facts) === 0 ? HARMLESS : 0) +
      (isFavorite(facts, personality) ? 5 : 0)
    );
  });
  return opening ?? pickOne(random, legal);
}
