/** What a Pokémon will do once it is paid for and has evolved, by the cards of the own deck. */
import { type Frozen, factsOf, type Seat } from '@pokesol/engine';
import {
  type AttackFacts,
  type Battle,
  type CardFacts,
  isCalled,
  type Pokemon,
  type PokemonFacts,
  pokemonBody,
  topOf,
} from '@pokesol/engine/official';
import { missingFor, unitsOn } from './energy.ts';
import { printedDamage } from './printedDamage.ts';
import type { Weights } from './weights.ts';

/** Of an evolution that another one comes before. */
const TWO_STEPS = 0.6;

export type Future = {
  /** Damage of its best attack, less the longer it takes to be ready. */
  readonly reach: number;
  /** Units of energy that some attack, now or later, makes use of. */
  readonly used: number;
};

export function futureOf(battle: Battle, seat: Seat, pokemon: Frozen<Pokemon>, weights: Weights): Future {
  const units = unitsOn(battle, pokemon);
  let [reach, used] = [0, 0];
  const look = (attacks: readonly AttackFacts[], share: number): void => {
    for (const attack of attacks) {
      const missing = missingFor(units, attack.cost);
      reach = Math.max(reach, share * printedDamage(attack) * weights.waiting ** missing);
      used = Math.max(used, attack.cost.length - missing);
    }
  };
  look(pokemonBody(battle, pokemon).attacks, 1);
  const { name } = factsOf(battle, topOf(pokemon));
  const { hand } = battle.state.sides[seat];
  for (const above of evolutionsOf(battle.printed, name)) {
    const next = isCalled(name, above.line[0]);
    const held = next && hand.some((card) => factsOf(battle, card) === above);
    look(above.attacks, (held ? weights.inHand : weights.inDeck) * (next ? 1 : TWO_STEPS));
  }
  return { reach, used };
}

const known = new WeakMap<readonly CardFacts[], Map<string, readonly PokemonFacts[]>>();

/** All that are based on a Pokémon of that name, at once or later. */
function evolutionsOf(printed: readonly CardFacts[], name: string): readonly PokemonFacts[] {
  const byName = known.get(printed) ?? new Map<string, readonly PokemonFacts[]>();
  known.set(printed, byName);
  const before = byName.get(name);
  if (before !== undefined) return before;
  const found = printed.flatMap((facts) =>
    facts.kind === 'pokemon' && facts.line.some((lower) => isCalled(name, lower)) ? [facts] : [],
  );
  byName.set(name, found);
  return found;
}
