/** How much damage an attack does to a Pokémon, in the steps of rule 6. */
import type { DamageFormula } from '../model/events.ts';
import { type Frozen, type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { modifiersOf, modifiersOn } from './modifiers.ts';
import { resistancesOf, weaknessesOf } from './pokemon.ts';

export type Hit = {
  readonly base: number;
  readonly attacker: Frozen<Pokemon>;
  readonly target: Frozen<Pokemon>;
  /** Weakness and Resistance count: for the Active Pokémon, unless the text says otherwise (6.3). */
  readonly plain: boolean;
  readonly targetActive: boolean;
  /** Of its own side. */
  readonly own: boolean;
  /** Effects on the target do not count (6.4). */
  readonly past: boolean;
};

export function damageFormula(
  table: Table,
  { base, attacker, target, plain, targetActive, own: ownSide, past }: Hit,
): DamageFormula {
  const own = modifiersOf(table, attacker, 'damageDealt');
  // What an effect adds to an attack's damage is for the Active Pokémon of the opponent.
  const adds = (after: boolean): number =>
    targetActive && attacker !== target
      ? own.filter((each) => (each.after === true) === after).reduce((sum, { by }) => sum + by, 0)
      : 0;
  const { types } = pokemonBody(table, attacker);
  const weak = plain ? undefined : weaknessesOf(table, target).find(({ type }) => types.includes(type));
  const resists = plain ? undefined : resistancesOf(table, target).find(({ type }) => types.includes(type));
  const formula = {
    base,
    dealt: adds(false),
    weakness: weak === undefined ? null : { times: weak.times, plus: weak.plus },
    resistance: resists?.minus ?? 0,
    taken: (past ? 0 : takenBy(table, target, ownSide)) + adds(true),
    prevented: false,
  };
  const amount = damageOf(formula);
  const prevented = modifiersOn(table, target).some(
    (modifier) =>
      attacker !== target &&
      !past &&
      (modifier.change === 'preventEffects' ||
        (modifier.change === 'preventDamage' &&
          (modifier.atMost === undefined || amount <= modifier.atMost))),
  );
  return prevented ? { ...formula, prevented } : formula;
}

const takenBy = (table: Table, target: Frozen<Pokemon>, ownSide: boolean): number =>
  modifiersOf(table, target, 'damageTaken').reduce(
    (sum, { by, ofOpponent }) => (ofOpponent === true && ownSide ? sum : sum + by),
    0,
  );

/** A result of 0 or less after step 1, 2 or 4 ends it (6.2). */
export function damageOf({ base, dealt, weakness, resistance, taken, prevented }: DamageFormula): number {
  if (prevented || base <= 0) return 0;
  const sent = base + dealt;
  if (sent <= 0) return 0;
  const weak = weakness === null ? sent : sent * weakness.times + weakness.plus;
  const resisted = weak - resistance;
  return resisted <= 0 ? 0 : Math.max(0, resisted + taken);
}
