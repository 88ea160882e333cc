/** What an official battle is worth to a seat at a glance: the race for the Prizes, and what stands on the table for it. */
import { type Frozen, factsOf, otherSeat, type Seat } from '@pokesol/engine';
import {
  type Battle,
  hpOf,
  isUnreadAttack,
  type Pokemon,
  pokemonBody,
  retreatCostOf,
} from '@pokesol/engine/official';
import type { Personality } from '../personality.ts';
import { futureOf } from './future.ts';
import { raceOf } from './race.ts';
import type { Weights } from './weights.ts';

const WON = 100_000;
const PRIZES = 6;
/** So many cards in the deck are enough for any battle. */
const SPARE = 20;
const RANK: Readonly<Record<string, number>> = { basic: 0, stage1: 1, stage2: 2 };

type InPlay = Frozen<Pokemon>;
type Side = Battle['state']['sides'][0];

/** For that seat, at the beginning of a turn of either. */
export function evaluate(battle: Battle, seat: Seat, { aggression }: Personality, weights: Weights): number {
  const { state } = battle;
  if (state.phase === 'ended') return state.winner === seat ? WON : state.winner === null ? 0 : -WON;
  const other = otherSeat(seat);
  // The side that moves next attacks first.
  const isOwn = state.current === seat;
  const [ours, theirs] = isOwn ? [weights.threat, weights.knockOut] : [weights.knockOut, weights.threat];
  return (
    (1.5 - aggression) * (sideWorth(battle, seat, weights) + handWorth(battle, seat, weights)) -
    (0.5 + aggression) * (sideWorth(battle, other, weights) + countWorth(battle, other, weights)) +
    weights.prize * (raceWorth(state.sides[seat]) - raceWorth(state.sides[other])) +
    weights.prize *
      ((0.5 + aggression) * ours * raceOf(battle, seat, weights) -
        (1.5 - aggression) * theirs * raceOf(battle, other, weights))
  );
}

/** Prizes taken; with the last ones the battle is over, so that they count for more. */
function raceWorth({ prizes }: Side): number {
  const taken = PRIZES - prizes.length;
  return taken + (taken * taken) / 24;
}

function sideWorth(battle: Battle, seat: Seat, weights: Weights): number {
  const { active, bench, deck } = battle.state.sides[seat];
  let worth = 0;
  if (active !== null)
    worth += pokemonWorth(battle, seat, active, weights) - hinderedBy(battle, active, weights);
  for (const pokemon of bench) worth += pokemonWorth(battle, seat, pokemon, weights);
  if (bench.length === 0) worth -= weights.alone;
  worth += weights.deck * Math.min(SPARE, deck.length);
  return worth - weights.deckOut * Math.max(0, 8 - deck.length);
}

/** Of the own hand, whose cards are known. */
function handWorth(battle: Battle, seat: Seat, weights: Weights): number {
  let worth = countWorth(battle, seat, weights);
  let energy = 0;
  for (const card of battle.state.sides[seat].hand) {
    const { kind } = factsOf(battle, card);
    if (kind === 'pokemon') worth += weights.playable;
    else if (kind === 'energy') energy += 1;
  }
  return worth + weights.fuel * Math.min(2, energy);
}

function countWorth(battle: Battle, seat: Seat, weights: Weights): number {
  const { length } = battle.state.sides[seat].hand;
  return weights.card * (Math.min(length, 7) + Math.max(0, length - 7) / 4);
}

function pokemonWorth(battle: Battle, seat: Seat, pokemon: InPlay, weights: Weights): number {
  const { reach, used } = futureOf(battle, seat, pokemon, weights);
  const body = pokemonBody(battle, pokemon);
  const hp = hpOf(battle, pokemon);
  const left = Math.max(0, hp - pokemon.damage);
  return (
    weights.body +
    (weights.hp * left) / 10 +
    weights.stage * (RANK[body.stage] ?? 1) +
    (weights.attack * reach) / 10 +
    weights.energy * used -
    weights.wounded * body.prizes * (1 - left / Math.max(10, hp))
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
    (attack) => attack.cost.length <= active.energy.length && !isUnreadAttack(attack),
  );
  if (!canAttack)
    worth += weights.stranded * Math.max(0, retreatCostOf(battle, active) - active.energy.length);
  return worth;
}
