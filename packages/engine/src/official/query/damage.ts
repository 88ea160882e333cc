/** How much damage an attack does to a Pokémon, in the steps of rule 6. */
import type { Frozen } from '../../kernel/frozen.ts';
import { otherSeat, type Seat } from '../../kernel/ids.ts';
import type { DamageFormula } from '../model/events.ts';
import type { WeaknessOrResistance } from '../model/language.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { modifiersOf } from './modifiers.ts';
import { resistancesOf, typesOf, weaknessesOf } from './pokemon.ts';
import { isFrom } from './protection.ts';
import { isOfKind } from './select.ts';

export type Hit = {
  readonly base: number;
  readonly sum?: string | undefined;
  readonly attacker: Frozen<Pokemon>;
  /** Of the attacker. */
  readonly seat: Seat;
  /** The name of the attack; `null` where the damage is of none. */
  readonly attack: string | null;
  readonly target: Frozen<Pokemon>;
  /** Weakness and Resistance do not count: on the Bench, or where the text says so (6.3). */
  readonly plain: boolean;
  /** Of the two, what the attack is not affected by. */
  readonly ignores: readonly WeaknessOrResistance[];
  readonly targetActive: boolean;
  /** Of its own side. */
  readonly own: boolean;
  /** Effects on the target do not count (6.4). */
  readonly past: boolean;
};

export function damageFormula(table: Table, hit: Hit): DamageFormula {
  const { base, sum, attacker, seat, attack, target, plain, ignores, targetActive, own: ownSide } = hit;
  const past = isPast(table, hit);
  // What changes or prevents damage says so of attacks.
  const ofAttack = attack !== null;
  const own = modifiersOf(table, attacker, 'damageDealt').filter(
    (modifier) =>
      (modifier.attack === undefined || modifier.attack === attack) &&
      (modifier.to === undefined || isOfKind(table, target, ownSide ? seat : otherSeat(seat), modifier.to)),
  );
  // What an effect adds to an attack's damage is for the Active Pokémon of the opponent; what it takes off is of all of it.
  const adds = (after: boolean): number =>
    ofAttack && attacker !== target
      ? own
          .filter((each) => (each.after === true) === after && (targetActive || each.by < 0))
          .reduce((sum, { by }) => sum + by, 0)
      : 0;
  const types = typesOf(table, attacker);
  const passed = [...ignores, ...modifiersOf(table, attacker, 'damageIgnores').map(({ what }) => what)];
  const weak =
    plain || passed.includes('weakness')
      ? undefined
      : weaknessesOf(table, target).find(({ type }) => types.includes(type));
  const resists =
    plain || passed.includes('resistance')
      ? undefined
      : resistancesOf(table, target).find(({ type }) => types.includes(type));
  const formula = {
    base,
    ...(sum === undefined ? {} : { sum }),
    dealt: adds(false) + takenBy(table, hit, true),
    weakness: weak === undefined ? null : { times: weak.times, plus: weak.plus },
    resistance: resists?.minus ?? 0,
    taken: takenBy(table, hit, false) + adds(true),
    prevented: false,
  };
  const amount = damageOf(formula);
  const prevented =
    attacker === target
      ? ofAttack && isOwnPrevented(table, target)
      : ofAttack && !past && isPrevented(table, hit, amount);
  return prevented ? { ...formula, prevented } : formula;
}

const isOwnPrevented = (table: Table, target: Frozen<Pokemon>): boolean =>
  modifiersOf(table, target, 'preventOwnDamage').length > 0;

function isPrevented(table: Table, { attacker, seat, target, own }: Hit, amount: number): boolean {
  const by = { pokemon: attacker, seat };
  return (
    modifiersOf(table, target, 'preventEffects').some((modifier) => isFrom(table, modifier, by, own)) ||
    modifiersOf(table, target, 'preventDamage').some(
      (modifier) =>
        (modifier.atMost === undefined || amount <= modifier.atMost) &&
        (modifier.atLeast === undefined || amount >= modifier.atLeast) &&
        isFrom(table, modifier, by, own),
    )
  );
}

/** Past what holds of the Pokémon that is hit: by this attack alone, or by all that it uses on the opponent's Active Pokémon. */
export const isPast = (table: Table, { past, attacker, targetActive, own }: Hit): boolean =>
  past ||
  (targetActive &&
    !own &&
    modifiersOf(table, attacker, 'damageIgnores').some(({ what }) => what === 'effects'));

/** Ahead of Weakness and Resistance, or behind them. */
const takenBy = (table: Table, hit: Hit, before: boolean): number =>
  hit.attack === null || isPast(table, hit)
    ? 0
    : modifiersOf(table, hit.target, 'damageTaken')
        .filter(
          (modifier) =>
            (modifier.before === true) === before &&
            isFrom(table, modifier, { pokemon: hit.attacker, seat: hit.seat }, hit.own),
        )
        .reduce((sum, { by }) => sum + by, 0);

/** A result of 0 or less after step 1, 2 or 4 ends it (6.2). */
export function damageOf({ base, dealt, weakness, resistance, taken, prevented }: DamageFormula): number {
  if (prevented || base <= 0) return 0;
  const sent = base + dealt;
  if (sent <= 0) return 0;
  const weak = weakness === null ? sent : sent * weakness.times + weakness.plus;
  const resisted = weak - resistance;
  return resisted <= 0 ? 0 : Math.max(0, resisted + taken);
}
