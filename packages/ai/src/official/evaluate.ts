/** What an official battle is worth to a seat at a glance: the race for the Prizes, and what stands on the table for it. */
import { otherSeat, type Seat } from '@pokesol/engine';
import {
  type Battle,
  type Forecast,
  type Frozen,
  factsOf,
  forecastOf,
  hpOf,
  type Pokemon,
  pokemonBody,
  retreatCostOf,
} from '@pokesol/engine/official';
import type { Personality } from '../personality.ts';
import { printedDamage } from './printedDamage.ts';
import type { Weights } from './weights.ts';

export const WON = 100_000;
const PRIZES = 6;
const RANK: Readonly<Record<string, number>> = { basic: 0, stage1: 1, stage2: 2 };

type InPlay = Frozen<Pokemon>;
type Side = Battle['state']['sides'][0];

/** For that seat, with the other one to move. */
export function evaluate(battle: Battle, seat: Seat, { aggression }: Personality, weights: Weights): number {
  const { state } = battle;
  if (state.phase === 'ended') return state.winner === seat ? WON : state.winner === null ? 0 : -WON;
  const other = otherSeat(seat);
  const [own, theirs] = [duelOf(battle, seat), duelOf(battle, other)];
  return (
    (1.5 - aggression) * sideWorth(battle, seat, weights) -
    (0.5 + aggression) * sideWorth(battle, other, weights) +
    weights.prize * (raceWorth(state.sides[seat]) - raceWorth(state.sides[other])) +
    (0.5 + aggression) * hits(battle, own, other, weights, weights.knockOut) -
    (1.5 - aggression) * hits(battle, theirs, seat, weights, weights.threat)
  );
}

/** Prizes taken; with the last ones the battle is over, so that they count for more. */
function raceWorth({ prizes }: Side): number {
  const taken = PRIZES - prizes.length;
  return taken + (taken * taken) / 24;
}

function sideWorth(battle: Battle, seat: Seat, weights: Weights): number {
  const { active, bench, hand, deck } = battle.state.sides[seat];
  let worth = 0;
  if (active !== null) worth += pokemonWorth(battle, active, weights) - hinderedBy(battle, active, weights);
  for (const pokemon of bench) worth += pokemonWorth(battle, pokemon, weights);
  if (bench.length === 0) worth -= weights.alone;
  worth += weights.card * (Math.min(hand.length, 7) + Math.max(0, hand.length - 7) / 4);
  for (const card of hand) if (factsOf(battle, card).kind === 'pokemon') worth += weights.playable;
  return worth - weights.deckOut * Math.max(0, 8 - deck.length);
}

function pokemonWorth(battle: Battle, pokemon: InPlay, weights: Weights): number {
  const body = pokemonBody(battle, pokemon);
  const left = Math.max(0, hpOf(battle, pokemon) - pokemon.damage);
  const have = pokemon.energy.length;
  let reach = 0;
  let asked = 0;
  for (const attack of body.attacks) {
    const missing = Math.max(0, attack.cost.length - have);
    reach = Math.max(reach, printedDamage(attack) * weights.waiting ** missing);
    asked = Math.max(asked, attack.cost.length);
  }
  return (
    weights.body +
    (weights.hp * left) / 10 +
    weights.stage * (RANK[body.stage] ?? 1) +
    (weights.attack * reach) / 10 +
    weights.energy * Math.min(have, asked)
  );
}

/** What keeps the Active Pokémon from doing its part. */
function hinderedBy(battle: Battle, active: InPlay, weights: Weights): number {
  let worth = 0;
  for (const { status, counters } of active.afflictions) {
    if (status === 'poison' || status === 'burn') worth += weights.harm * (counters ?? 1) * 2;
    else worth += weights.held * (status === 'confusion' ? 0.5 : 1);
  }
  const canAttack = pokemonBody(battle, active).attacks.some(
    ({ cost }) => cost.length <= active.energy.length,
  );
  if (!canAttack)
    worth += weights.stranded * Math.max(0, retreatCostOf(battle, active) - active.energy.length);
  return worth;
}

/** What the Active Pokémon of a seat may do next, with one more unit of energy. */
function duelOf(battle: Battle, seat: Seat): readonly Forecast[] {
  const { active } = battle.state.sides[seat];
  return active === null ? [] : forecastOf(battle, seat, active).filter(({ missing }) => missing <= 1);
}

/** Of its best attack: the Prizes of a Knock Out, or the share of the damage in one. */
function hits(
  battle: Battle,
  attacks: readonly Forecast[],
  target: Seat,
  weights: Weights,
  weight: number,
): number {
  const side = battle.state.sides[target];
  if (side.active === null) return 0;
  const left = Math.max(10, hpOf(battle, side.active) - side.active.damage);
  const { prizes } = pokemonBody(battle, side.active);
  let best = 0;
  for (const { least, most, missing } of attacks) {
    const sure = missing === 0 ? 1 : 0.6;
    const chance = least >= left ? 1 : most >= left ? 0.4 : 0;
    const wound = Math.min(1, (least + most) / 2 / left);
    best = Math.max(best, sure * Math.max(chance, weights.wound * wound));
  }
  const last = battle.state.sides[otherSeat(target)].prizes.length <= prizes || side.bench.length === 0;
  return weights.prize * weight * best * (last ? 3 : prizes);
}
