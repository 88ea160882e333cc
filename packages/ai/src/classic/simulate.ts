/** Tries actions on a determinized battle: what every level that looks ahead looks ahead with. */
import { isRefusal, type Seat } from '@pokesol/engine';
import {
  type Action,
  type Applied,
  applyAction,
  type Battle,
  type BattleEvent,
  type Move,
} from '@pokesol/engine/classic';

/** The battle after an action and what happened; `null` where it is not allowed. */
export function tryAction(battle: Battle, action: Action): Applied | null {
  const applied = applyAction(battle, action);
  return isRefusal(applied) ? null : applied;
}

/** The one attack that a side could make; `null` without an active Pokémon. */
export function attackOf({ state }: Battle, seat: Seat): Move | null {
  const { active } = state.sides[seat];
  return active === null ? null : { type: 'attack', seat, pokemon: active.id, attack: 0 };
}

/**
 * The attack of that seat's active Pokémon when there is no reason to leave it out: nothing but the opponent can be hurt
 * by it, and it knocks out, hurts or brings a condition. `null` when it cannot be made, gains nothing or is in doubt.
 */
export function gainfulAttack(battle: Battle, seat: Seat): Move | null {
  const attack = attackOf(battle, seat);
  if (attack === null || battle.state.sides[seat].active?.statuses.includes('confusion')) return null;
  const events = tryAction(battle, attack)?.events ?? [];
  return events.some((event) => hurts(event, seat, false)) &&
    !events.some((event) => hurts(event, seat, true))
    ? attack
    : null;
}

const hurts = (event: BattleEvent, seat: Seat, own: boolean): boolean =>
  (event.type === 'statusAdded' || (event.type === 'damageDealt' && event.amount > 0)) &&
  (event.seat === seat) === own;
