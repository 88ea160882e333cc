/** What an attack would come to if it were used now: what its cost lacks, and its damage between the worst coins and the best. */
import type { Frozen } from '../../kernel/frozen.ts';
import { otherSeat, type Seat } from '../../kernel/ids.ts';
import { TYPES } from '../../kernel/types.ts';
import type { DamageFormula } from '../model/events.ts';
import type { AttackFacts, Step } from '../model/language.ts';
import type { Quantity, Unit } from '../model/nouns.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { isUnreadAttack } from '../model/unread.ts';
import { attacksOf, withBase } from './attacks.ts';
import type { Context } from './context.ts';
import { damageFormula, damageOf } from './damage.ts';
import { attackCostOf, energyOf, pays } from './pokemon.ts';
import { amountOf, sumOfDamage } from './select.ts';

export type Forecast = {
  readonly name: string;
  /** Its place among the Pokémon's attacks, as an action names it. */
  readonly attack: number;
  /** What it costs now. */
  readonly cost: AttackFacts['cost'];
  /** Units of energy that its cost lacks; 0: it can be paid. */
  readonly missing: number;
  /** Damage to the opponent's Active Pokémon with every coin tails, and with every coin heads; 0 where there is none. */
  readonly least: number;
  readonly most: number;
  /** How the greater of the two comes about. */
  readonly formula: DamageFormula | null;
};

/** Every type at once: whatever is missing, this pays for it. */
const ANYTHING: Unit = TYPES;

/** Of that Pokémon's attacks against the opponent's Pokémon that is Active now. What choices decide is left out. */
export function forecastOf(table: Table, seat: Seat, pokemon: Frozen<Pokemon>): readonly Forecast[] {
  const energy = energyOf(table, pokemon);
  return attacksOf(table, pokemon).map((printed, attack) => {
    const facts = withBase(table, pokemon, printed);
    const cost = attackCostOf(table, pokemon, facts);
    const without = isUnreadAttack(facts) ? null : damageWith(table, seat, pokemon, facts, 0);
    const all = flips(facts) && without !== null ? damageWith(table, seat, pokemon, facts, 1) : without;
    const tails = without === null ? 0 : damageOf(without);
    const heads = all === null ? 0 : damageOf(all);
    return {
      name: facts.name,
      attack,
      cost,
      missing: missingFor(energy, cost),
      least: Math.min(tails, heads),
      most: Math.max(tails, heads),
      formula: heads >= tails ? all : without,
    };
  });
}

const flips = ({ effect }: AttackFacts): boolean =>
  effect?.before?.some((step) => step.do === 'flip') === true;

function missingFor(energy: readonly Unit[], cost: AttackFacts['cost']): number {
  const units = [...energy];
  for (let missing = 0; missing < cost.length; missing += 1) {
    if (pays(units, cost)) return missing;
    units.push(ANYTHING);
  }
  return cost.length;
}

/** `luck`: 1 where every coin falls heads, 0 where none does; of coins flipped until tails as many as fall on average. */
function damageWith(
  table: Table,
  seat: Seat,
  pokemon: Frozen<Pokemon>,
  facts: AttackFacts,
  luck: 0 | 1,
): DamageFormula | null {
  const target = table.state.sides[otherSeat(seat)].active;
  if (target === null) return null;
  const { damage = facts.damage, before = [], past = false, ignores = [] } = facts.effect ?? {};
  const context: Context = {
    seat,
    by: 'attack',
    card: null,
    source: pokemon.id,
    attacker: null,
    attack: facts,
    bound: {},
  };
  const known =
    before.length === 0
      ? context
      : { ...context, bound: Object.fromEntries(coinsIn(table, context, before, luck)) };
  const { base, sum } = sumOfDamage(table, known, damage);
  return damageFormula(table, {
    base,
    sum,
    attacker: pokemon,
    seat,
    attack: facts.name,
    target,
    plain: false,
    ignores,
    targetActive: true,
    own: false,
    past,
  });
}

/** For each flip of the steps how its coins lie. */
function coinsIn(
  table: Table,
  context: Context,
  steps: readonly Step[],
  luck: 0 | 1,
): readonly (readonly [name: string, coins: number[]])[] {
  return steps.flatMap((step): readonly (readonly [string, number[]])[] => {
    if (step.do !== 'flip') return [];
    const coins: Quantity = step.untilTails === true ? 1 : step.coins;
    return [[step.as, Array.from({ length: amountOf(table, context, coins) }, () => luck)]];
  });
}
