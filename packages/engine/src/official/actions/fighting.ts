/** Attacking, and retreating with the Active Pokémon (rules 3.7, 3.9, 5). */
import { at } from '../../kernel/at.ts';
import type { Frozen } from '../../kernel/frozen.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Status } from '../../kernel/status.ts';
import { findPokemon } from '../../kernel/table.ts';
import type { ActionOf } from '../model/actions.ts';
import type { AttackFacts } from '../model/language.ts';
import type { Battle, Pokemon } from '../model/state.ts';
import { isUnreadAttack, reasonUnread } from '../model/unread.ts';
import { push } from '../procedure/stack.ts';
import { effectSteps } from '../query/attackSteps.ts';
import { attacksOf, withBase } from '../query/attacks.ts';
import { isForbidden, modifiersOf } from '../query/modifiers.ts';
import { attackCostOf, energyOf, pays, retreatCostOf } from '../query/pokemon.ts';
import { holds } from '../query/select.ts';
import { reasonAgainstPrice } from '../query/wouldChange.ts';
import { emit, ref } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';

/** By a condition; but for those that do not matter. */
const isHeld = ({ afflictions }: Frozen<Pokemon>, but: readonly Status[] = []): boolean =>
  afflictions.some(({ status }) => (status === 'sleep' || status === 'paralysis') && !but.includes(status));

/** The one that is named, else the Active one. */
function attackerOf({ state }: Pick<Battle, 'state'>, { seat, pokemon }: ActionOf<'attack'>) {
  const id = pokemon ?? state.sides[seat].active?.id ?? null;
  const found = findPokemon(state, id);
  return found?.seat === seat ? found : null;
}

export const attack: ActionRule<'attack'> = {
  check: (battle, action) => {
    const { seat, attack: place } = action;
    const { turn, thisTurn, sides } = battle.state;
    const found = attackerOf(battle, action);
    if (found === null) return action.pokemon === undefined ? 'NO_ACTIVE' : 'NOT_YOUR_POKEMON';
    const { pokemon, benched } = found;
    const facts = attacksOf(battle, pokemon)[place];
    if (turn === 1 && facts?.effect?.onFirstTurn !== true) return 'FIRST_TURN_ATTACK';
    if (facts === undefined) return 'NO_SUCH_ATTACK';
    if (benched && facts.effect?.fromBench !== true) return 'ONLY_FROM_ACTIVE';
    // Who may attack once more is the Active Pokémon (rule 11.15).
    if (benched && thisTurn.some(({ what }) => what === 'mayAttackAgain')) return 'ONLY_ATTACK_AGAIN';
    if (isUnreadAttack(facts)) return reasonUnread(facts.name, facts.unread);
    const { once } = facts;
    if (once !== undefined && sides[seat].spent.includes(once))
      return { code: 'ONCE_A_GAME', params: { what: once } };
    if (isHeld(pokemon)) return 'ASLEEP_OR_PARALYZED';
    if (
      isForbidden(battle, pokemon, 'attack') ||
      modifiersOf(battle, pokemon, 'cannotUse').some((modifier) => modifier.attack === facts.name)
    )
      return 'CANNOT_ATTACK';
    const context = contextOf(seat, pokemon, facts);
    if (!pays(energyOf(battle, pokemon), costNow(battle, context, pokemon, facts)))
      return 'NOT_ENOUGH_ENERGY';
    const { needs, price = [] } = facts.effect ?? {};
    if (needs !== undefined && !holds(battle, context, needs)) return 'ATTACK_NEEDS';
    return price.length === 0 ? null : reasonAgainstPrice(battle, context, price);
  },
  offers: (battle, seat) => {
    const { active, bench } = battle.state.sides[seat];
    const ofActive =
      active === null
        ? []
        : attacksOf(battle, active).map((_, place) => ({ type: 'attack', seat, attack: place }) as const);
    const ofBench = bench.flatMap((pokemon) =>
      attacksOf(battle, pokemon).flatMap(({ effect }, place) =>
        effect?.fromBench === true
          ? [{ type: 'attack', seat, attack: place, pokemon: pokemon.id } as const]
          : [],
      ),
    );
    return [...ofActive, ...ofBench];
  },
  perform: (draft, action) => {
    const { seat, attack: place } = action;
    const found = attackerOf(draft, action);
    if (found === null) return;
    const { pokemon } = found;
    const facts = withBase(draft, pokemon, at(attacksOf(draft, pokemon), place));
    push(draft, {
      seat,
      by: 'game',
      steps: [
        { do: 'knockOuts', attacker: pokemon.id },
        { do: 'afterAttack', attacker: pokemon.id },
      ],
    });
    push(draft, {
      seat,
      by: 'attack',
      source: pokemon.id,
      attack: announced(facts),
      steps: [
        { do: 'flipToAttack' },
        { do: 'confusion' },
        { do: 'announce' },
        ...(facts.effect?.price ?? []),
        ...effectSteps(facts),
        { do: 'answers' },
      ],
    });
  },
};

/** A cost that the attack names itself is not changed by anything (rule 6.12). */
function costNow(
  battle: Battle,
  context: ReturnType<typeof contextOf>,
  pokemon: Frozen<Pokemon>,
  facts: AttackFacts,
): AttackFacts['cost'] {
  const instead = facts.effect?.canBeUsedFor;
  return instead !== undefined && holds(battle, context, instead.while)
    ? instead.cost
    : attackCostOf(battle, pokemon, facts);
}

/** What is kept of it while it is resolved. */
const announced = ({ name, cost, once }: AttackFacts) => ({
  name,
  cost: [...cost],
  ...(once !== undefined && { once }),
});

const contextOf = (seat: Seat, { id }: Frozen<Pokemon>, facts: AttackFacts) =>
  ({
    seat,
    by: 'attack',
    card: null,
    source: id,
    attacker: null,
    attack: facts,
    bound: {},
  }) as const;

export const retreat: ActionRule<'retreat'> = {
  check: (battle, { seat }) => {
    const { active, bench, retreated } = battle.state.sides[seat];
    if (active === null) return 'NO_ACTIVE';
    if (retreated) return 'ALREADY_RETREATED';
    const despite = modifiersOf(battle, active, 'retreatsDespite').flatMap(({ statuses }) => statuses);
    if (isHeld(active, despite)) return 'ASLEEP_OR_PARALYZED';
    if (isForbidden(battle, active, 'retreat')) return 'CANNOT_RETREAT';
    if (bench.length === 0) return 'NO_BENCH';
    const cost = retreatCostOf(battle, active);
    return energyOf(battle, active).length >= cost ? null : { code: 'CANNOT_PAY_RETREAT', params: { cost } };
  },
  offers: (_battle, seat) => [{ type: 'retreat', seat }],
  perform: (draft, { seat }) => {
    const side = draft.state.sides[seat];
    if (side.active === null) return;
    side.retreated = true;
    emit(draft, { type: 'retreats', seat, ...ref(side.active) });
    const units = retreatCostOf(draft, side.active);
    push(draft, {
      seat,
      by: 'game',
      steps: [...(units > 0 ? [{ do: 'payRetreat', units } as const] : []), { do: 'retreatTo' }],
    });
  },
};
