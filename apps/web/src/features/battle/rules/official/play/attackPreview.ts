/** What each attack of a Pokémon would do now: its cost, what is missing, and the formula of its damage part by part. */
import { findPokemon, otherSeat, type PokemonId, type Type } from '@pokesol/engine';
import {
  type AttackFacts,
  attacksOf,
  type BattleView,
  type DamageFormula,
  forecastOf,
  hpOf,
  nameOf,
  pokemonBody,
  type Unit,
} from '@pokesol/engine/official';
import { battleBehind } from './judge.ts';

export type OfficialAttackPreview = {
  readonly name: string;
  /** Its place, as the action names it. */
  readonly attack: number;
  readonly cost: readonly Type[];
  readonly units: readonly Unit[];
  /** `null` while there is no Pokémon to attack, or no damage. */
  readonly damage: DamagePreview | null;
};

export type DamagePreview = {
  readonly least: number;
  readonly most: number;
  /** Each part of the sum: «60» «printed». */
  readonly lines: readonly (readonly [number: string, why: string])[];
  readonly target: string;
  readonly hpLeft: number;
  readonly isKnockOut: boolean;
  /** Only with all coins heads. */
  readonly mayKnockOut: boolean;
  readonly prizes: number;
};

export function attackPreviews(view: BattleView, id: PokemonId): readonly OfficialAttackPreview[] {
  const battle = battleBehind(view);
  const found = findPokemon(battle.state, id);
  if (found === null) return [];
  const own = [view.you.active, ...view.you.bench, view.opponent.active, ...view.opponent.bench];
  const units = own.find((pokemon) => pokemon?.id === id)?.energy.flatMap(({ provides }) => provides) ?? [];
  const target = battle.state.sides[otherSeat(found.seat)].active;
  return forecastOf(battle, found.seat, found.pokemon).map(({ name, attack, cost, least, most, formula }) => {
    const attacked = { name, attack, cost, units };
    if (target === null || formula === null || (most === 0 && !formula.prevented))
      return { ...attacked, damage: null };
    const hpLeft = hpOf(battle, target) - target.damage;
    const types = pokemonBody(battle, found.pokemon).types;
    return {
      ...attacked,
      damage: {
        least,
        most,
        lines: formulaLines(formula, types[0] ?? 'Colorless'),
        target: nameOf(battle, target),
        hpLeft,
        isKnockOut: least >= hpLeft,
        mayKnockOut: most >= hpLeft,
        prizes: pokemonBody(battle, target).prizes,
      },
    };
  });
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** In the order of rule 6. */
function formulaLines(
  { base, sum, dealt, weakness, resistance, taken, prevented }: DamageFormula,
  type: Type,
): DamagePreview['lines'] {
  return [
    [`${base}`, sum === undefined ? 'of the attack' : `of the attack, ${sum}`],
    ...(dealt === 0 ? [] : [[signed(dealt), 'effects on your side'] as const]),
    ...(weakness === null || weakness.times === 1
      ? []
      : [[`×${weakness.times}`, `Weakness to ${type}`] as const]),
    ...(weakness === null || weakness.plus === 0
      ? []
      : [[signed(weakness.plus), `Weakness to ${type}`] as const]),
    ...(resistance === 0 ? [] : [[signed(-Math.abs(resistance)), `Resistance to ${type}`] as const]),
    ...(taken === 0 ? [] : [[signed(taken), 'effects on its side'] as const]),
    ...(prevented ? [['= 0', 'an effect prevents it'] as const] : []),
  ];
}

/** What that attack is, of the Pokémon's own or of a card that lends it. */
export function attackFacts(view: BattleView, id: PokemonId, attack: number): AttackFacts | undefined {
  const battle = battleBehind(view);
  const found = findPokemon(battle.state, id);
  return found === null ? undefined : attacksOf(battle, found.pokemon)[attack];
}
