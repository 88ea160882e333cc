/**
 * Which basic Pokémon to begin with. The side that goes second stands alone before the first attack, its bench still in the
 * hand: one that outlasts a blow comes before one that only hits, and one whose blow could end the battle there comes later.
 */
import type { Move } from '@pokesol/engine';
import { HARMLESS } from './evaluate.ts';
import { best, pickOne } from './pick.ts';
import { movesOf, type Question } from './question.ts';
import { pokemonIn } from './readView.ts';
import { firstDamage, isFavorite } from './scoring.ts';

/** Hit points beyond these outlast no more first attacks. */
const ENOUGH_HP = 70;
/** Fells nearly any Pokémon that a battle begins with. */
const DECISIVE_DAMAGE = 50;
const LATER = 1_000;

export function openWith({ view, legal, personality, random }: Question): Move {
  const opening = best(movesOf(legal, 'play'), ({ card }) => {
    const facts = pokemonIn(view, card);
    return (
      3 * Math.min(ENOUGH_HP, facts.hp) +
      (3 + personality.aggression) * firstDamage(view, facts) -
      (firstDamage(view, facts) === 0 ? HARMLESS : 0) -
      (firstDamage(view, facts) >= DECISIVE_DAMAGE ? LATER : 0) +
      (isFavorite(facts, personality) ? 5 : 0)
    );
  });
  return opening ?? pickOne(random, legal);
}
