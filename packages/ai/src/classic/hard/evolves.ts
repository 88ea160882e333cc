/** How much a personality cares for a Pokémon because of what could become of it. */
import type { BattleView, PokemonFacts } from '@pokesol/engine/classic';
import type { Personality } from '../../personality.ts';

/** Points for a Pokémon that a card of the own deck evolves from; none at a priority of one half or less. */
export function evolves(
  view: BattleView,
  { name }: PokemonFacts,
  { evolutionPriority }: Personality,
): number {
  const priority = Math.max(0, evolutionPriority - 0.5);
  if (priority === 0) return 0;
  const known = Object.values(view.printed).some(
    (card) => card.kind === 'pokemon' && card.evolvesFrom === name,
  );
  return known ? 80 * priority : 0;
}
