/** How soon a seat takes its next Prize: turns to a Knock Out of the Active Pokémon opposite, by its own and by benched ones. */
import { type Frozen, otherSeat, type Seat } from '@pokesol/engine';
import {
  type Battle,
  forecastOf,
  hpOf,
  type Pokemon,
  pokemonBody,
  retreatCostOf,
} from '@pokesol/engine/official';
import { missingFor, unitsOn } from './energy.ts';
import { printedDamage } from './printedDamage.ts';
import type { Weights } from './weights.ts';

/** Chance of a Knock Out that the coins decide. */
const COINS = 0.4;
/** What is left of the race of a Pokémon that may not attack. */
const STUCK = 0.6;

/** 1: with the next attack, and less for each turn that it takes longer; times the Prizes, more where that wins. */
export function raceOf(battle: Battle, seat: Seat, weights: Weights): number {
  const side = battle.state.sides[seat];
  const against = battle.state.sides[otherSeat(seat)];
  const target = against.active;
  if (side.active === null || target === null) return 0;
  const body = pokemonBody(battle, target);
  const left = Math.max(10, hpOf(battle, target) - target.damage);
  let best = 0;
  for (const { least, most, missing } of forecastOf(battle, seat, side.active))
    best = Math.max(best, soon(least, most, left, missing, weights));
  const stuck = side.active.afflictions.some(({ status }) => status === 'sleep' || status === 'paralysis');
  if (stuck) best *= STUCK;
  const away = retreatCostOf(battle, side.active) <= side.active.energy.length && !stuck;
  const share = away ? weights.benched : weights.benched / 2;
  for (const pokemon of side.bench)
    best = Math.max(best, share * benchedSoon(battle, pokemon, target, left, weights));
  const last = side.prizes.length <= body.prizes || against.bench.length === 0;
  return best * (last ? weights.last : body.prizes);
}

function benchedSoon(
  battle: Battle,
  pokemon: Frozen<Pokemon>,
  target: Frozen<Pokemon>,
  left: number,
  weights: Weights,
): number {
  const units = unitsOn(battle, pokemon);
  const { types, attacks } = pokemonBody(battle, pokemon);
  const { weaknesses, resistances } = pokemonBody(battle, target);
  let best = 0;
  for (const attack of attacks) {
    const missing = missingFor(units, attack.cost);
    if (missing > 2) continue;
    let damage = printedDamage(attack);
    for (const { type, times, plus } of weaknesses) if (types.includes(type)) damage = damage * times + plus;
    for (const { type, minus } of resistances) if (types.includes(type)) damage -= minus;
    best = Math.max(best, soon(damage, damage, left, missing, weights));
  }
  return best;
}

function soon(least: number, most: number, left: number, missing: number, { pace }: Weights): number {
  if (most <= 0) return 0;
  const mean = (least + most) / 2;
  const turns = mean >= left ? 1 : (Math.ceil(left / Math.max(1, mean)) + left / Math.max(1, mean)) / 2;
  // The energy of the next turn comes before its attack.
  const wait = Math.max(0, missing - 1) + (missing > 0 ? 0.4 : 0);
  const later = pace ** (turns - 1 + wait);
  const chance = least >= left ? 1 : most >= left ? COINS : 0;
  return Math.max(later, chance * pace ** wait + (1 - chance) * later * (chance > 0 ? pace : 1));
}
