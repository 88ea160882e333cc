/** How much an attack's hit does to its target. */
import type { Frozen } from '../../kernel/frozen.ts';
import { TYPE_CHART, type Type } from '../../kernel/types.ts';
import type { DamageFormula } from '../model/events.ts';
import type { PokemonFacts } from '../model/facts.ts';
import { type RuleSet, rulesOf } from '../model/rules.ts';
import { type Battle, type Pokemon, pokemonFacts } from '../model/state.ts';

const anyOf = (types: readonly Type[], attacker: readonly Type[]): boolean =>
  attacker.some((type) => types.includes(type));

const weaknesses = (facts: PokemonFacts): readonly Type[] =>
  facts.weaknesses ?? facts.types.flatMap((type) => TYPE_CHART[type].weakTo);
const resistances = (facts: PokemonFacts): readonly Type[] =>
  facts.resistances ?? facts.types.flatMap((type) => TYPE_CHART[type].resists);

const attachedSum = (pokemon: Frozen<Pokemon>, changes: 'damageDealt' | 'damageTaken'): number =>
  pokemon.attached.reduce((sum, attached) => (attached.changes === changes ? sum + attached.amount : sum), 0);

/** The parts of a hit of `base` damage; cards on the attacker count even where the attack itself does none. */
export function damageFormula(
  battle: Pick<Battle, 'rules' | 'printed' | 'printing'>,
  base: number,
  attacker: Frozen<Pokemon>,
  target: Frozen<Pokemon>,
): DamageFormula {
  const rules: RuleSet = rulesOf(battle);
  const attackerTypes = pokemonFacts(battle, attacker).types;
  const facts = pokemonFacts(battle, target);
  return {
    base,
    weakness: anyOf(weaknesses(facts), attackerTypes) ? rules.weaknessFactor : 1,
    resistance: anyOf(resistances(facts), attackerTypes) ? rules.resistanceFactor : 1,
    bonus: attachedSum(attacker, 'damageDealt'),
    reduction: 0 - attachedSum(target, 'damageTaken'),
  };
}

export const damageOf = ({ base, weakness, resistance, bonus, reduction }: DamageFormula): number =>
  Math.max(0, Math.floor(base * weakness * resistance) + bonus - reduction);
